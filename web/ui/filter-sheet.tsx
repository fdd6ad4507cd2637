import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { ClearFilters } from './clear-filters.tsx'
import * as strings from './strings.ts'

const loadDrawer = () => import('./drawer.tsx')
const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }))

interface FilterSheetProps {
  /** How many filters are set. */
  count: number
  /** What they leave: "12 recipes". */
  found: string
  clear: () => void
  children: ReactNode
}

/** On a phone the filters are in a sheet. */
export function FilterSheet({ count, found, clear, children }: FilterSheetProps) {
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const setOpen = (open: boolean) => setSheet(open ? 'open' : 'closed')
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={opener}
        variant="outline"
        className="w-full rounded-card"
        aria-haspopup="dialog"
        aria-expanded={sheet === 'open'}
        onPointerEnter={loadDrawer}
        onFocus={loadDrawer}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {strings.filters}
        {count > 0 && <span className="tabular-nums">({count})</span>}
      </Button>
      {sheet !== 'never' && (
        <Suspense>
          <Drawer
            open={sheet === 'open'}
            onOpenChange={setOpen}
            title={strings.filters}
            closeLabel={strings.closeFilters}
            top={<span className="font-display text-xl">{strings.filters}</span>}
            onClosed={() => opener.current?.focus({ preventScroll: true })}
            bottom={
              <div className="grid gap-3">
                <Button onClick={() => setOpen(false)}>{strings.showFound(found)}</Button>
                <ClearFilters onClick={clear} />
              </div>
            }
          >
            <div className="p-5">{children}</div>
          </Drawer>
        </Suspense>
      )}
    </>
  )
}
