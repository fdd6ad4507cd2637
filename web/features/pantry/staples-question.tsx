import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { notify } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { staplesQuestion, useStaplesQuestion } from '#web/state/staples-question.ts'
import { Button } from '#web/ui/button.tsx'
import { Staples } from './staples.tsx'

/** With water, salt and pepper, the eight that most kitchens always have. */
const USUAL = ['olive oil', 'butter', 'sugar', 'flour', 'garlic']

const look = 'rounded-card border border-line bg-surface p-4 in-data-staples:hidden'

function addAll() {
  staplesQuestion.done()
  pantryStore.setStaples(USUAL, true)
  notify({
    title: 'Saved',
    description: 'We’ll assume you always have oil, butter, sugar, flour and garlic.',
    variant: 'success',
    undo: () => pantryStore.setStaples(USUAL, false),
  })
}

/** Asked once on each device, and answered with one tap. `onChoose`: the staples are elsewhere on the page. */
export function StaplesQuestion({ onChoose, className }: { onChoose?: () => void; className?: string }) {
  const isAsked = useStaplesQuestion()
  const [choosing, setChoosing] = useState(false)
  if (choosing)
    return (
      <div className={`${look} ${className}`}>
        <Staples />
        <Button size="sm" variant="outline" className="mt-4" onClick={() => setChoosing(false)}>
          Done
        </Button>
      </div>
    )
  if (!isAsked) return null
  return (
    <section
      aria-label="Always in your kitchen?"
      className={`${look} flex flex-wrap items-center gap-x-4 gap-y-3 ${className}`}
    >
      <p className="min-w-0 flex-1 basis-56 text-sm">
        Do you always have <strong className="font-semibold">oil, butter, sugar, flour, garlic</strong>?
      </p>
      <div className="flex items-center gap-2">
        <Button size="sm" onClick={addAll}>
          Yes, all
        </Button>
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            staplesQuestion.done()
            if (onChoose) onChoose()
            else setChoosing(true)
          }}
        >
          Choose
        </Button>
        <Button size="icon" variant="quiet" aria-label="No, don’t ask again" onClick={staplesQuestion.done}>
          <X aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </section>
  )
}
