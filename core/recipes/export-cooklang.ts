import { hasSections, inSections } from './cooklang-sections.ts'
import { type Marked, markUp, plainCooklang as plain, timerMarks } from './cooklang-text.ts'
import { durationWords } from './duration-words.ts'
import { type ExportedRecipe, totalMinutes } from './export-recipe.ts'
import { roundAmount, writeAmount, writeDecimal } from './kitchen-number.ts'
import * as strings from './strings.ts'
import { pluralWord } from './word-number.ts'

type Line = ExportedRecipe['lines'][number]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function amountOf({ quantity, unit }: Line, factor: number): string {
  if (!quantity) return '{}'
  const write = (value: number) =>
    Math.abs(roundAmount(value) - value) < 0.01 ? writeAmount(value) : writeDecimal(value)
  const low = write(quantity.min * factor)
  const high = write(quantity.max * factor)
  const number = low === high ? high : `${low}-${high}`
  return unit ? `{${number}%${plain(unit)}}` : `{${number}}`
}

/** The words by which a step may refer to a line, longest first: "olive oil", then "oil". */
function waysToSay(name: string): string[] {
  const words = name.split(' ')
  return words
    .map((_, from) => words.slice(from).join(' '))
    .filter((way) => way.length > 2)
    .flatMap((way) => [pluralWord(way), way])
}

/** The ingredients where the steps first name them; those of a recipe with sections are lists before the method. */
function bodyOf(recipe: ExportedRecipe): string[] {
  const { ingredients, lines } = recipe
  const markOf = (line: string, at: number) => {
    const details = lines.length === ingredients.length ? lines[at] : undefined
    return details?.name ? `@${plain(details.name)}${amountOf(details, recipe.factor)}` : `@${plain(line)}{}`
  }
  if (hasSections(ingredients, recipe.steps))
    return inSections(ingredients, markOf, recipe.steps, (step) => markUp(step, timerMarks(step)))
  if (lines.length === 0 && ingredients.length > 0)
    return [
      strings.gather(ingredients.map(markOf).join(', ')),
      ...recipe.steps.map((step) => markUp(step, timerMarks(step))),
    ]
  const open = new Map(recipe.lines.map((line, at) => [at, line]))
  for (const [at, { name }] of open) if (name === '') open.delete(at)
  const steps = recipe.steps.map((step) => {
    const marks: Marked[] = []
    for (const [at, line] of open) {
      for (const way of waysToSay(line.name)) {
        const match = new RegExp(`(?<![\\w-])${escaped(way)}(?![\\w-])`, 'i').exec(step)
        if (!match || marks.some(({ from, to }) => match.index < to && match.index + match[0].length > from))
          continue
        const to = match.index + match[0].length
        marks.push({ from: match.index, to, text: `@${plain(line.name)}${amountOf(line, recipe.factor)}` })
        open.delete(at)
        break
      }
    }
    return markUp(step, [...marks, ...timerMarks(step)])
  })
  const rest = [...open.values()].map((line) => `@${plain(line.name)}${amountOf(line, recipe.factor)}`)
  return [...(rest.length > 0 ? [strings.gather(rest.join(', '))] : []), ...steps]
}

/**
 * Cooklang: the steps with ingredients and timers marked up. An ingredient carries its amount at its first
 * mention; ingredients that no step mentions go in an extra first line, so that the shopping list stays complete.
 */
export function toCooklang(recipe: ExportedRecipe): string {
  const total = totalMinutes(recipe)
  const meta: [string, string | null][] = [
    ['title', recipe.title],
    ['also called', recipe.alsoCalled.join(', ') || null],
    ['description', recipe.description],
    ['servings', recipe.servings === null ? null : String(recipe.servings)],
    ['prep time', recipe.prepMinutes === null ? null : durationWords(recipe.prepMinutes)],
    ['cook time', recipe.cookMinutes === null ? null : durationWords(recipe.cookMinutes)],
    ['time', total === null ? null : durationWords(total)],
    ['cuisine', recipe.cuisine],
    ['course', recipe.meal],
    ['diet', recipe.dietaryTags.join(', ') || null],
    ['tags', recipe.tags.join(', ') || null],
    ['source', recipe.sourceUrl ?? recipe.url],
    ['author', recipe.author?.type === 'Person' ? recipe.author.name : null],
  ]
  const front = meta.flatMap(([key, value]) => (value === null ? [] : [`${key}: ${JSON.stringify(value)}`]))
  return `---\n${front.join('\n')}\n---\n\n${bodyOf(recipe).join('\n\n')}\n`
}
