import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { isHeading } from '#core/recipes/heading.ts'
import { hasAmount } from '#core/recipes/reading/line-shapes.ts'
import { emptyContent } from './empty.ts'
import { amountsInProse } from './reading/amounts-in-prose.ts'
import type { LineLabel } from './reading/best-labels.ts'
import { sentencesOf } from './reading/break-lines.ts'
import { withoutCalls } from './reading/caption-line.ts'
import { isCookingFact } from './reading/cooking-facts.ts'
import {
  factsInProse,
  factsLine,
  servingsAlone,
  servingsInSteps,
  type TextFacts,
} from './reading/facts-line.ts'
import type { FoundRecipe } from './reading/found-recipe.ts'
import { ingredientList } from './reading/ingredient-list.ts'
import { isChatter, readIntro } from './reading/intro.ts'
import { isStep } from './reading/is-step.ts'
import { isVerb, wordsIn } from './reading/kitchen-words.ts'
import { labelLines } from './reading/label-lines.ts'
import type { PlacedLine } from './reading/line-features.ts'
import { MAX_PASTED } from './reading/pasted-lines.ts'
import { placedLines } from './reading/placed-lines.ts'
import { stepList } from './reading/step-list.ts'
import { namesIn } from './reading/title-names.ts'
import * as strings from './strings.ts'

export interface ReadRecipe {
  /** What is unknown is empty or null, also the title. */
  content: OwnRecipeContent
  /** Lines that went nowhere. */
  notes: string[]
  /** As written, where it is more than a number of servings: "2 loaves". It is among the notes too. */
  makes: string | null
  /** 0 to 1: how sure it is that this is a recipe, and all of it. */
  confidence: number
  /** 0 to 1 by field: how likely it is that something is wrong or missing. Without an entry there is no doubt. */
  doubts: Doubts
}

type Doubts = Partial<Record<'title' | 'ingredients' | 'instructions' | 'servings', number>>

/** "Plenty for five." at the end of a step says how many it serves. */
function withoutServings(steps: readonly string[], facts: TextFacts): string[] {
  return steps.flatMap((step) => {
    const sentences = /\b(?:serves|feeds|enough|plenty|makes|yields?|ergibt|does)\b/i.test(step)
      ? sentencesOf(step)
      : []
    const last = sentences.at(-1) ?? ''
    const said = last.length <= 60 && /^(?:makes|yields?|ergibt)\b/i.test(last) ? factsLine(last) : undefined
    const servings = servingsAlone(last) ?? said?.servings ?? null
    if (servings === null && said?.makes === undefined) return [step]
    if (servings !== null) facts.servings ??= servings
    if (said?.makes !== undefined) facts.makes ??= said.makes
    const rest = step.slice(0, step.length - (sentences.at(-1)?.length ?? 0)).trim()
    return rest === '' ? [] : [rest]
  })
}

/** Lines with one label; what was taken out between them leaves a gap. */
function linesOf(lines: readonly PlacedLine[], labels: readonly LineLabel[], label: LineLabel): PlacedLine[] {
  return lines.flatMap((line, at) =>
    labels[at] === label ? [labels[at - 1] === label ? line : { ...line, blankBefore: true }] : [],
  )
}

const OF_PART = /^(?:for|für|pour|para|per|voor|för|til|till|do|na|zum|zur|to)(?!\p{L})/iu

/** "Things required:" above a list without other headings is the heading of the list, in whatever words. */
function withoutHeading(list: string[], lines: readonly PlacedLine[]): string[] {
  const [first = '', ...rest] = list
  const isOnly = isHeading(first) && !rest.some(isHeading) && lines.some(({ text }) => text === first)
  const isHeaded = lines.some(({ under }) => under === 'ingredients')
  return !isHeaded && isOnly && rest.length > 2 && !OF_PART.test(first) ? rest : list
}

/** A single sentence that could be a step makes no recipe. */
const isProse = (lines: readonly PlacedLine[], labels: readonly LineLabel[]): boolean =>
  !labels.includes('ingredient') &&
  lines.reduce((sum, { text, number, under }, at) => {
    if (labels[at] !== 'step') return sum
    const isLong = text.length > 200 && wordsIn(text).filter(isVerb).length > 3
    return (
      sum + (number !== null || under === 'steps' || isLong ? 2 : sentencesOf(text).filter(isStep).length)
    )
  }, 0) < 2

/** By how much a label must be ahead of the next to be trusted. */
const AHEAD = 1

const shareUnsure = (labels: readonly LineLabel[], sure: readonly number[], label: LineLabel): number => {
  const ahead = sure.filter((_, at) => labels[at] === label)
  return ahead.length === 0 ? 0 : ahead.filter((by) => by < AHEAD).length / ahead.length
}

/** Where a recipe in one piece says what it is. */
const OPENING = 300

function readText(pasted: string, vocabulary: Vocabulary | undefined): FoundRecipe {
  const { lines, facts, asides, frame } = placedLines(pasted)
  const { labels, sure } = labelLines(lines, vocabulary)
  if (isProse(lines, labels)) labels.fill('before')
  const list = ingredientList(linesOf(lines, labels, 'ingredient'), vocabulary)
  const whole = withoutHeading(list.lines, lines)
  const listed = whole.filter((line) => !isCookingFact(line))
  const cooking = stepList(linesOf(lines, labels, 'step'))
  const intro = linesOf(lines, labels, 'before')
  const around = [...asides, ...linesOf(lines, labels, 'beside').map(({ text }) => text)]
  const isAside = (text: string) =>
    isChatter(text) || /^(?:source|adapted from|recipe (?:by|from)|from|via)\s*:/i.test(text)
  // "Ginger congee:" above the list may be its title.
  const first =
    whole.length < list.lines.length ? lines.find(({ text }) => text === list.lines[0]) : undefined
  if (first) intro.push(first)
  const caption = withoutCalls(intro)
  const read = readIntro(caption.lines, [...around, ...list.left, ...cooking.filter(isAside)], {
    recipe: [...list.lines, ...cooking].join('\n'),
    vocabulary,
    frame,
  })
  // "ok so this is my chicken and rice, you take …": the name of what is only told.
  const told = read.title === '' ? namesIn(cooking[0]?.slice(0, OPENING) ?? '')[0]?.name : undefined
  const said = factsInProse(intro.map(({ text }) => text).join('\n'), read.left.join('\n'))
  const method = withoutServings(
    cooking.filter((step) => !isAside(step)),
    said,
  )
  const fed = servingsInSteps(cooking.join('\n'))
  if (fed !== null) said.servings ??= fed
  return {
    title: told ?? read.title,
    description: read.description,
    ingredients: listed.length === 0 ? amountsInProse(method, vocabulary) : listed,
    steps: method.map((step) => step.replace(/(?:\s*#[\p{L}\d_]+)+$/u, '')),
    facts: { ...said, ...facts },
    sourceUrl: read.sourceUrl,
    sourceName: read.sourceName,
    left: [...read.left, ...whole.filter(isCookingFact), ...caption.calls, ...frame],
    unsure: {
      title: read.titleDoubt,
      ingredients: shareUnsure(labels, sure, 'ingredient'),
      instructions: shareUnsure(labels, sure, 'step'),
    },
  }
}

const cut = (text: string, most: number) => (text.length > most ? text.slice(0, most).trim() : text)

/** A step that is too long becomes several, at the ends of sentences. */
function fitting(step: string): string[] {
  if (step.length <= OWN_LIMITS.step) return [step]
  const parts: string[] = []
  for (const sentence of sentencesOf(step)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < OWN_LIMITS.step)
      parts[parts.length - 1] = `${last} ${sentence}`
    else
      for (let from = 0; from < sentence.length; from += OWN_LIMITS.step)
        parts.push(sentence.slice(from, from + OWN_LIMITS.step).trim())
  }
  return parts.filter(Boolean)
}

/** Where only the whole time is known, what isn't preparation or rest is cooking. */
function cookingMinutes({ prep, cook, rest, total }: TextFacts): number | null {
  if (cook !== undefined) return cook
  if (total === undefined) return null
  const other = total - (prep ?? 0) - (rest ?? 0)
  return other > 0 ? other : null
}

function sureness({ title, ingredients, steps }: FoundRecipe): number {
  const share = (lines: readonly string[], holds: (line: string) => boolean) =>
    lines.length === 0 ? 0 : lines.filter(holds).length / lines.length
  const lines = ingredients.filter((line) => !isHeading(line))
  const list = lines.length < 2 ? 0.1 * lines.length : 0.2 + 0.3 * share(lines, hasAmount)
  const method = steps.length === 0 ? 0 : 0.15 + 0.15 * share(steps, isStep)
  return Math.round(100 * ((title === '' ? 0 : 0.2) + list + method)) / 100
}

/** What the editor asks to check. */
function doubtsOf({ title, ingredients, steps, facts, unsure }: FoundRecipe): Doubts {
  const few = (lines: readonly string[]) => (lines.length === 0 ? 1 : lines.length < 2 ? 0.5 : 0)
  const all: Required<Doubts> = {
    title: title === '' ? 1 : (unsure?.title ?? 0),
    ingredients: Math.max(few(ingredients), unsure?.ingredients ?? 0),
    instructions: Math.max(few(steps), unsure?.instructions ?? 0),
    servings: facts.servings === undefined ? 1 : 0,
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([field, doubt]) =>
      doubt > 0 ? [[field, Math.round(100 * doubt) / 100]] : [],
    ),
  )
}

const MOST_NOTES = 50

/** Within all limits, and with what to check. */
export function asReadRecipe(found: FoundRecipe): ReadRecipe {
  const { facts } = found
  const lines = found.ingredients.map((line) => line.trim()).filter(Boolean)
  const steps = found.steps.flatMap((step) => fitting(step.trim())).filter(Boolean)
  const content: OwnRecipeContent = {
    ...emptyContent,
    title: cut(found.title, OWN_LIMITS.title),
    description: found.description === null ? null : cut(found.description, OWN_LIMITS.text) || null,
    ingredients: lines.slice(0, OWN_LIMITS.lines).map((line) => cut(line, OWN_LIMITS.line)),
    instructions: steps.slice(0, OWN_LIMITS.steps),
    servings: facts.servings ?? null,
    prep_time_minutes: facts.prep ?? null,
    cooking_time_minutes: cookingMinutes(facts),
    rest_time_minutes: facts.rest ?? null,
    difficulty_level: facts.difficulty ?? null,
    cuisine_type: facts.cuisine ? cut(facts.cuisine, OWN_LIMITS.cuisine) : null,
    source_url: found.sourceUrl,
    source_name: found.sourceName === null ? null : cut(found.sourceName, OWN_LIMITS.sourceName),
  }
  const made = facts.makes === undefined ? [] : [strings.makes(facts.makes)]
  const notes = [...made, ...found.left, ...lines.slice(OWN_LIMITS.lines), ...steps.slice(OWN_LIMITS.steps)]
  return {
    content,
    notes: notes.slice(0, MOST_NOTES).map((note) => cut(note, 2000)),
    makes: facts.makes ?? null,
    confidence: sureness(found),
    doubts: doubtsOf(found),
  }
}

/** A recipe from text: a page, a message, a PDF, a caption, Markdown. */
export const readRecipeText = (text: string, { vocabulary }: { vocabulary?: Vocabulary } = {}): ReadRecipe =>
  asReadRecipe(readText(text.slice(0, MAX_PASTED), vocabulary))
