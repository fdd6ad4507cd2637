import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface KeptTabPanelProps {
  value: string
  active: boolean
  /** Called when find in page matched text in it. */
  onFound: () => void
  children: ReactNode
}

/** A tab panel that stays in the document: find in page matches its text, and print includes all of them. */
export function KeptTabPanel({ value, active, onFound, children }: KeptTabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  // React only supports `hidden` as a boolean.
  useLayoutEffect(() => {
    if (!active) panel.current?.setAttribute('hidden', 'until-found')
  }, [active])

  useEffect(() => {
    const element = panel.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [onFound])

  return (
    <Radix.Content
      ref={panel}
      value={value}
      forceMount
      hidden={!active}
      tabIndex={-1}
      className="rounded-card focus-visible:outline-offset-6"
    >
      {children}
    </Radix.Content>
  )
}
