import { clsx } from 'clsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FoodArt, type FoodArtName } from './food-art/food-art.tsx'

export const cardLook = 'rounded-card border border-line bg-surface shadow-lift'

type LinkCardProps = {
  to: string
  title: string
  art?: FoodArtName
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
      {art && (
        <FoodArt
          name={art}
          className="size-11 shrink-0 transition-transform group-hover:-rotate-6 group-hover:scale-110 sm:size-12"
        />
      )}
      <div className="min-w-0 flex-1">
        <Heading className="text-xl">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </Heading>
        {children && <p className="mt-1 text-sm text-muted">{children}</p>}
      </div>
      <ArrowRight
        aria-hidden="true"
        className="mt-1.5 size-5 shrink-0 text-accent transition-transform group-hover:translate-x-1"
      />
    </div>
  )
}
