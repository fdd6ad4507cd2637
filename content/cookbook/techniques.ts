import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { PRODUCE } from '../guides/produce.ts'
import type { CookbookRecipe } from './record.ts'
import { VOCABULARY } from './vocabulary.ts'

type Rule = (recipe: CookbookRecipe, steps: string) => boolean

const inSteps =
  (pattern: RegExp): Rule =>
  (_, steps) =>
    pattern.test(steps)
const withTool =
  (pattern: RegExp): Rule =>
  ({ equipment }) =>
    equipment.some((tool) => pattern.test(tool))

/** How a dish is cooked, by its steps and tools; a dish may be cooked in several ways. */
const TECHNIQUES: Readonly<Record<string, Rule>> = {
  bake: inSteps(/\bbake[sd]?\b|\bbaking (?:sheet|dish)\b/i),
  roast: inSteps(/\broast(?:s|ed|ing)?\b/i),
  broil: inSteps(/\bbroil/i),
  grill: (recipe, steps) => /\bgrill\b/i.test(steps) && withTool(/grill/i)(recipe, steps),
  'stir-fry': (recipe, steps) => /\bstir-fr/i.test(steps) || withTool(/\bwok\b/i)(recipe, steps),
  'deep-fry': inSteps(
    /\bdeep-fr(?:y|ied)|\binch(?:es)? \([^)]*\) of (?:the )?oil\b|\b350°F \(175°C\)[^.]*\boil\b/i,
  ),
  'pan-fry': (recipe, steps) => /\b(?:fry|sear|brown)\b/i.test(steps) && withTool(/skillet/i)(recipe, steps),
  simmer: inSteps(/\bsimmer/i),
  braise: inSteps(/\bbrais|\bsimmer[^.]*(?:\b\d hours?\b|\b(?:4[05]|5\d|60|75|90) minutes)/i),
  steam: inSteps(/\bsteam(?:s|ed|er)?\b(?! rises)/i),
  boil: inSteps(/\bboil/i),
  poach: inSteps(/\bpoach/i),
  blend: (recipe, steps) => /\bblend\b|\bpurée|\bpuree/i.test(steps) || withTool(/blender/i)(recipe, steps),
  pickle: ({ title }) => /pickle|kimchi|ferment/i.test(title),
  toss: inSteps(/\btoss\b/i),
  knead: inSteps(/\bknead/i),
  'no-cook': ({ cook }) => cook === 0,
  'slow cooker': withTool(/slow cooker|multicooker/i),
  'pressure cooker': withTool(/pressure cooker|multicooker|instant pot/i),
  'air fryer': withTool(/air fryer/i),
  microwave: inSteps(/\bmicrowave\b/i),
  'rice cooker': withTool(/rice cooker/i),
}

export function techniquesOf(recipe: CookbookRecipe): ReadonlySet<string> {
  const steps = recipe.steps.join(' ')
  return new Set(Object.entries(TECHNIQUES).flatMap(([name, is]) => (is(recipe, steps) ? [name] : [])))
}

/** What is there most of the year, or keeps through it, tells no season. */
const SHORT = 7
const KEEPS = /^(?:onion|shallot|garlic|ginger|potato|carrot|celery|lemon|lime|herbs?|green onion)$/
const SEASON_OF = new Map(
  PRODUCE.filter(({ months }) => months.length <= SHORT).flatMap(({ name, season }) =>
    ingredientsOfLine(name.toLowerCase(), VOCABULARY).flatMap(({ ingredient }) =>
      ingredient && !KEEPS.test(ingredient.name) ? [[ingredient.name, season] as const] : [],
    ),
  ),
)

/** The seasons of its fresh fruits and vegetables, by the guide's table. */
export function seasonsOf({ ingredients }: CookbookRecipe): ReadonlySet<string> {
  return new Set(
    ingredients
      .filter((line) => !/\b(?:cans?|canned|frozen|thawed|dried|jar|sauce|paste)\b/i.test(line))
      .flatMap((line) => ingredientsOfLine(line, VOCABULARY))
      .flatMap(({ ingredient }) => SEASON_OF.get(ingredient?.name ?? '') ?? []),
  )
}
