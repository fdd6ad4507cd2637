// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Finding, PhotoFindings } from '#core/vision/detector.ts'
import { LOOK_LENGTH } from '#core/vision/learned.ts'
import { lookStore } from '#web/state/looks.ts'
import { confirmFind, denyFind } from './learn.ts'
import { shownFindings, tidied } from './shown-findings.ts'

const VERSION = '0123456789ab'
/** Far from every other number's. */
const vector = (at: number) => Float32Array.from({ length: LOOK_LENGTH }, (_, i) => Number(i === at))
const find = (name: string, more: Partial<Finding> = {}): Finding => ({
  ...{ name, confidence: 0.6, sure: false, others: [], position: null, vector: vector(0) },
  ...more,
})
const photo = (findings: Finding[], whole = vector(9)): PhotoFindings => ({
  ...{ findings, nearest: [], vector: whole, version: VERSION },
})
const names = (seen: PhotoFindings) => shownFindings(seen).findings.map(({ name }) => name)

beforeEach(() => {
  localStorage.clear()
  lookStore.reread()
})

describe('findings as shown', () => {
  it('are at most eight for a picture, the sure ones first, then the likeliest', () => {
    const many = Array.from({ length: 12 }, (_, n) => find(`food ${n}`, { confidence: n / 20 }))
    const shown = tidied([...many, find('egg', { sure: true, confidence: 0.1 })])
    expect(shown).toHaveLength(8)
    expect(shown.slice(0, 2).map(({ name }) => name)).toEqual(['egg', 'food 11'])
  })

  it('have each name once, and offer none that is listed itself', () => {
    const onion = find('onion', { others: [{ name: 'shallot', confidence: 0.3 }] })
    const [first, second, ...rest] = tidied([
      onion,
      find('onion', { confidence: 0.4 }),
      find('shallot', { confidence: 0.5 }),
    ])
    expect([first?.name, second?.name, rest.length]).toEqual(['onion', 'shallot', 0])
    expect(first?.others).toEqual([])
  })

  it('have the name that was taught, next time and as long as it isn’t denied', () => {
    const seen = photo([find('apple')])
    const [found] = shownFindings(seen).findings
    confirmFind({ ...found!, version: VERSION }, 'quince')
    expect(names(photo([find('apple')]))).toEqual(['quince'])
    // Something else keeps its name.
    expect(names(photo([find('apple', { vector: vector(3) })]))).toEqual(['apple'])
    denyFind({ ...found!, version: VERSION }, 'quince')
    expect(names(photo([find('apple')]))).toEqual(['apple'])
  })

  it('include what a whole photo was taught as', () => {
    lookStore.teach('Curry  Paste', vector(5), VERSION)
    expect(names(photo([], vector(5)))).toEqual(['curry paste'])
    expect(names(photo([], vector(6)))).toEqual([])
  })

  it('learn nothing from a connected model, which describes nothing', () => {
    confirmFind({ ...find('egg', { vector: null }), version: '' })
    expect(lookStore.get()).toEqual([])
  })
})
