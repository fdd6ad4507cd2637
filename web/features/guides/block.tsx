import type { GuideBlock } from '#content/guides/schema.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CardGroup } from './card-group.tsx'
import { FactTable } from './fact-table.tsx'
import type { Figures } from './figures.ts'
import { hrefOf } from './href-of.ts'
import { Callout, DoDont, Paragraphs, Points, Steps } from './prose-blocks.tsx'

/** One block of a guide, by kind. */
export function Block({ block, figures }: { block: GuideBlock; figures: Figures }) {
  switch (block.kind) {
    case 'text':
      return <Paragraphs block={block} />
    case 'list':
      return <Points block={block} />
    case 'steps':
      return <Steps block={block} />
    case 'cards':
      return <CardGroup block={block} />
    case 'table':
      return <FactTable block={block} />
    case 'do-dont':
      return <DoDont block={block} />
    case 'callout':
      return <Callout block={block} />
    case 'figure': {
      const Figure = figures[block.name]
      if (!Figure) throw new Error(`The page gave its guide no figure ${block.name}.`)
      return <Figure />
    }
    case 'actions':
      return (
        <p className="flex flex-wrap gap-3 print:hidden">
          {block.links.map(({ label, to }, at) => (
            <LinkButton key={label} to={hrefOf(to)} variant={at === 0 ? 'solid' : 'outline'}>
              {label}
            </LinkButton>
          ))}
        </p>
      )
  }
}
