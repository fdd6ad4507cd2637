import { type Allergen, type Diet, dietBits } from '../contracts/food-facts.ts'
import type { ExternalRecipeRow } from '../contracts/rows.ts'
import { listed } from '../text/listed.ts'
import { dietLabel } from './labels.ts'
import * as strings from './strings.ts'

/** What a list of recipes knows about each of them. */
export type CardFacts = Pick<
  ExternalRecipeRow,
  'allergens' | 'may_contain' | 'facts_complete' | 'dietary_tags'
>

/** A row that a device stored before these columns existed: nothing is known about it. */
export const withFacts = <Row extends Partial<CardFacts>>(row: Row): Row & CardFacts => ({
  ...row,
  allergens: row.allergens ?? [],
  may_contain: row.may_contain ?? [],
  facts_complete: row.facts_complete ?? false,
  dietary_tags: row.dietary_tags ?? [],
})

/** What the user keeps to. */
export interface Needs {
  avoid: readonly Allergen[]
  diets: readonly Diet[]
}

const keepsTo = (tags: readonly string[], diet: Diet) => {
  const wanted = dietBits([diet])
  return (dietBits(tags) & wanted) === wanted
}

export const containsAny = (recipe: Pick<CardFacts, 'allergens'>, avoid: readonly Allergen[]): boolean =>
  avoid.some((allergen) => withFacts(recipe).allergens.includes(allergen))

export const fitsDiets = (recipe: Pick<CardFacts, 'dietary_tags'>, diets: readonly Diet[]): boolean =>
  diets.every((diet) => keepsTo(recipe.dietary_tags, diet))

export interface Warning {
  kind: 'contains' | 'may contain' | 'not checked' | 'diet'
  text: string
}

/** Where a recipe conflicts with what the user keeps to, the most serious first. Silent about everything else. */
export function warningsOf(given: Partial<CardFacts>, { avoid, diets }: Needs): Warning[] {
  const recipe = withFacts(given)
  const contains = avoid.filter((one) => recipe.allergens.includes(one))
  const may = avoid.filter((one) => recipe.may_contain.includes(one) && !contains.includes(one))
  const open = recipe.facts_complete
    ? []
    : avoid.filter((one) => !contains.includes(one) && !may.includes(one))
  const misses = diets.filter((diet) => !keepsTo(recipe.dietary_tags, diet)).map(dietLabel)
  const all: Warning[] = [
    { kind: 'contains', text: contains.length > 0 ? strings.recipeContains(listed(contains)) : '' },
    { kind: 'may contain', text: may.length > 0 ? strings.recipeMayContain(listed(may)) : '' },
    { kind: 'not checked', text: open.length > 0 ? strings.recipeNotChecked(listed(open)) : '' },
    {
      kind: 'diet',
      // Without reading every line, a missing tag proves nothing.
      text:
        misses.length === 0
          ? ''
          : recipe.facts_complete
            ? strings.recipeIsNot(listed(misses, 'or'))
            : strings.recipeMayNotBe(listed(misses)),
    },
  ]
  return all.filter(({ text }) => text !== '')
}

/** "3 hidden: contain peanuts or milk". */
export const hiddenWords = (count: number, avoid: readonly Allergen[]): string =>
  strings.recipesHidden(count, listed(avoid, 'or'))

const SEAFOOD = ['fish', 'crustaceans', 'mollusks']

/** The diets worth a badge: the user's own, then those that say most. What another one implies is left out. */
export function tellingTags(
  recipe: Pick<CardFacts, 'dietary_tags' | 'allergens'>,
  chosen: readonly Diet[] = [],
): string[] {
  const has = (diet: Diet) => recipe.dietary_tags.includes(diet)
  const vegan = has('vegan')
  const plant: Diet = vegan ? 'vegan' : has('vegetarian') ? 'vegetarian' : 'pescatarian'
  const shown: Diet[] = [...chosen, plant, 'gluten-free', 'dairy-free', has('keto') ? 'keto' : 'low-carb']
  shown.push('nut-free', 'egg-free')
  return [...new Set(shown)].filter((diet) => {
    if (!has(diet)) return false
    if (chosen.includes(diet)) return diet !== 'vegetarian' || !vegan
    if (diet === 'pescatarian') return recipe.allergens.some((one) => SEAFOOD.includes(one))
    return !vegan || (diet !== 'dairy-free' && diet !== 'egg-free')
  })
}
