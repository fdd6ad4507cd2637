import { scaleLine } from '../../recipes/scale-line.ts'
import type { Frame } from '../read/follow-up.ts'
import { type Answer, ask, type RecipeInView, said, sentences } from './answer.ts'
import * as recipeStrings from './recipes/strings.ts'

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/\b(double|doubled|twice)\b/, 2],
  [/\b(triple|tripled)\b/, 3],
  [/\b(halve|half|halved)\b/, 0.5],
]
const MAX_FACTOR = 50

function factorFor(frame: Frame, recipe: RecipeInView): number | undefined {
  if (frame.people && recipe.servings) return frame.people / recipe.servings
  return FACTORS.find(([words]) => words.test(frame.text))?.[1]
}

function scaled(recipe: RecipeInView, factor: number, people: number | undefined): Answer {
  const lines = recipe.ingredients.slice(0, 40).map((line) => `- ${scaleLine(line, factor)}`)
  const count = people ?? (recipe.servings ? Math.round(recipe.servings * factor * 10) / 10 : undefined)
  const head = count ? recipeStrings.scaledTitle(recipe.title, count) : `**${recipe.title}**:`
  return said('scale', `${head}\n${lines.join('\n')}\n\n${recipeStrings.afterScaling}`)
}

/** Questions about the recipe that is open: "scale this to 6", "how long does it take", "how do I store it". */
export function writeRecipePage(frame: Frame, recipe: RecipeInView): Answer | undefined {
  const { text } = frame
  const points = /\b(this|it|the recipe|these|that)\b/.test(text)
  const factor = factorFor(frame, recipe)
  const scales = /\b(scale|double|halve|triple|half|for|serves?|servings?|people|adjust|make it)\b/.test(text)
  if (factor && scales && (points || frame.foods.length === 0)) {
    if (factor > MAX_FACTOR || factor <= 0) return ask('scale', recipeStrings.askHowMany)
    return scaled(recipe, factor, frame.people)
  }
  if (!points || frame.foods.length > 0) return undefined
  if (/\b(scale|servings?)\b/.test(text))
    return ask(
      'scale',
      recipe.servings
        ? recipeStrings.askServings(recipe.title, recipe.servings)
        : recipeStrings.askUnknownServings(recipe.title),
    )
  if (/\b(how long|time|takes?)\b/.test(text) && !/\b(last|keep|fridge|freeze)\b/.test(text)) {
    const [prep, cooking] = [recipe.prep_time_minutes ?? 0, recipe.cooking_time_minutes ?? 0]
    if (prep + cooking > 0)
      return said(
        'recipe',
        sentences(
          recipeStrings.takesMinutes({ title: recipe.title, all: prep + cooking, prep, cooking }),
          recipe.rest_time_minutes ? recipeStrings.addRest(recipe.rest_time_minutes) : '',
        ),
      )
  }
  if (/\b(store|keep|last|freeze|fridge|leftover|reheat)\b/.test(text) && recipe.storage)
    return said('storage', recipe.storage)
  if (/\b(ingredients?|need|shopping)\b/.test(text))
    return said(
      'recipe',
      `${recipeStrings.ingredientsNeeded(recipe.title)}\n${recipe.ingredients
        .slice(0, 40)
        .map((line) => `- ${line}`)
        .join('\n')}`,
    )
  return undefined
}
