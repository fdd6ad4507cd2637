import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import Snowflake from 'lucide-react/icons/snowflake'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

const MOST = 99

interface LeftoverFieldsProps {
  /** Servings cooked; null if the recipe doesn't say: then it is asked what is left. */
  cooked: number | null
  /** Servings eaten; without a number cooked, those that are left. */
  value: number
  onValue: (value: number) => void
  left: number
  /** It is made to be eaten now: what is left is a risk, and nothing to put away without a word. */
  isAtOnce?: boolean
  frozen: boolean
  onFrozen: (frozen: boolean) => void
}

/** "Cooked 4, ate 2": the rest goes into the fridge, or the freezer. */
export function LeftoverFields(props: LeftoverFieldsProps) {
  const { cooked, value, onValue, left, isAtOnce = false, frozen, onFrozen } = props
  const most = cooked ?? MOST
  return (
    <fieldset>
      <legend className="font-display text-xl">{strings.leftoversTitle}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <span>{cooked === null ? strings.servingsLeft : strings.cookedAte(cooked)}</span>
        <span className="flex items-center">
          <Button
            variant="outline"
            size="icon"
            className="size-14"
            aria-label={strings.oneLess}
            disabled={value <= 0}
            onClick={() => onValue(value - 1)}
          >
            <Minus aria-hidden="true" className="size-5" />
          </Button>
          <output className="min-w-12 text-center font-display text-xl tabular-nums">{value}</output>
          <Button
            variant="outline"
            size="icon"
            className="size-14"
            aria-label={strings.oneMore}
            disabled={value >= most}
            onClick={() => onValue(value + 1)}
          >
            <Plus aria-hidden="true" className="size-5" />
          </Button>
        </span>
      </div>
      <div className="mt-2 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-muted">
          {left === 0
            ? strings.nothingLeft
            : frozen && !isAtOnce
              ? strings.toFreezer(left)
              : strings.toFridge(left)}
        </span>
        {left > 0 && isAtOnce && (
          <>
            <span className="w-full text-danger">{strings.eatAtOnce}</span>
            <Button variant="outline" className="min-h-14" onClick={() => onValue(cooked ?? 0)}>
              {strings.ateAll}
            </Button>
          </>
        )}
        {left > 0 && !isAtOnce && (
          <Button
            variant="outline"
            className="min-h-14"
            aria-pressed={frozen}
            onClick={() => onFrozen(!frozen)}
          >
            <Snowflake aria-hidden="true" className="size-5" />
            {frozen ? strings.toFridgeInstead : strings.freezeInstead}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
