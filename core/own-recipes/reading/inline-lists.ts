import { isIngredientsHeading, isStepsHeading } from '#core/recipes/reading/heading-words.ts'
import { startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import { isFactLabel } from './fact-words.ts'

/** "Crust: 2 cups flour, …", "Banana bread - 3 bananas, …": a name, and after it the first amount. */
const NAMED =
  /^\s*(?:[-*•]\s+)?(\p{L}[^:.!?\n]{1,50}?)\s*(:|\s[-–—])\s+(?=[\d½¼¾⅓⅔⅛(]|an?\s|one\s|two\s)(\S.*)$/u
/** Where the list ends and sentences begin; "2 tbsp. Sugar" goes on. */
const END = /(?<!(?<!\p{L})(?:tbsp|tsp|oz|lbs?|pkg|pkt|approx|ca|el|tl|gr?|kg|ml|st|no))[.!]\s+(?=\p{Lu})/iu
const BETWEEN = /[,;]\s+(?![^()]*\))|\s+(?:and|plus|&|und|et|y|e)\s+(?=[\d½¼¾⅓⅔⅛])/u
/** What is said of the item before: "1 onion, finely chopped". */
const OF_LAST =
  /^(?:(?:very |freshly |finely |roughly |thinly |coarsely |lightly |well )?\p{Ll}+ed|beaten|frozen|cut|at room|in |into |to |for |or |about |plus more|finely|roughly|thinly|drained|softened|juiced?|zested)(?!\p{L})/u
const LONGEST = 1500
const LONGEST_ITEM = 80

interface InlineList {
  name: string
  items: string[]
  /** What follows on the same line. */
  rest: string
  isDashed: boolean
}

function listIn(line: string): InlineList | undefined {
  const [, name = '', sign = '', body = ''] = NAMED.exec(line.slice(0, LONGEST)) ?? []
  if (name === '' || isFactLabel(name) || isIngredientsHeading(name) || isStepsHeading(name)) return undefined
  const end = END.exec(body)
  const listed = end ? body.slice(0, end.index) : body.replace(/[.!]\s*$/, '')
  const items: string[] = []
  for (const part of listed.split(BETWEEN).map((one) => one.trim())) {
    const last = items.length - 1
    if (last >= 0 && OF_LAST.test(part)) items[last] = `${items[last]}, ${part}`
    else if (part !== '') items.push(part)
  }
  const measured = items.filter(startsWithAmount).length
  if (items.length < 2 || measured < 2 || measured * 2 < items.length) return undefined
  if (items.some((item) => item.length > LONGEST_ITEM)) return undefined
  const rest = end ? body.slice(end.index + end[0].length) : ''
  return { name, items, rest: rest + line.slice(LONGEST), isDashed: sign !== ':' }
}

/** Lists that stand in one line are lists of lines: parts of a recipe, or all of it behind its title. */
export function withInlineLists(lines: readonly string[]): string[] {
  const lists = lines.map(listIn)
  const first = lines.findIndex((line) => line.trim() !== '')
  const firstList = lists.findIndex(Boolean)
  const isHeaded = lines.some((line) => isIngredientsHeading(line.replace(/[\s#*_:]+/g, ' ').trim()))
  const isParts = lists.filter(Boolean).length > 1
  return lines.flatMap((line, at) => {
    const list = lists[at]
    if (!list || !(isParts || (list.isDashed && at === first && list.items.length > 2))) return [line]
    const after = list.rest === '' ? [] : ['', list.rest]
    // So that the name of the first part isn't taken for the title.
    const top = isHeaded || at !== firstList ? [] : ['', 'Ingredients:']
    const head = isParts ? [...top, `${list.name}:`] : [list.name, '']
    const isLast = isParts && !lists[at + 1]
    return [...head, ...list.items, ...after, ...(isLast || !isParts ? [''] : [])]
  })
}
