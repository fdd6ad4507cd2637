import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('a window under 768 px counts as a phone [C532]', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  const [, rem] = /--breakpoint-md: ([\d.]+)rem/.exec(tokens) ?? []
  expect(Number(rem) * 16).toBe(768)
})
