import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Finding, PhotoFindings } from './detector.ts'
import {
  applyLearned,
  applyLearnedLive,
  forget,
  type LearnedLook,
  LOOK_LENGTH,
  MOST_LOOKS,
  packLook,
  recall,
  remember,
  unpackLook,
} from './learned.ts'

const VERSION = '0123456789ab'

/** A unit vector: `main` says which direction, `turn` how far it leans into the next one. */
function look(main: number, turn = 0): Float32Array {
  const vector = new Float32Array(LOOK_LENGTH)
  vector[main] = Math.cos(turn)
  vector[main + 1] = Math.sin(turn)
  return vector
}

const taught = (name: string, vector: Float32Array, at = 1): LearnedLook => ({
  name,
  vector,
  version: VERSION,
  at,
})

const finding = (name: string, confidence: number, vector: Float32Array | null): Finding => ({
  name,
  confidence,
  sure: confidence >= 0.85,
  others: [],
  position: null,
  vector,
})

const photo = (findings: Finding[], vector: Float32Array | null = null): PhotoFindings => ({
  findings,
  nearest: [{ name: 'plum', confidence: 0.2 }],
  vector,
  version: VERSION,
})

describe('learned looks', () => {
  it('recall the name of a near look, and nothing from a far one', () => {
    const looks = [taught('curry paste', look(0)), taught('miso', look(10))]
    expect(recall(look(0, 0.2), looks, VERSION)?.name).toBe('curry paste')
    expect(recall(look(50), looks, VERSION)).toBeNull()
    expect(recall(null, looks, VERSION)).toBeNull()
  })

  it('of another model or another length are ignored', () => {
    const other = { ...taught('miso', look(0)), version: 'ba9876543210' }
    const short = { ...taught('miso', look(0)), vector: new Float32Array([1]) }
    expect(recall(look(0), [other, short], VERSION)).toBeNull()
  })

  it('with a wrong example among them still lean to the right name, but only ask', () => {
    const right = [0, 0.3, -0.3].map((turn) => taught('miso', look(0, turn)))
    const wrong = taught('butter', look(0, 0.1))
    expect(recall(look(0), right, VERSION)?.confidence).toBeGreaterThan(0.9)
    const recalled = recall(look(0), [wrong, ...right], VERSION)
    expect(recalled?.name).toBe('miso')
    expect(recalled?.confidence).toBeLessThan(0.9)
    expect(recall(look(0), forget([wrong, ...right], 'butter'), VERSION)?.confidence).toBeGreaterThan(0.9)
  })

  it('replace an older answer about the same picture', () => {
    const looks = remember(remember([], taught('butter', look(0))), taught('miso', look(0, 0.05), 2))
    expect(looks.map((one) => one.name)).toEqual(['miso'])
  })

  it('are forgotten by name, or only where they led to a wrong answer', () => {
    const looks = [taught('miso', look(0)), taught('miso', look(20)), taught('butter', look(0, 0.1))]
    expect(forget(looks, 'miso')).toHaveLength(1)
    expect(forget(looks, 'miso', look(0)).map((one) => one.name)).toEqual(['miso', 'butter'])
  })

  it('never exceed their limits, and keep the newest', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(40), fc.nat(120)), { maxLength: 400 }), (lessons) => {
        let looks: readonly LearnedLook[] = []
        for (const [at, [name, main]] of lessons.entries())
          looks = remember(looks, taught(`name ${name}`, look(main, at * 0.001), at))
        expect(looks.length).toBeLessThanOrEqual(MOST_LOOKS)
        for (const { name } of looks)
          expect(looks.filter((one) => one.name === name).length).toBeLessThanOrEqual(12)
        expect(looks.at(-1)?.at ?? -1).toBe(lessons.length - 1)
      }),
      { numRuns: 20 },
    ))

  it('refuse an invalid one', () =>
    expect(
      remember([], taught('', look(0))).length + remember([], taught('x', new Float32Array(3))).length,
    ).toBe(0))
})

describe('findings with what was learned', () => {
  const looks = [taught('curry paste', look(0))]

  it('are as they were without looks, or far from all of them', () => {
    const plain = photo([finding('apple', 0.6, look(30))], look(31))
    expect(applyLearned(plain, [])).toEqual(plain)
    expect(applyLearned(plain, looks)).toEqual(plain)
  })

  it('get the learned name, and keep the old one beside it', () => {
    const [first] = applyLearned(photo([finding('tomato paste', 0.5, look(0, 0.1))]), looks).findings
    expect(first).toMatchObject({ name: 'curry paste', sure: true })
    expect(first?.others.map((one) => one.name)).toEqual(['tomato paste'])
  })

  it('become sure when the look agrees', () => {
    const [first] = applyLearned(photo([finding('curry paste', 0.5, look(0, 0.5))]), looks).findings
    expect(first).toMatchObject({ name: 'curry paste', sure: true })
    expect(first?.confidence).toBeGreaterThan(0.9)
  })

  it('include a name that is no class when nothing was found', () => {
    const { findings, nearest } = applyLearned(photo([], look(0)), looks)
    expect(findings.map((one) => one.name)).toEqual(['curry paste'])
    expect(nearest[0]?.name).toBe('curry paste')
  })

  it('have each name once, the surest first', () => {
    const { findings } = applyLearned(
      photo([
        finding('apple', 0.7, look(40)),
        finding('beet', 0.6, look(0)),
        finding('ham', 0.5, look(0, 0.1)),
      ]),
      looks,
    )
    expect(findings.map((one) => one.name)).toEqual(['curry paste', 'apple'])
  })

  it('stay valid whatever was learned', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom('apple', 'miso', 'tofu'),
            fc.nat(9),
            fc.double({ min: 0, max: 3, noNaN: true }),
          ),
        ),
        fc.array(
          fc.tuple(fc.constantFrom('apple', 'egg'), fc.nat(9), fc.double({ min: 0, max: 1, noNaN: true })),
          {
            maxLength: 8,
          },
        ),
        (lessons, found) => {
          const known = lessons.map(([name, main, turn]) => taught(name, look(main, turn)))
          const seen = found.map(([name, main, confidence]) => finding(name, confidence, look(main)))
          const { findings } = applyLearned(photo(seen, look(0)), known)
          expect(findings.length).toBeLessThanOrEqual(8)
          expect(new Set(findings.map((one) => one.name)).size).toBe(findings.length)
          for (const { name, confidence, others } of findings) {
            expect(confidence >= 0 && confidence <= 1).toBe(true)
            expect(others.length).toBeLessThanOrEqual(2)
            expect(others.map((one) => one.name)).not.toContain(name)
          }
        },
      ),
    ))

  it('apply to a camera frame, which keeps its places', () => {
    const position = { x: 1, y: 2, width: 3, height: 4 }
    const seen = [{ name: 'apple', confidence: 0.5, sure: false, position, vector: look(0) }]
    expect(applyLearnedLive(seen, looks, VERSION)).toMatchObject([{ name: 'curry paste', position }])
  })
})

describe('a look in storage', () => {
  it('comes back under its name', () => {
    const back = unpackLook(JSON.parse(JSON.stringify(packLook(taught('miso', look(3, 0.4), 5)))), VERSION)
    expect(back).toMatchObject({ name: 'miso', version: VERSION, at: 5 })
  })

  it.each([
    ['another model', { version: 'ba9876543210' }],
    ['no name', { name: ' ' }],
    ['a long name', { name: 'a'.repeat(61) }],
    ['control characters', { name: 'mi\u0000so' }],
    ['another length', { look: 'AAAA' }],
    ['a time that is none', { at: Number.NaN }],
    ['a version that is none', { version: 'v1' }],
  ])('is refused with %s', (_, change) => {
    const packed = packLook(taught('miso', look(0)))
    expect(unpackLook(packed, VERSION)).not.toBeNull()
    expect(unpackLook({ ...packed, ...change }, VERSION)).toBeNull()
  })

  it('never throws on anything else', () =>
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(unpackLook(value)).toBeNull()
      }),
    ))
})
