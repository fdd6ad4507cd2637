import type { ReactElement } from 'react'
import { AskFirst } from '#web/ui/ask-first.tsx'
import * as strings from './strings.ts'

interface ClearFirstProps {
  count: number
  onClear: () => void
  /** The button that asks. */
  children: ReactElement
}

/** Says what goes before a long list is cleared. */
export function ClearFirst({ count, onClear, children }: ClearFirstProps) {
  return (
    <AskFirst
      title={strings.clearTitle(count)}
      text={strings.clearText}
      act={strings.clearAll}
      onConfirm={onClear}
    >
      {children}
    </AskFirst>
  )
}
