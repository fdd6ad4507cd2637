import { describe, expect, it } from 'vitest'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { plainName } from './plain-name.ts'

const vocabulary = createVocabulary(INGREDIENTS)

describe('plainName', () => {
  it.each([
    ['2 large eggs, beaten', 'egg'],
    ['1 1/2 pounds bone-in, skin-on chicken thighs', 'chicken thigh'],
    ['½ bunch jalapeños', 'jalapeno'],
    ['3 scallions, thinly sliced', 'green onion'],
    ['1 (14 oz) can chickpeas, drained', 'chickpea'],
    ['1 cup moon dust', 'moon dust'],
    ['', ''],
  ])('%s is %s', (line, name) => expect(plainName(line, vocabulary)).toBe(name))
})
