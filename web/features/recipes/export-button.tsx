import Download from 'lucide-react/icons/download'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { ExportKind } from './download.ts'

const loadMenu = () => import('./export-menu.tsx')
const ExportMenu = lazy(async () => ({ default: (await loadMenu()).ExportMenu }))

/** Exports are rare: the menu, with its positioning code, is loaded on demand. */
export function ExportButton({ onExport }: { onExport: (kind: ExportKind) => Promise<void> }) {
  const [wanted, setWanted] = useState(false)
  const face = (
    <>
      <Download aria-hidden="true" className="size-5" />
      Export
    </>
  )
  const button = (
    <Button
      variant="outline"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
      onClick={() => setWanted(true)}
    >
      {face}
    </Button>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <ExportMenu onExport={onExport}>{face}</ExportMenu>
    </Suspense>
  )
}
