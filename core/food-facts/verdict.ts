import type { Content, FoodFacts, Level, Need, Verdict } from '../contracts/food-facts.ts'
import type { FoodBook } from './food-book.ts'
import { avoidsOf } from './needs.ts'
import { type ReadFoods, readFoods } from './read-foods.ts'
import * as strings from './strings.ts'

/** Why a verdict is what it is. */
export interface Cause {
  /** The recipe line, or the food as it was named. */
  line: string
  food: string
  content: Content
  level: Level
  reason: string
  verdict: 'contains' | 'may contain'
}

export interface Judgement {
  verdict: Verdict
  causes: readonly Cause[]
  /** What no record knows. */
  unknown: readonly string[]
  /** For kosher: what it may be eaten with. */
  kashrut?: 'meat' | 'dairy' | 'pareve'
}

/** "halal chicken" needs no second certificate. */
const CERTIFIED: Partial<Record<Need, RegExp>> = {
  halal: /\bhalal\b/i,
  kosher: /\bkosher\b(?! salt)/i,
}

const SURE: ReadonlySet<Level> = new Set(['yes', 'usually'])

function causesIn(
  { text, foods, optional, oneOf }: ReadFoods,
  need: Need,
): { causes: Cause[]; unsure: boolean } {
  const { avoid, cautious = [], plenty = [] } = avoidsOf(need)
  const isCertified = CERTIFIED[need]?.test(text)
  const causes: Cause[] = []
  let unsure = false
  const look = (content: Content, food: string, facts: FoodFacts, strict: boolean, weak: boolean) => {
    const fact = facts.get(content)
    if (!fact) return
    if (fact.level === 'unknown') unsure = true
    else if (SURE.has(fact.level) || weak)
      causes.push({
        line: text,
        food,
        content,
        level: fact.level,
        reason: fact.reason,
        verdict: strict && SURE.has(fact.level) ? 'contains' : 'may contain',
      })
  }
  for (const { name, facts } of foods) {
    for (const content of avoid) look(content, name, facts, true, true)
    if (!isCertified) for (const content of cautious) look(content, name, facts, false, true)
    for (const content of plenty) look(content, name, facts, true, false)
  }
  const certain = new Set(causes.filter(({ verdict }) => verdict === 'contains').map(({ food }) => food))
  // Who avoids it can leave it out or take the other one, unless every one has it.
  if (optional || (oneOf && certain.size < foods.length))
    for (const cause of causes) cause.verdict = 'may contain'
  return { causes, unsure }
}

/** Meat and dairy together are not kosher, each by itself may be. */
function mixesMeatAndMilk(read: readonly ReadFoods[]): Cause[] {
  const sureOf = (facts: FoodFacts, contents: readonly Content[]) =>
    contents.find((content) => SURE.has(facts.get(content)?.level ?? 'unknown'))
  const first = (contents: readonly Content[]): Cause | undefined => {
    for (const { text, foods, optional, oneOf } of read) {
      // Of alternatives, every one has to have it: "mozzarella or cheddar".
      const isChoice = oneOf && !foods.every(({ facts }) => sureOf(facts, contents))
      if (optional || isChoice) continue
      for (const { name, facts } of foods) {
        const content = sureOf(facts, contents)
        const fact = content && facts.get(content)
        if (fact)
          return {
            line: text,
            food: name,
            content,
            level: fact.level,
            reason: strings.meatWithDairy,
            verdict: 'contains',
          }
      }
    }
    return undefined
  }
  const [meat, milk] = [first(['meat', 'poultry']), first(['milk'])]
  return meat && milk ? [meat, milk] : []
}

function kashrutOf(read: readonly ReadFoods[]): 'meat' | 'dairy' | 'pareve' {
  const has = (...contents: Content[]) =>
    read.some(({ foods }) => foods.some(({ facts }) => contents.some((content) => facts.has(content))))
  return has('meat', 'poultry') ? 'meat' : has('milk') ? 'dairy' : 'pareve'
}

function judgeProtein(read: readonly ReadFoods[], unknown: readonly string[]): Judgement {
  const rich = read.some(
    ({ foods, optional }) => !optional && foods.some(({ facts }) => facts.get('protein')?.level === 'yes'),
  )
  const verdict = rich ? 'free of' : unknown.length > 0 ? 'not known' : 'contains'
  return { verdict, causes: [], unknown }
}

/** The verdict on lines that were read already: a recipe is judged for many needs, and read once. */
export function judgeRead(read: readonly ReadFoods[], need: Need): Judgement {
  const unknown = read.flatMap((line) => line.unknown)
  if (need === 'high-protein') return judgeProtein(read, unknown)
  const causes: Cause[] = need === 'kosher' ? mixesMeatAndMilk(read) : []
  let unsure = unknown.length > 0 || read.every(({ foods }) => foods.length === 0)
  for (const line of read) {
    const found = causesIn(line, need)
    causes.push(...found.causes)
    unsure ||= found.unsure
  }
  const order = (cause: Cause) => (cause.verdict === 'contains' ? 0 : 1)
  causes.sort((a, b) => order(a) - order(b))
  const verdict = causes[0]?.verdict ?? (unsure ? 'not known' : 'free of')
  return need === 'kosher'
    ? { verdict, causes, unknown, kashrut: kashrutOf(read) }
    : { verdict, causes, unknown }
}

/** One function turns facts into a verdict: for a line, a recipe, a dish, a list. */
export const judge = (lines: readonly string[], need: Need, book: FoodBook): Judgement =>
  judgeRead(
    lines.map((line) => readFoods(line, book)),
    need,
  )
