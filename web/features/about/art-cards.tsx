import { clsx } from 'clsx'
import { cardLook } from '#web/ui/card.tsx'
import { FoodArt, type FoodArtName } from '#web/ui/food-art/food-art.tsx'

interface ArtCard {
  title: string
  text: string
  art: string
}

/** Informational cards without links. */
export function ArtCards({ cards, className }: { cards: readonly ArtCard[]; className?: string }) {
  return (
    <ul className={clsx('grid gap-4 sm:grid-cols-2', className)}>
      {cards.map(({ title, text, art }) => (
        <li key={title} className={clsx(cardLook, 'flex gap-4 p-5')}>
          <FoodArt name={art as FoodArtName} className="size-11 shrink-0" />
          <div className="min-w-0">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1.5 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
