import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTokens, textOf } from './read-tokens.ts'

const kinds = (line: string) => readTokens(line).map(({ kind, text }) => `${kind} ${text}`)

describe('readTokens', () => {
  it('tells words, numbers, prices, links and emoji apart', () => {
    expect(kinds('1 1/2 cups, 500g')).toEqual([
      'number 1',
      'number 1/2',
      'word cups',
      'mark ,',
      'number 500',
      'word g',
    ])
    expect(kinds('$3.99/lb 2,49 € 52p')).toEqual(['price $3.99/lb', 'price 2,49 €', 'price 52p'])
    expect(kinds("d'ail 2% 🥚 www.a.example")).toEqual([
      "word d'ail",
      'word 2%',
      'emoji 🥚',
      'link www.a.example',
    ])
    expect(kinds('2 peppers')).toEqual(['number 2', 'word peppers'])
  })
  it('leaves out nothing but white space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (line) => {
        const tokens = readTokens(line)
        expect(tokens.map(({ text }) => text.replace(/\s/g, '')).join('')).toBe(line.replace(/\s/g, ''))
        for (const { text, start, end } of tokens) expect(line.slice(start, end)).toBe(text)
      }),
    )
  })
})

describe('textOf', () => {
  it('keeps hyphens and leaves one space for what was cut out', () => {
    const line = 'self-rising flour, (open) sifted'
    const words = readTokens(line).filter(({ kind }) => kind === 'word')
    expect(textOf(words.slice(0, 3), line)).toBe('self-rising flour')
    expect(
      textOf(
        [words[2], words[4]].flatMap((word) => word ?? []),
        line,
      ),
    ).toBe('flour sifted')
  })
})
