import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { CUISINE_CHOICES, DIFFICULTY_CHOICES } from '#core/contracts/scraping.ts'

interface RecipeWish {
  cuisine?: (typeof CUISINE_CHOICES)[number] | string
  difficulty?: (typeof DIFFICULTY_CHOICES)[number] | string
}

/** Cuisines that a choice includes besides its own name. */
const KITCHENS: Record<string, readonly string[]> = {
  american: [
    'southern',
    'cajun',
    'creole',
    'tex-mex',
    'texmex',
    'soul food',
    'southwestern',
    'usa',
    'us',
    'hawaiian',
  ],
  italian: ['sicilian', 'tuscan', 'neapolitan', 'roman', 'sardinian'],
  mexican: ['tex-mex', 'texmex', 'yucatecan', 'oaxacan'],
  asian: [
    'chinese',
    'japanese',
    'korean',
    'thai',
    'vietnamese',
    'indonesian',
    'malaysian',
    'filipino',
    'singaporean',
    'taiwanese',
    'cambodian',
    'burmese',
    'laotian',
    'cantonese',
    'sichuan',
    'szechuan',
    'asian fusion',
  ],
  mediterranean: [
    'greek',
    'turkish',
    'lebanese',
    'spanish',
    'moroccan',
    'israeli',
    'middle eastern',
    'cypriot',
    'tunisian',
    'egyptian',
    'syrian',
    'levantine',
    'provencal',
    'provençal',
  ],
  indian: [
    'punjabi',
    'south indian',
    'north indian',
    'goan',
    'bengali',
    'gujarati',
    'kashmiri',
    'hyderabadi',
  ],
  french: ['provencal', 'provençal', 'breton', 'alsatian', 'lyonnaise', 'bistro'],
}

const isAll = (choice: string | undefined) => choice === undefined || choice === 'all'

function inCuisine(cuisine: string | null, choice: string): boolean {
  const names = new Set([choice, ...(KITCHENS[choice] ?? [])])
  return (cuisine ?? '')
    .toLowerCase()
    .split(/[,;/&|]| and /)
    .some((one) => {
      const name = one
        .replace(/\b(cuisine|food|style|inspired)\b/g, '')
        .replace(/[-\s]+$/, '')
        .trim()
      return names.has(name) || names.has(name.replace(/[\s-]+/g, ' '))
    })
}

/** Auto discovery's filters, applied to the results: a recipe with an unknown cuisine doesn't match. */
export function isWanted(
  recipe: Pick<ExtractedRecipe, 'cuisine_type' | 'difficulty_level'>,
  { cuisine, difficulty }: RecipeWish,
): boolean {
  if (!isAll(difficulty) && recipe.difficulty_level !== difficulty) return false
  return isAll(cuisine) || inCuisine(recipe.cuisine_type, cuisine ?? 'all')
}
