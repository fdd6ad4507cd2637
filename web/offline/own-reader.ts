import type { OwnFacts, OwnReader } from '#web/api/own-source.ts'
import { askAboutContent } from './device-client.ts'

/** A page waits for it; on the first time all that is known about food is downloaded. */
const LIMIT_MS = 10_000

export const ownFacts: OwnReader['ownFacts'] = async (own) => {
  const answer = await askAboutContent(own, 'facts', LIMIT_MS)
  return answer ? (JSON.parse(answer.body) as OwnFacts) : undefined
}

export const ownCover: OwnReader['ownCover'] = async (own) => {
  const answer = await askAboutContent(own, 'cover', LIMIT_MS)
  return answer ? `data:${answer.type},${encodeURIComponent(answer.body)}` : undefined
}
