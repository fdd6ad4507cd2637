import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import type { Draft } from '#web/state/own/draft.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

interface UnusedLinesProps {
  draft: Draft
  isOpen: boolean
  onChange: (change: Partial<Draft>) => void
}

const TARGETS = [
  ['ingredients', strings.toIngredients],
  ['steps', strings.toSteps],
  ['note', strings.toNote],
] as const

/** More of them are most likely what stood around the recipe. */
const MOST_OPEN = 8

const joined = (text: string, lines: readonly string[]) =>
  [text.trimEnd(), ...lines].filter(Boolean).join('\n')

/** What a text had besides the recipe: shown, so that nothing is lost, each with the places where it may belong. */
export function UnusedLines({ draft, isOpen, onChange }: UnusedLinesProps) {
  const { unused } = draft
  const [isShown, setShown] = useState<boolean>()
  const list = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number>(undefined)
  // The button that was pressed is gone with its line: the next line has the same.
  useEffect(() => {
    if (focusAt.current === undefined) return
    list.current?.children[Math.min(focusAt.current, unused.length - 1)]?.querySelector('button')?.focus()
    focusAt.current = undefined
  }, [unused])
  if (unused.length === 0) return null
  const take = (at: number, change: Partial<Draft>) => {
    focusAt.current = at
    onChange({ ...change, unused: unused.toSpliced(at, 1) })
  }
  return (
    <details
      open={isShown ?? (isOpen || unused.length <= MOST_OPEN)}
      onToggle={(event) => setShown(event.currentTarget.open)}
      className="rounded-card border border-line bg-surface p-4"
    >
      <summary className="cursor-pointer font-semibold">{strings.unusedLines(unused.length)}</summary>
      <ul ref={list} className="mt-3 grid max-h-[60dvh] grid-cols-1 gap-3 overflow-y-auto">
        {unused.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
          <li key={at} className="border-line border-t pt-3">
            <p className="break-words">{line}</p>
            <div className="mt-1 flex flex-wrap gap-2">
              {draft.title.trim() === '' && line.length <= OWN_LIMITS.title && (
                <Button
                  variant="outline"
                  size="sm"
                  className="min-h-11"
                  aria-label={strings.unusedTo(strings.toTitle, line)}
                  onClick={() => take(at, { title: line })}
                >
                  {strings.toTitle}
                </Button>
              )}
              {TARGETS.map(([name, label]) => (
                <Button
                  key={name}
                  variant="outline"
                  size="sm"
                  className="min-h-11"
                  aria-label={strings.unusedTo(label, line)}
                  onClick={() => take(at, { [name]: joined(draft[name], [line]) })}
                >
                  {label}
                </Button>
              ))}
              <Button
                variant="quiet"
                size="sm"
                className="min-h-11"
                aria-label={strings.unusedTo(strings.dropUnused, line)}
                onClick={() => take(at, {})}
              >
                <X aria-hidden="true" className="size-4" />
                {strings.dropUnused}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {unused.length > 1 && (
        <div className="mt-3 flex flex-wrap gap-3 border-line border-t pt-3">
          <Button
            variant="outline"
            size="sm"
            className="min-h-11"
            onClick={() => onChange({ note: joined(draft.note, unused), unused: [] })}
          >
            {strings.allToNote}
          </Button>
          <Button variant="quiet" size="sm" className="min-h-11" onClick={() => onChange({ unused: [] })}>
            <X aria-hidden="true" className="size-4" />
            {strings.dropAllUnused}
          </Button>
        </div>
      )}
    </details>
  )
}
