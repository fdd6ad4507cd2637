import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseLine } from '#core/ingredients/parse-line.ts'

export interface LabelledLine {
  line: string
  names: string[]
  min: number | null
  max: number | null
  unit: string | null
}

/** Reads `line | name + name | amount or min-max | unit`. */
export function readLabelledLines(file = join(import.meta.dirname, 'lines.txt')): LabelledLine[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row.includes('|'))
    .map((row) => {
      const [line = '', names = '', amount = '', unit = ''] = row.split('|').map((cell) => cell.trim())
      const [min, max] = amount.split('-')
      return {
        line,
        names: names === '' ? [] : names.split(' + '),
        min: min ? Number(min) : null,
        max: max ? Number(max) : min ? Number(min) : null,
        unit: unit || null,
      }
    })
}

const near = (a: number | null | undefined, b: number | null) =>
  a === b || (a != null && b !== null && Math.abs(a - b) < 0.001)

export interface ParseResult {
  names: number
  quantities: number
  units: number
  all: number
  total: number
  wrong: string[]
}

export function measureParser(lines: readonly LabelledLine[]): ParseResult {
  const result: ParseResult = { names: 0, quantities: 0, units: 0, all: 0, total: lines.length, wrong: [] }
  for (const expected of lines) {
    const got = parseLine(expected.line)
    const name = got.names.join(' + ') === expected.names.join(' + ')
    const quantity =
      near(got.quantity?.min ?? null, expected.min) && near(got.quantity?.max ?? null, expected.max)
    const unit = got.unit === expected.unit
    result.names += Number(name)
    result.quantities += Number(quantity)
    result.units += Number(unit)
    result.all += Number(name && quantity && unit)
    if (!(name && quantity && unit)) {
      const range = got.quantity ? `${got.quantity.min}-${got.quantity.max}` : ''
      result.wrong.push(`${expected.line}  ->  ${got.names.join(' + ')} | ${range} | ${got.unit ?? ''}`)
    }
  }
  return result
}

if (process.argv[1] === import.meta.filename) {
  const result = measureParser(readLabelledLines())
  for (const row of result.wrong) console.log(row)
  const percent = (part: number) => `${((part / result.total) * 100).toFixed(1)} %`
  console.log(
    `${result.total} lines: name ${percent(result.names)}, quantity ${percent(result.quantities)}, ` +
      `unit ${percent(result.units)}, all three ${percent(result.all)}`,
  )
}
