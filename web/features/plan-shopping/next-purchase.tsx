import type { NextBuy } from '#core/planning/next-buy.ts'
import { listed } from '#core/text/listed.ts'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

interface NextPurchaseProps {
  next: NextBuy
  onAdd: (food: string) => void
}

/** "Buy one thing, cook more": what to take along besides. */
export function NextPurchase({ next: { food, recipes, rescues }, onAdd }: NextPurchaseProps) {
  const words =
    rescues.length > 0 ? strings.nextRescues(food, listed(rescues)) : strings.nextCooks(food, recipes.length)
  return (
    <p className="flex w-full flex-wrap items-center gap-x-2 text-sm">
      <span>{rich(words, { food: (text) => <b>{text}</b> })}</span>
      <Button
        variant="quiet"
        size="sm"
        className="min-h-11!"
        aria-label={strings.addFoodNamed(food)}
        onClick={() => onAdd(food)}
      >
        {strings.addFood}
      </Button>
    </p>
  )
}
