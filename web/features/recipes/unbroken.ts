/** "2 1/4" and "3 cups" stay on one line, as a cook reads them. */
export const unbroken = (text: string) =>
  text.replace(/(?<=\d) (?=\d+\/\d)/g, '\u00a0').replace(/(?<=\d) (?=(?:g|kg|ml|l)\b)/g, '\u00a0')
