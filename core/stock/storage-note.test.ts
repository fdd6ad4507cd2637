import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cautiousNote, daysKept, daysWorthPlanning, isEatenAtOnce, LEFTOVER_DAYS } from './storage-note.ts'

describe('the storage note of a recipe', () => {
  it.each([
    ['Fridge for up to 3 days. Reheat gently.', 3],
    ['Fridge for up to 5 days, freezer for 3 months. Microwave until steaming.', 5],
    ['Keeps in the fridge for 5 days and in the freezer for 3 months.', 5],
    ['Keep in the fridge for 1 week or in the freezer for 2 months.', 7],
    ['Keeps in the fridge, well wrapped, for 2 days. Eat it cold.', 2],
    ['The beef keeps for 3 days in the fridge; reheat to 165°F (74°C).', 3],
    ['Refrigerate for 3–4 days.', 3],
    ['Airtight at room temperature for 5 days, or in the freezer for 2 months.', undefined],
    ['Freeze for 3 months.', undefined],
    ['Best at once.', 1],
    [null, undefined],
  ])('%s: %s days in the fridge', (note, days) => {
    expect(daysKept(note)).toBe(days)
  })

  it.each([
    ['Best at once. Leftovers keep in the fridge for 2 days; warm slowly.', 0],
    ['Does not keep once put together. The garlic yogurt lasts 2 days in the fridge.', 0],
    ['Eat the eggs right away. Spare rice keeps for 3 days in the fridge.', 0],
    ['The sauce without eggs keeps in the fridge for 4 days and in the freezer for 3 months.', 0],
    ['Without the noodles, the curry broth keeps for 2 days in the fridge.', 0],
    ['The dal keeps in the fridge for up to 4 days or in the freezer for 3 months.', 4],
    ['Fridge for up to 3 days, without the chips.', 3],
    ['Keeps in the fridge for 2 days. Best reheated in the oven.', 2],
    ['Freeze for 3 months.', undefined],
    [null, undefined],
  ])('%s: %s days worth planning for', (note, days) => {
    expect(daysWorthPlanning(note)).toBe(days)
  })

  it.each([
    // The days are those of the rice that goes in.
    [
      'Start with rice kept in the fridge for less than 3 days. Eat it at once: warm rice only once.',
      1,
      true,
    ],
    ['Does not keep once put together. The garlic yogurt lasts 2 days in the fridge.', 1, true],
    ['Best at once. Leftovers keep in the fridge for 2 days; warm slowly.', 2, false],
    ['Eat it right away; leftovers keep for 2 days in the fridge.', 2, false],
    ['Best at once. Keeps in the fridge for 2 days.', 2, false],
    ['Fridge for up to 3 days.', 3, false],
    [null, undefined, false],
  ])('%s: what is left keeps %s days, eaten at once: %s', (note, days, isAtOnce) => {
    expect([daysKept(note), isEatenAtOnce(note)]).toEqual([days, isAtOnce])
  })

  it.each([
    [
      'Fridge for up to 5 days, freezer for 3 months. Microwave until steaming.',
      'Fridge for up to 4 days, freezer for 3 months. Microwave until steaming.',
    ],
    ['Keeps in the fridge for 1 week. Warm it.', 'Keeps in the fridge for 4 days. Warm it.'],
    [
      'Keeps in the fridge for 5 days and in the freezer for 3 months.',
      'Keeps in the fridge for 4 days and in the freezer for 3 months.',
    ],
    ['Refrigerate for 3 to 5 days.', 'Refrigerate for 4 days.'],
    ['Fridge for up to 3 days. Freezes for 2 months.', 'Fridge for up to 3 days. Freezes for 2 months.'],
    ['3 days in the fridge or 2 months in the freezer.', '3 days in the fridge or 2 months in the freezer.'],
    [
      'Cool and chill for 5 days in the fridge or 3 months frozen.',
      'Cool and chill for 4 days in the fridge or 3 months frozen.',
    ],
    ['Airtight at room temperature for 5 days.', 'Airtight at room temperature for 5 days.'],
  ])('%s becomes %s', (note, cautious) => {
    expect(cautiousNote(note)).toBe(cautious)
  })

  it('never names a longer time than leftovers have, and changes nothing else', () => {
    const part = fc.constantFrom(
      'fridge',
      'for',
      '9 days',
      '2 weeks',
      'freezer',
      '.',
      ', ',
      '; ',
      ' or ',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (words) => {
        const note = words.join(' ')
        const cautious = cautiousNote(note)
        expect(daysKept(cautious) ?? 0).toBeLessThanOrEqual(LEFTOVER_DAYS)
        expect(cautious.replace(/\d+ (?:day|week)s/g, '')).toBe(note.replace(/\d+ (?:day|week)s/g, ''))
      }),
    )
  })
})
