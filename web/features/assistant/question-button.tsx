import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

/** A question to tap, of one line or more. */
export function QuestionButton({ onAsk, children }: { onAsk: () => void; children: ReactNode }) {
  return (
    <Button variant="outline" onClick={onAsk} className="py-2.5 text-left whitespace-normal!">
      {children}
    </Button>
  )
}
