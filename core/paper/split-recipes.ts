import { isStep } from '#core/own-recipes/reading/is-step.ts'
import { isIngredientsHeading, isStepsHeading } from '#core/recipes/reading/heading-words.ts'
import { startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import type { PaperParagraph } from './page-paragraphs.ts'
import { isSectionHeading } from './section-heading.ts'

/** Larger than the body by this, a line may be a title. */
const TITLE = 1.25

const canBeTitle = ({ text, rank }: PaperParagraph) =>
  rank >= TITLE &&
  text.length >= 3 &&
  text.length <= 120 &&
  (text.match(/\p{L}/gu)?.length ?? 0) >= 3 &&
  !isSectionHeading(text) &&
  !/^(?:for|für|pour|para|per) (?:the|die|den|das|le|la|les|el|il)\b/i.test(text) &&
  !/:$/.test(text)

const amounts = (part: readonly PaperParagraph[]) => part.filter(({ text }) => startsWithAmount(text)).length

/** Enough of a recipe to stand on its own. */
function isRecipe(part: readonly PaperParagraph[]): boolean {
  const has = (is: (text: string) => boolean) => part.some(({ text }) => is(text))
  const lists = amounts(part) >= 2 || (has(isIngredientsHeading) && part.length >= 4)
  return lists && (has(isStepsHeading) || has((text) => text.length > 25 && isStep(text)))
}

interface RecipePart {
  /** What the largest letters say; empty if no line stands out. */
  title: string
  paragraphs: readonly PaperParagraph[]
}

function largest(part: readonly PaperParagraph[]): PaperParagraph | undefined {
  const first = part.findIndex(({ text }) => isSectionHeading(text) || startsWithAmount(text))
  const above = (first < 1 ? part : part.slice(0, first)).filter(canBeTitle)
  // The name of a chapter has a page of its own.
  const here = above.filter(({ page }) => page === part[first]?.page)
  return (here.length > 0 ? here : above).reduce<PaperParagraph | undefined>(
    (best, one) => (best && best.rank >= one.rank * 0.87 ? best : one),
    undefined,
  )
}

export const wholePart = (part: readonly PaperParagraph[]): RecipePart => ({
  title: largest(part)?.text ?? '',
  paragraphs: part,
})

/**
 * One part for each recipe. A new one begins only at a line as large as the other titles, and only where what is above
 * it and what is below it are recipes on their own.
 */
export function splitRecipes(paragraphs: readonly PaperParagraph[]): RecipePart[] {
  const titles = paragraphs.filter(canBeTitle)
  const ranks = [...new Set(titles.map(({ rank }) => Math.round(rank * 10) / 10))].sort((a, b) => b - a)
  let best: PaperParagraph[][] = [[...paragraphs]]
  // The size at which most parts are recipes is that of the titles.
  for (const rank of ranks) {
    const parts = cutAt(paragraphs, rank * 0.9)
    if (parts.filter(isRecipe).length > best.filter(isRecipe).length) best = parts
  }
  return best.map(wholePart)
}

function cutAt(paragraphs: readonly PaperParagraph[], rank: number): PaperParagraph[][] {
  const parts: PaperParagraph[][] = []
  let open: PaperParagraph[] = []
  const isTitle = (one: PaperParagraph) => canBeTitle(one) && one.rank >= rank && one.rank < rank * 1.6
  for (const [at, one] of paragraphs.entries()) {
    const isNew = isTitle(one) && isRecipe(open) && isRecipe(untilNext(paragraphs, at, isTitle))
    if (isNew) {
      parts.push(open)
      open = []
    }
    open.push(one)
  }
  return [...parts, open].filter((part) => part.length > 0)
}

/** From a title up to the next one that begins something; two lines of large letters may be one title. */
function untilNext(all: readonly PaperParagraph[], from: number, isTitle: (one: PaperParagraph) => boolean) {
  for (let to = from + 1; to <= all.length; to++) {
    const next = all[to]
    if (next && !isTitle(next)) continue
    const part = all.slice(from, to)
    if (isRecipe(part) || to === all.length) return part
    if (part.length > 6) return part
  }
  return []
}
