import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Clock from 'lucide-react/icons/clock'
import Flame from 'lucide-react/icons/flame'
import Plus from 'lucide-react/icons/plus'
import Users from 'lucide-react/icons/users'
import { memo, useId, useState } from 'react'
import { useNavigationType } from 'react-router'
import type { MatchedRecipe, Order } from '#core/contracts/match-recipes.ts'
import { haveNeed, haveSentence, missingNames, swapWords, usesUpBrief } from '#core/matching/have-need.ts'
import { scoreLabel } from '#core/matching/score.ts'
import { totalTime } from '#core/recipes/duration-words.ts'
import { useAllNeeds } from '#web/state/preferences.ts'
import { useSaved } from '#web/state/saved.ts'
import { RecipeCard } from '#web/ui/recipe-card.tsx'
import { SafetyBadges } from '#web/ui/safety-badges.tsx'
import { SaveToggle } from '#web/ui/save-toggle.tsx'
import { ScoreDial } from '#web/ui/score-dial.tsx'
import { LineMatches } from './line-matches.tsx'
import { ResultSource } from './result-source.tsx'
import { ScoreSum } from './score-sum.tsx'
import * as strings from './strings.ts'

const MISSING_SHOWN = 4

/** Cards that are open: Back returns to a list of the same height. */
const openCards = new Set<string>()

function useOpenCard(id: string) {
  const isBack = useNavigationType() === 'POP'
  const [open, setOpen] = useState(isBack && openCards.has(id))
  const change = (next: boolean) => {
    setOpen(next)
    if (next) openCards.add(id)
    else openCards.delete(id)
  }
  return [open, change] as const
}

/** With what there is too little of. */
type ShownRecipe = MatchedRecipe & { short?: readonly string[] }

interface ResultCardProps {
  recipe: ShownRecipe
  order: Order
  ingredients: number
  onHave: (...names: string[]) => void
}

export const ResultCard = memo(function ResultCard({ recipe, order, ingredients, onHave }: ResultCardProps) {
  const id = useId()
  const [open, setOpen] = useOpenCard(recipe.id)
  const needs = useAllNeeds()
  const { has, toggle } = useSaved()
  const { sousScore, title } = recipe
  return (
    <RecipeCard
      recipe={recipe}
      id={id}
      facts={[totalTime(recipe), recipe.servings !== null && strings.serves(recipe.servings)]}
      score={
        <p>
          <ScoreDial score={sousScore} className="size-11 sm:size-14" />
          <span className="sr-only">{strings.scoreSpoken(sousScore, scoreLabel(sousScore))}</span>
        </p>
      }
      save={<SaveToggle saved={has(recipe.id)} onToggle={() => toggle(recipe.id)} title={title} />}
      control={<ShowIngredients open={open} onOpen={setOpen} />}
      details={open && <Details recipe={recipe} ingredients={ingredients} onHave={onHave} />}
    >
      <SafetyBadges recipe={recipe} needs={needs} className="my-1" />
      <Standing recipe={recipe} uses={order === 'uses' ? ingredients : undefined} isWhole={open} />
    </RecipeCard>
  )
})

/** Why the recipe is where it is, and what it takes. */
function Standing({
  recipe,
  uses,
  isWhole,
}: {
  recipe: ShownRecipe
  /** How many ingredients the user has, where recipes are ordered by how many of them they use. */
  uses: number | undefined
  isWhole: boolean
}) {
  const usesUp = usesUpBrief(recipe)
  const isClear = recipe.why !== '' && recipe.missing.length === 0
  const words = [
    uses !== undefined && strings.usesOfYours(recipe.matchCount, uses),
    isClear ? recipe.why : haveNeed(recipe),
    // Of what is there, too little.
    ...(isClear && recipe.group === 'one' ? [] : (recipe.short ?? [])),
    swapWords(recipe),
  ]
  return (
    <>
      <p className={clsx('mt-1 text-sm leading-snug', !isWhole && 'line-clamp-3')}>
        {words.filter(Boolean).join(' · ')}
      </p>
      {usesUp && <p className={clsx('text-herb text-sm leading-snug', !isWhole && 'truncate')}>{usesUp}</p>}
    </>
  )
}

/** Under the picture of a row, in room that is free there; at the end of a card. */
function ShowIngredients({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-label={open ? strings.hideIngredients : strings.showIngredients}
      onClick={() => onOpen(!open)}
      className="relative col-start-1 -mt-1 -mb-2.5 -ml-1 flex min-h-11 items-center gap-0.5 self-start rounded-sm px-1 font-medium text-accent text-xs hover:bg-accent-soft sm:mt-auto sm:mb-1 sm:ml-2 sm:px-2 sm:text-sm"
    >
      {strings.ingredients}
      <ChevronDown
        aria-hidden="true"
        className={clsx('size-4 shrink-0 transition-transform', open && 'rotate-180')}
      />
    </button>
  )
}

/** All that speaks for and against the recipe. */
function Details({ recipe, ingredients, onHave }: Omit<ResultCardProps, 'order'>) {
  return (
    <>
      <div>
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="font-semibold text-accent">{scoreLabel(recipe.sousScore)}</span>
          <span className="text-muted">{recipe.short ? recipe.short.join('. ') : haveSentence(recipe)}</span>
        </p>
        {recipe.why && <p className="mt-1 font-semibold text-sm">{recipe.why}</p>}
        {recipe.description && <p className="mt-1 text-muted text-sm">{recipe.description}</p>}
      </div>
      <LineMatches reasons={recipe.reasons} missing={recipe.missing} />
      {recipe.missing.length > 0 && <Missing recipe={recipe} onHave={onHave} />}
      <ScoreSum recipe={recipe} ingredients={ingredients} />
      <Facts recipe={recipe} />
      <ResultSource recipe={recipe} />
    </>
  )
}

function Facts({ recipe }: { recipe: MatchedRecipe }) {
  const time = totalTime(recipe)
  const facts = [
    time !== null && { Icon: Clock, text: time },
    recipe.servings !== null && { Icon: Users, text: strings.serves(recipe.servings) },
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
      <h4 className="font-sans font-semibold text-sm tracking-normal">{strings.missing}</h4>
      <ul className="mt-2 flex flex-wrap gap-2">
        {shown.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onHave(name)}
              aria-label={strings.haveOne(name)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-chip border border-control px-3 text-sm transition-colors hover:border-herb hover:bg-herb-soft"
            >
              <Plus aria-hidden="true" className="size-4 text-herb" />
              {name}
              <span className="text-muted">{strings.haveIt}</span>
            </button>
          </li>
        ))}
        {hidden > 0 && (
          <li>
            <button
              type="button"
              onClick={() => setAll(true)}
              className="inline-flex min-h-11 items-center gap-1 px-2 font-medium text-accent text-sm"
            >
              {strings.more(hidden)} <ChevronDown aria-hidden="true" className="size-4" />
            </button>
          </li>
        )}
      </ul>
    </div>
  )
}
