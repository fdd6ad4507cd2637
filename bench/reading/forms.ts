/** npm run bench:reading-forms: recipes of the cookbook, dressed in the forms in which people paste them. */
import { COOKBOOK } from '#content/cookbook/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { readRecipeText } from '#core/own-recipes/read-recipe-text.ts'
import { isSameList, isSameMethod, isSameTitle } from './compare.ts'
import { FORMS } from './dress.ts'

const vocabulary = createFoods()
const recipes = COOKBOOK.filter((_, at) => at % 23 === 5)
const isVerbose = process.argv.includes('--misses')
for (const [name, dress] of Object.entries(FORMS)) {
  const right = recipes.filter((recipe) => {
    const text = dress(recipe).join('\n')
    const { content } = readRecipeText(text, { vocabulary })
    const wrong = [
      ...(isSameTitle(content.title, recipe.title) ? [] : [`title ${content.title}`]),
      ...(isSameList(content.ingredients, recipe.ingredients)
        ? []
        : [
            `ingredients ${content.ingredients.filter((line) => !recipe.ingredients.some((one) => isSameTitle(one, line))).join(' | ')} (${content.ingredients.length} of ${recipe.ingredients.length})`,
          ]),
      ...(isSameMethod(content.instructions, recipe.steps, text)
        ? []
        : [
            `steps ${content.instructions
              .filter((line) => !recipe.steps.includes(line))
              .join(' | ')
              .slice(0, 120)} (${content.instructions.length} of ${recipe.steps.length})`,
          ]),
    ]
    if (isVerbose && wrong.length > 0) console.log(`${name}: ${recipe.title}: ${wrong.join('; ')}`)
    return wrong.length === 0
  })
  console.log(`${name}: ${right.length} of ${recipes.length}`)
}
