/** What the operator asked for cannot be done; its message is one plain sentence without personal details. */
export class OperatorError extends Error {
  readonly statusCode: number;
  constructor(message: string, statusCode = 400) {
    super(message);
    this.name = "OperatorError";
    this.statusCode = statusCode;
  }
}
