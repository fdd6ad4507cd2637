import { expect, it } from 'vitest'
import { masterCookText } from './mastercook-text.ts'
import { mealMaster } from './meal-master.ts'
import { nowYoureCooking } from './now-youre-cooking.ts'
import { recordFormats } from './records.ts'
import { readSample } from './sample-reading.ts'

it('reads the records of several programs in one file', async () => {
  const file = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Rice
      Yield: 2

      1 c  Rice

  Boil.

MMMMM
* Exported from MasterCook *

Beans

Serving Size  : 2

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
  1       can           beans

Warm them.

@@@@@ Now You're Cooking! Export Format

Toast

Snacks

1 slice bread

Toast it.
`
  for (const format of recordFormats([mealMaster, masterCookText, nowYoureCooking])) {
    const { recipes, problems } = await readSample(format, file)
    expect(recipes.map(({ title, ingredients, steps }) => [title, ingredients, steps])).toEqual([
      ['Rice', ['1 c Rice'], ['Boil.']],
      ['Beans', ['1 can beans'], ['Warm them.']],
      ['Toast', ['1 slice bread'], ['Toast it.']],
    ])
    expect(problems).toEqual([])
  }
})
