import { singular } from '#core/text/plural.ts'

const IRREGULAR: Readonly<Record<string, string>> = {
  leaf: 'leaves',
  loaf: 'loaves',
  half: 'halves',
  knife: 'knives',
}
const IN_OES = new Set(['tomato', 'potato', 'mango', 'hero', 'echo'])

/** The plural of one English kitchen noun. */
export function pluralWord(word: string): string {
  const lower = word.toLowerCase()
  const irregular = IRREGULAR[lower]
  if (irregular) return word[0] + irregular.slice(1)
  if (/(?:s|x|z|ch|sh)$/.test(lower) || IN_OES.has(lower)) return `${word}es`
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

/** The singular, but only if its plural is the original word: "molasses" and "Brussels" stay unchanged. */
export function singularWord(word: string): string {
  const one = singular(word.toLowerCase())
  if (one === word.toLowerCase() || pluralWord(one) !== word.toLowerCase()) return word
  return word[0] + one.slice(1)
}

/** Uncountable, or the same in singular and plural: they never change. */
const FIXED = new Set(
  `garlic celery rice oil milk water sauce dough broth stock sugar salt pepperoni bread butter cheese cream flour juice kale
  spinach lettuce cabbage broccoli cauliflower asparagus ginger cilantro parsley basil dill mint thyme rosemary sage fish salmon
  tuna shrimp cod tilapia beef pork lamb bacon ham tofu pasta spaghetti couscous quinoa yeast honey syrup vinegar mustard
  mayonnaise ketchup meat zest corn anise lemongrass fennel okra arugula tempeh naan bok choy puree seasoning mix`.split(
    /\s+/,
  ),
)

/** A counted noun in the number that matches its count; unchanged where that isn't safe. */
export function nounFor(count: number, noun: string): string {
  if (!/^[\p{L}'-]+$/u.test(noun) || FIXED.has(noun.toLowerCase())) return noun
  const one = singularWord(noun)
  const plural = one !== noun
  if (count > 1) return plural ? noun : pluralWord(noun)
  return one
}
