import { describe, expect, it } from 'vitest'
import { factsInProse, factsLine } from './facts-line.ts'

describe('factsLine', () => {
  it.each([
    ['Préparation : 15 min', { prep: 15 }],
    ['Vorbereitung / Prep: 20 min', { prep: 20 }],
    ['Czas przygotowania: 1 godz. 30 min', { prep: 90 }],
    ['Voorbereiden 20 min, stoven 1 uur', { prep: 20, cook: 60 }],
    ['serves 2 // 5 min prep // 15 min on the stove', { servings: 2, prep: 5, cook: 15 }],
    ['وقت الطبخ: ٣٠ دقيقة', { cook: 30 }],
    ['Für 6 Personen', { servings: 6 }],
    ['rende 20 unidades', { servings: 20 }],
    ['Portions 8 à 9', { servings: 8, makes: '8 à 9' }],
    ['1 adet soğan', undefined],
    ['Simmer for 2 hours.', undefined],
    ['4 eggs', undefined],
  ])('%j says %j', (line, facts) => expect(factsLine(line)).toEqual(facts))
})

describe('factsInProse', () => {
  it.each([
    [
      "C'est pour 6 personnes, compte 20 minutes de préparation et 45 minutes au four.",
      { servings: 6, prep: 20, cook: 45 },
    ],
    ['Also das ist für vier Leute.', { servings: 4 }],
    ['Menemen (für 3)', { servings: 3 }],
    ['The winter our boiler broke I baked a lot.', {}],
  ])('%j says %j', (text, facts) => expect(factsInProse(text, '')).toEqual(facts))

  it('does not take how long leftovers keep for a time of rest', () =>
    expect(factsInProse('Lentil soup', 'Keeps 4 days in the fridge.')).toEqual({}))
})
