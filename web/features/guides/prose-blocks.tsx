import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import Lightbulb from 'lucide-react/icons/lightbulb'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import type { BlockOf } from '#content/guides/schema.ts'
import { cardLook } from '#web/ui/card.tsx'
import { InlineText } from './inline-text.tsx'
import * as strings from './strings.ts'

export function Paragraphs({ block }: { block: BlockOf<'text'> }) {
  return (
    <div className="grid max-w-prose gap-4">
      {block.paragraphs.map((text) => (
        <p key={text}>
          <InlineText text={text} />
        </p>
      ))}
    </div>
  )
}

export function Points({ block: { title, ordered, items } }: { block: BlockOf<'list'> }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <div className="max-w-prose">
      {title && <h3 className="mb-3 text-xl">{title}</h3>}
      <List className={clsx('grid gap-2.5 pl-6 marker:text-accent', ordered ? 'list-decimal' : 'list-disc')}>
        {items.map((item) => (
          <li key={item} className="pl-1">
            <InlineText text={item} />
          </li>
        ))}
      </List>
    </div>
  )
}

export function Steps({ block }: { block: BlockOf<'steps'> }) {
  return (
    <ol className="grid gap-4 md:grid-cols-2">
      {block.items.map(({ title, text }, at) => (
        <li key={title} className={clsx(cardLook, 'flex gap-4 p-5')}>
          <span aria-hidden="true" className="w-7 shrink-0 font-display text-3xl text-accent leading-none">
            {at + 1}
          </span>
          <div className="min-w-0 flex-1">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1.5 text-muted">
              <InlineText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}

export function DoDont({ block }: { block: BlockOf<'do-dont'> }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Side title={strings.doTitle} items={block.do} good />
      <Side title={strings.dontTitle} items={block.dont} />
    </div>
  )
}

function Side({ title, items, good = false }: { title: string; items: readonly string[]; good?: boolean }) {
  const Icon = good ? Check : X
  const tone = good ? 'text-herb' : 'text-danger'
  return (
    <div className={clsx(cardLook, 'p-5')}>
      <h3 className={clsx('text-xl', tone)}>{title}</h3>
      <ul className="mt-3 grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon aria-hidden="true" className={clsx('mt-1 size-5 shrink-0', tone)} />
            <span className="min-w-0">
              <InlineText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function Callout({ block: { tone, title, text } }: { block: BlockOf<'callout'> }) {
  const isWarning = tone === 'warning'
  const Icon = isWarning ? TriangleAlert : Lightbulb
  return (
    <div
      className={clsx(
        'flex max-w-prose gap-4 rounded-card border border-line p-5',
        isWarning ? 'bg-danger-soft' : 'bg-accent-soft',
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx('mt-0.5 size-6 shrink-0', isWarning ? 'text-danger' : 'text-accent')}
      />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="mt-1">
          <InlineText text={text} />
        </p>
      </div>
    </div>
  )
}
