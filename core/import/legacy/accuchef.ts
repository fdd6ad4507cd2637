import type { RawRecipe } from '../raw-recipe.ts'
import { ingredientLine } from './ingredient-line.ts'
import { filledOthers, headingLine, linesIn, listed, paragraphsIn, squeeze } from './plain-lines.ts'
import type { RecordFormat } from './records.ts'
import * as strings from './strings.ts'

const isStart = (line: string) => line.startsWith('*****AccuChef')

/** The words of a text in Rich Text Format; other texts as they are. */
function withoutRtf(text: string): string {
  if (!text.trimStart().startsWith('{\\rtf')) return text
  return text
    .replace(/\{\\(?:fonttbl|colortbl|stylesheet)(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .replace(/\\'([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\par\b ?/g, '\n')
    .replace(/\\[a-z]{1,30}-?\d{0,9} ?/g, '')
    .replace(/[{}]/g, '')
}

/** A tilde ends a line; the other lines go on. */
function textOf(lines: readonly string[]): string {
  const ended = lines.map((line) => line.trimEnd())
  return withoutRtf(ended.map((line) => (line.endsWith('~') ? `${line.slice(0, -1)}\n` : line)).join('\n'))
}

interface Line {
  amount: string
  name: string
  preparation: string
}

/** "1 :15" is an hour and a quarter, " : 60" an hour. */
function timeOf(text: string): string | null {
  const [hours = '', minutes = ''] = text.split(':').map((part) => part.trim())
  return hours === '' && minutes === '' ? null : `${hours || '0'}:${minutes || '00'}`
}

const isNutrition = (step: string) => /^per serving\b/i.test(step)

/** The first letter of each line names its field. */
function readRecord(lines: readonly string[]): RawRecipe | undefined {
  const texts = new Map<string, string[]>()
  const list: Line[] = []
  for (const line of lines) {
    const field = line.charAt(0)
    const value = line.slice(1)
    const last = list[list.length - 1]
    if (field === 'H') list.push({ amount: squeeze(value), name: '', preparation: '' })
    else if (field === 'I' && last && last.name === '') last.name = squeeze(value)
    else if (field === 'I') list.push({ amount: '', name: squeeze(value), preparation: '' })
    else if (field === 'K' && last) last.preparation ||= squeeze(value)
    else {
      const before = texts.get(field)
      if (before) before.push(value)
      else texts.set(field, [value])
    }
  }
  const text = (field: string) => squeeze((texts.get(field) ?? []).join(' '))
  const title = text('A')
  if (title === '' && list.length === 0) return undefined
  const steps = paragraphsIn(linesIn(textOf(texts.get('J') ?? []))).filter(
    (step) => !/^[\d ]{1,3}$/.test(step),
  )
  const unit = text('M')
  const servings = /\d/.test(unit) ? unit : text('E') ? `${text('E')} ${unit}` : ''
  return {
    title,
    ingredients: list.flatMap(({ amount, name, preparation }) => {
      if (name === '') return amount === '' ? [] : [headingLine(amount)]
      return [ingredientLine({ amount, name, preparation })]
    }),
    steps: steps.filter((step) => !isNutrition(step)),
    servings,
    total: timeOf(text('P')),
    tags: listed(text('B')),
    sourceName: text('G') || null,
    notes: paragraphsIn(texts.get('F') ?? []),
    others: filledOthers([
      [strings.mainIngredient, text('C')],
      [strings.nutrition, steps.filter(isNutrition).join('\n')],
      [strings.preparationTime, text('D')],
    ]),
  }
}

export const accuChef: RecordFormat = {
  id: 'accuchef',
  name: strings.accuChef,
  looksLike: (text) => /^\*{5}AccuChef/m.test(text.slice(0, 20_000)),
  isStart,
  isEnd: (line) => line.startsWith('Z.....'),
  readRecord,
}
