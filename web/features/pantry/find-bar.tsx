import Search from 'lucide-react/icons/search'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { ThumbBar } from '#web/ui/thumb-bar.tsx'
import * as startStrings from './start/strings.ts'
import * as strings from './strings.ts'

interface FindBarProps {
  finding: boolean
  count: number
  onFind: () => void
  onCancel: () => void
}

/** Never disabled: with an empty list it says what to do. */
export function FindBar({ finding, count, onFind, onCancel }: FindBarProps) {
  return (
    // However long the list is, it is in view on a desktop too.
    <ThumbBar className="mt-4 lg:sticky lg:bottom-0 lg:-mx-6 lg:-mb-6 lg:rounded-b-card lg:bg-surface lg:px-6 lg:py-4">
      {finding ? (
        <Button size="lg" variant="outline" onClick={onCancel} className="w-full">
          <Spinner label={startStrings.finding} />
          {strings.cancel}
        </Button>
      ) : (
        <Button size="lg" onClick={onFind} className="w-full max-sm:px-4">
          <Search aria-hidden="true" className="size-5" />
          {startStrings.findRecipes}
          {count > 0 && <span className="font-medium tabular-nums">· {strings.ingredientCount(count)}</span>}
        </Button>
      )}
    </ThumbBar>
  )
}
