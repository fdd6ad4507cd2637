import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

interface ConfirmButtonProps {
  label: ReactNode
  /** For those who can't see what it stands beside. */
  name?: string
  /** What will happen, in a sentence or two. */
  question: string
  /** The words of the button that does it. */
  act: string
  busy: boolean
  /** The plain one stands beside a name, the framed one by itself. */
  variant?: 'quiet' | 'outline'
  onConfirm: () => void
}

/** Asks once more, in its own place, before something that others feel. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: a way out by key, beside the button
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
          Cancel
        </Button>
      </div>
    </div>
  )
}
