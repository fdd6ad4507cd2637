import { ALLERGENS, type Allergen, type Ingredient } from '../../contracts/ingredient.ts'
import type { Vocabulary } from '../../ingredients/vocabulary.ts'
import { normalWords } from '../../text/normalise.ts'

const WORDS: readonly (readonly [RegExp, readonly Allergen[]])[] = [
  [/\b(dairy|milk|lactose)\b/i, ['milk']],
  [/\beggs?\b/i, ['eggs']],
  [/\bpeanuts?\b/i, ['peanuts']],
  [/\b(tree nuts?|almonds?|walnuts?|cashews?)\b/i, ['tree nuts']],
  [/\bnuts?\b/i, ['tree nuts', 'peanuts']],
  [/\b(wheat|gluten|celiac|coeliac)\b/i, ['wheat']],
  [/\bshellfish\b|\b(shrimp|crab|lobster)\b/i, ['shellfish']],
  [/\bfish\b/i, ['fish']],
  [/\bsoy\w*\b/i, ['soy']],
  [/\bsesame\b/i, ['sesame']],
]
const SPEAKS_OF_ALLERGY = /\b(allerg\w*|intoleran\w*|celiac|coeliac|anaphyla\w*|epipen)\b/i
const MAX_NAMED = 4
const LONGEST = 4

/** Allergens listed in the profile or mentioned in the question. */
function allergensOf(question: string, listed: readonly string[]): Set<Allergen> {
  const found = new Set<Allergen>()
  const read = (text: string) => {
    for (const [words, allergens] of WORDS) if (words.test(text)) for (const one of allergens) found.add(one)
  }
  for (const entry of listed) {
    const exact = ALLERGENS.find((one) => one === entry.toLowerCase())
    if (exact) found.add(exact)
    else read(entry)
  }
  if (SPEAKS_OF_ALLERGY.test(question)) read(question)
  return found
}

function foodsIn(text: string, vocabulary: Vocabulary): Set<Ingredient> {
  const words = normalWords(text.replace(/\]\([^)]*\)/g, ' ').replace(/-/g, ' '))
  const found = new Set<Ingredient>()
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at)
    let id: number | undefined
    for (; length > 0; length--) {
      id = vocabulary.byForm.get(words.slice(at, at + length).join(' '))
      if (id !== undefined) break
    }
    const ingredient = id === undefined ? undefined : vocabulary.ingredients[id]
    if (ingredient) found.add(ingredient)
    at += Math.max(1, length)
  }
  return found
}

/** A warning for allergens that the answer brings up and the question didn't. */
export function allergenWarning(
  question: string,
  text: string,
  allergies: readonly string[],
  vocabulary: Vocabulary,
): string | undefined {
  const allergens = allergensOf(question, allergies)
  if (allergens.size === 0) return undefined
  const asked = foodsIn(question, vocabulary)
  const named: string[] = []
  for (const food of foodsIn(text, vocabulary)) {
    if (asked.has(food)) continue
    const hit = food.allergens.filter((one) => allergens.has(one))
    const gluten = hit.length === 0 && food.gluten && allergens.has('wheat')
    if (hit.length > 0 || gluten) named.push(`${food.name} (${gluten ? 'gluten' : hit.join(', ')})`)
  }
  if (named.length === 0) return undefined
  return `**Allergy:** this names ${named.slice(0, MAX_NAMED).join(', ')}${named.length > MAX_NAMED ? ' and more' : ''}. Leave it out or replace it, and read labels.`
}
