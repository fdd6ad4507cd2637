import { describe, expect, it } from 'vitest'
import { headingKind } from './headings.ts'

describe('headingKind', () => {
  it.each([
    ['then you need', 'ingredients'],
    ['Il te faut :', 'ingredients'],
    ['Dit heb je nodig:', 'ingredients'],
    ['Zutaten / Ingredients', 'ingredients'],
    ['[재료] 3인분', 'ingredients'],
    ['المقادير:', 'ingredients'],
    ['how:', 'steps'],
    ['So geht’s', 'steps'],
    ['Zubereitung / Method', 'steps'],
    ['作り方', 'steps'],
    ['PS', 'stop'],
    ['Astuce du chef', 'stop'],
    ['Für den Teig:', undefined],
    ['Lemon Chicken', undefined],
    ['2 eggs', undefined],
  ])('%j begins %j', (line, kind) => expect(headingKind(line)).toBe(kind))
})
