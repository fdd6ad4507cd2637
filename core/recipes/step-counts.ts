import { parseLine } from '#core/ingredients/parse-line.ts'
import { NUMBER_WORDS } from '#core/ingredients/units.ts'
import { singular } from '#core/text/plural.ts'
import { measuredIn } from './measured-text.ts'

/** What is counted in a recipe, and how many of it there are at its own number of servings. */
export interface RecipeCounts {
  servings: number | null
  /** By the singular noun of the line: "6 large eggs" is egg 6, "4 slices bread" slice 4. */
  listed: ReadonlyMap<string, number>
}

/** A counted thing in a step: "eight hollows", "the 6 eggs", "4 to 6 patties". */
export interface StepCount {
  min: number
  max: number
  link: string
  /** Written as a word. */
  word: boolean
  index: number
  /** The length of the number, without what follows it. */
  length: number
  noun: string
  /** Where the noun begins. */
  nounAt: number
  /** "unsure": it may be per batch or per piece, so it stays, and the reader is told. */
  kind: 'portions' | 'ingredient' | 'unsure'
}

const NUMBER = String.raw`\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve`
const COUNT = new RegExp(
  String.raw`(?<![\w.,/°×-]|\d |\bx |\bby )(${NUMBER})(?:( to | or |–|-)(${NUMBER}))?(?=\s+\p{L}|[.,;]|$)(?!\s+(?:x|by|to|or|and a)\s)`,
  'giu',
)
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))
/** What a batch is made into. Each is a portion, so twice the batch makes twice as many. */
const PORTIONS =
  words(`hollow dent indentation nest ball patty portion cake mound piece round square finger fritter burger
  meatball dumpling gap parcel packet roll bun cookie biscuit scone bar log loaf oval disk disc croquette kofta skewer
  spoonful heap flatbread pancake sandwich wrap burrito taco serving triangle rectangle bundle stick strip lump`)
/** A few pieces may be the two halves of a pie rather than portions. */
const VAGUE = words('piece portion round strip stick log rectangle')
/** What a serving is served in or wrapped in. */
const VESSELS = words('bowl plate glass mug cup jar sheet dish ramekin mold')
/** Of these there may be several a serving. */
const SMALL = words('ramekin mold')
const VERB =
  /\b(?:make|shape|form|roll|divide|split|pat|pinch off|portion|drop|scoop|press|pipe|mold|cut|stamp out)\b/i
/** Cutting counts the pieces of one thing, unless that thing is the batch. */
const CUT = /\bcut\s+(?:the|each|every|an?|any|half|it|them)\s/i
const BATCH = /\b(?:dough|mixture|sheet|log|slab)\b/i
/** One batch, one piece or one side at a time. */
const EACH =
  /\b(?:each|every|per|apiece|at a time|a head|batch(?:es)?|rounds? if|side by side|another|more)\b/i
const PASSED =
  /^(?:of|in|on|with|and|or|to|by|at|the|for|into|from|until|over|a|an|if|so|is|are|then|inch|inches|cm|more|times?|sides?)$/i
/** How many words may come before the noun: "8 loose, flat balls". */
const ADJECTIVES = 3

const before = (step: string, index: number) =>
  /[^.;:!?]*$/.exec(step.slice(Math.max(0, index - 100), index))?.[0] ?? ''
const clauseAfter = (text: string) =>
  /^[^.,;:()!?]*?(?=[.,;:()!?]|\s(?:and|until|then|while|so)\s|$)/.exec(text)?.[0] ?? ''

/** The counted noun: the first word that the tables know, if only adjectives come before it. */
function nounIn(after: string, known: (noun: string) => boolean): { text: string; at: number } | undefined {
  const clause = /^\s[^.;:()!?]*/.exec(after)?.[0] ?? ''
  let seen = 0
  for (const { 0: text, index } of clause.matchAll(/[\p{L}'-]+/gu)) {
    if (known(singular(text.toLowerCase()))) return { text, at: index }
    if (seen > 0 || !/^(?:of|the)$/i.test(text)) {
      if (PASSED.test(text) || ++seen > ADJECTIVES) return undefined
    }
  }
  return undefined
}

const numberOf = (text: string) => NUMBER_WORDS.get(text.toLowerCase()) ?? Number(text)

interface Clause {
  before: string
  after: string
}

const cutsOne = (before: string) => CUT.test(before) && !BATCH.test(before)
const isPerPiece = ({ before, after }: Clause) =>
  EACH.test(clauseAfter(after)) || EACH.test(before.slice(-40).replace(/\beach of $/, ''))

/** Numbers without a noun: "cut the dough into six", "make three more", "32 in all". */
function kindOfNumber(max: number, clause: Clause): StepCount['kind'] | undefined {
  const { before, after } = clause
  if (/^\s+in all\b/.test(after) || /\byou(?:'ll| will| should) have about $/i.test(before)) return 'portions'
  if (/^\s+more\b(?!\s+(?:minute|second|hour|time|batch|day))/.test(after)) return 'unsure'
  if (/\ball $/i.test(before) && /^\s+(?:are|takes?|is)\b/.test(after)) return 'unsure'
  if (/\bthe other $/i.test(before)) return 'unsure'
  if (!/\b(?:into|to make) $/i.test(before) || !/^(?:[.,;]|\s+(?:and|on)\b|$)/.test(after)) return undefined
  if (!VERB.test(before) || cutsOne(before) || EACH.test(before.slice(-40))) return undefined
  return max < 4 ? 'unsure' : 'portions'
}

/** "the 6 eggs" are all of them; "4 of the onions" and "the other 4 eggs" a part of all. */
function kindOfListed(max: number, listed: number, clause: Clause): StepCount['kind'] | undefined {
  const part = /^\s+of the\b/.test(clause.after) || /\b(?:other|remaining|last) $/i.test(clause.before)
  if (max === listed || (part && max < listed)) return 'ingredient'
  return max > 1 ? 'unsure' : undefined
}

function kindOfPortions(max: number, noun: string, { before }: Clause, servings: number | null) {
  if (max < 2) return undefined
  if (VESSELS.has(noun)) {
    const fits = max === servings || (SMALL.has(noun) && servings !== null && max % servings === 0)
    return fits ? 'portions' : undefined
  }
  if (!VERB.test(before)) return /\bthe (?:other )?$/i.test(before) ? 'unsure' : undefined
  if (cutsOne(before)) return undefined
  return VAGUE.has(noun) && max < 4 && max !== servings ? 'unsure' : 'portions'
}

function kindOf(max: number, noun: string | undefined, clause: Clause, recipe: RecipeCounts) {
  if (noun === undefined) return kindOfNumber(max, clause)
  if (isPerPiece(clause)) return undefined
  const one = singular(noun.toLowerCase())
  const listed = recipe.listed.get(one)
  return listed === undefined
    ? kindOfPortions(max, one, clause, recipe.servings)
    : kindOfListed(max, listed, clause)
}

/** Counts of ingredients and portions in a step. Times, sizes, batches, sides and fractions are none. */
export function countsIn(step: string, recipe: RecipeCounts): StepCount[] {
  const known = (noun: string) => PORTIONS.has(noun) || VESSELS.has(noun) || recipe.listed.has(noun)
  const measured = new Set(measuredIn(step).map(({ index }) => index))
  const found: StepCount[] = []
  for (const match of step.matchAll(COUNT)) {
    const [all, first = '', link = '', second] = match
    const { index } = match
    const [min, max] = [numberOf(first), numberOf(second ?? first)]
    if (measured.has(index) || min > max) continue
    const clause = { before: before(step, index), after: step.slice(index + all.length, index + 100) }
    const noun = nounIn(clause.after, known)
    const kind = kindOf(max, noun?.text, clause, recipe)
    if (!kind) continue
    const nounAt = index + all.length + (noun?.at ?? 0)
    const word = !/\d/.test(first)
    found.push({ min, max, link, word, kind, index, length: all.length, noun: noun?.text ?? '', nounAt })
  }
  return found
}

/** The counted lines of a recipe. A noun that two lines count is left out: which one a step means is unknown. */
export function recipeCounts(servings: number | null, lines: readonly string[]): RecipeCounts {
  const listed = new Map<string, number>()
  const twice = new Set<string>()
  for (const line of lines) {
    const { quantity, unit, name } = parseLine(line)
    if (!quantity || quantity.min !== quantity.max || (unit && !COUNTED_UNITS.has(unit))) continue
    const noun = unit ?? singular(name.split(' ').at(-1) ?? '')
    if (listed.has(noun)) twice.add(noun)
    listed.set(noun, quantity.max)
  }
  for (const noun of twice) listed.delete(noun)
  listed.delete('')
  return { servings, listed }
}

const COUNTED_UNITS = words('slice clove sprig leaf stalk rib can jar fillet sheet ear link bunch head stick')
