import type { StockItem } from '#core/stock/item.ts'
import { outOf } from '#core/stock/lot-events.ts'
import { capital } from '#core/text/capital.ts'
import type { NewStockEvent } from '#web/state/stock/stock-log.ts'
import { Button } from '#web/ui/button.tsx'
import { shownName } from './pantry-groups.ts'
import { recordChange } from './record-change.ts'
import { StockArt } from './stock-art.tsx'
import * as strings from './strings.ts'

interface QuestionCardProps {
  item: StockItem
  /** Why we ask. */
  why?: string
}

/** One question at a time, answered with a tap. */
export function QuestionCard({ item, why }: QuestionCardProps) {
  const name = shownName(item)
  const answer = (kind: NewStockEvent['kind'], title: string) =>
    recordChange(
      kind === 'out' ? outOf(item, { asked: true }) : [{ kind, name: item.name, detail: { asked: true } }],
      title,
    )
  return (
    <section
      aria-label={strings.questionLabel}
      className="rounded-card border border-turmeric bg-turmeric-soft px-4 py-3"
    >
      <div className="flex items-center gap-3">
        <StockArt item={item} className="size-8 shrink-0" />
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-sans font-semibold text-base tracking-normal">
            {strings.question(name)}
          </h2>
          {why && <p className="text-muted text-sm">{why}</p>}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          className="min-h-11!"
          onClick={() => answer('have', strings.stillThere(capital(name)))}
        >
          {strings.yes}
        </Button>
        <Button
          size="sm"
          variant="outline"
          className="min-h-11!"
          onClick={() => answer('out', strings.isOut(capital(name)))}
        >
          {strings.no}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          className="min-h-11!"
          onClick={() => answer('set', strings.willNotAsk(capital(name)))}
        >
          {strings.notSure}
        </Button>
      </div>
    </section>
  )
}
