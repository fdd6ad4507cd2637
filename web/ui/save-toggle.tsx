import Bookmark from 'lucide-react/icons/bookmark'
import { Button } from './button.tsx'
import * as strings from './strings.ts'

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
      aria-label={strings.saveRecipe(title)}
      onClick={onToggle}
      className="sm:bg-surface sm:shadow-lift"
    >
      <Bookmark aria-hidden="true" className="size-5" fill={saved ? 'currentColor' : 'none'} />
    </Button>
  )
}
