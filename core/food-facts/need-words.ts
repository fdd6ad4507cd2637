import type { Need } from '../contracts/food-facts.ts'

const NUTS: readonly Need[] = ['tree nuts', 'peanuts']

/** How people name a need, the narrower words first: what one rule has read, the next ones don't see. */
const WORDS: readonly (readonly [RegExp, readonly Need[]])[] = [
  [/\blactose\b(?:[- ](?:free|intoleran\w+))?/, ['lactose-free']],
  [/\b(?:dairy|milk)[- ]free\b/, ['dairy-free']],
  [/\bgluten[- ]free\b|\bc(?:o)?eliac\w*/, ['gluten-free']],
  [/\begg[- ]free\b|\beggless\b/, ['egg-free']],
  [/\bnut[- ]free\b/, ['nut-free']],
  [/\bpeanuts?\b|\bground ?nuts?\b/, ['peanuts']],
  [
    /\btree[- ]?nuts?\b|\b(?:almond|walnut|cashew|hazelnut|pecan|pistachio|macadamia|brazil nut|filbert)s?\b/,
    ['tree nuts'],
  ],
  [/\bnuts?\b/, NUTS],
  [/\b(?:gluten|wheat|barley|rye|spelt)\b/, ['gluten']],
  [/\b(?:milk|dairy|casein|whey)\b/, ['milk']],
  [/\beggs?\b/, ['eggs']],
  [/\bseafood\b/, ['fish', 'crustaceans', 'mollusks']],
  [/\bshell[- ]?fish\b/, ['crustaceans', 'mollusks']],
  [/\bcrustaceans?\b|\b(?:shrimp|prawn|crab|lobster|crayfish|crawfish)s?\b/, ['crustaceans']],
  [/\bmollus[ck]s?\b|\b(?:clam|mussel|oyster|scallop|squid|octopus|snail)s?\b/, ['mollusks']],
  [/\bfish\b/, ['fish']],
  [/\bsoya?\b(?:beans?)?|\bsoybeans?\b/, ['soy']],
  [/\bsesame\b|\btahini\b/, ['sesame']],
  [/\bceler(?:y|iac)\b/, ['celery']],
  [/\bmustard\b/, ['mustard']],
  [/\blupine?s?\b/, ['lupin']],
  [/\bsul(?:f|ph)ites?\b|\bsul(?:f|ph)ur dioxide\b/, ['sulfites']],
  [/\bvegans?\b|\bplant[- ]based\b/, ['vegan']],
  [/\bpesc[ae]tarians?\b/, ['pescatarian']],
  // "Veggies" are vegetables, and a veggie burger is a food.
  [
    /\bvegetarians?\b|^\s*veggie\s*$|\b(?:is|are|am|im|shes|hes|theyre|both|all) (?:pure )?veg(?:gie)?s?\b(?! \w+)|\bveggie(?=[- ](?:friendly|meals?|dinners?|lunch(?:es)?|recipes?|options?|diet)\b)|\bmeat(?:less|[- ]free)\b|\bno meat\b/,
    ['vegetarian'],
  ],
  [
    /\bpork[- ]free\b|\b(?:no|not eat|dont eat|don['’]t eat|doesnt eat|doesn['’]t eat|avoid|without|never eat|contains?|have|has|made (?:with|from)) (?:any )?pork\b/,
    ['pork-free'],
  ],
  [/\bhalal\b/, ['halal']],
  [/\bkosher\b(?! (?:salt|dills?|pickles?))/, ['kosher']],
  [/\bfodmaps?\b|\blow[- ]fodmap\b/, ['low-fodmap']],
  [/\bdiabet\w+\b/, ['diabetic-friendly']],
  [/\bketo(?:genic)?\b/, ['keto']],
  [/\bpaleo\b/, ['paleo']],
  [/\blow(?: in)?[- ]carb\w*\b/, ['low-carb']],
  [/\bhigh[- ]protein\b/, ['high-protein']],
  [/\b(?:low|no|reduced)[- ](?:sodium|salt)\b|\bsodium\b/, ['low-sodium']],
  [/\balcohol\b(?:[- ]free)?|\bsober\b/, ['alcohol-free']],
  [/\bpregnan\w+\b|\bexpecting\b(?! (?:guests?|company|people|friends?|family))/, ['pregnant']],
  // A food may have the word in its name: baby carrots, baby back ribs.
  [
    /\bunder (?:12 months|one|1)\b|\binfants?\b|\bnewborns?\b|(?<!(?:holding|hold|with) (?:an?|the|my|our) )\bbab(?:y|ies|ys)\b(?! (?:naps?|shower|sleeps?|comes|arrives|has|is (?:asleep|sleeping|coming|due)|back|carrots?|corn|spinach|potato\w*|kale|bok|greens?|arugula|leaf|leaves|peas|squash|clams?|octopus|onions?|artichokes?))|\b(?:[1-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[- ]months?[- ]olds?\b/,
    ['under 12 months'],
  ],
  [
    /\bunder (?:4|5|four|five)\b|\btoddlers?\b|\b(?:daycare|day care|preschool(?:ers?)?|nursery school)\b|\bsmall child(?:ren)?\b|\b\d{2}[- ]months?[- ]olds?\b|\b(?:[1-3]|one|two|three)[- ]years?[- ]olds?\b/,
    ['under 4'],
  ],
  [
    /\bimmun(?:o\w+|e[- ](?:compromised|suppressed|deficien\w+|system))\b|\bweak\w* immun\w+|\bchemo\w*\b|\btransplant\b/,
    ['weak immune system'],
  ],
]

/** Said of what one does eat or is not. */
const NOT_A_NEED = /\b(?:i(?:'m| am)? not|not a|not|can eat|do eat|i eat|we eat)\b[^,.;]*/gi

const EACH = WORDS.map(([words, needs]) => [new RegExp(words, 'g'), needs] as const)
/** Most texts name no need at all: one look is enough for them. */
const ANY = new RegExp(WORDS.map(([words]) => words.source).join('|'))

/** The needs that a text names, and what it says besides. Needs that are not wanted stay in the text. */
export function splitNeeds(
  text: string,
  isWanted: (need: Need) => boolean = () => true,
): { needs: Need[]; rest: string } {
  let rest = text.toLowerCase()
  if (!ANY.test(rest)) return { needs: [], rest }
  const found = new Set<Need>()
  for (const [words, needs] of EACH)
    if (needs.some(isWanted))
      rest = rest.replace(words, () => {
        for (const need of needs) found.add(need)
        return ' '
      })
  // "Can a 2 year old have honey, he wasn't allowed as a baby": the age of now counts.
  if (found.has('under 4') && /\bas an? (?:baby|infant)\b/.test(text.toLowerCase()))
    found.delete('under 12 months')
  return { needs: [...found], rest }
}

/** Every need that a text names, in any words: "celiac, and no nuts please". */
export const needsIn = (text: string): Need[] => splitNeeds(text).needs

interface ReadNeeds {
  needs: Need[]
  /** Entries that no rule knows, as they were written. */
  unknown: string[]
}

/** Entries of a profile or of a form. */
export function readNeeds(entries: readonly string[]): ReadNeeds {
  const needs = new Set<Need>()
  const unknown: string[] = []
  for (const entry of entries.flatMap((one) => one.replace(NOT_A_NEED, '').split(/[,;+&]|\band\b/i))) {
    const found = needsIn(entry)
    for (const need of found) needs.add(need)
    if (found.length === 0 && entry.trim() !== '') unknown.push(entry.trim())
  }
  return { needs: [...needs], unknown }
}
