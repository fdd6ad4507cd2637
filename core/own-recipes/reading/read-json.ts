import { minutesOf } from '#core/recipes/reading/durations.ts'
import { servingsOf } from '#core/recipes/reading/servings.ts'
import { tidy } from '#core/recipes/reading/tidy-text.ts'
import { decodeEntities } from '#core/text/entities.ts'
import type { FoundRecipe } from './found-recipe.ts'

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const DEEPEST = 6
const MOST_NODES = 2000

const textOf = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return textOf(value[0])
  if (isObject(value)) return textOf(value.name ?? value.text ?? value['@value'])
  return typeof value === 'string' ? tidy(decodeEntities(value).replace(/<[^<>]{0,300}>/g, ' ')) : ''
}

function isRecipe(node: Json): boolean {
  const type = node['@type']
  return (Array.isArray(type) ? type : [type]).some(
    (one) => typeof one === 'string' && /(?:^|\/|:)recipe$/i.test(one),
  )
}

/** The first node that is a recipe, or looks like one. */
function findRecipe(root: unknown): Json | undefined {
  const queue: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  let loose: Json | undefined
  for (let at = 0; at < queue.length && at < MOST_NODES; at++) {
    const { value, depth } = queue[at] as (typeof queue)[number]
    if (isObject(value)) {
      if (isRecipe(value)) return value
      if (!loose && ingredientsOf(value).length > 0 && textOf(value.name ?? value.title) !== '') loose = value
    }
    if (depth < DEEPEST && typeof value === 'object' && value !== null)
      for (const inner of Object.values(value).slice(0, 200)) queue.push({ value: inner, depth: depth + 1 })
  }
  return loose
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.slice(0, 400)
  if (typeof value === 'string') return value.split('\n')
  return value === undefined || value === null ? [] : [value]
}

const ingredientsOf = (node: Json): string[] =>
  listOf(node.recipeIngredient ?? node.ingredients)
    .map(textOf)
    .filter(Boolean)

function stepsOf(value: unknown, depth = 0): string[] {
  return listOf(value).flatMap((one) => {
    if (!isObject(one)) return textOf(one)
    const inner = one.itemListElement ?? one.steps
    if (inner === undefined || depth > 3) return textOf(one.text ?? one.name ?? one.description)
    const steps = stepsOf(inner, depth + 1)
    const name = textOf(one.name)
    return name === '' || steps.length === 0 ? steps : [`${name}: ${steps[0]}`, ...steps.slice(1)]
  })
}

const web = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\/\S{3,1900}$/i.test(value) ? value : null

/** "PT0M" is stated, and none. */
const minutes = (value: unknown) => {
  if (typeof value === 'string' && /^P?T?0+[MHS]?$/i.test(value)) return 0
  return minutesOf(value) ?? undefined
}

function jsonIn(text: string): string | undefined {
  const script = /<script[^<>]{0,200}ld\+json[^<>]{0,200}>([\s\S]*?)<\/script/i.exec(text)?.[1]
  const bare = script ?? text.trim().replace(/^```(?:json)?|```$/g, '')
  return /^[{[]/.test(bare.trimStart()) ? bare : undefined
}

/** A recipe in JSON: schema.org's, ours, or one of the many that are like it. Undefined for any other text. */
export function readRecipeJson(text: string): FoundRecipe | undefined {
  const json = jsonIn(text)
  if (json === undefined) return undefined
  let root: unknown
  try {
    root = JSON.parse(json)
  } catch {
    return undefined
  }
  const node = findRecipe(root)
  if (!node) return undefined
  const nameOfAuthor = textOf(node.author)
  const [prep, cook, total] = [node.prepTime, node.cookTime, node.totalTime].map(minutes)
  const servings = servingsOf(node.recipeYield ?? node.servings ?? node.yield) ?? undefined
  const cuisine = textOf(node.recipeCuisine ?? node.cuisine).toLowerCase()
  const rest =
    total !== undefined && prep !== undefined && cook !== undefined && total > prep + cook
      ? total - prep - cook
      : undefined
  return {
    title: textOf(node.name ?? node.title),
    description: textOf(node.description) || null,
    ingredients: ingredientsOf(node),
    steps: stepsOf(node.recipeInstructions ?? node.instructions ?? node.steps ?? node.directions).filter(
      Boolean,
    ),
    facts: {
      ...(servings !== undefined && { servings }),
      ...(prep !== undefined && { prep }),
      ...(cook !== undefined && { cook }),
      ...(rest !== undefined && { rest }),
      ...(total !== undefined && { total }),
      ...(cuisine !== '' && { cuisine }),
    },
    sourceUrl: web(node.isBasedOn) ?? web(node.url) ?? web(node.source),
    sourceName: nameOfAuthor || null,
    left: [],
  }
}
