const names: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Whether an address's host is this machine, so that what is sent there never leaves it. */
export const isThisMachine = ({ hostname }: URL): boolean => names.includes(hostname);
