import Bookmark from 'lucide-react/icons/bookmark'
import { Button } from './button.tsx'

interface SaveToggleProps {
  saved: boolean
  onToggle: () => void
  /** Of the recipe. */
  title: string
}

/** Saves a recipe from its card. */
export function SaveToggle({ saved, onToggle, title }: SaveToggleProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-pressed={saved}
      aria-label={`Save ${title}`}
      onClick={onToggle}
      className="sm:bg-surface sm:shadow-lift"
    >
      <Bookmark aria-hidden="true" className="size-5" fill={saved ? 'currentColor' : 'none'} />
    </Button>
  )
}
