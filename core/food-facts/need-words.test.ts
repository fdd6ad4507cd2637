import { describe, expect, it } from 'vitest'
import type { Need } from '../contracts/food-facts.ts'
import { needsIn, readNeeds } from './need-words.ts'

describe('needsIn', () => {
  it.each<[string, Need[]]>([
    ['I am allergic to peanuts', ['peanuts']],
    ['nut allergy', ['tree nuts', 'peanuts']],
    ['tree nut allergy', ['tree nuts']],
    ['shellfish', ['crustaceans', 'mollusks']],
    ['seafood allergy', ['fish', 'crustaceans', 'mollusks']],
    ['celiac', ['gluten-free']],
    ['lactose intolerant', ['lactose-free']],
    ['dairy-free', ['dairy-free']],
    ['no dairy', ['milk']],
    ['a low FODMAP vegan dinner', ['vegan', 'low-fodmap']],
    ['for my 9 month old', ['under 12 months']],
    ['she is pregnant', ['pregnant']],
    ['halal, kosher', ['halal', 'kosher']],
    ['diabetic', ['diabetic-friendly']],
    ['no alcohol', ['alcohol-free']],
    ['butternut squash with nutmeg and eggplant', []],
  ])('%s -> %j', (text, needs) => expect(needsIn(text).sort()).toEqual([...needs].sort()))
})

describe('readNeeds', () => {
  it('takes nothing that one eats or is not for a need', () =>
    expect(readNeeds(["I'm not vegan", 'I eat fish'])).toEqual({ needs: [], unknown: [] }))

  it('names what it does not know, beside what it does', () =>
    expect(readNeeds(['vegan and AIP', 'low histamine', ''])).toEqual({
      needs: ['vegan'],
      unknown: ['AIP', 'low histamine'],
    }))
})
