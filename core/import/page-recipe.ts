import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import type { Besides } from '#core/extract/extract.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { isStep } from '#core/own-recipes/reading/is-step.ts'
import { addTags } from '#core/own-recipes/tags.ts'
import { cuisineNamed } from '#core/recipes/cuisine-names.ts'
import { isHeading } from '#core/recipes/heading.ts'
import { statedCuisine } from '#core/recipes/judge-cuisine.ts'
import { hasAmount, isGroupName } from '#core/recipes/reading/line-shapes.ts'
import { ONLY_SERVINGS } from '#core/recipes/reading/servings.ts'
import { inParts } from './convert/fit-text.ts'
import { pageCuisine, pageTags } from './page-tags.ts'
import * as strings from './strings.ts'

/** The fields that a page can have; how sure we are of each is reported. */
type PageField = Exclude<
  keyof OwnRecipeContent,
  'difficulty_level' | 'source_url' | 'source_name' | 'photos' | 'copied_from'
>

interface ReadPage {
  recipe: ExtractedRecipe
  besides: Besides
  /** As the page names its own address. */
  canonical: string | null
}

interface PageRecipe {
  content: OwnRecipeContent
  tags: string[]
  sureness: Partial<Record<PageField, number>>
  left: string[]
  source: { url: string | null; name: string | null; author: string | null }
}

/** What only follows from other figures. */
const DERIVED = 0.6
/** A list in which hardly a line has an amount may be something else. */
const FEW_AMOUNTS = 0.3

const between = (value: number | null, least: number, most: number) =>
  value !== null && Number.isInteger(value) && value >= least && value <= most ? value : null

const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

/** The canonical address has no tracking in it. One of another site may be anything: the fetched one is true. */
function sourceAddress(fetched: string | null, canonical: string | null): string | null {
  const own = webAddress(canonical)
  const address = !fetched || (own && siteOf(own) === siteOf(fetched)) ? (own ?? fetched) : fetched
  return address && address.length <= OWN_LIMITS.sourceUrl ? address : null
}

/** "Jane, Pot and Pan"; a blog is often named after its author. */
function sourceName(author: string | null, site: string | null): string | null {
  const [by, at] = [author ?? '', site ?? ''].map((one) => one.toLowerCase()) as [string, string]
  const name = at.includes(by) ? site : by.includes(at) ? author : `${author}, ${site}`
  return name ? (inParts(name, OWN_LIMITS.sourceName)[0] ?? null) : null
}

/** Each name of a group before its first line. */
function grouped(lines: readonly string[], groups: Besides['groups']): string[] {
  const left = [...groups]
  return lines.flatMap((line) => {
    const names: string[] = []
    while (left[0]?.before === line) names.push(`${(left.shift()?.name ?? '').replace(/\s*[:：]$/, '')}:`)
    return [...names, line]
  })
}

/** Names of sections end with a colon here; on pages many have none. */
const ingredientHeading = (line: string) => (isGroupName(line) && !isHeading(line) ? `${line}:` : line)

function stepHeading(line: string, next: string | undefined): string {
  const isShort = line.length <= 60 && !/[.!?…:;,]$|\d/.test(line)
  const isName = isShort && next !== undefined && next.length > line.length && !isStep(line)
  return isName ? `${line}:` : line
}

/** A recipe of a page as its private copy, within all limits. What has no field is left over, in words. */
export function pageRecipe({ recipe, besides, canonical }: ReadPage, vocabulary: Vocabulary): PageRecipe {
  const url = sourceAddress(recipe.source_url, canonical)
  const { author } = besides
  const site = besides.site ?? (url && siteOf(url))
  // What is too long goes on in the next line or step.
  const lines = grouped(recipe.ingredients, besides.groups).flatMap((line) =>
    inParts(ingredientHeading(line), OWN_LIMITS.line),
  )
  const steps = recipe.instructions
    .map((step, at, all) => stepHeading(step, all[at + 1]))
    .flatMap((step) => inParts(step, OWN_LIMITS.step))
  const [title = '', ...moreTitle] = inParts(recipe.title, OWN_LIMITS.title)
  const [description = null, ...moreText] = inParts(recipe.description ?? '', OWN_LIMITS.text)
  const stated = pageCuisine(besides.cuisine)
  const cuisine = statedCuisine(stated.cuisines.join(', '))
  // "Greek" is Mediterranean here.
  const finer = stated.cuisines.filter((one) => cuisineNamed(one) !== cuisine)
  const own = pageTags(
    [...besides.labels, ...finer, ...stated.labels],
    { title: recipe.title, names: [author, site, besides.publisher, url && siteOf(url)] },
    vocabulary,
  )
  const { makes } = besides
  const minutes = (value: number | null) => between(value, 1, OWN_LIMITS.minutes)
  const content: OwnRecipeContent = {
    ...emptyContent,
    title,
    description,
    ingredients: lines.slice(0, OWN_LIMITS.lines),
    instructions: steps.slice(0, OWN_LIMITS.steps),
    servings: between(recipe.servings, 1, OWN_LIMITS.servings),
    prep_time_minutes: minutes(recipe.prep_time_minutes),
    cooking_time_minutes: minutes(recipe.cooking_time_minutes),
    rest_time_minutes: minutes(besides.restMinutes),
    // Only as the page says: what follows from the lines is computed anyway.
    cuisine_type: cuisine,
    source_url: url,
    source_name: sourceName(author, site),
  }
  const { cover_image_url: _, ...origins } = recipe.origins
  const sureness: PageRecipe['sureness'] = Object.fromEntries(
    Object.entries(origins)
      .filter(([field]) => hasSome(content[field as PageField]))
      .map(([field, { confidence }]) => [field, confidence]),
  )
  if (content.rest_time_minutes !== null) sureness.rest_time_minutes = DERIVED
  const amounts = lines.filter((line) => hasAmount(line)).length
  if (sureness.ingredients && amounts < lines.length * FEW_AMOUNTS)
    sureness.ingredients = Math.min(sureness.ingredients, DERIVED)
  return {
    content,
    tags: own.tags.reduce<string[]>(addTags, []),
    sureness,
    left: [
      ...[...moreTitle, ...moreText, ...besides.beyond],
      ...(makes && !ONLY_SERVINGS.test(makes) ? [strings.labelled(strings.yields, makes)] : []),
      ...(besides.otherUnits.length > 0
        ? [strings.labelled(strings.otherUnits, besides.otherUnits.join('; '))]
        : []),
      ...[...lines.slice(OWN_LIMITS.lines), ...steps.slice(OWN_LIMITS.steps), ...besides.nutrition],
      ...(own.left.length > 0 ? [strings.labelled(strings.keywords, own.left.join(', '))] : []),
    ].flatMap((line) => inParts(line, OWN_LIMITS.step)),
    source: { url, name: site, author },
  }
}

const hasSome = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== null && value !== '')
