import { clsx } from 'clsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SceneName } from '#core/covers/scenes.ts'
import { Illustration } from './illustration.tsx'

export const cardLook = 'rounded-card border border-line bg-surface shadow-lift'

type LinkCardProps = {
  to: string
  title: string
  art?: SceneName
  children?: ReactNode
  heading?: 'h2' | 'h3'
  className?: string
}

/** A card that is a link. The link is the title; its hit area is stretched over the card. */
export function LinkCard({ to, title, art, children, heading: Heading = 'h3', className }: LinkCardProps) {
  return (
    <div
      className={clsx(
        cardLook,
        'group relative flex gap-4 p-5 transition-colors hover:border-accent hover:bg-raised has-focus-visible:border-accent',
        className,
      )}
    >
      <div className="min-w-0 flex-1">
        <Heading className="text-xl">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </Heading>
        {children && <p className="mt-1 text-sm text-muted">{children}</p>}
      </div>
      {art ? (
        <Illustration
          name={art}
          className="-my-2 -mr-2 w-28 shrink-0 self-center transition-transform group-hover:scale-105"
        />
      ) : (
        <ArrowRight
          aria-hidden="true"
          className="mt-1.5 size-5 shrink-0 text-accent transition-transform group-hover:translate-x-1"
        />
      )}
    </div>
  )
}
