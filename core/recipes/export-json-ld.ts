import { type ExportedRecipe, totalMinutes } from './export-recipe.ts'
import { type NumberedStep, numberedSteps } from './numbered-steps.ts'
import * as strings from './strings.ts'

/** schema.org's durations: 90 minutes is PT1H30M, two days P2D. */
function isoDuration(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  const days = Math.floor(whole / 1440)
  const hours = Math.floor((whole % 1440) / 60)
  const rest = whole % 60
  const time = `${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`
  if (!days) return `PT${time || '0M'}`
  return `P${days}D${time ? `T${time}` : ''}`
}

const DIETS: Readonly<Record<string, string>> = {
  vegan: 'VeganDiet',
  vegetarian: 'VegetarianDiet',
  'gluten-free': 'GlutenFreeDiet',
}

const duration = (minutes: number | null) => (minutes === null ? undefined : isoDuration(minutes))

/** Steps; those below a heading are a section. */
function instructions({ steps, url }: ExportedRecipe): Record<string, unknown>[] {
  const list: Record<string, unknown>[] = []
  let section: Record<string, unknown>[] | undefined
  const stepOf = ({ text }: NumberedStep, at: number) => ({
    '@type': 'HowToStep',
    position: at + 1,
    text,
    url: url === null ? undefined : `${url}#step-${at + 1}`,
  })
  for (const [at, step] of numberedSteps(steps).entries()) {
    if (step.heading !== null) {
      section = []
      list.push({ '@type': 'HowToSection', name: step.heading, itemListElement: section })
    }
    ;(section ?? list).push(stepOf(step, at))
  }
  return list
}

/** A schema.org Recipe, for search engines and recipe apps. */
export function toJsonLd(recipe: ExportedRecipe): Record<string, unknown> {
  const { nutrition } = recipe
  const diets = recipe.dietaryTags.flatMap((tag) => (DIETS[tag] ? [`https://schema.org/${DIETS[tag]}`] : []))
  const full = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    alternateName: recipe.alsoCalled.length > 0 ? [...recipe.alsoCalled] : undefined,
    description: recipe.description ?? undefined,
    url: recipe.url ?? undefined,
    isBasedOn: recipe.sourceUrl ?? undefined,
    image: recipe.image ? [recipe.image] : undefined,
    author: recipe.author ? { '@type': recipe.author.type, name: recipe.author.name } : undefined,
    datePublished: recipe.published?.slice(0, 10),
    prepTime: duration(recipe.prepMinutes),
    cookTime: duration(recipe.cookMinutes),
    totalTime: duration(totalMinutes(recipe)),
    recipeYield:
      recipe.servings === null ? undefined : [String(recipe.servings), strings.servings(recipe.servings)],
    recipeCategory: recipe.meal ?? undefined,
    recipeCuisine: recipe.cuisine ?? undefined,
    keywords: [...recipe.tags, ...recipe.dietaryTags].join(', ') || undefined,
    suitableForDiet: diets.length > 0 ? diets : undefined,
    tool: recipe.equipment.length > 0 ? [...recipe.equipment] : undefined,
    recipeIngredient: [...recipe.ingredients],
    recipeInstructions: instructions(recipe),
    nutrition: nutrition
      ? {
          '@type': 'NutritionInformation',
          servingSize: strings.oneServing,
          calories: `${nutrition.kcal} calories`,
          proteinContent: `${nutrition.protein} g`,
          fatContent: `${nutrition.fat} g`,
          carbohydrateContent: `${nutrition.carbohydrate} g`,
          fiberContent: `${nutrition.fibre} g`,
          sugarContent: `${nutrition.sugar} g`,
          sodiumContent: `${nutrition.sodium} mg`,
        }
      : undefined,
  }
  return JSON.parse(JSON.stringify(full)) as Record<string, unknown>
}

/** For a script element in the page: escaped so that recipe text can't close the element. */
export function jsonLdScript(recipe: ExportedRecipe): string {
  return JSON.stringify(toJsonLd(recipe)).replace(/</g, '\\u003c')
}
