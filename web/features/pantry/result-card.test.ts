import { describe, expect, it } from 'vitest'
import { sourceHost } from './result-card.tsx'

describe('recipe source', () => {
  it.each([
    ['https://www.example.com/a/b?c', 'example.com'],
    ['http://cook.example/', 'cook.example'],
    [null, 'Unknown source'],
    ['', 'Unknown source'],
    ['not a url', 'Unknown source'],
    ['javascript:alert(1)', 'Unknown source'],
  ])('%s is %s [C140 C141]', (url, host) => expect(sourceHost(url)).toBe(host))
})
