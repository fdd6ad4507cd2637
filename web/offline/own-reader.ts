import type { LineDetails } from '#core/contracts/recipe-details.ts'
import type { StoredContent } from '#core/own-recipes/own-row.ts'
import type { OwnFacts, OwnReader } from '#web/api/own-source.ts'
import { askAboutContent } from './device-client.ts'

/** A page waits for it; on the first time all that is known about food is downloaded. */
const LIMIT_MS = 10_000

/** What else the page knows of a recipe can't be sent to a worker, or needn't. */
const stored = ({ id, content, createdAt }: StoredContent): StoredContent => ({ id, content, createdAt })

export const ownFacts: OwnReader['ownFacts'] = async (own, inside) => {
  const answer = await askAboutContent({ wanted: 'facts', own: stored(own), inside }, LIMIT_MS)
  return answer ? (JSON.parse(answer.body) as OwnFacts) : undefined
}

export const ownCover: OwnReader['ownCover'] = async (own) => {
  const answer = await askAboutContent({ wanted: 'cover', own: stored(own) }, LIMIT_MS)
  return answer ? `data:${answer.type},${encodeURIComponent(answer.body)}` : undefined
}

export const lineDetails: OwnReader['lineDetails'] = async (lines) => {
  const answer = await askAboutContent({ wanted: 'lines', lines }, LIMIT_MS)
  return answer ? (JSON.parse(answer.body) as LineDetails[]) : undefined
}
