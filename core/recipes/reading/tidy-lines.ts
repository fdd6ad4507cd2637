import { letters, tidy, undoubled, unique } from './tidy-text.ts'

const MOST_LINES = 200
/** Of a list that may be duplicated, with advertisements between its lines. */
const MOST_GIVEN = 2000
const LONGEST_INGREDIENT = 600
const LONGEST_STEP = 8000
/** Of all steps together, ten times what the longest recipes have. */
const LONGEST_STEPS = 60_000
/** Words of a button's label. */
const MOST_TAIL = 12
const BULLET = /^(?:[-–—*•·▢□☐✓✔►▪◦‣●○|]|\[\s?\])+\s*(?=\S)/u
const AD =
  /^(?:advertisement|advertising|anzeige|publicité|publicidad|pubblicità|advertentie|reklam[ae]?|annons)[.:]?$/i
const BUTTON =
  /^(?:print|save|share|pin it|deselect all|select all|add to shopping list|add all to list|jump to recipe|rate this recipe|cook mode|watch video|us customary|metric|1x2x3x|1x|2x|3x|½x)$/i
const NUMBERED =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok)\s*\d{1,2}\s*[.:)\-–—]*|\d{1,2}\s*[.)](?=\s|\p{Lu}))\s*/iu
const LONE_NUMBER = /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|krok)\s*)?\d{0,2}\s*[.:)]?$/iu

/** What a page has between its lines: advertisements, labels of buttons. */
export const isChrome = (line: string): boolean => AD.test(line) || BUTTON.test(line)

/** Some sites put all ingredients on one long line. */
export function parted(line: string): string[] {
  if (line.length < 80) return [line]
  const bullets = line.split(/\s*[•▢●▪]\s*/).filter((one) => one !== '')
  if (bullets.length > 2) return bullets
  const marks = line.split(/\s*[;|]\s*/).filter((one) => one !== '')
  return marks.length > 3 ? marks : [line]
}

/** A bracket opened on one line and closed on the next is one line that was split at a comma. */
function rejoined(lines: readonly string[]): string[] {
  const out: string[] = []
  for (const line of lines) {
    const last = out.at(-1)
    const open =
      last !== undefined &&
      last.length <= LONGEST_INGREDIENT &&
      last.split('(').length > last.split(')').length
    if (open && line.includes(')') && !/^\d/.test(line)) out[out.length - 1] = `${last}, ${line}`
    else out.push(line)
  }
  return out
}

/** "2 eggs add to list", "1 onion add to list": a common ending is a button. */
function withoutTail(lines: string[]): string[] {
  const [first = '', ...others] = lines
  if (lines.length < 4) return lines
  let tail = ''
  for (const word of first.split(' ').slice(1).slice(-MOST_TAIL).reverse()) {
    const longer = tail === '' ? word : `${word} ${tail}`
    if (!others.every((line) => line.endsWith(` ${longer}`))) break
    tail = longer
  }
  return tail === '' ? lines : lines.map((line) => line.slice(0, -tail.length - 1).trim())
}

/** "flour, 500 g" on every line: the amount is moved to the front, its usual position. */
export function amountsFirst(lines: string[]): string[] {
  const turned = lines.map((line) => /^(\D{2,60}),\s*(\d[\d.,/]*\s*\p{L}{0,10})(.*)$/u.exec(line))
  if (turned.filter((match) => match !== null).length < Math.max(3, lines.length * 0.5)) return lines
  return lines.map((line, i) => {
    const [, name = '', amount = '', rest = ''] = turned[i] ?? []
    return name === '' ? line : `${amount.trim()}${rest} ${name}`
  })
}

/** "2 package(s)": the number decides. */
function plural(line: string): string {
  if (!line.includes('(s)')) return line
  const number = Number.parseFloat(/^[\d.]+(?!\s*\/)/.exec(line)?.[0] ?? '1')
  const fraction = /^\d+\s*\/|^[½¼¾⅓⅔⅛]/.test(line)
  return line.replace(/(\p{L})\(s\)/gu, number > 1 && !fraction ? '$1s' : '$1')
}

export function mendIngredients(given: readonly string[]): string[] {
  const lines = given.slice(0, MOST_GIVEN)
  const single = lines.length === 1 ? commaList(lines[0] ?? '') : lines.flatMap(parted)
  const whole = rejoined(
    single
      .map((line) => tidy(line.replace(BULLET, '')))
      .filter((line) => letters(line) !== '' && !AD.test(line)),
  )
  return undoubled(amountsFirst(withoutTail(whole)))
    .map((line) =>
      plural(line.replace(/^([\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛/.,]*\s?\p{L}{0,12})\s+[-–]\s+(?=\p{L})/u, '$1 ')),
    )
    .filter((line) => !BUTTON.test(line) && line.length <= LONGEST_INGREDIENT)
    .slice(0, MOST_LINES)
}

/** "2 eggs, 1 cup flour, salt" as the only line of a list: split at commas outside of brackets. */
function commaList(line: string): string[] {
  const parts = parted(line)
  if (parts.length > 1) return parts
  const commas = outsideBrackets(line)
  const amounts = commas.filter((one) => /^\s*[\d½¼¾⅓⅔]/.test(one)).length
  return commas.length > 2 && amounts >= commas.length / 2 ? commas : parts
}

/** Splits at commas outside of brackets. */
export function outsideBrackets(line: string): string[] {
  const parts: string[] = []
  let end = line.length
  let closes = false
  for (let at = line.length - 1; at >= 0; at--) {
    const sign = line[at]
    if (sign === '(' || sign === ')') closes = sign === ')'
    else if (sign === ',' && !closes) {
      parts.push(line.slice(at + 1, end).trimStart())
      end = at
    }
  }
  parts.push(line.slice(0, end))
  return parts.reverse()
}

export function mendSteps(lines: readonly string[]): string[] {
  let left = LONGEST_STEPS
  const whole = lines
    .slice(0, MOST_GIVEN)
    .map((line) => tidy(line.replace(BULLET, '')))
    .filter((line) => !AD.test(line) && !LONE_NUMBER.test(line) && letters(line) !== '')
  const numbered = whole.filter((line) => NUMBERED.test(line)).length
  // A leading number is the step's if most lines have one: "350 g of flour" is not.
  const counted = whole.map((line) => /^(\d{1,2})\s+(?=\p{Lu})/u.exec(line))
  if (whole.length > 1 && counted.every((match, i) => Number(match?.[1]) === i + 1))
    return mendSteps(whole.map((line, i) => line.slice(counted[i]?.[0].length)))
  const plain = numbered > whole.length / 2 || whole.length === 1 ? whole.flatMap(splitNumbered) : whole
  return unique(
    plain.map((line) =>
      line.replace(/^(?:step|schritt|étape|paso|passo|stap)\s*\d{1,2}\s*[.:)\-–—]+\s*/iu, ''),
    ),
  )
    .filter((line) => !BUTTON.test(line))
    .slice(0, MOST_LINES)
    .map((line) => (line.length > LONGEST_STEP ? line.slice(0, LONGEST_STEP) : line))
    .filter((line) => {
      left -= line.length
      return left >= 0
    })
}

/** Splits "1. Mix. 2. Bake." on one line, and removes the number of each line. */
function splitNumbered(line: string): string[] {
  const marks = [...line.matchAll(/(?:^|(?<=[.!?)]\s?))(?:step\s*)?(\d{1,2})\s*[.):](?=\s*\p{Lu})/giu)]
  const inOrder = marks.length > 2 && marks.every((mark, i) => Number(mark[1]) === i + 1)
  const parts = inOrder ? marks.map((mark, i) => line.slice(mark.index, marks[i + 1]?.index)) : [line]
  return parts.map((part) => part.replace(NUMBERED, '').trim()).filter((part) => part !== '')
}
