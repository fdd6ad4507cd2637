import type { ReactNode } from 'react'
import { cardLook } from '#web/ui/card.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

interface StockSectionProps {
  title: string
  count: number
  note?: string
  children: ReactNode
}

/** A place of the kitchen, or what has to be used soon. */
export function StockSection({ title, count, note, children }: StockSectionProps) {
  return (
    <section aria-label={title} className={`${cardLook} break-inside-avoid px-4 pt-3 pb-1`}>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-xl">{title}</h2>
        <span className="text-muted text-sm tabular-nums">
          {rich(strings.foods(count), { hidden: (text) => <span className="sr-only">{text}</span> })}
        </span>
        {note && <span className="text-muted text-sm">{note}</span>}
      </div>
      {children}
    </section>
  )
}
