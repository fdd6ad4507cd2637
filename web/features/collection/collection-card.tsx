import { clsx } from 'clsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Clock from 'lucide-react/icons/clock'
import ExternalLink from 'lucide-react/icons/external-link'
import Flame from 'lucide-react/icons/flame'
import Globe from 'lucide-react/icons/globe'
import Star from 'lucide-react/icons/star'
import Users from 'lucide-react/icons/users'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import type { Diet } from '#core/contracts/food-facts.ts'
import type { ScoredRecipe } from '#core/contracts/score-recipes.ts'
import type { CollectionRecipe } from '#core/contracts/search-recipes.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { dietLabel } from '#core/food-facts/labels.ts'
import { scoreLabel } from '#core/matching/score.ts'
import { totalTime } from '#core/recipes/duration-words.ts'
import { paths } from '#web/paths.ts'
import { useAllNeeds } from '#web/state/preferences.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import { SafetyBadges } from '#web/ui/safety-badges.tsx'
import { ScoreDial } from '#web/ui/score-dial.tsx'
import { qualityOutOfTen, shownTags } from './recipe-facts.ts'

interface CollectionCardProps {
  recipe: CollectionRecipe
  /** How well it matches the pantry, if there is one. */
  score: ScoredRecipe | undefined
  /** Above the fold on the first page. */
  first?: boolean
}

/** Typing a search rerenders the page with each keystroke; the cards are memoized. */
export const CollectionCard = memo(function CollectionCard({ recipe, score, first }: CollectionCardProps) {
  const id = useId()
  const { title } = recipe
  const needs = useAllNeeds()
  const quality = qualityOutOfTen(recipe.quality_score)
  return (
    <article aria-labelledby={id} className={`${cardLook} flex w-full flex-col overflow-hidden`}>
      <div className="relative">
        <RecipeCover recipe={recipe} first={first} className="aspect-4/3 w-full" />
        {quality && (
          <p className="absolute top-3 left-3 inline-flex items-center gap-1 rounded-chip bg-surface px-3 py-1 font-semibold text-sm tabular-nums shadow-lift">
            <Star aria-hidden="true" className="size-4 fill-saffron stroke-saffron" />
            <span className="sr-only">Quality </span>
            {quality}/10
          </p>
        )}
        {score && (
          <p className="absolute right-3 bottom-3 rounded-chip shadow-lift">
            <ScoreDial score={score.sousScore} className="size-16" />
            <span className="sr-only">
              SousScore {score.sousScore}, {scoreLabel(score.sousScore)}
            </span>
          </p>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          {score && (
            <p className="mb-1 text-sm">
              <span className="font-semibold text-accent">{scoreLabel(score.sousScore)}</span>{' '}
              <span className="text-muted">
                {score.missing.length === 0 ? 'you have everything' : `${score.missing.length} to buy`}
              </span>
            </p>
          )}
          <h2 id={id} className="text-xl">
            <Link to={paths.recipe(recipe.id)} className="hover:text-accent">
              {title}
            </Link>
          </h2>
          <SafetyBadges recipe={recipe} needs={needs} className="my-2" />
          {recipe.description && <p className="mt-1 line-clamp-3 text-muted text-sm">{recipe.description}</p>}
        </div>
        <Facts recipe={recipe} />
        <Tags recipe={recipe} chosen={needs.diets} />
        <ViewRecipe recipe={recipe} title={title} />
      </div>
    </article>
  )
})

function Facts({ recipe }: { recipe: CollectionRecipe }) {
  const time = totalTime(recipe)
  const facts = [
    time !== null && { Icon: Clock, text: time },
    recipe.servings !== null && { Icon: Users, text: `Serves ${recipe.servings}` },
    recipe.difficulty_level !== null && { Icon: Flame, text: recipe.difficulty_level },
    recipe.cuisine_type !== null && { Icon: Globe, text: recipe.cuisine_type, title: true },
  ].filter((fact) => fact !== false)
  if (facts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {facts.map(({ Icon, text, ...rest }) => (
        <li
          key={text}
          className={clsx(
            'inline-flex items-center gap-1.5 rounded-chip bg-sunken px-3 py-1 text-sm',
            'title' in rest && 'capitalize',
          )}
        >
          <Icon aria-hidden="true" className="size-4 text-muted" />
          {text}
        </li>
      ))}
    </ul>
  )
}

function Tags({ recipe, chosen }: { recipe: CollectionRecipe; chosen: readonly Diet[] }) {
  const { shown, more } = shownTags(recipe, chosen)
  if (shown.length === 0) return null
  return (
    <ul aria-label="Diets" className="flex flex-wrap items-center gap-2">
      {shown.map((tag) => (
        <li key={tag}>
          <Badge tone="herb">{dietLabel(tag)}</Badge>
        </li>
      ))}
      {more > 0 && <li className="text-muted text-xs">+{more} more</li>}
    </ul>
  )
}

/** The source, in a new tab; our own page if there is none. */
function ViewRecipe({ recipe, title }: { recipe: CollectionRecipe; title: string }) {
  const look = buttonLook({ variant: 'outline', className: 'mt-auto w-full' })
  const source = webAddress(recipe.source_url)
  if (source && URL.canParse(source))
    return (
      <a href={source} target="_blank" rel="noopener noreferrer nofollow" className={look}>
        View Recipe
        <span className="sr-only"> {title} (opens in a new tab)</span>
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    )
  return (
    <Link to={paths.recipe(recipe.id)} className={look}>
      View Recipe
      <span className="sr-only"> {title}</span>
      <ArrowRight aria-hidden="true" className="size-4" />
    </Link>
  )
}
