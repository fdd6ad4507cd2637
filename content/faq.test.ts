import { describe, expect, it } from 'vitest'
import { GRACE_DAYS } from '#core/contracts/account-limits.ts'
import {
  COVERAGE_WEIGHT,
  EFFICIENCY_WEIGHT,
  HIGHEST,
  LOWEST,
  PER_FULL,
  PER_PARTIAL,
} from '#core/matching/score.ts'
import { FAQ } from './faq.ts'

const entries = FAQ.flatMap((group) => group.entries)
const about = (words: RegExp) => entries.filter(({ question }) => words.test(question))
const answer = (words: RegExp) => about(words)[0]?.answer.join(' ') ?? ''

describe('FAQ', () => {
  it('has four groups [C224]', () => {
    expect(FAQ.map(({ title }) => title)).toEqual([
      'Getting Started',
      'Features & Functionality',
      'Privacy & Security',
      'Troubleshooting',
    ])
  })

  it('covers the common questions [C225]', () => {
    for (const topic of [
      /recognition/,
      /SousScore/,
      /an account/,
      /save/,
      /dietary filters/,
      /photos/,
      /delete my account/,
      /slow/,
    ])
      expect(about(topic), String(topic)).toHaveLength(1)
  })

  it('links to the legal page [C227]', () => {
    expect(entries.some(({ more }) => more?.page === 'legal')).toBe(true)
  })

  it('quotes the numbers that the app uses [C593]', () => {
    const score = answer(/SousScore/)
    for (const number of [LOWEST, HIGHEST, PER_FULL, PER_PARTIAL, COVERAGE_WEIGHT, EFFICIENCY_WEIGHT])
      expect(score).toMatch(new RegExp(`\\b${number}\\b`))
    expect(answer(/delete my account/)).toContain(`processed within ${GRACE_DAYS} days`)
  })
})
