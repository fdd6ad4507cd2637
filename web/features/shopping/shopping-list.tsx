import { clsx } from 'clsx'
import Copy from 'lucide-react/icons/copy'
import PackageOpen from 'lucide-react/icons/package-open'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash'
import { byAisle, listText } from '#core/shopping/aisles.ts'
import { mergeItems } from '#core/shopping/merge.ts'
import { canShare } from '#web/lib/share.ts'
import { paths } from '#web/paths.ts'
import { usePlan } from '#web/state/plan/plan.ts'
import { useShopping } from '#web/state/shopping.ts'
import { useShop } from '#web/state/shops.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { useStock } from '#web/state/stock/use-stock.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { AddItem } from './add-item.tsx'
import { addedWords, isAmong } from './added-words.ts'
import { EntryRow } from './entry-row.tsx'
import { usesOf } from './entry-uses.ts'
import { haveWords } from './have-words.ts'
import { useRecipeTitles } from './queries.ts'
import { copyList, shareList } from './share-list.ts'
import { ShopBar } from './shop-bar.tsx'
import * as strings from './strings.ts'
import { Suggestions } from './suggestions.tsx'
import { useSeenOpen } from './use-seen-open.ts'
import { useShoppingActions } from './use-shopping-actions.ts'
import { useSuggested } from './use-suggested.ts'

/** What to buy, aisle by aisle; each food once. What is ticked stays in its place until the user leaves or clears it. */
export function ShoppingList() {
  const items = useShopping()
  const titles = useRecipeTitles(items)
  const plan = usePlan()
  const today = localDay()
  const shop = useShop()
  const stock = useStock()
  const { foods, out, due } = useSuggested(items, stock)
  const isHere = useSeenOpen(items)
  const entries = mergeItems(items.filter(isHere), foods)
  const bought = mergeItems(
    items.filter((item) => !isHere(item)),
    foods,
  )
  const { last, forget, clearTicked, onAdd, onDone, ...actions } = useShoppingActions(shop)
  const added = last?.added ?? []
  const isIn = stock.find(({ name }) => name === last?.bought)?.where ?? 'pantry'
  const words = last?.added
    ? addedWords(entries, last.added, shop)
    : last?.bought
      ? strings.nowIn[isIn](last.words)
      : last?.words

  return (
    <div className="grid max-w-prose grid-cols-1 gap-4">
      <AddItem onAdd={onAdd} />
      {items.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <ShopBar onDone={onDone} />
          {entries.some(({ checked }) => !checked) && (
            <>
              <Button variant="outline" onClick={() => copyList(listText(entries, shop))}>
                <Copy aria-hidden="true" className="size-5" />
                {strings.copy}
              </Button>
              {canShare() && (
                <Button variant="outline" onClick={() => shareList(listText(entries, shop))}>
                  <Share2 aria-hidden="true" className="size-5" />
                  {strings.share}
                </Button>
              )}
            </>
          )}
          {items.some(({ checked }) => checked) && (
            <>
              <LinkButton to={paths.putAway()} variant="outline">
                <PackageOpen aria-hidden="true" className="size-5" />
                {strings.putAway}
              </LinkButton>
              <Button variant="outline" onClick={clearTicked}>
                <Trash2 aria-hidden="true" className="size-5" />
                {strings.clearChecked}
              </Button>
            </>
          )}
        </div>
      )}
      {items.length === 0 && <NothingToBuy />}
      {byAisle(entries, shop).map(({ name, entries: some }) => (
        <section key={name} aria-label={name} className={`${cardLook} px-4 pt-3 pb-1`}>
          <h2 className="text-xl">{name}</h2>
          <ul className="divide-y divide-line">
            {some.map((entry) => (
              <li
                key={entry.key}
                className={clsx('unseen-13', isAmong(entry, added) && '-mx-4 bg-accent-soft px-4')}
              >
                <EntryRow
                  entry={entry}
                  uses={usesOf(entry, titles, plan, today)}
                  have={haveWords(entry, stock, foods)}
                  {...actions}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Suggestions title={strings.ranOut} suggested={out} onAdd={onAdd} onDone={onDone} />
      <Suggestions title={strings.usual} suggested={due} onAdd={onAdd} onDone={onDone} />
      {bought.length > 0 && (
        <section
          aria-label={strings.bought}
          className="rounded-card border border-line border-dashed px-4 pt-3 pb-1"
        >
          <h2 className="text-xl">{strings.bought}</h2>
          <ul className="divide-y divide-line">
            {bought.map((entry) => (
              <li key={entry.key} className="unseen-13">
                <EntryRow entry={entry} uses={usesOf(entry, titles, plan, today)} {...actions} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div role="status" className="sticky bottom-[calc(0.75rem+var(--strip,0px)+var(--bar,0px))] z-10">
        {last && (
          <p className="flex items-center justify-between gap-3 rounded-card border border-control bg-raised py-2 pr-2 pl-5 shadow-lift">
            <span className="min-w-0">{words}</span>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                last.undo()
                forget()
              }}
            >
              {strings.undo}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

function NothingToBuy() {
  return (
    <EmptyState
      art="seasonal-cooking"
      title={strings.emptyTitle}
      actions={
        <LinkButton to={paths.recipes()} variant="outline">
          {strings.browse}
        </LinkButton>
      }
    >
      {strings.emptyText}
    </EmptyState>
  )
}
