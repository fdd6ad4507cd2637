import ArrowRight from 'lucide-react/icons/arrow-right'
import { cardLook } from '#web/ui/card.tsx'
import { FoodArt, type FoodArtName } from '#web/ui/food-art/food-art.tsx'

interface Method {
  title: string
  text: string
  art: FoodArtName
  onChoose: () => void
}

interface MethodChoiceProps {
  onType: () => void
  onCamera: () => void
  onUpload: () => void
}

/** The three input methods. */
export function MethodChoice({ onType, onCamera, onUpload }: MethodChoiceProps) {
  const methods: Method[] = [
    {
      title: 'Type ingredients',
      text: 'Type or paste what you have, or pick common ingredients.',
      art: 'scroll',
      onChoose: onType,
    },
    {
      title: 'Scan with the camera',
      text: 'Point it at the table and watch the names appear.',
      art: 'camera',
      onChoose: onCamera,
    },
    {
      title: 'Upload a photo',
      text: 'Choose one or several, drop them here, or paste.',
      art: 'inbox-tray',
      onChoose: onUpload,
    },
  ]
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {methods.map(({ title, text, art, onChoose }) => (
        <li key={title} className="flex">
          <button
            type="button"
            onClick={onChoose}
            className={`${cardLook} group flex w-full items-center gap-4 p-5 text-left transition-colors hover:border-accent hover:bg-raised md:flex-col md:items-start md:p-6`}
          >
            <FoodArt name={art} className="size-12 shrink-0" />
            <span className="min-w-0 flex-1">
              <span className="block font-display text-xl">{title}</span>
              <span className="mt-1 block text-sm text-muted">{text}</span>
            </span>
            <ArrowRight
              aria-hidden="true"
              className="size-5 shrink-0 text-accent transition-transform group-hover:translate-x-1"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
