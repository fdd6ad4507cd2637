import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

function coloursOf(selector: string): Map<string, string> {
  const start = css.indexOf(selector)
  const block = css.slice(css.indexOf('{', start), css.indexOf('\n}', start))
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name!, hex!]))
}

/** WCAG 2 relative luminance. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

const pairs = [...css.matchAll(/@pair ([\w-]+) on ([\w -]+) >= ([\d.]+)/g)].flatMap(
  ([, text, surfaces, ratio]) =>
    surfaces!.split(' ').map((surface) => ({ text: text!, surface, ratio: Number(ratio) })),
)

describe.each([
  { theme: 'light', colours: coloursOf('.light {') },
  { theme: 'dark', colours: coloursOf('.dark {') },
])('$theme theme', ({ colours }) => {
  it.each(pairs)('$text on $surface is at least $ratio', ({ text, surface, ratio }) => {
    const front = colours.get(text)
    const back = colours.get(surface)
    expect(front, `--${text} is not a plain colour`).toBeDefined()
    expect(back, `--${surface} is not a plain colour`).toBeDefined()
    expect(contrast(front!, back!)).toBeGreaterThanOrEqual(ratio)
  })
})

it('declares pairs, names the same colors in both themes, and measures black and white', () => {
  expect(pairs.length).toBeGreaterThan(30)
  expect([...coloursOf('.light {').keys()]).toEqual([...coloursOf('.dark {').keys()])
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

it('has the background colors that the browser bar uses', () => {
  const theme = readFileSync(new URL('../lib/theme.ts', import.meta.url), 'utf8')
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8')
  for (const selector of ['.light {', '.dark {']) {
    const ground = coloursOf(selector).get('bg')!
    expect(theme).toContain(ground)
    expect(page).toContain(ground)
  }
})
