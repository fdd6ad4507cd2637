import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

interface ConfirmButtonProps {
  label: ReactNode
  /** For users who can't see what it is next to. */
  name?: string
  /** What will happen, in a sentence or two. */
  question: string
  /** The label of the button that confirms. */
  act: string
  busy: boolean
  /** The plain variant goes next to a name, the framed one stands alone. */
  variant?: 'quiet' | 'outline'
  onConfirm: () => void
}

/** Asks for confirmation, in place, before an action that affects others. */
export function ConfirmButton({
  label,
  name,
  question,
  act,
  busy,
  variant = 'quiet',
  onConfirm,
}: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false)
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (asking) words.current?.focus()
  }, [asking])
  if (!asking)
    return (
      <Button
        variant={variant}
        size={variant === 'outline' ? 'md' : 'sm'}
        aria-label={name}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape works besides the button
    <div
      onKeyDown={(event) => event.key === 'Escape' && setAsking(false)}
      className="w-full rounded-card bg-sunken p-4"
    >
      <p ref={words} tabIndex={-1}>
        {question}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          aria-disabled={busy}
          onClick={() => {
            if (busy) return
            setAsking(false)
            onConfirm()
          }}
        >
          {act}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setAsking(false)}>
          {strings.cancel}
        </Button>
      </div>
    </div>
  )
}
