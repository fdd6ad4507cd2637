import LinkIcon from 'lucide-react/icons/link'
import { memo } from 'react'
import { Link } from 'react-router'
import type { GuideSection } from '#content/guides/schema.ts'
import { Block } from './block.tsx'
import type { Figures } from './figures.ts'
import { InlineText } from './inline-text.tsx'
import * as strings from './strings.ts'

interface SectionViewProps {
  section: GuideSection
  figures: Figures
}

/** A section with its own URL fragment. Memoized: switching tabs must not rerender a hundred cards. */
export const SectionView = memo(function SectionView({ section, figures }: SectionViewProps) {
  const { id, title, intro, blocks } = section
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0">
      <div className="group flex items-center gap-1">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-3xl">
          {title}
        </h2>
        <Link
          to={`#${id}`}
          aria-label={strings.linkLabel(title)}
          className="-my-1 grid size-11 shrink-0 place-items-center rounded-sm text-muted opacity-60 transition-opacity hover:text-accent focus-visible:opacity-100 group-hover:opacity-100 print:hidden"
        >
          <LinkIcon aria-hidden="true" className="size-4" />
        </Link>
      </div>
      {intro && (
        <p className="mt-3 max-w-prose text-muted">
          <InlineText text={intro} />
        </p>
      )}
      <div className="mt-6 grid gap-8">
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a section stay in their order
          <Block key={at} block={block} figures={figures} />
        ))}
      </div>
    </section>
  )
})
