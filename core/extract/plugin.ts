import { minutesOf } from '#core/recipes/reading/durations.ts'
import { ingredientScore, isGroupName, stepScore } from '#core/recipes/reading/line-shapes.ts'
import { servingsOf, yieldWords } from '#core/recipes/reading/servings.ts'
import { mendIngredients, mendSteps } from '#core/recipes/reading/tidy-lines.ts'
import { letters, tidy, undoubled } from '#core/recipes/reading/tidy-text.ts'
import { blocksOf } from './blocks.ts'
import { type Element, isTag, type ParentNode } from './dom.ts'
import { compact, type Layer } from './fields.ts'
import { withoutGroups } from './groups.ts'
import { largestOf, photoUrl } from './images.ts'
import { type Page, pageTitles } from './page.ts'
import {
  elementsIn,
  isHidden,
  isInside,
  isLargerThan,
  isSilent,
  outermost,
  shortTextOf,
  tagsIn,
  textOf,
} from './tree.ts'

/** Class names that themes and recipe plugins give to their parts, on any site. */
const INGREDIENT = /ingr[eé]d|zutat|skladnik|składnik|hozzaval|malzeme|surovin|prisad/i
const STEP =
  /instruction|direction|method|preparation|preparaci|preparaz|procedure|\bsteps?\b|recipe-?steps?|steps?-?(?:list|text|content|item|wrap|body|description)|howto|how-to|zubereitung|anleitung|bereiding|fremgang|framgang|tillag|elaboracion|procedimento|przygotow|postup|modo-?de-?prepar|cooking-?process|make-?it|recipe-?body/i
/** Names that mean the steps and nothing else. */
const PRECISE_STEP =
  /instructions?|directions?|(?:^|[\s_-])method|zubereitung|preparation|preparacion|preparazione|bereiding|recipe[-_]{1,2}(?:steps?|method)/i
const OTHER =
  /nutri|comment|related|sidebar|share|social|rating|review|button|btn|toggle|tooltip|popup|modal|menu|nav|jump|print-|equipment|note|tips?(?:$|[\s_-])|video|advert|newsletter|payment|shipping|delivery|contact/i

const LONGEST_NAME = 1000
const nameOf = ({ attribs }: Element) => `${attribs.class ?? ''} ${attribs.id ?? ''}`.slice(0, LONGEST_NAME)

interface Candidate {
  lines: string[]
  score: number
  element: Element
}

const visible = (element: Element) => {
  for (let up: ParentNode | null = element; up; up = up.parent)
    if (isTag(up) && (isSilent(up) || isHidden(up))) return false
  return true
}

/** Items of a container: list items and table rows if it has them, else its lines. */
function linesIn(element: Element, without?: RegExp): string[] {
  const blocks = blocksOf(element, without).filter(({ level }) => level === 0 || level === 7)
  const items = blocks.filter(({ tag }) => tag === 'li' || tag === 'tr')
  return (items.length >= 2 ? items : blocks).map(({ text }) => text)
}

/** Sibling elements of one kind: each is a line. */
function groups(elements: readonly Element[]): Element[][] {
  const byKind = new Map<string, Element[]>()
  for (const element of elements) {
    const kind = `${element.name}.${element.attribs.class ?? ''}`
    const group = byKind.get(kind)
    if (group) group.push(element)
    else byKind.set(kind, [element])
  }
  return [...byKind.values()].filter((group) => group.length >= 2)
}

const MOST_ELEMENTS = 400
/** Nodes of a list of ingredients or steps; anything larger is the page around it. */
const LARGEST = 4000

function candidates(page: Page, pattern: RegExp): { containers: Element[]; sets: Element[][] } {
  const named = page.named
    .filter((element) => {
      const name = nameOf(element)
      return (
        pattern.test(name) &&
        !OTHER.test(name.replace(pattern, '')) &&
        element.name !== 'body' &&
        element.name !== 'html'
      )
    })
    .slice(0, MOST_ELEMENTS)
    .filter((element) => visible(element) && !isLargerThan(element, LARGEST))
  return { containers: named, sets: groups(named) }
}

const withoutLabels = (lines: readonly string[]) => lines.filter((line) => !isGroupName(line))

function bestIngredients(page: Page): Candidate | undefined {
  const { containers, sets } = candidates(page, INGREDIENT)
  const found: Candidate[] = []
  const consider = (raw: string[], element: Element) => {
    if (raw.length > 150) return
    const lines = undoubled(
      mendIngredients(withoutGroups(withoutLabels(raw))).filter(
        (line) => !INGREDIENT.test(line) || /\d/.test(line),
      ),
    )
    const { share, net } = ingredientScore(lines)
    if (share >= 0.4) found.push({ lines, score: net, element })
  }
  for (const element of containers) consider(linesIn(element), element)
  for (const set of sets) {
    const flat = outermost(set)
    const first = flat[0]
    if (first && flat.length >= 2)
      consider(
        flat.flatMap((one) => (tagsIn(one, 'li').length > 1 ? linesIn(one) : [tidy(textOf(one))])),
        first,
      )
  }
  return pick(found)
}

/** The best score; among equals the tightest, which is the first by text length. */
function pick(found: Candidate[]): Candidate | undefined {
  let best: Candidate | undefined
  for (const one of found) if (!best || one.score > best.score + 0.001) best = one
  return best
}

function depthOf(element: ParentNode): number {
  let depth = 0
  for (let up: ParentNode | null = element; up; up = up.parent) depth++
  return depth
}

/** 0 to 1: steps of the same card are near its ingredients, article text isn't. */
function nearness(element: Element, other: Element | undefined): number {
  if (!other) return 0.5
  const card = cardOf([element, other])
  return card ? depthOf(card) / depthOf(other) : 0
}

function bestSteps(page: Page, listed: Candidate | undefined): Candidate | undefined {
  const { containers, sets } = candidates(page, STEP)
  const known = new Set(listed?.lines.map(letters))
  const found: Candidate[] = []
  const consider = (raw: string[], element: Element) => {
    if (raw.length > 120) return
    if (raw.filter((line) => known.has(letters(line))).length > 1) return
    const lines = mendSteps(raw.filter((line) => !STEP.test(line) || line.length > 40))
    const precise = PRECISE_STEP.test(nameOf(element))
    const { share, net } = stepScore(lines, precise)
    if (share >= 0.5 && net > 40)
      found.push({
        lines,
        score: Math.sqrt(net) * share * (precise ? 2 : 1) * (0.4 + nearness(element, listed?.element)),
        element,
      })
  }
  for (const element of containers) consider(linesIn(element, INGREDIENT), element)
  for (const set of sets) {
    const flat = outermost(set)
    const first = flat[0]
    if (first && flat.length >= 2)
      consider(
        flat.flatMap((one) => linesIn(one, INGREDIENT)),
        first,
      )
  }
  return pick(found)
}

const TITLE =
  /(?:^|\s)(?:[a-z]+[-_]{1,2})?(?:recipes?|create)(?:[-_]{1,2}(?:card|header|block|main|post|page))?[-_]{1,2}(?:name|title|heading)(?=$|\s)|(?:^|\s)(?:p-name|fn|ERSName)(?=$|\s)/i
const TIMES = {
  prep: /prep[_-]?-?time|preptime|preparation-?time|time-?prep/i,
  cook: /cook[_-]?-?time|cooktime|cooking-?time|bake-?time/i,
  total: /total[_-]?-?time|totaltime|dt-duration|recipe-?time|time-?total/i,
}
const SERVINGS = /servings?(?!-?size)|yield|portion|persons?|serves/i
const CUISINE = /(?:^|[\s_-])cuisines?(?:$|[\s_-])/i
const SUMMARY = /recipe[\w-]*(?:summary|description|intro)|p-summary/i

const short = (element: Element) => tidy(shortTextOf(element))
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []

/** Names of authors, groups and tools aren't titles: a title shares a word with the page's. */
const sharesWord = (text: string, words: ReadonlySet<string>) =>
  wordsOf(text).some((word) => word !== 'recipe' && words.has(word))

/** The smallest element around both lists, within a few levels: the recipe card. */
function cardOf(parts: readonly Element[]): Element | undefined {
  let up: ParentNode | null = parts[0]?.parent ?? null
  while (up && !parts.every((part) => isInside(part, up as ParentNode))) up = up.parent
  return up && isTag(up) ? up : undefined
}

/** Uses class names and ids: recipe plugins, microformats, and themes with descriptive names. */
export function readPlugin(page: Page): Layer | undefined {
  const ingredients = bestIngredients(page)
  const steps = bestSteps(page, ingredients)
  if (!ingredients && !steps) return undefined
  const card = cardOf([ingredients, steps].filter((one) => one !== undefined).map(({ element }) => element))
  const near = (pattern: RegExp) =>
    page.named
      .filter((element) => pattern.test(nameOf(element)))
      .slice(0, MOST_ELEMENTS)
      .filter(visible)
  const minutes = (pattern: RegExp) => {
    for (const element of near(pattern).slice(0, 12)) {
      const text = short(element)
      if (text.length > 0 && text.length < 60) {
        const value =
          minutesOf(element.attribs.datetime) ??
          (/[^\d\s]/.test(text) ? minutesOf(text.replace(/^[^\d½¼¾]*/, '')) : null)
        if (value !== null) return value
      }
    }
    return undefined
  }
  const shortText = (pattern: RegExp, longest: number) =>
    near(pattern)
      .map(short)
      .find((text) => text !== '' && text.length <= longest)
  const yields = near(SERVINGS)
    .slice(0, 12)
    .map(short)
    .filter((text) => /\d/.test(text) && text.length < 50)
  // "Yield: 1 loaf" holds the number field "1", which is none of servings.
  const whole = yields.find((text) => yieldWords(text) !== null && servingsOf(text) === null)
  const titleWords = new Set(pageTitles(page).flatMap(wordsOf))
  const title = near(TITLE)
    .filter((element) => !card || isInside(element, card) || isInside(card, element.parent ?? page.document))
    .map(short)
    .find((text) => text.length >= 3 && text.length <= 150 && sharesWord(text, titleWords))
  const picture = card && elementsIn(card, ({ name }) => name === 'img')[0]
  return {
    method: 'plugin',
    confidence: 0.85,
    fields: compact({
      title,
      description: shortText(SUMMARY, 1500),
      ingredients: ingredients?.lines,
      instructions: steps?.lines,
      image:
        picture &&
        photoUrl(
          largestOf(picture.attribs.srcset) ?? picture.attribs['data-src'] ?? picture.attribs.src,
          page.url,
        ),
      prep: minutes(TIMES.prep),
      cook: minutes(TIMES.cook),
      total: minutes(TIMES.total),
      servings: yields
        .filter((text) => whole === undefined || !whole.includes(text))
        .map(servingsOf)
        .find((value) => value !== null),
      makes: whole?.replace(/^(?:servings?|serves|yields?|makes|portions?)\s*:?\s*(?=\S)/i, ''),
      cuisine: shortText(CUISINE, 60)?.replace(/^cuisines?:?\s*/i, ''),
    }),
  }
}
