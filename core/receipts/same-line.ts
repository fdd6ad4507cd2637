import { editDistance } from '../text/edit-distance.ts'
import { fold } from '../text/normalise.ts'

/** So many letters of ten may be read in another way. */
const SLIPS = 0.2

const bare = (printed: string) => fold(printed).replace(/[^a-z0-9]+/g, '')

/** Whether two readings are of one printed line. */
export function sameLine(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)]
  const most = Math.floor(SLIPS * Math.max(a.length, b.length))
  return a === b || (most > 0 && editDistance(a, b, most) <= most)
}
