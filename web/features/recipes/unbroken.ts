/** Keeps "2 1/4" and "3 cups" on one line. */
export const unbroken = (text: string) =>
  text.replace(/(?<=\d) (?=\d+\/\d)/g, '\u00a0').replace(/(?<=\d) (?=(?:g|kg|ml|l)\b)/g, '\u00a0')
