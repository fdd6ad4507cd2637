import X from 'lucide-react/icons/x'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

interface UnusedLinesProps {
  lines: readonly string[]
  onAdd: () => void
  onDrop: () => void
}

/** What a pasted text had besides the recipe: shown, so that nothing is lost. */
export function UnusedLines({ lines, onAdd, onDrop }: UnusedLinesProps) {
  if (lines.length === 0) return null
  return (
    <details className="rounded-card border border-line bg-surface p-4">
      <summary className="cursor-pointer font-semibold">{strings.unusedLines(lines.length)}</summary>
      <ul className="mt-3 grid max-h-80 gap-1 overflow-y-auto text-muted text-sm">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
          <li key={at}>{line}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outline" size="sm" className="min-h-11" onClick={onAdd}>
          {strings.addToDescription}
        </Button>
        <Button variant="quiet" size="sm" className="min-h-11" onClick={onDrop}>
          <X aria-hidden="true" className="size-4" />
          {strings.dropUnused}
        </Button>
      </div>
    </details>
  )
}
