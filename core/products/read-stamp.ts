import type { PageWord } from '../paper/page-words.ts'
import type { GrayPicture } from '../paper/picture/gray.ts'
import type { StampLook } from '../paper/picture/stamp.ts'
import { printedDays } from './printed-date.ts'

interface StampReader {
  /** White on dark, most likely. */
  isNegative: boolean
  look: (look: StampLook) => GrayPicture | Promise<GrayPicture>
  recognize: (picture: GrayPicture) => Promise<readonly PageWord[]>
}

/** Each joins dots in another way: where figures close up, all of them can agree on a wrong one. */
const LOOKS: readonly Omit<StampLook, 'isNegative'>[] = [
  { join: 2, scale: 1 },
  { join: 0, scale: 1 },
  { join: 1, scale: 1 },
  { join: 1, scale: 0.7 },
  { join: 2, scale: 1.4 },
]
/** A reading of the print as it is counts twice. */
const weightOf = ({ join }: StampLook) => (join === 0 ? 2 : 1)
const [AGREED, LEAD] = [3, 2]

function textOf(words: readonly PageWord[]): string {
  return words
    .map(({ text, line }, at) => (at === 0 ? text : `${words[at - 1]?.line === line ? ' ' : '\n'}${text}`))
    .join('')
}

/**
 * The date in a picture that several ways to look at it agree on: one reading alone is wrong too often. Two days where day and
 * month can be either, none where nothing is sure.
 */
export async function readStamp(
  { isNegative, look, recognize }: StampReader,
  today: string,
): Promise<readonly string[]> {
  const votes = new Map<string, number>()
  const attempt = async (one: StampLook): Promise<readonly string[] | undefined> => {
    const days = printedDays(textOf(await recognize(await look(one))), today)
    if (days.length === 0) return undefined
    const count = (votes.get(days.join()) ?? 0) + weightOf(one)
    votes.set(days.join(), count)
    const others = [...votes].filter(([day]) => day !== days.join()).map(([, found]) => found)
    return count >= AGREED && count - Math.max(0, ...others) >= LEAD ? days : undefined
  }
  for (const one of LOOKS) {
    const found = await attempt({ ...one, isNegative })
    if (found) return found
  }
  // Nothing at all: the print may be brighter than its ground, or darker.
  for (const one of votes.size === 0 ? LOOKS.slice(0, 2) : []) {
    const found = await attempt({ ...one, isNegative: !isNegative })
    if (found) return found
  }
  return []
}
