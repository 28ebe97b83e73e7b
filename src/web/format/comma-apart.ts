/** A figure, and the comma with which its sentence goes on, where it has one: "Done in May 2045" and ",". */
export const commaApart = (figure: string): readonly [amount: string, comma?: string] => {
  const [amount = "", comma] = figure.split(/(,$)/);
  return comma ? [amount, comma] : [amount];
};
