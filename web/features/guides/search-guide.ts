import type { Guide } from '#content/guides/schema.ts'
import { plain, wordsOf } from './guide-text.ts'

interface Hit {
  section: string
  title: string
  /** The passage, truncated to a line or two around the first match. */
  text: string
}

const AROUND = 90
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The passages that contain every word of the query, those with a word in their section title first. */
export function searchGuide(guide: Guide, question: string, limit = 12): Hit[] {
  const words = fold(question).split(/\s+/).filter(Boolean)
  if (words.length === 0 || (words.length === 1 && (words[0]?.length ?? 0) < 2)) return []
  const hits: (Hit & { rank: number })[] = []
  for (const { id, title, intro, blocks } of guide.sections) {
    const passages = [...(intro ? [intro] : []), ...blocks.flatMap(wordsOf)].map(plain)
    let found = 0
    for (const passage of passages) {
      const folded = fold(passage)
      if (!words.every((word) => folded.includes(word))) continue
      const at = Math.min(...words.map((word) => folded.indexOf(word)))
      hits.push({ section: id, title, text: cut(passage, at), rank: at === 0 ? 0 : 2 })
      found += 1
    }
    const named = words.every((word) => fold(title).includes(word))
    if (named && found === 0) hits.push({ section: id, title, text: cut(passages[0] ?? '', 0), rank: 1 })
  }
  return hits
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ rank: _, ...hit }) => hit)
}

function cut(text: string, at: number): string {
  const from = at < AROUND ? 0 : text.lastIndexOf(' ', at - AROUND / 2) + 1
  const room = AROUND * 2
  const end = text.length - from <= room ? text.length : text.lastIndexOf(' ', from + room)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`
}
