import { describe, expect, it } from 'vitest'
import type { StampLook } from '../paper/picture/stamp.ts'
import { readStamp } from './read-stamp.ts'

const TODAY = '2026-11-18'
const gray = { width: 1, height: 1, data: new Uint8Array(1) }
const wordsOf = (text: string) =>
  text
    .split('\n')
    .flatMap((line, at) =>
      line
        .split(' ')
        .map((word) => ({ text: word, x0: 0, y0: 0, x1: 1, y1: 1, size: 1, confidence: 90, line: at })),
    )

/** What the recognizer reads of each look, in their order; nothing once they are used up. */
async function read(texts: readonly string[], isNegative = false) {
  const looks: StampLook[] = []
  const days = await readStamp(
    {
      isNegative,
      look: (look) => {
        looks.push(look)
        return gray
      },
      recognize: async () => wordsOf(texts[looks.length - 1] ?? ''),
    },
    TODAY,
  )
  return { days, looks }
}

describe('readStamp', () => {
  it('takes what two looks agree on, one of them without joined dots', async () => {
    const { days, looks } = await read(['MHD 20.11.26', 'MHD\n20.11.2026'])
    expect(days).toEqual(['2026-11-20'])
    expect(looks).toHaveLength(2)
  })

  it('takes what three looks with joined dots agree on', async () => {
    const { days, looks } = await read(['20.11.26', '', '20.11.26', '20.11.26', '28.11.26'])
    expect(days).toEqual(['2026-11-20'])
    expect(looks).toHaveLength(4)
  })

  it('takes nothing that only one or two of them read', async () => {
    expect((await read(['20.11.26'])).days).toEqual([])
    expect((await read(['', '20.11.26'])).days).toEqual([])
    expect((await read(['20.11.26', '', '20.11.26'])).days).toEqual([])
  })

  it('takes nothing where they contradict each other', async () => {
    expect((await read(['28.11.26', '20.11.26', '28.11.26', '20.11.26', '28.11.26'])).days).toEqual([])
  })

  it('offers both days of a date that may be either', async () => {
    expect((await read(['03/04/27', '03/04/27'])).days).toEqual(['2027-03-04', '2027-04-03'])
  })

  it('tries light on dark where dark on light shows nothing', async () => {
    const { looks } = await read([])
    expect(looks.map(({ isNegative }) => isNegative)).toEqual([false, false, false, false, false, true, true])
    const { days } = await read(['', '', '', '', '', '20.11.26', '20.11.26'], true)
    expect(days).toEqual(['2026-11-20'])
  })
})
