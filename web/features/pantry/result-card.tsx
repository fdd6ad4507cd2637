import ChevronDown from 'lucide-react/icons/chevron-down'
import Clock from 'lucide-react/icons/clock'
import ExternalLink from 'lucide-react/icons/external-link'
import Flame from 'lucide-react/icons/flame'
import Plus from 'lucide-react/icons/plus'
import Users from 'lucide-react/icons/users'
import { memo, useId, useState } from 'react'
import { Link } from 'react-router'
import type { MatchedRecipe } from '#core/contracts/match-recipes.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { scoreLabel } from '#core/matching/score.ts'
import { paths } from '#web/paths.ts'
import { useAllNeeds } from '#web/state/preferences.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { RecipeCover } from '#web/ui/recipe-cover.tsx'
import { SafetyBadges } from '#web/ui/safety-badges.tsx'
import { ScoreDial } from '#web/ui/score-dial.tsx'
import { haveNeed, missingNames, swapWords } from './have-need.ts'
import { LineMatches } from './line-matches.tsx'
import { ScoreSum } from './score-sum.tsx'

const sourceHost = (url: string | null): string => {
  const source = webAddress(url)
  if (!source || !URL.canParse(source)) return 'Unknown source'
  return new URL(source).hostname.replace(/^www\./, '') || 'Unknown source'
}

const MISSING_SHOWN = 4

interface ResultCardProps {
  recipe: MatchedRecipe
  ingredients: number
  onHave: (...names: string[]) => void
}

export const ResultCard = memo(function ResultCard({ recipe, ingredients, onHave }: ResultCardProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const needs = useAllNeeds()
  const label = scoreLabel(recipe.sousScore)
  return (
    <article aria-labelledby={id} className={`${cardLook} flex w-full flex-col overflow-hidden`}>
      <div className="relative">
        <RecipeCover recipe={recipe} className="aspect-4/3 w-full" />
        <button
          type="button"
          aria-expanded={open}
          aria-label={`SousScore ${recipe.sousScore}, ${label}. ${open ? 'Hide' : 'Show'} how it adds up`}
          onClick={() => setOpen(!open)}
          className="absolute right-3 bottom-3 rounded-chip shadow-lift"
        >
          <ScoreDial score={recipe.sousScore} className="size-16" />
        </button>
      </div>
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div>
          <p className="flex flex-wrap items-center gap-x-2 text-sm">
            <span className="font-semibold text-accent">{label}</span>
            <span className="text-muted">
              {recipe.fullMatches} full, {recipe.partialMatches} partial
            </span>
          </p>
          <h3 id={id} className="mt-1 text-xl">
            <Link to={paths.recipe(recipe.id)} className="hover:text-accent">
              {recipe.title}
            </Link>
          </h3>
          <Standing recipe={recipe} />
          <SafetyBadges recipe={recipe} needs={needs} className="my-2" />
          {recipe.description && <p className="mt-1 line-clamp-2 text-muted text-sm">{recipe.description}</p>}
        </div>
        {open && <ScoreSum recipe={recipe} ingredients={ingredients} />}
        <Facts recipe={recipe} />
        <LineMatches reasons={recipe.reasons} missing={recipe.missing} explained={open} />
        {recipe.missing.length > 0 && <Missing recipe={recipe} onHave={onHave} />}
        <Source url={recipe.source_url} title={recipe.title} />
      </div>
    </article>
  )
})

/** Why the recipe is where it is, and what it takes. */
function Standing({ recipe }: { recipe: MatchedRecipe }) {
  const swaps = swapWords(recipe)
  // "You have everything" needs no count.
  const isClear = recipe.why !== '' && recipe.missing.length === 0
  return (
    <div className="mt-1 text-sm">
      {recipe.why && <p className="font-semibold">{recipe.why}</p>}
      {!isClear && <p className="text-muted">{haveNeed(recipe)}</p>}
      {swaps && <p>{swaps}</p>}
    </div>
  )
}

function Facts({ recipe }: { recipe: MatchedRecipe }) {
  const facts = [
    recipe.cooking_time_minutes !== null && { Icon: Clock, text: `${recipe.cooking_time_minutes} min` },
    recipe.servings !== null && { Icon: Users, text: `Serves ${recipe.servings}` },
    recipe.difficulty_level !== null && { Icon: Flame, text: recipe.difficulty_level },
  ].filter((fact) => fact !== false)
  if (facts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {facts.map(({ Icon, text }) => (
        <li key={text} className="inline-flex items-center gap-1.5 rounded-chip bg-sunken px-3 py-1 text-sm">
          <Icon aria-hidden="true" className="size-4 text-muted" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Missing ingredients, by name. One tap marks an ingredient as available. */
function Missing({ recipe, onHave }: Pick<ResultCardProps, 'recipe' | 'onHave'>) {
  const [all, setAll] = useState(false)
  const names = missingNames(recipe).all
  const shown = all ? names : names.slice(0, MISSING_SHOWN)
  const hidden = names.length - shown.length
  return (
    <div>
      <h4 className="font-sans font-semibold text-sm tracking-normal">Missing</h4>
      <ul className="mt-2 flex flex-wrap gap-2">
        {shown.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onHave(name)}
              aria-label={`I have ${name}`}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-chip border border-control px-3 text-sm transition-colors hover:border-herb hover:bg-herb-soft"
            >
              <Plus aria-hidden="true" className="size-4 text-herb" />
              {name}
              <span className="text-muted">I have it</span>
            </button>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button
              type="button"
              onClick={() => setAll(true)}
              className="inline-flex min-h-9 items-center gap-1 px-2 font-medium text-accent text-sm"
            >
              {hidden} more <ChevronDown aria-hidden="true" className="size-4" />
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}

function Source({ url, title }: { url: string | null; title: string }) {
  const look = buttonLook({ variant: 'outline', className: 'w-full' })
  const source = webAddress(url)
  return (
    <div className="mt-auto grid gap-2 pt-2">
      <p className="text-muted text-sm">{sourceHost(url)}</p>
      {source && URL.canParse(source) ? (
        <a href={source} target="_blank" rel="noopener noreferrer nofollow" className={look}>
          View Recipe Source
          <span className="sr-only"> of {title} (opens in a new tab)</span>
          <ExternalLink aria-hidden="true" className="size-4" />
        </a>
      ) : (
        <button type="button" disabled className={look}>
          Recipe Source Unavailable
        </button>
      )}
    </div>
  )
}
