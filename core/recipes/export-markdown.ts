import { durationWords } from './duration-words.ts'
import { type ExportedRecipe, totalMinutes } from './export-recipe.ts'

/** Escapes Markdown markup, so that it is rendered as text. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/([\\`*_[\]<>#|])/g, '\\$1')

function facts(recipe: ExportedRecipe): string[] {
  const total = totalMinutes(recipe)
  const all: [string, string | null][] = [
    ['Serves', recipe.servings === null ? null : String(recipe.servings)],
    ['Prep', recipe.prepMinutes === null ? null : durationWords(recipe.prepMinutes)],
    ['Cook', recipe.cookMinutes === null ? null : durationWords(recipe.cookMinutes)],
    ['Rest', recipe.restMinutes === null ? null : durationWords(recipe.restMinutes)],
    ['Total', total === null ? null : durationWords(total)],
    ['Diet', recipe.dietaryTags.join(', ') || null],
    ['Contains', recipe.allergens.join(', ') || null],
  ]
  return all.flatMap(([name, value]) => (value === null ? [] : [`- **${name}:** ${plain(value)}`]))
}

/** A document that reads well with or without a Markdown renderer. */
export function toMarkdown(recipe: ExportedRecipe): string {
  const { nutrition } = recipe
  const parts = [
    `# ${plain(recipe.title)}`,
    recipe.description ? plain(recipe.description) : '',
    facts(recipe).join('\n'),
    '## Ingredients',
    recipe.ingredients.map((line) => `- ${plain(line)}`).join('\n'),
    recipe.equipment.length > 0 ? `You need: ${plain(recipe.equipment.join(', '))}.` : '',
    '## Method',
    recipe.steps.map((step, at) => `${at + 1}. ${plain(step)}`).join('\n'),
    recipe.storage ? `## Storage\n\n${plain(recipe.storage)}` : '',
    nutrition
      ? `## Per serving, estimated\n\n${nutrition.kcal} kcal, ${nutrition.protein} g protein, ${nutrition.fat} g fat, ${nutrition.carbohydrate} g carbohydrate`
      : '',
    `Source: ${recipe.sourceUrl ?? recipe.url}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
