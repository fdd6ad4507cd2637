import ExternalLink from 'lucide-react/icons/external-link'
import { memo, useId } from 'react'
import type { Diet } from '#core/contracts/food-facts.ts'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import type { CollectionRecipe } from '#core/contracts/search-recipes.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { dietLabel } from '#core/food-facts/labels.ts'
import { haveNeed } from '#core/matching/have-need.ts'
import { scoreLabel } from '#core/matching/score.ts'
import { totalTime } from '#core/recipes/duration-words.ts'
import { capital } from '#core/text/capital.ts'
import { useOwnRecipe } from '#web/state/own/own-recipes.ts'
import { useAllNeeds } from '#web/state/preferences.ts'
import { useSaved } from '#web/state/saved.ts'
import { useShortages } from '#web/state/shortages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RecipeCard } from '#web/ui/recipe-card.tsx'
import { SafetyBadges } from '#web/ui/safety-badges.tsx'
import { SaveToggle } from '#web/ui/save-toggle.tsx'
import { ScoreDial } from '#web/ui/score-dial.tsx'
import { qualityOutOfTen, shownTags } from './recipe-facts.ts'
import * as strings from './strings.ts'

interface CollectionCardProps {
  recipe: CollectionRecipe
  /** How well it matches the pantry, if there is one. */
  score: ScoredRecipe | undefined
  /** Above the fold on the first page. */
  first?: boolean
  heading?: 'h2' | 'h3'
}

/** Typing a search rerenders the page with each keystroke; the cards are memoized. */
export const CollectionCard = memo(function CollectionCard({
  recipe,
  score,
  first,
  heading = 'h2',
}: CollectionCardProps) {
  const id = useId()
  const { title } = recipe
  const needs = useAllNeeds()
  const { has, toggle } = useSaved()
  const short = useShortages()(score)
  return (
    <RecipeCard
      recipe={recipe}
      id={id}
      heading={heading}
      first={first}
      facts={[
        totalTime(recipe),
        recipe.servings !== null && strings.serves(recipe.servings),
        recipe.difficulty_level,
        recipe.cuisine_type && capital(recipe.cuisine_type),
      ]}
      score={
        score && (
          <p className="block rounded-chip">
            <ScoreDial score={score.sousScore} className="size-11 sm:size-14" />
            <span className="sr-only">{strings.score(score.sousScore, scoreLabel(score.sousScore))}</span>
          </p>
        )
      }
      save={<SaveToggle saved={has(recipe.id)} onToggle={() => toggle(recipe.id)} title={title} />}
    >
      <SafetyBadges recipe={recipe} needs={needs} className="my-1" />
      {score ? (
        <p className="line-clamp-2 text-sm leading-snug">
          {[score.missing.length > 0 ? haveNeed(score) : short.length === 0 && strings.haveAll, ...short]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : (
        recipe.description && (
          <p className="line-clamp-1 text-muted text-sm sm:line-clamp-2">{recipe.description}</p>
        )
      )}
      <Tags recipe={recipe} chosen={needs.diets} />
      <Source recipe={recipe} title={title} />
    </RecipeCard>
  )
})

function Tags({ recipe, chosen }: { recipe: CollectionRecipe; chosen: readonly Diet[] }) {
  const { shown, more } = shownTags(recipe, chosen)
  if (shown.length === 0) return null
  return (
    <ul aria-label={strings.dietsLabel} className="flex flex-wrap items-center gap-1.5 max-sm:hidden">
      {shown.map((tag) => (
        <li key={tag}>
          <Badge tone="herb">{dietLabel(tag)}</Badge>
        </li>
      ))}
      {more > 0 && <li className="text-muted text-xs">{strings.moreDiets(more)}</li>}
    </ul>
  )
}

/** How complete it is, and where it is from if that is elsewhere. The user's own opens here; its page names the source. */
function Source({ recipe, title }: { recipe: CollectionRecipe; title: string }) {
  const quality = qualityOutOfTen(recipe.quality_score)
  const isOwn = useOwnRecipe(recipe.id) !== undefined
  const source = isOwn ? null : webAddress(recipe.source_url)
  return (
    <p className="mt-auto flex items-center justify-between gap-2 text-muted text-xs">
      {quality && <span className="tabular-nums">{strings.quality(quality)}</span>}
      {source && URL.canParse(source) && (
        <a
          href={source}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="relative inline-flex min-h-8 items-center gap-1 font-medium text-accent text-sm"
        >
          {strings.viewSource}
          <span className="sr-only"> {strings.viewSourceNote(title)}</span>
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      )}
    </p>
  )
}
