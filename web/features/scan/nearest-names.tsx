import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { Button } from '#web/ui/button.tsx'
import { confirmFind, denyFind } from './learn.ts'
import * as strings from './strings.ts'
import type { ScannedPhoto } from './use-scan.ts'

interface NearestNamesProps {
  photo: ScannedPhoto
  have: readonly string[]
  onAdd: (name: string) => void
  onRemove: (name: string) => void
}

/** Nothing was found: what the photo is nearest to, each one tap. */
export function NearestNames({ photo: { seen }, have, onAdd, onRemove }: NearestNamesProps) {
  if (seen.nearest.length === 0) return null
  const find = (name: string) => ({
    ...{ name, confidence: 0, sure: false, others: [], position: null },
    ...{ vector: seen.vector, version: seen.version },
  })
  return (
    <div className="mt-3">
      <p id="nearest-names" className="text-sm">
        {strings.foundNearest}
      </p>
      <ul aria-labelledby="nearest-names" className="mt-2 flex flex-wrap gap-2">
        {seen.nearest.map(({ name }) => {
          const isListed = have.includes(name)
          return (
            <li key={name}>
              <Button
                variant="outline"
                size="sm"
                aria-pressed={isListed}
                className={`wrap-anywhere min-h-11! whitespace-normal! ${isListed ? 'border-herb! bg-herb-soft!' : ''}`}
                onClick={() => {
                  if (isListed) {
                    denyFind(find(name))
                    onRemove(name)
                  } else {
                    confirmFind(find(name))
                    onAdd(name)
                  }
                }}
              >
                {isListed ? (
                  <Check aria-hidden="true" className="size-4 text-herb" />
                ) : (
                  <Plus aria-hidden="true" className="size-4 text-muted" />
                )}
                {name}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
