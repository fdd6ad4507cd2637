import Ellipsis from 'lucide-react/icons/ellipsis'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { ExportKind } from './download.ts'
import type { MenuAction } from './more-menu.tsx'
import * as strings from './strings.ts'

const loadMenu = () => import('./more-menu.tsx')
const MoreMenu = lazy(async () => ({ default: (await loadMenu()).MoreMenu }))

/** Printing and exports are rare: the menu, with its positioning code, is loaded on demand. */
export function MoreButton({
  onExport,
  actions,
}: {
  onExport: (kind: ExportKind) => Promise<void>
  actions?: readonly MenuAction[]
}) {
  const [wanted, setWanted] = useState(false)
  const face = <Ellipsis aria-hidden="true" className="size-5" />
  const button = (
    <Button
      variant="outline"
      size="icon"
      aria-label={strings.menuLabel}
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
      <MoreMenu onExport={onExport} actions={actions}>
        {face}
      </MoreMenu>
    </Suspense>
  )
}
