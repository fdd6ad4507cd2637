import { Fragment, type ReactNode } from 'react'

const TAG = /<(\w+)(?:\/>|>(.*?)<\/\1>)/g

/**
 * A sentence of a catalogue with elements in it: `Read the <link>guide</link>, updated <date/>.`
 * So a translator sees the whole sentence, and no markup comes from the text.
 */
export function rich(text: string, elements: Record<string, (inner: string) => ReactNode>): ReactNode {
  const parts: ReactNode[] = []
  let at = 0
  for (const match of text.matchAll(TAG)) {
    const element = elements[match[1] ?? '']
    if (!element) continue
    parts.push(text.slice(at, match.index), element(match[2] ?? ''))
    at = match.index + match[0].length
  }
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence keep their order
  return [...parts, text.slice(at)].map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
