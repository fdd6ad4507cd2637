import { durationWords } from './duration-words.ts'
import { type ExportedRecipe, totalMinutes } from './export-recipe.ts'
import { headingText, isHeading } from './heading.ts'
import { numberedSteps } from './numbered-steps.ts'
import * as strings from './strings.ts'

/** Escapes Markdown markup, so that it is rendered as text, in one line. */
export const plainMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/([\\`*_[\]<>#|])/g, '\\$1')
    // A list in a list, a rule, a fence, the line under a heading.
    .replace(/^([-+~]|=+$)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
const plain = plainMarkdown

/** A paragraph for each line: Markdown joins lines. */
export const markdownParagraphs = (text: string): string =>
  text.split(/\n+/).map(plain).filter(Boolean).join('\n\n')

/** An address can hold what would be HTML. */
const safeAddress = (url: string) => url.replace(/[<>]/g, (sign) => (sign === '<' ? '%3C' : '%3E'))

function facts(recipe: ExportedRecipe): string[] {
  const total = totalMinutes(recipe)
  const all: [string, string | null][] = [
    [strings.serves, recipe.servings === null ? null : String(recipe.servings)],
    [strings.prepTime, recipe.prepMinutes === null ? null : durationWords(recipe.prepMinutes)],
    [strings.cookTime, recipe.cookMinutes === null ? null : durationWords(recipe.cookMinutes)],
    [strings.restTime, recipe.restMinutes === null ? null : durationWords(recipe.restMinutes)],
    [strings.totalTime, total === null ? null : durationWords(total)],
    [strings.diet, recipe.dietaryTags.join(', ') || null],
    [strings.allergens, recipe.allergens.join(', ') || null],
  ]
  return all.flatMap(([name, value]) => (value === null ? [] : [`- **${name}:** ${plain(value)}`]))
}

/** A line that ends with a colon is the heading of a section. */
function ingredientsText(lines: readonly string[]): string {
  const gap = (line: string, at: number) =>
    at === 0 ? '' : isHeading(line) || isHeading(lines[at - 1] ?? '') ? '\n\n' : '\n'
  return lines
    .map(
      (line, at) =>
        gap(line, at) + (isHeading(line) ? `### ${plain(headingText(line))}` : `- ${plain(line)}`),
    )
    .join('')
}

/** The numbers go on below a heading. */
const methodText = (steps: readonly string[]): string =>
  numberedSteps(steps)
    .map(({ heading, text }, at) => {
      const step = `${at + 1}. ${plain(text)}`
      return heading === null
        ? `${at === 0 ? '' : '\n'}${step}`
        : `${at === 0 ? '' : '\n\n'}### ${plain(heading)}\n\n${step}`
    })
    .join('')

/** A document that reads well with or without a Markdown renderer. `pictures` is Markdown, for below the title. */
export function toMarkdown(recipe: ExportedRecipe, pictures = ''): string {
  const { nutrition } = recipe
  const url = recipe.sourceUrl ?? recipe.url
  const source = url ? safeAddress(url) : recipe.author && plain(recipe.author.name)
  const parts = [
    `# ${plain(recipe.title)}`,
    recipe.alsoCalled.length > 0 ? plain(strings.alsoCalled(recipe.alsoCalled.join(', '))) : '',
    pictures,
    recipe.description ? markdownParagraphs(recipe.description) : '',
    facts(recipe).join('\n'),
    `## ${strings.ingredientsHeading}`,
    ingredientsText(recipe.ingredients),
    recipe.equipment.length > 0 ? strings.equipment(plain(recipe.equipment.join(', '))) : '',
    `## ${strings.methodHeading}`,
    methodText(recipe.steps),
    recipe.storage ? `## ${strings.storageHeading}\n\n${plain(recipe.storage)}` : '',
    nutrition
      ? `## ${strings.nutritionHeading}\n\n${strings.nutritionFacts(nutrition.kcal, nutrition.protein, nutrition.fat, nutrition.carbohydrate)}`
      : '',
    source ? strings.source(source) : '',
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
