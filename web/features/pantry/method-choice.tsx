import { ArrowRight } from 'lucide-react'
import { cardLook } from '#web/ui/card.tsx'
import { FoodArt, type FoodArtName } from '#web/ui/food-art/food-art.tsx'

interface Method {
  title: string
  text: string
  art: FoodArtName
  onChoose?: () => void
}

/** The three ways in. One that this release does not have yet says so and is no button. */
export function MethodChoice({ onType }: { onType: () => void }) {
  const methods: Method[] = [
    {
      title: 'Type ingredients',
      text: 'Write what you have, or tap the usual suspects.',
      art: 'scroll',
      onChoose: onType,
    },
    { title: 'Scan with the camera', text: 'Not in this release yet.', art: 'camera' },
    { title: 'Upload a photo', text: 'Not in this release yet.', art: 'inbox-tray' },
  ]
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {methods.map(({ title, text, art, onChoose }) => (
        <li key={title} className="flex">
          {onChoose ? (
            <button
              type="button"
              onClick={onChoose}
              className={`${cardLook} group flex w-full items-center gap-4 p-5 text-left transition-colors hover:border-accent hover:bg-raised md:flex-col md:items-start md:p-6`}
            >
              <MethodText title={title} text={text} art={art} />
              <ArrowRight
                aria-hidden="true"
                className="size-5 shrink-0 text-accent transition-transform group-hover:translate-x-1"
              />
            </button>
          ) : (
            <div className="flex w-full items-center gap-4 rounded-card border border-line border-dashed p-5 md:flex-col md:items-start md:p-6">
              <MethodText title={title} text={text} art={art} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function MethodText({ title, text, art }: Method) {
  return (
    <>
      <FoodArt name={art} className="size-12 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-xl">{title}</span>
        <span className="mt-1 block text-sm text-muted">{text}</span>
      </span>
    </>
  )
}
