import type { GuideBlock } from '#content/guides/schema.ts'

/** The text of a block, for search and for tests. */
export function wordsOf(block: GuideBlock): string[] {
  switch (block.kind) {
    case 'text':
      return block.paragraphs
    case 'list':
      return [block.title ?? '', ...block.items]
    case 'steps':
      return block.items.map(({ title, text }) => `${title}. ${text}`)
    case 'cards':
      return block.cards.map(({ title, value = '', text = '', facts = [], points = [] }) =>
        [title, value, text, ...facts.map(([label, value]) => `${label}: ${value}`), ...points]
          .filter(Boolean)
          .join('. '),
      )
    case 'table':
      return block.rows.map((row) => row.filter(Boolean).join(' · '))
    case 'do-dont':
      return [...block.do, ...block.dont]
    case 'callout':
      return [`${block.title}. ${block.text}`]
    case 'actions':
      return block.links.map(({ label }) => label)
    case 'figure':
      return []
  }
}

/** Without the markup for bold and links. */
export const plain = (text: string): string =>
  text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '')
