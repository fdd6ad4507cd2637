/** The months as packs print them, in English, German, French, Spanish, Italian and Dutch; accents are folded. */
const MONTHS = [
  'JANUARY JAN JANUAR JANVIER JANV ENERO ENE GENNAIO GEN JANUARI',
  'FEBRUARY FEB FEBRUAR FEVRIER FEVR FEV FEBRERO FEBBRAIO FEBRUARI',
  'MARCH MAR MARZ MRZ MARS MARZO MAART MRT',
  'APRIL APR AVRIL AVR ABRIL ABR APRILE',
  'MAY MAI MAYO MAGGIO MAG MEI',
  'JUNE JUN JUNI JUIN JUNIO GIUGNO GIU',
  'JULY JUL JULI JUILLET JUIL JULIO LUGLIO LUG',
  'AUGUST AUG AOUT AOU AGOSTO AGO AUGUSTUS',
  'SEPTEMBER SEPT SEP SEPTEMBRE SEPTIEMBRE SETTEMBRE SET',
  'OCTOBER OCT OKTOBER OKT OCTOBRE OCTUBRE OTTOBRE OTT',
  'NOVEMBER NOV NOVEMBRE NOVIEMBRE',
  'DECEMBER DEC DEZEMBER DEZ DECEMBRE DICIEMBRE DIC DICEMBRE',
]

/** Figures that recognition writes for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '5': 'S',
  '6': 'G',
  '8': 'B',
  '2': 'Z',
}
const NUMBERS = new Map(
  MONTHS.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)

/** The number of a month, from 1. */
export function monthNamed(word: string): number | undefined {
  const known = NUMBERS.get(word)
  if (known) return known
  // One slip at most: "N0V", "0CT", "JU1".
  const slips = word.match(/\d/g) ?? []
  if (slips.length !== 1) return undefined
  const letters = word.replace(/\d/, (figure) => LETTERS[figure] ?? figure)
  return NUMBERS.get(letters) ?? NUMBERS.get(word.replace('1', 'L'))
}
