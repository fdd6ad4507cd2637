import { Fragment, useId } from 'react'
import type { MatchedRecipe, Order } from '#core/contracts/match-recipes.ts'
import type { Purchase } from '#core/contracts/next-purchase.ts'
import { rich } from '#web/ui/rich.tsx'
import { NextPurchases } from './next-purchases.tsx'
import { ResultCard } from './result-card.tsx'
import { afterFirstGroups, type ResultGroup, resultGroups } from './result-groups.ts'
import { StaplesQuestion } from './staples-question.tsx'
import * as strings from './strings.ts'

interface ResultListProps {
  recipes: readonly MatchedRecipe[]
  order: Order
  /** Some were left out by a filter. */
  isFiltered: boolean
  /** How many the user has. */
  ingredients: number
  /** Until they are known, their room is kept. */
  purchases: readonly Purchase[] | undefined
  busy: boolean
  onHave: (...names: string[]) => void
}

/** The results in their groups. Questions never come before the first ones; what to buy next follows what needs next to nothing. */
export function ResultList({
  recipes,
  order,
  isFiltered,
  ingredients,
  purchases,
  busy,
  onHave,
}: ResultListProps) {
  const groups = resultGroups(recipes, order, isFiltered)
  const at = afterFirstGroups(groups)
  return (
    <div aria-busy={busy} className="transition-opacity aria-busy:opacity-60">
      {groups.map((group, index) => (
        <Fragment key={group.id}>
          <Group group={group} order={order} ingredients={ingredients} onHave={onHave} />
          {index === 0 && <StaplesQuestion className="mt-4" />}
          {index === at && <NextPurchases purchases={purchases} onHave={onHave} />}
        </Fragment>
      ))}
    </div>
  )
}

function Group({
  group,
  ...rest
}: { group: ResultGroup } & Pick<ResultListProps, 'order' | 'ingredients' | 'onHave'>) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-6 first:mt-3 sm:mt-10 sm:first:mt-4">
      <h2 id={id} className="flex items-baseline gap-2 text-xl sm:text-2xl">
        {group.title}{' '}
        <span className="font-sans text-base text-muted tabular-nums">
          {rich(strings.groupSize(group.recipes.length), {
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </span>
      </h2>
      {group.note && <p className="text-muted text-sm">{group.note}</p>}
      <ul className="mt-2 grid items-start gap-2 sm:mt-3 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {group.recipes.map((recipe) => (
          <li key={recipe.id} className="flex min-w-0 unseen-30 sm:unseen-80">
            <ResultCard recipe={recipe} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  )
}
