import { expect, it } from 'vitest'
import { isChallenge } from './challenge.ts'

const answer = (status: number, body: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  bytes: new TextEncoder().encode(body),
})

it.each([
  ['by its header', answer(403, '', { 'cf-mitigated': 'challenge' })],
  ['by its script', answer(403, '<script src="/cdn-cgi/challenge-platform/h/b/orchestrate"></script>')],
  ['by its words', answer(403, '<h1>Verify you are human</h1>')],
])('recognizes a challenge %s', (_, page) => expect(isChallenge(page)).toBe(true))

it.each([
  ['a plain refusal', answer(403, 'Forbidden')],
  ['a page about challenges', answer(200, 'We protect our forms with g-recaptcha')],
  ['a missing page', answer(404, 'Verify you are human')],
])('does not take %s for one', (_, page) => expect(isChallenge(page)).toBe(false))
