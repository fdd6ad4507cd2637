import type { Category } from '#core/contracts/ingredient.ts'
import type { ChapterName } from '../chapters.ts'
import type { Meal, RecipeTag } from '../record.ts'
import type { ReadRecipe } from './reading.ts'

interface Expectation {
  meals?: readonly Meal[]
  tag?: RecipeTag
  /** At least one ingredient line must be in this category. */
  category?: Category
}

/** What a reader expects when opening a chapter. */
const CHAPTER_RULES: Readonly<Record<ChapterName, Expectation>> = {
  breakfast: { meals: ['breakfast'] },
  chicken: { category: 'poultry' },
  'beef-pork-lamb': { category: 'meat' },
  seafood: { category: 'seafood' },
  pasta: { category: 'pasta' },
  'rice-and-grains': { category: 'grains' },
  'beans-and-lentils': { category: 'legumes' },
  vegetables: { category: 'vegetables' },
  soups: { meals: ['soup'] },
  salads: { meals: ['salad'] },
  sides: { meals: ['side'] },
  breads: { meals: ['bread'] },
  desserts: { meals: ['dessert'] },
  'snacks-and-drinks': { meals: ['snack', 'drink'] },
  'empty-pantry': { tag: 'empty-pantry' },
  leftovers: { tag: 'leftovers' },
}

/** Is the recipe in the right chapter? */
export function checkChapter(chapter: ChapterName, { recipe, lines }: ReadRecipe): string[] {
  const { meals, tag, category } = CHAPTER_RULES[chapter]
  const problems: string[] = []
  if (meals && !meals.includes(recipe.meal))
    problems.push(`chapter ${chapter}: meal is '${recipe.meal}', not ${meals.join(' or ')}`)
  if (tag && !recipe.tags?.includes(tag)) problems.push(`chapter ${chapter}: the tag '${tag}' is missing`)
  const holds = lines.some(({ ingredients }) => ingredients.some((one) => one.category === category))
  if (category && !holds) problems.push(`chapter ${chapter}: no line is of the category ${category}`)
  return problems
}
