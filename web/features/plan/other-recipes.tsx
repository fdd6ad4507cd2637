import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import type { PlanAlternative } from '#core/planning/alternatives.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { durationWords } from '#core/recipes/duration-words.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ActionRow } from './action-row.tsx'
import { useMealFacts } from './meal-facts.ts'
import { LATER_DAYS, problemFor, type Situation } from './problem-for.ts'
import { RecipeRow } from './recipe-row.tsx'
import { solveOthers } from './solver.ts'
import * as strings from './strings.ts'
import { mealTitle, moreWords, namesWords, reasonWords } from './words.ts'

const SHOWN = 6
const MOST_REASONS = 2
const MOST_NAMED = 3

const moreOf = ({ food, amount }: PlanAlternative['more'][number]): string =>
  moreWords(food, amount?.unit === null ? Math.ceil(amount.value) : 0)

interface OtherRecipesProps {
  meal: PlannedMeal
  situation: Situation
  onChoose: (other: PlanAlternative) => void
  onSearch: () => void
}

/** What else fits in this place, the best first, and why. */
export function OtherRecipes({ meal, situation, onChoose, onSearch }: OtherRecipesProps) {
  const { today, meals } = situation
  const { data, isPending, isError } = useQuery({
    queryKey: ['plan-others', meal.id, meal.recipeId, meal.date],
    queryFn: async ({ signal }) => {
      const days = situation.days.filter((day) => day >= today || day === meal.date)
      const { problem } = await problemFor({ ...situation, days }, 1, signal, [], LATER_DAYS)
      return solveOthers(problem, [], meal.id, SHOWN, signal)
    },
    gcTime: 0,
  })
  const facts = useMealFacts(data?.map((other) => other.meal) ?? [])
  const factsOf = ({ minutes, buys: news, more }: PlanAlternative) => {
    const buys = [...news, ...more.map(moreOf)]
    return [
      minutes === null ? '' : durationWords(minutes),
      buys.length > MOST_NAMED ? strings.alsoBuyMany(buys.length) : '',
      buys.length > 0 && buys.length <= MOST_NAMED ? strings.alsoBuy(namesWords(buys)) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  }
  const whyOf = ({ meal: { reasons } }: PlanAlternative) =>
    reasons
      // What is bought is in the facts.
      .filter(({ kind }) => kind !== 'buy' && kind !== 'shares')
      .flatMap((reason) => reasonWords(reason, today, meals) ?? [])
      .slice(0, MOST_REASONS)
      .join(' · ')
  /** What would be left over is told only of foods that it doesn't use at all. */
  const lossOf = ({ meal: { reasons }, spoils }: PlanAlternative) => {
    const used = reasons.flatMap((reason) => (reason.kind === 'uses' ? reason.foods : []))
    const lost = spoils.filter((name) => !used.includes(name))
    return lost.length > 0 ? strings.lets(namesWords(lost)) : ''
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="text-muted empty:hidden">
        {isPending ? strings.otherLooking : (isError || data?.length === 0) && strings.otherNone}
      </p>
      {isPending && [1, 2, 3].map((key) => <Skeleton key={key} className="h-16 rounded-card" />)}
      <ul aria-label={strings.otherRecipes} className="grid empty:hidden">
        {data?.map((other) => (
          <li key={`${other.meal.recipeId} ${other.meal.stock}`}>
            <RecipeRow
              recipe={{
                id: other.meal.recipeId ?? '',
                title: mealTitle(other.meal),
                cover_image_url: facts.get(other.meal.recipeId ?? '')?.picture ?? null,
              }}
              facts={factsOf(other)}
              onChoose={() => onChoose(other)}
            >
              <span className="block text-herb text-sm leading-snug">{whyOf(other)}</span>
              <span className="block text-sm text-turmeric leading-snug">{lossOf(other)}</span>
            </RecipeRow>
          </li>
        ))}
      </ul>
      <div className="-mx-2">
        <ActionRow icon={Search} label={strings.searchInstead} onClick={onSearch} />
      </div>
    </div>
  )
}
