import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LEVEL_FACTS } from './levels.ts'
import * as strings from './strings.ts'

const PREVIEW = { ingredients: 5, steps: 3, characters: 100 } as const

/** Truncates by grapheme, so that no emoji is split. */
function cut(text: string): string {
  const characters = [...text]
  return characters.length > PREVIEW.characters
    ? `${characters.slice(0, PREVIEW.characters).join('')}…`
    : text
}

const more = (left: number, text: (count: number) => string) =>
  left > 0 && <p className="mt-1 text-muted text-sm">{text(left)}</p>

/** Five ingredients and the beginning of three steps: enough to see whether the right content was extracted. */
export function RecipePreview({ recipe }: { recipe: ExtractedRecipe }) {
  const { ingredients, instructions } = recipe
  const facts = [
    recipe.cooking_time_minutes !== null && strings.minutes(recipe.cooking_time_minutes),
    recipe.servings !== null && strings.serves(recipe.servings),
    recipe.cuisine_type,
    recipe.difficulty_level && LEVEL_FACTS.get(recipe.difficulty_level),
  ].filter(Boolean)
  return (
    <div className="grid gap-4">
      {recipe.description && <p className="line-clamp-4 max-w-prose text-muted">{recipe.description}</p>}
      {facts.length > 0 && <p className="text-sm">{facts.join(' · ')}</p>}
      <div className="grid gap-4 md:grid-cols-2">
        <div className="min-w-0">
          <p className="font-semibold text-sm">{strings.ingredients}</p>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {ingredients.slice(0, PREVIEW.ingredients).map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page may list salt twice
              <li key={at}>{line}</li>
            ))}
          </ul>
          {more(ingredients.length - PREVIEW.ingredients, strings.moreIngredients)}
        </div>
        <div className="min-w-0">
          <p className="font-semibold text-sm">{strings.steps}</p>
          <ol className="mt-1 list-decimal pl-5 text-sm">
            {instructions.slice(0, PREVIEW.steps).map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be identical
              <li key={at}>{cut(step)}</li>
            ))}
          </ol>
          {more(instructions.length - PREVIEW.steps, strings.moreSteps)}
        </div>
      </div>
      <SourceLink url={recipe.source_url} />
    </div>
  )
}

/** The source. Only web URLs become links; the page is untrusted. */
export function SourceLink({ url }: { url: string | null }) {
  if (!url) return <p className="text-muted text-sm">{strings.noAddress}</p>
  if (!webAddress(url)) return <p className="text-sm [overflow-wrap:anywhere]">{url}</p>
  return (
    <p className="text-sm">
      <a href={url} target="_blank" rel="noreferrer" className="text-link [overflow-wrap:anywhere]">
        {url}
      </a>
    </p>
  )
}

/** How it was extracted, and how well. */
export function RecipeMarks({ recipe }: { recipe: ExtractedRecipe }) {
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge tone={recipe.quality_score >= 70 ? 'herb' : recipe.quality_score >= 50 ? 'turmeric' : 'clay'}>
        {strings.quality(recipe.quality_score)}
      </Badge>
      <Badge tone="clay">{recipe.extraction_method}</Badge>
    </span>
  )
}
