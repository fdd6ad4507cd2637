import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Illustration } from '#web/ui/illustration.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { CameraTrouble as Trouble } from './camera.ts'
import * as strings from './strings.ts'

const STEPS = [
  strings.allowStepIcon,
  strings.allowStepPermissions,
  strings.allowStepAllow,
  strings.allowStepRefresh,
]

const LOOK: Record<Trouble, { title: string; text: string }> = {
  denied: { title: strings.deniedTitle, text: strings.deniedText },
  missing: { title: strings.missingTitle, text: strings.missingText },
  busy: { title: strings.busyTitle, text: strings.busyText },
}

/** Why the camera doesn't run, and what to do. */
export function CameraTrouble({ trouble, onRetry }: { trouble: Trouble; onRetry: () => void }) {
  const { title, text } = LOOK[trouble]
  const otherWay = (variant?: 'outline') => (
    <LinkButton to={paths.addIngredients()} variant={variant}>
      {strings.otherWay}
    </LinkButton>
  )
  const ways: Record<Trouble, ReactNode> = {
    denied: (
      <>
        <Button onClick={() => window.location.reload()}>
          <RefreshCw aria-hidden="true" className="size-5" />
          {strings.refresh}
        </Button>
        {otherWay('outline')}
      </>
    ),
    missing: otherWay(),
    busy: (
      <>
        <Button onClick={onRetry}>
          <RefreshCw aria-hidden="true" className="size-5" />
          {strings.retry}
        </Button>
        {otherWay('outline')}
      </>
    ),
  }
  return (
    <section aria-labelledby="camera-trouble" className={`${cardLook} mx-auto max-w-line p-5 md:p-10`}>
      <Illustration name="scan" className="w-44 max-md:hidden" />
      <h2 id="camera-trouble" className="text-2xl md:mt-3 md:text-3xl">
        {title}
      </h2>
      <p className="mt-2 text-muted">{text}</p>
      {trouble === 'denied' && (
        <ol className="mt-4 grid list-decimal gap-2 pl-6">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <div className="mt-6 flex flex-wrap gap-3">{ways[trouble]}</div>
    </section>
  )
}
