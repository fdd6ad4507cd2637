import { useMemo, useRef, useState } from 'react'
import { MAX_INGREDIENTS, MAX_NAME } from '#core/contracts/ingredient-names.ts'
import type { LineDetails } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { eventsOfCooking, eventsOfLeftover, oldestLeftover } from '#core/stock/after-cooking.ts'
import type { StandIn } from '#core/stock/choose-item.ts'
import { daysKept, daysWorthPlanning, isEatenAtOnce } from '#core/stock/storage-note.ts'
import { usedUp } from '#core/stock/used-up.ts'
import { listed } from '#core/text/listed.ts'
import { notify } from '#web/lib/toast.ts'
import { eatenStore } from '#web/state/eaten.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { useFacts, useStock } from '#web/state/stock/use-stock.ts'
import { Button } from '#web/ui/button.tsx'
import { eventsOfMeal } from './cooked-events.ts'
import { LeftoverFields } from './leftover-fields.tsx'
import { MainAction } from './main-action.tsx'
import { PantryUpdated } from './pantry-updated.tsx'
import * as strings from './strings.ts'
import { asCooked, choicesOf, isUnclear, type SaidOf } from './use-choices.ts'
import { UsedRow } from './used-row.tsx'

interface AfterCookingProps {
  recipe: Pick<ExternalRecipeRow, 'id' | 'title' | 'servings' | 'storage'>
  lines: readonly LineDetails[]
  /** What was used instead, by line. */
  standIns?: readonly (StandIn | undefined)[]
  /** How much of the recipe was cooked. */
  factor: number
  /** How many eat of it now, by the plan. */
  eats?: number
  /** What is left went into the pantry under this name; null if that was undone. */
  onLeftovers?: (name: string | null) => void
}

/** What the cook changed of the proposal. */
interface Entered {
  said: SaidOf
  /** Those that are probably still there are shown too. */
  open: boolean
  /** Servings eaten; without a number cooked, those that are left. */
  servings?: number
  frozen: boolean
}

/** How many eat of it now: by the plan, else by habit, else all that was cooked is for those who eat. */
function eatenOf(cooked: number, storage: string | null, eats: number | undefined): number {
  // A dish that doesn't keep is eaten up.
  if (daysWorthPlanning(storage) === 0) return cooked
  return Math.min(eats ?? eatenStore.usual() ?? cooked, cooked)
}

/** After a meal: what it took from the pantry, and what is left of it. Nothing changes before the button is pressed. */
export function AfterCooking(props: AfterCookingProps) {
  const { recipe, onLeftovers } = props
  const stock = useStock()
  // Here, so that taking the update back shows again what was entered.
  const [entered, setEntered] = useState<Entered>({ said: {}, open: false, frozen: false })
  const eatenBefore = useRef<readonly number[]>(undefined)
  const onUndone = () => {
    if (eatenBefore.current) eatenStore.set(eatenBefore.current)
    eatenBefore.current = undefined
    onLeftovers?.(null)
  }
  const done = eventsOfMeal(stockLog.get(), recipe.id, Date.now())
  return (
    <section
      aria-label={strings.afterTitle}
      className="mt-6 grid gap-5 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      {done.length > 0 ? (
        <PantryUpdated
          events={done}
          stock={stock}
          isAtOnce={isEatenAtOnce(recipe.storage)}
          onUndone={onUndone}
        />
      ) : (
        <Proposal
          {...props}
          entered={entered}
          onEnter={(more) => setEntered((now) => ({ ...now, ...more }))}
          onUndone={onUndone}
          onEaten={(servings) => {
            eatenBefore.current = eatenStore.get()
            eatenStore.add(servings)
          }}
        />
      )}
    </section>
  )
}

interface ProposalProps extends AfterCookingProps {
  entered: Entered
  onEnter: (more: Partial<Entered>) => void
  onEaten: (servings: number) => void
  onUndone: () => void
}

function Proposal({ recipe, lines, standIns, factor, eats, onLeftovers, ...props }: ProposalProps) {
  const { entered, onEnter, onEaten, onUndone } = props
  const { said, open, servings, frozen } = entered
  const stock = useStock()
  const names = useMemo(
    () =>
      [...new Set(lines.map(({ name }) => name))]
        .filter((name) => name !== '' && name.length <= MAX_NAME)
        .slice(0, MAX_INGREDIENTS),
    [lines],
  )
  const { facts } = useFacts(names)
  const used = useMemo(
    () => usedUp(lines, factor, stock, facts, standIns),
    [lines, factor, stock, facts, standIns],
  )
  const choices = choicesOf(used, said)
  const cooked = recipe.servings === null ? null : Math.max(1, Math.round(recipe.servings * factor))
  const value = servings ?? (cooked === null ? 0 : eatenOf(cooked, recipe.storage, eats))
  const left = cooked === null ? value : cooked - value
  const isAtOnce = isEatenAtOnce(recipe.storage)

  const unsure = choices.filter(({ used: one }) => one.proposal === 'unsure')
  const shown = choices.filter((one) => open || !unsure.includes(one))
  const update = () => {
    if (choices.some(isUnclear)) return
    // A second tap before the screen has changed.
    if (eventsOfMeal(stockLog.get(), recipe.id, Date.now()).length > 0) return
    const place = frozen && !isAtOnce ? 'freezer' : 'fridge'
    const cookedChoices = choices.map(asCooked)
    const leftover = {
      title: recipe.title,
      recipeId: recipe.id,
      servings: left,
      place,
      day: localDay(),
      keeps: daysKept(recipe.storage),
      until: oldestLeftover(cookedChoices),
    } as const
    const kept = eventsOfLeftover(leftover, stock)
    const ids = stockLog.record([...eventsOfCooking(cookedChoices, recipe.id), ...kept])
    if (kept[0]) onLeftovers?.(kept[0].name)
    // Eaten up, it says how many eat; where something is left, a plate may have been left half full.
    if (value === cooked) onEaten(value)
    if (ids.length === 0) return notify({ title: strings.nothingChanged })
    notify({
      title: strings.updatedTitle,
      ...(left > 0 && { description: strings.leftoversKept(left, place) }),
      variant: 'success',
      undo: () => {
        stockLog.undo(ids)
        onUndone()
      },
    })
  }

  return (
    <>
      {choices.length > 0 && (
        <div>
          <h3 className="text-xl">{strings.usedTitle}</h3>
          <p className="text-muted text-sm">{strings.usedHint}</p>
          {shown.length > 0 && (
            <ul className="mt-2 divide-y divide-line">
              {shown.map((choice) => (
                <UsedRow
                  key={choice.used.item.name}
                  choice={choice}
                  onSay={(more) => {
                    const { name } = choice.used.item
                    onEnter({ said: { ...said, [name]: { ...said[name], ...more } } })
                  }}
                />
              ))}
            </ul>
          )}
          {!open && unsure.length > 0 && (
            <p className="mt-2 text-muted text-sm">
              {strings.alsoUsed(listed(unsure.map(({ used: { item } }) => item.name)))}{' '}
              <button type="button" className="min-h-14 text-link" onClick={() => onEnter({ open: true })}>
                {strings.change}
              </button>
            </p>
          )}
        </div>
      )}
      <LeftoverFields
        cooked={cooked}
        value={value}
        onValue={(next) => onEnter({ servings: next })}
        left={left}
        isAtOnce={isAtOnce}
        frozen={frozen}
        onFrozen={(next) => onEnter({ frozen: next })}
      />
      {(choices.length > 0 || left > 0) && (
        <MainAction>
          <Button className="min-h-15 w-full text-lg short:min-h-11" onClick={update}>
            {strings.updatePantry}
          </Button>
        </MainAction>
      )}
    </>
  )
}
