import { describe, expect, it } from 'vitest'
import { formatWords, importFolder, importName } from './named-formats.ts'

const file = (name: string, ...formats: [string, number][]) => ({
  name,
  formats: formats.map(([format, recipes]) => ({ name: format, recipes })),
})
const several = file('3 files', ['Meal-Master', 5], ['Mela', 2])
const DAY = 'Nov 19, 2026'

describe('the formats of an import', () => {
  it('are counted where a group of files has several', () => {
    expect(formatWords(several)).toBe('5 Meal-Master, 2 Mela')
    expect(formatWords(file('a.zip', ['Paprika', 12]))).toBe('Paprika')
  })

  it('name the import and its folder if they are one', () => {
    const files = [file('a.zip', ['Paprika', 12]), file('b.zip', ['Paprika', 3])]
    expect(importName(files)).toBe('Paprika')
    expect(importFolder(files, DAY)).toBe('Paprika, Nov 19, 2026')
  })

  it('are all in the name, and none in the folder, if they are several', () => {
    expect(importName([several])).toBe('Meal-Master and Mela')
    expect(importName([several, file('a.zip', ['Paprika', 1], ['Mealie', 1], ['Cooklang', 1])])).toBe(
      'Meal-Master, Mela, Paprika and 2 more',
    )
    expect(importFolder([several], DAY)).toBe('Import, Nov 19, 2026')
  })
})
