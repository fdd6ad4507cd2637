import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { isHeading } from '#core/recipes/heading.ts'
import { hasAmount } from '#core/recipes/reading/line-shapes.ts'
import { emptyContent } from './empty.ts'
import { amountsInProse } from './reading/amounts-in-prose.ts'
import { sentencesOf } from './reading/break-lines.ts'
import { factsInProse, factsLine, servingsAlone, type TextFacts } from './reading/facts-line.ts'
import type { FoundRecipe } from './reading/found-recipe.ts'
import { ingredientList } from './reading/ingredient-list.ts'
import { isChatter, isSource, readIntro } from './reading/intro.ts'
import { isStep } from './reading/is-step.ts'
import { asSentences, lineKinds } from './reading/line-kinds.ts'
import { MAX_PASTED, type PastedLine } from './reading/pasted-lines.ts'
import { readCooklang } from './reading/read-cooklang.ts'
import { readRecipeJson } from './reading/read-json.ts'
import { sectionsOf } from './reading/sections.ts'
import { CUT, stepList } from './reading/step-list.ts'

export interface ReadRecipe {
  /** What is unknown is empty or null, also the title. */
  content: OwnRecipeContent
  /** Lines that went nowhere. */
  notes: string[]
  /** 0 to 1: how sure it is that this is a recipe, and all of it. */
  confidence: number
}

/** Lines that only state times or servings are facts wherever they are; the first of each counts. */
function takeFacts(lines: readonly PastedLine[], facts: TextFacts, isCooking: boolean): PastedLine[] {
  const take = (text: string): boolean => {
    const found = factsLine(text)
    for (const [name, value] of Object.entries(found ?? {}))
      Object.assign(facts, { [name]: facts[name as keyof TextFacts] ?? value })
    return found !== undefined
  }
  let gap = false
  let before = ''
  return lines.flatMap((given) => {
    const line = gap ? { ...given, blankBefore: true } : given
    gap = false
    const { text, number } = line
    // "Bake at 375 for" and "8 to 10 min." are one sentence.
    const isCut = CUT.test(before)
    before = text
    if (isCut && !isCooking && /^\d/.test(text)) return line
    // "Cook 20 minutes." among the steps is one of them.
    const isFacts = isCooking && number === null && Object.keys(factsLine(text) ?? {}).length > 1
    if (isCooking && !isFacts && (number !== null || !/:|^(?:serves|makes|yields?)\b/i.test(text)))
      return line
    if (take(text)) {
      gap = line.blankBefore
      return []
    }
    // "By Jane | Serves 4 | 20 min", "Sesame noodles - serves 2, 15 min."
    const parts = isCooking || text.length > 200 ? [] : text.split(/\s+[|•·–—-]\s+/)
    const others = parts.length > 1 ? parts.filter((part) => !take(part.replace(/\.$/, ''))) : parts
    return others.length < parts.length ? others.map((part) => ({ ...line, text: part })) : line
  })
}

/** "Plenty for five." at the end of a step says how many it serves. */
function withoutServings(steps: readonly string[], facts: TextFacts): string[] {
  return steps.flatMap((step) => {
    const sentences = /\b(?:serves|feeds|enough|plenty|makes|does)\b/i.test(step) ? sentencesOf(step) : []
    const servings = servingsAlone(sentences.at(-1) ?? '')
    if (servings === null) return [step]
    facts.servings ??= servings
    const rest = step.slice(0, step.length - (sentences.at(-1)?.length ?? 0)).trim()
    return rest === '' ? [] : [rest]
  })
}

function readText(pasted: string, vocabulary: Vocabulary | undefined): FoundRecipe {
  const { sections, servings, asides } = sectionsOf(pasted)
  const facts: TextFacts = servings === null ? {} : { servings }
  const has = (kind: string) => sections.some((one) => one.kind === kind && one.lines.length > 0)
  const [hasIngredients, hasSteps] = [has('ingredients'), has('steps')]
  const intro: PastedLine[] = []
  const around: string[] = [...asides]
  const ingredients: string[] = []
  const steps: string[] = []
  const left: string[] = []
  const addIngredients = (lines: readonly PastedLine[]) => {
    const read = ingredientList(lines)
    ingredients.push(...read.lines)
    left.push(...read.left)
  }
  const addSteps = (lines: readonly PastedLine[], isHeaded = true) => {
    const isBeside = ({ text, number }: PastedLine) => number === null && isChatter(text) && !isStep(text)
    left.push(...lines.filter(isBeside).map(({ text }) => text))
    const read = stepList(
      lines.filter((line) => !isBeside(line)),
      isHeaded,
    )
    steps.push(...read.steps)
    left.push(...read.left)
  }
  /** Without headings every line has to show what it is. */
  const sort = (all: readonly PastedLine[]) => {
    const isAside = ({ text }: PastedLine) => isSource(text) || isChatter(text)
    intro.push(...all.filter(isAside))
    const given = all.filter((line) => !isAside(line))
    const whole = given.length <= 4 && given.some(({ text }) => text.length > 160)
    const sentences = asSentences(given, whole)
    const lines = whole ? takeFacts(sentences, facts, false) : sentences
    const kinds = lineKinds(lines, vocabulary)
    // A single sentence that could be a step makes no recipe.
    const cooks = ({ text, number }: PastedLine) =>
      number !== null ? 2 : sentencesOf(text).filter(isStep).length
    const isProse =
      !hasIngredients &&
      !kinds.includes('ingredient') &&
      lines.reduce((sum, line) => sum + cooks(line), 0) < 2
    if (isProse) kinds.fill('other')
    const of = (kind: string) => lines.filter((_, at) => kinds[at] === kind)
    // What stands apart above the ingredients is no step, if there are others below.
    const isAbove = kinds[0] === 'step' && lines[0]?.number === null && lines[1]?.blankBefore
    const isMore = kinds.lastIndexOf('step') > kinds.indexOf('ingredient') && kinds.includes('ingredient')
    if (isTitle(lines[0], lines[1]) || (isAbove && isMore)) kinds[0] = 'other'
    // Nor is a letter that mentions the oven.
    for (const [at, { text, number, bullet }] of lines.slice(0, kinds.indexOf('ingredient')).entries())
      if (isMore && kinds[at] === 'step' && number === null && !bullet && !isStep(sentencesOf(text)[0] ?? ''))
        kinds[at] = 'other'
    if (!hasIngredients) addIngredients(of('ingredient'))
    if (!hasSteps) addSteps(of('step'))
    const started = kinds.findIndex((kind) => kind === 'ingredient' || kind === 'step')
    for (const [at, line] of lines.entries()) {
      const used = (kinds[at] === 'ingredient' && !hasIngredients) || (kinds[at] === 'step' && !hasSteps)
      if (used) continue
      if (started < 0 || at < started || (hasIngredients && hasSteps)) intro.push(line)
      else around.push(line.text)
    }
  }

  for (const { kind, name, lines: given } of sections) {
    const lines = kind === 'stop' ? given : takeFacts(given, facts, kind === 'steps')
    if (kind === 'intro') {
      if (hasIngredients && hasSteps) intro.push(...lines)
      else sort(lines)
    } else if (kind === 'ingredients') {
      const end = hasSteps ? -1 : firstStep(lines)
      addIngredients(end < 0 ? lines : lines.slice(0, end))
      if (end >= 0) addSteps(lines.slice(end), false)
    } else if (kind === 'steps') addSteps(lines)
    else around.push(...(name === '' ? [] : [name]), ...lines.map(({ text }) => text))
  }
  const isAside = (text: string) =>
    isChatter(text) || /^(?:source|adapted from|recipe (?:by|from)|from|via)\s*:/i.test(text)
  const read = readIntro(intro, [...around, ...left, ...steps.filter(isAside)])
  const said = factsInProse([...intro.map(({ text }) => text), ...read.left].join('\n'))
  const method = withoutServings(
    steps.filter((step) => !isAside(step)),
    said,
  )
  return {
    title: read.title,
    description: read.description,
    ingredients: ingredients.length === 0 ? amountsInProse(method, vocabulary) : ingredients,
    steps: method.map((step) => step.replace(/(?:\s*#[\p{L}\d_]+)+$/u, '')),
    facts: { ...said, ...facts },
    sourceUrl: read.sourceUrl,
    sourceName: read.sourceName,
    left: read.left,
  }
}

/** The first line is the title, also where it could be an ingredient: "One pot pasta", "Ginger and mushroom soup". */
function isTitle(first: PastedLine | undefined, second: PastedLine | undefined): boolean {
  if (!first || !second || first.bullet || first.number !== null || first.text.length > 80) return false
  if (/^[\d½¼¾⅓⅔]/.test(first.text)) return /^\d+[-–]\p{L}/u.test(first.text) && second.blankBefore
  if (/^\p{Ll}|[.:,]$/u.test(first.text)) return false
  return second.blankBefore || first.text.includes(' ') || /^[\d½¼¾⅓⅔]/.test(second.text)
}

/** Where the steps begin in a section of ingredients that no heading ends. */
function firstStep(lines: readonly PastedLine[]): number {
  const at = lines.findIndex(
    ({ text, number, bullet }, at) =>
      at > 0 &&
      !bullet &&
      isStep(text) &&
      (number !== null || (text.length > 25 && !/^[\d½¼¾⅓⅔]/.test(text))),
  )
  // Its heading, "For the sauce:", goes with it.
  return at > 1 && /:$/.test(lines[at - 1]?.text ?? '') ? at - 1 : at
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

const MOST_NOTES = 50

/** A recipe from pasted text: a page, a message, a PDF, a caption, Markdown, or one of our own exports. */
export function readRecipeText(text: string, { vocabulary }: { vocabulary?: Vocabulary } = {}): ReadRecipe {
  const pasted = text.slice(0, MAX_PASTED)
  const found = readRecipeJson(pasted) ?? readCooklang(pasted) ?? readText(pasted, vocabulary)
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
  const notes = [...found.left, ...lines.slice(OWN_LIMITS.lines), ...steps.slice(OWN_LIMITS.steps)]
  return {
    content,
    notes: notes.slice(0, MOST_NOTES).map((note) => cut(note, 2000)),
    confidence: sureness(found),
  }
}
