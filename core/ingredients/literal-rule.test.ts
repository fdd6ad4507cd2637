import { describe, expect, it } from 'vitest'
import {
  countLoadMore,
  isLoadMoreCandidate,
  literalInitial,
  literalLoadMore,
  literalRow,
} from './literal-rule.ts'

describe('row colouring', () => {
  it('compares lowercased and trimmed texts [C381]', () => {
    expect(literalRow('  EGGS ', ' eggs')).toBe('full')
  })
  it('is full when equal, at any length [C382]', () => {
    expect(literalRow('egg', 'egg')).toBe('full')
  })
  it('is full from 4 characters at the start or as a whole word [C383]', () => {
    expect(literalRow('rice', 'ricearoni')).toBe('full')
    expect(literalRow('rice', '2 cups rice')).toBe('full')
    expect(literalRow('rice', '2 cups licorice')).toBe('partial')
    expect(literalRow('oil', '1 cup oil')).toBe('partial')
  })
  it('sees word boundaries beside accents', () => {
    expect(literalRow('jalape', 'jalapeño')).toBe('full')
    expect(literalRow('jalape', '2 jalapeños')).toBe('partial')
  })
  it('is partial from 3 characters inside the line [C384]', () => {
    expect(literalRow('egg', '2 eggs')).toBe('partial')
    expect(literalRow('eg', '2 eggs')).toBe('none')
  })
  it('is not partial in a line with powder, extract or flour [C385]', () => {
    for (const word of ['powder', 'extract', 'flour'])
      expect(literalRow('egg', `2 eggs ${word}`)).toBe('none')
  })
  it('is none otherwise [C386]', () => {
    expect(literalRow('beef', '2 eggs')).toBe('none')
    expect(literalRow('', '2 eggs')).toBe('none')
  })
})

describe('load-more matching', () => {
  it('needs an ingredients array [C387]', () => {
    expect(isLoadMoreCandidate(null, ['egg'])).toBe(false)
    expect(isLoadMoreCandidate('2 eggs', ['egg'])).toBe(false)
    expect(isLoadMoreCandidate(['2 eggs'], ['egg'])).toBe(true)
  })
  it('needs a shared substring, in either direction [C388]', () => {
    expect(isLoadMoreCandidate(['rice'], ['brown rice'])).toBe(true)
    expect(isLoadMoreCandidate(['brown rice'], ['rice'])).toBe(true)
    expect(isLoadMoreCandidate(['brown rice'], ['beef'])).toBe(false)
  })
  it('is full as in row colouring [C389]', () => {
    for (const line of ['rice', '2 cups rice', 'rice noodles', 'licorice']) {
      expect(literalLoadMore('rice', line) === 'full').toBe(literalRow('rice', line) === 'full')
    }
  })
  it('is partial from 5 characters [C390]', () => {
    expect(literalLoadMore('berry', 'strawberry')).toBe('partial')
    expect(literalLoadMore('erry', 'strawberry')).toBe('none')
  })
  it('is not partial in a line with flour, powder, extract [C391]', () => {
    for (const word of ['flour', 'powder', 'extract'])
      expect(literalLoadMore('berry', `strawberry ${word}`)).toBe('none')
  })
  it('counts each user ingredient at most once [C392]', () => {
    expect(countLoadMore(['rice', 'Rice', 'berry'], ['rice', '2 cups rice', 'strawberry'])).toEqual({
      full: 1,
      partial: 1,
    })
  })
})

describe('initial matching', () => {
  it('is full for the exact name [C394]', () => {
    expect(literalInitial('egg', 'Egg')).toBe('full')
  })
  it('is full from 4 characters at the start or as a word [C395]', () => {
    expect(literalInitial('corn', 'cornstarch')).toBe('full')
    expect(literalInitial('corn', '1 cup corn')).toBe('full')
    expect(literalInitial('egg', '1 egg')).toBe('none')
  })
  it('is partial from 5 characters contained [C396]', () => {
    expect(literalInitial('onion', '2 onions')).toBe('partial')
    expect(literalInitial('rice', '1 licorice')).toBe('none')
  })
  it('is not partial with flour, powder, extract [C397]', () => {
    for (const word of ['flour', 'powder', 'extract'])
      expect(literalInitial('onion', `2 onions ${word}`)).toBe('none')
  })
})
