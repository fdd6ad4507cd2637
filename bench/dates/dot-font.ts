/** Letters of 5 by 7 dots, as printers of dates have them; a row of bits is a row of dots. */
const FONT: Readonly<Record<string, string>> = {
  '0': '0e 11 13 15 19 11 0e',
  '1': '04 0c 04 04 04 04 0e',
  '2': '0e 11 01 02 04 08 1f',
  '3': '1f 02 04 02 01 11 0e',
  '4': '02 06 0a 12 1f 02 02',
  '5': '1f 10 1e 01 01 11 0e',
  '6': '06 08 10 1e 11 11 0e',
  '7': '1f 01 02 04 08 08 08',
  '8': '0e 11 11 0e 11 11 0e',
  '9': '0e 11 11 0f 01 02 0c',
  A: '0e 11 11 1f 11 11 11',
  B: '1e 11 11 1e 11 11 1e',
  C: '0e 11 10 10 10 11 0e',
  D: '1e 11 11 11 11 11 1e',
  E: '1f 10 10 1e 10 10 1f',
  F: '1f 10 10 1e 10 10 10',
  G: '0e 11 10 17 11 11 0f',
  H: '11 11 11 1f 11 11 11',
  I: '0e 04 04 04 04 04 0e',
  J: '07 02 02 02 02 12 0c',
  K: '11 12 14 18 14 12 11',
  L: '10 10 10 10 10 10 1f',
  M: '11 1b 15 15 11 11 11',
  N: '11 11 19 15 13 11 11',
  O: '0e 11 11 11 11 11 0e',
  P: '1e 11 11 1e 10 10 10',
  Q: '0e 11 11 11 15 12 0d',
  R: '1e 11 11 1e 14 12 11',
  S: '0f 10 10 0e 01 01 1e',
  T: '1f 04 04 04 04 04 04',
  U: '11 11 11 11 11 11 0e',
  V: '11 11 11 11 11 0a 04',
  W: '11 11 11 15 15 15 0a',
  X: '11 11 0a 04 0a 11 11',
  Y: '11 11 11 0a 04 04 04',
  Z: '1f 01 02 04 08 10 1f',
  '.': '00 00 00 00 00 0c 0c',
  '/': '00 01 02 04 08 10 00',
  '-': '00 00 00 1f 00 00 00',
  ':': '00 0c 0c 00 0c 0c 00',
  ' ': '00 00 00 00 00 00 00',
}

export interface Dot {
  column: number
  row: number
}

/** The zero of many printers has no stroke through it. */
const PLAIN_ZERO = '0e 11 11 11 11 11 0e'

/** The dots of a line. `isLarge`: 7 by 9, with two columns and two rows doubled. */
export function dotsOf(text: string, isLarge: boolean): { dots: Dot[]; columns: number; rows: number } {
  const [wide, high] = isLarge ? [7, 9] : [5, 7]
  const fromColumn = isLarge ? [0, 1, 1, 2, 3, 3, 4] : [0, 1, 2, 3, 4]
  const fromRow = isLarge ? [0, 1, 2, 2, 3, 4, 4, 5, 6] : [0, 1, 2, 3, 4, 5, 6]
  const dots: Dot[] = []
  for (const [at, letter] of [...text].entries()) {
    const bits = (letter === '0' ? PLAIN_ZERO : (FONT[letter] ?? FONT[' '] ?? '')).split(' ')
    for (let row = 0; row < high; row++)
      for (let column = 0; column < wide; column++) {
        const line = Number.parseInt(bits[fromRow[row] as number] ?? '0', 16)
        if ((line >> (4 - (fromColumn[column] as number))) & 1)
          dots.push({ column: at * (wide + 1) + column, row })
      }
  }
  return { dots, columns: [...text].length * (wide + 1), rows: high }
}
