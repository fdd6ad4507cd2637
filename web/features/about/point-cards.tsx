import { clsx } from 'clsx'
import { cardLook } from '#web/ui/card.tsx'

interface PointCard {
  title: string
  text: string
}

/** Informational cards without links. */
export function PointCards({ cards, className }: { cards: readonly PointCard[]; className?: string }) {
  return (
    <ul className={clsx('grid gap-4 sm:grid-cols-2', className)}>
      {cards.map(({ title, text }) => (
        <li key={title} className={clsx(cardLook, 'p-5')}>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1.5 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
