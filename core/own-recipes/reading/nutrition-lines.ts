import * as strings from '../strings.ts'

/** Nutrition that a text gives as lines, as a table, or in one sentence: it stays together, and is no ingredient. */

const PLAIN = String.raw`(?:total |dietary |added |of which |davon |gesättigte )?(?:fats?|fett|sugars?|zucker|salt|salz|iron|calcium|potassium|magnesium|vitamin [a-z]\d{0,2}|alcohol)`
/** Nobody cooks with these. */
const SURE = String.raw`(?:k?cal(?:ories|s)?(?: from fat)?|calories?|kilocalories|kalorien|kilojoules?|kj|energy|energie|brennwert|(?:saturated|trans|polyunsaturated|monounsaturated|unsaturated|sat\.?|gesättigte)(?: fats?)?|saturates|(?:net |total )?carb(?:s|ohydrates?)?|kohlenhydrate|(?:dietary )?fib(?:er|re)s?|ballaststoffe|proteins?|eiwei(?:ß|ss)|cholesterol|sodium|total fat|total sugars|added sugars|davon zucker)`
const NAME = `(?:${SURE}|${PLAIN})`
const UNIT = '(?:k?cals?|calories|kj|m?c?g|µg|iu|grams?|%)'
const VALUE = String.raw`(?:[<~]\s?)?\d{1,4}(?:[.,]\d{1,2})?\s?${UNIT}?(?:\s*\(?\d{1,3}\s?%\)?)?(?![\p{L}\d])`
const ASIDE = String.raw`(?:\s*\([^()]{1,20}\))?`

const whole = (pattern: string) => new RegExp(`^[-•*·]?\\s*${pattern}[.,;*†]?$`, 'iu')
const LINE = whole(
  String.raw`(?:${NAME}${ASIDE}\s*[:=–|-]?\s*${VALUE}(?:\s*[/(]\s*${VALUE}\)?)?|${VALUE}\s*(?:of )?${NAME})`,
)
const SURE_LINE = whole(
  String.raw`(?:${SURE}${ASIDE}\s*[:=–|-]?\s*${VALUE}(?:\s*[/(]\s*${VALUE}\)?)?|${VALUE}\s*(?:of )?${SURE})`,
)
const NAME_ALONE = whole(String.raw`${NAME}\s*:?`)
const VALUE_ALONE = whole(VALUE)
const PAIR = new RegExp(
  String.raw`(?<!\p{L})(?:${NAME}\s*[:=–]?\s*${VALUE}|${VALUE}\s*(?:of )?${NAME}(?!\p{L}))`,
  'giu',
)
const SURE_NAME = new RegExp(String.raw`(?<!\p{L})${SURE}(?!\p{L})`, 'iu')
const FILLERS =
  /(?<!\p{L})(?:nutrition(?:al)?|facts?|info(?:rmation)?|values?|estimated|approx(?:imately|\.)?|macros?|per|each|a|one|1|serving|portion|piece|slice|cookie|about|ca|and|und|of|which|nährwerte?|pro|stück|with|has|amount|daily)(?!\p{L})/giu
/** What a table of nutrition has besides. */
const AROUND =
  /^[-•*·]?\s*(?:serving size\b.{0,60}|servings? per (?:container|recipe)\b.{0,20}|amount per serving.{0,20}|(?:%|percent)\s*(?:daily value|dv).{0,20}|\*?\s*percent daily values.{0,200}|\*?\s*the % daily value.{0,300}|per (?:serving|portion|100 ?g).{0,20})\s*:?$/i
const HEADING =
  /^[#*\s]*(?:(?:estimated |approximate )?nutrition(?:al)?(?: facts?| info(?:rmation)?| values?| data)?|nutritionals|macros|nährwert(?:e|angaben)|valeurs nutritionnelles|valori nutrizionali|valores nutricionales)(?:\s*\(?(?:per|pro|par|por|je|for|each)\b.{0,30})?[\s:*]*$/i

/** "Nutrition Facts", "Nährwerte pro Portion". */
export const isNutritionHeading = (line: string): boolean => line.length <= 70 && HEADING.test(line.trim())

/** A line that has nothing but several nutrients: "310 calories, 9 g fat, 13 g protein". */
function isSentence(line: string): boolean {
  if (line.length > 400 || !/\d/.test(line) || !SURE_NAME.test(line)) return false
  const pairs = line.match(PAIR)?.length ?? 0
  return (
    pairs >= 2 &&
    !/\p{L}{2}/u.test(
      line
        .replace(PAIR, ' ')
        .replace(FILLERS, ' ')
        .replace(/(?<!\p{L})(?:saturated|sat|unsaturated)(?!\p{L})/giu, ''),
    )
  )
}

const LONGEST = 60

interface Row {
  text: string
  lines: number
  isSure: boolean
}

/** What the lines from here on say of one nutrient: on one line, or its name above its value. */
function rowAt(lines: readonly string[], at: number): Row | undefined {
  const line = (lines[at] ?? '').replaceAll('\t', ' ').trim()
  if (line === '') return undefined
  if (isSentence(line)) return { text: line, lines: 1, isSure: true }
  if (line.length > LONGEST) return AROUND.test(line) ? { text: line, lines: 1, isSure: false } : undefined
  if (LINE.test(line)) return { text: line, lines: 1, isSure: SURE_LINE.test(line) }
  if (AROUND.test(line)) return { text: line, lines: 1, isSure: false }
  const next = (lines[at + 1] ?? '').trim()
  return NAME_ALONE.test(line) && VALUE_ALONE.test(next)
    ? { text: `${line.replace(/:$/, '')}: ${next}`, lines: 2, isSure: SURE_NAME.test(line) }
    : undefined
}

/** Rows that follow each other, with at most one blank line between two. */
function rowsFrom(given: readonly string[], at: number): { rows: (Row & { at: number })[]; end: number } {
  const rows: (Row & { at: number })[] = []
  let end = at
  for (let next = at; next < given.length; ) {
    const row = rowAt(given, next)
    if (row) {
      rows.push({ ...row, at: next })
      next += row.lines
      end = next
    } else if ((given[next] ?? '').trim() === '' && next > at && next - end < 2) next++
    else break
  }
  return { rows, end }
}

const isOpening = ({ isSure, text }: Row) => isSure || AROUND.test(text)

/** The lines without what they say of nutrition, which is one note. Its heading stays: more may follow below. */
export function withoutNutrition(given: readonly string[]): { lines: string[]; note: string | null } {
  const lines: string[] = []
  const found: string[] = []
  let label: string | undefined
  let above = ''
  const keep = (from: number, to: number) => {
    for (const line of given.slice(from, to)) {
      lines.push(line)
      above = line.trim() || above
    }
  }
  for (let at = 0; at < given.length; ) {
    const { rows, end } = rowsFrom(given, at)
    const isHeaded = isNutritionHeading(above)
    // No line is looked at from every row above it: a table starts here, at a later row of these, or at none.
    const opening = rows.some(({ isSure }) => isSure)
      ? isHeaded
        ? at
        : (rows.find(isOpening)?.at ?? at)
      : Math.max(end, at + 1)
    if (opening > at) {
      keep(at, opening)
      at = opening
      continue
    }
    found.push(...rows.map(({ text }) => text))
    if (isHeaded) label ??= above.replace(/^[#*\s]+|[\s:*]+$/g, '')
    // What is above and below stay apart.
    lines.push('')
    at = end
  }
  return { lines, note: found.length === 0 ? null : strings.nutrition(label, found.join('; ')) }
}
