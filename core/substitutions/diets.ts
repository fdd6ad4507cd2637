import { DIETS, type Diet } from '#core/contracts/diets.ts'
import type { Category, Ingredient } from '#core/contracts/ingredient.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { type DietaryTag, dietOf } from '#core/recipes/diet.ts'
import type { Role } from './record.ts'

/** Diets that recipe tags already cover: the same rules, so that a swap can't contradict them. */
const TAGS: Partial<Record<Diet, DietaryTag>> = {
  vegetarian: 'vegetarian',
  vegan: 'vegan',
  'gluten-free': 'gluten-free',
  'dairy-free': 'dairy-free',
  'low-carb': 'low-carb',
  keto: 'low-carb',
  'nut-free': 'nut-free',
  'egg-free': 'egg-free',
}

const NEVER_PALEO = new Set<Category>(['grains', 'pasta', 'bread', 'legumes'])
const SELDOM_PALEO = new Set<Category>(['baking', 'sweeteners', 'oils', 'condiments', 'pantry', 'drinks'])
/** Exceptions in otherwise excluded categories (flour, sugar, jars) that paleo cooks do use. */
const PALEO = new Set(
  `almond flour|coconut flour|cassava flour|arrowroot|tapioca starch|baking soda|cocoa powder|gelatin|cacao nibs
  vanilla extract|almond extract|lemon extract|orange extract|cream of tartar|honey|maple syrup|coconut sugar|applesauce
  olive oil|coconut oil|avocado oil|lard|duck fat|bacon fat|beef tallow|walnut oil|sesame oil|coconut aminos|vinegar
  apple cider vinegar|white wine vinegar|red wine vinegar|sherry vinegar|balsamic vinegar|champagne vinegar|mustard
  dijon mustard|brown mustard|whole grain mustard|horseradish|caper|pickle|fish sauce|hot sauce|tahini|chimichurri|salsa
  pico de gallo|salsa verde|harissa|chicken broth|beef broth|vegetable broth|turkey broth|mushroom broth|bone broth|fish broth
  tomato paste|tomato sauce|tomato puree|canned tomato|diced tomatoes|crushed tomatoes|pumpkin puree|coconut water|water
  coffee|espresso|tea|orange juice|apple juice|apple cider|pineapple juice|cranberry juice|pomegranate juice|grape juice`
    .split(/[|\n]/)
    .map((name) => name.trim()),
)

function isPaleo({ name, category, allergens }: Ingredient): boolean {
  if (allergens.some((one) => one === 'milk' || one === 'soy' || one === 'peanuts' || one === 'wheat'))
    return false
  if (NEVER_PALEO.has(category)) return false
  return !SELDOM_PALEO.has(category) || PALEO.has(name)
}

const FILLING = new Set<Category>(['meat', 'poultry', 'seafood', 'legumes', 'eggs', 'nuts'])
const FILLING_DAIRY =
  /cheese|yogurt|skyr|paneer|halloumi|milk$|gouda|gruyere|brie|feta|parmesan|provolone|fontina|edam|havarti/

const hasProtein = ({ name, category }: Ingredient) =>
  FILLING.has(category) || (category === 'dairy' && FILLING_DAIRY.test(name) && !/coconut|rice/.test(name))

/** Which diets a swap fits, by its parts. High-protein requires protein only if protein is replaced. */
export function dietsOf(
  parts: readonly Ingredient[],
  roles: readonly Role[],
  vocabulary: Vocabulary,
): Diet[] {
  const { tags } = dietOf(
    parts.map(({ name }) => name),
    vocabulary,
  )
  return DIETS.filter((diet) => {
    if (diet === 'paleo') return parts.every(isPaleo)
    if (diet === 'high-protein') return !roles.includes('protein') || parts.some(hasProtein)
    const tag = TAGS[diet]
    return tag !== undefined && tags.includes(tag)
  })
}
