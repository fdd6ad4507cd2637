import Bookmark from 'lucide-react/icons/bookmark'
import { useSaved } from '#web/state/saved.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

export function SaveButton({ id }: { id: string }) {
  const { has, toggle } = useSaved()
  const saved = has(id)
  return (
    <Button
      variant="outline"
      aria-pressed={saved}
      onClick={() => toggle(id)}
      className="max-lg:size-11 max-lg:p-0"
    >
      <Bookmark aria-hidden="true" className="size-5" fill={saved ? 'currentColor' : 'none'} />
      <span className="max-lg:sr-only">{saved ? strings.saved : strings.save}</span>
    </Button>
  )
}
