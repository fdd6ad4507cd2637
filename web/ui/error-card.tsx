import { clsx } from 'clsx'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { type ReactNode, useState } from 'react'
import { paths } from '#web/paths.ts'
import { Button } from './button.tsx'
import { cardLook } from './card.tsx'
import { Illustration } from './illustration.tsx'
import { LinkButton } from './link-button.tsx'
import * as strings from './strings.ts'

/** Shown when there is no specific message. */
const friendlyErrors: readonly { title: string; message: string }[] = [
  {
    title: strings.boiledOverTitle,
    message: strings.boiledOver,
  },
  {
    title: strings.fellTitle,
    message: strings.fell,
  },
  {
    title: strings.tooSaltyTitle,
    message: strings.tooSalty,
  },
  {
    title: strings.timerStoppedTitle,
    message: strings.timerStopped,
  },
  {
    title: strings.onionTitle,
    message: strings.onion,
  },
]

type ErrorCardProps = {
  title?: string
  message?: string
  onRetry?: () => void
  heading?: 'h1' | 'h2'
  /** Shown instead of the default actions. */
  actions?: ReactNode
  children?: ReactNode
}

export function ErrorCard({
  title,
  message,
  onRetry,
  heading: Heading = 'h2',
  actions,
  children,
}: ErrorCardProps) {
  const [picked] = useState(() => friendlyErrors[Math.floor(Math.random() * friendlyErrors.length)]!)
  return (
    <section className={clsx(cardLook, 'mx-auto max-w-prose px-5 py-6 text-center sm:px-10 sm:py-10')}>
      <Illustration name="plate" first className="mx-auto w-36 sm:w-48" />
      <Heading tabIndex={Heading === 'h1' ? -1 : undefined} className="mt-3 text-2xl sm:mt-4 sm:text-3xl">
        {title ?? picked.title}
      </Heading>
      <p className="mx-auto mt-2 max-w-line text-muted sm:mt-3 sm:text-lg">{message ?? picked.message}</p>
      {children}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {actions ?? (
          <>
            {onRetry && (
              <Button onClick={onRetry}>
                <RotateCcw aria-hidden="true" className="size-5" />
                {strings.tryAgain}
              </Button>
            )}
            <LinkButton to={paths.home()} variant={onRetry ? 'outline' : 'solid'}>
              {strings.backToKitchen}
            </LinkButton>
          </>
        )}
      </div>
    </section>
  )
}
