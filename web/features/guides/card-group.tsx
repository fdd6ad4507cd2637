import { clsx } from 'clsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from 'react-router'
import type { BlockOf, GuideCard } from '#content/guides/schema.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { EmojiArt } from '#web/ui/food-art/emoji-art.tsx'
import { hrefOf } from './href-of.ts'
import { InlineText } from './inline-text.tsx'

const COLUMNS = { 1: '', 2: 'md:grid-cols-2', 3: 'sm:grid-cols-2 xl:grid-cols-3' } as const

export function CardGroup({ block: { title, columns = 2, cards } }: { block: BlockOf<'cards'> }) {
  return (
    <div>
      {title && <h3 className="mb-4 text-2xl">{title}</h3>}
      <ul className={clsx('grid gap-4', COLUMNS[columns])}>
        {cards.map((card) => (
          <li key={card.title} className="flex min-w-0">
            <OneCard card={card} heading={title ? 'h4' : 'h3'} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OneCard({ card, heading: Heading }: { card: GuideCard; heading: 'h3' | 'h4' }) {
  const { title, badge, emoji, value, text, facts, points, link } = card
  return (
    <div className={clsx(cardLook, 'flex w-full flex-col p-5')}>
      <div className="flex items-start gap-3">
        {emoji && <EmojiArt emoji={emoji} className="size-10 shrink-0" />}
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          <Heading className="font-display text-xl">{title}</Heading>
          {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
        </div>
      </div>
      {value && <p className="mt-3 font-display text-2xl text-accent tabular-nums">{value}</p>}
      {text && (
        <p className="mt-3">
          <InlineText text={text} />
        </p>
      )}
      {facts && (
        <dl className="mt-3 grid gap-1.5 text-sm">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="inline font-semibold">{label}: </dt>
              <dd className="inline text-muted">
                <InlineText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {points && (
        <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-sm marker:text-accent">
          {points.map((point) => (
            <li key={point}>
              <InlineText text={point} />
            </li>
          ))}
        </ul>
      )}
      {link && (
        <p className="mt-auto pt-4 print:hidden">
          <Link
            to={hrefOf(link.to)}
            className="inline-flex items-center gap-1.5 font-semibold text-accent hover:underline"
          >
            {link.label}
            <ArrowRight aria-hidden="true" className="size-4" />
          </Link>
        </p>
      )}
    </div>
  )
}
