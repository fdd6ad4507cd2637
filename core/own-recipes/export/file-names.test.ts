import { describe, expect, it } from 'vitest'
import { uniqueNames } from './file-names.ts'

const nameOf = (title: string) => uniqueNames()(title)

describe('the name of a file', () => {
  it.each([
    ['Crème brûlée, my way', 'Crème brûlée, my way'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\temp\\*?"<>|', 'C-temp'],
    ['  .hidden  ', 'hidden'],
    ['ends with dots...', 'ends with dots'],
    ['con', '_con'],
    ['Aux.old', '_Aux.old'],
    ['line\nbreak\u202e\u0000', 'line break'],
    ['麻婆豆腐', '麻婆豆腐'],
    ['///', 'Recipe'],
  ])('%j becomes %j', (title, name) => expect(nameOf(title)).toBe(name))

  it('cuts between signs, by bytes', () => {
    const name = nameOf('🍜'.repeat(100))
    expect(name).toBe('🍜'.repeat(40))
  })
})

describe('uniqueNames', () => {
  it('numbers names that differ only in case or in how they are composed', () => {
    const names = ['Soup', 'SOUP', 'soup', 'Straße', 'STRASSE', 'Café', 'Cafe\u0301', 'Soup (2)'].map(
      uniqueNames(),
    )
    expect(names).toEqual([
      'Soup',
      'SOUP (2)',
      'soup (3)',
      'Straße',
      'STRASSE (2)',
      'Café',
      'Café (2)',
      'Soup (2) (2)',
    ])
  })
})
