import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../content/figures.json', import.meta.url)

/** Arguments that are no switches. */
export const given = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))

type Figure = number | string
export type Figures = Record<string, Record<string, Figure>>

export const readFigures = (): Figures => JSON.parse(readFileSync(FILE, 'utf8'))

export const writeFigures = (figures: Figures) => writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`)

/** With `--record`, this run's figures replace those that README and the pages show (then run `npm run figures`). */
export function record(section: string, values: Record<string, Figure>): void {
  if (!process.argv.includes('--record')) return
  const figures = readFigures()
  for (const name of Object.keys(values))
    if (figures[section]?.[name] === undefined) throw new Error(`no figure is called ${section}.${name}`)
  figures[section] = { ...figures[section], ...values }
  writeFigures(figures)
}

/** `97.604` and 1 → 97.6. */
export const round = (value: number, digits = 0) => Number(value.toFixed(digits))
