import CookingPot from 'lucide-react/icons/cooking-pot'
import PackageOpen from 'lucide-react/icons/package-open'
import Refrigerator from 'lucide-react/icons/refrigerator'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import Snowflake from 'lucide-react/icons/snowflake'
import Utensils from 'lucide-react/icons/utensils'
import { type ReactNode, useId, useState } from 'react'
import type { StockItem } from '#core/stock/item.ts'
import { capital } from '#core/text/capital.ts'
import { paths } from '#web/paths.ts'
import type { NewStockEvent } from '#web/state/stock/stock-log.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { shownName } from './pantry-groups.ts'
import type { Announce } from './record-change.ts'
import { cooked, moved, opened, possibleChanges } from './stock-changes.ts'
import * as strings from './strings.ts'
import { toShoppingList, useIsOnList } from './to-shopping-list.ts'
import { UsedSome } from './used-some.tsx'

interface ItemActionsProps {
  item: StockItem
  today: string
  onChange: (events: readonly NewStockEvent[], title: string) => void
  announce: Announce
}

const look = 'justify-start! px-4! text-sm!'

/** What happened to it, one tap each. */
export function ItemActions({ item, today, onChange, announce }: ItemActionsProps) {
  const id = useId()
  const [isUsing, setUsing] = useState(false)
  const isOnList = useIsOnList(item.name)
  const title = capital(shownName(item))
  const can = possibleChanges(item)
  const action = (icon: ReactNode, word: string, done: () => void) => (
    <Button variant="outline" className={look} onClick={done}>
      {icon}
      {word}
    </Button>
  )
  return (
    <section aria-label={strings.actions}>
      <div className="grid grid-cols-2 gap-2">
        {can.part && (
          <Button
            variant="outline"
            className={look}
            aria-expanded={isUsing}
            aria-controls={id}
            onClick={() => setUsing(!isUsing)}
          >
            <Utensils aria-hidden="true" className="size-5" />
            {strings.partUsed}
          </Button>
        )}
        {can.open &&
          action(<PackageOpen aria-hidden="true" className="size-5" />, strings.openedToday, () =>
            onChange(opened(item, today), strings.wasOpened(title)),
          )}
        {can.freeze &&
          action(<Snowflake aria-hidden="true" className="size-5" />, strings.freeze, () =>
            onChange(moved(item, 'freezer', today), strings.wasFrozen(title)),
          )}
        {can.thaw &&
          action(<Refrigerator aria-hidden="true" className="size-5" />, strings.thaw, () =>
            onChange(moved(item, 'fridge', today), strings.wasThawed(title)),
          )}
        {can.cook &&
          action(<CookingPot aria-hidden="true" className="size-5" />, strings.cookedIt, () =>
            onChange(cooked(item, today), strings.wasCooked(title)),
          )}
        {item.meal === null &&
          (isOnList ? (
            <LinkButton to={paths.shoppingList()} variant="quiet" className={look}>
              <ShoppingBasket aria-hidden="true" className="size-5" />
              {strings.viewList}
            </LinkButton>
          ) : (
            action(<ShoppingBasket aria-hidden="true" className="size-5" />, strings.addToList, () =>
              toShoppingList([item.name], announce),
            )
          ))}
      </div>
      <div id={id} className="mt-2" hidden={!isUsing}>
        {isUsing && (
          <UsedSome
            item={item}
            onUsed={(events, done) => {
              onChange(events, done)
              setUsing(false)
            }}
          />
        )}
      </div>
    </section>
  )
}
