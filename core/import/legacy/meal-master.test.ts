import { describe, expect, it } from 'vitest'
import { mealMaster as mealMasterRecords } from './meal-master.ts'
import { bytesOf, formatOfRecords, isTaken, readSample } from './sample-reading.ts'

const mealMaster = formatOfRecords(mealMasterRecords)

const soup = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Barley Soup
 Categories: Soups, Winter
      Yield: 4 Servings

      1 c  Pearl barley
  1 1/2 tb Olive oil
      2 md Carrots, peeled and cut
           -into coins
           Salt and pepper
MMMMM--------------------------FOR THE TOP---------------------------
    1/2 bn Parsley; chopped

  Warm the oil, and soften the carrots in it for 5 minutes. Add the
  barley and 6 cups of water.

  Simmer for 40 minutes.

MMMMM
`

describe('Meal-Master', () => {
  it('reads title, tags, yield, amounts, continued lines and sections', async () => {
    expect(isTaken(mealMaster, soup)).toBe(true)
    expect((await readSample(mealMaster, soup)).recipes).toEqual([
      {
        title: 'Barley Soup',
        tags: ['Soups', 'Winter'],
        servings: '4 Servings',
        ingredients: [
          '1 c Pearl barley',
          '1 1/2 tb Olive oil',
          '2 md Carrots, peeled and cut into coins',
          'Salt and pepper',
          'FOR THE TOP:',
          '1/2 bn Parsley; chopped',
        ],
        steps: [
          'Warm the oil, and soften the carrots in it for 5 minutes. Add the barley and 6 cups of water.',
          'Simmer for 40 minutes.',
        ],
        sourceName: null,
        sourceUrl: null,
        others: [],
      },
    ])
  })

  it('reads two columns down the left, then down the right', async () => {
    const { recipes } = await readSample(
      mealMaster,
      `---------- Recipe via Meal-Master (tm) v8.02

      Title: Tomato Salad
 Categories: Salads
   Servings:  2

      3    Ripe tomatoes                       1 tb Vinegar
      1 sm Red onion, sliced                   3 tb Olive oil, from the
           -thin                                    -first press
                                               1 pn Salt

  Mix it all.

-----
`,
    )
    expect(recipes[0]?.ingredients).toEqual([
      '3 Ripe tomatoes',
      '1 sm Red onion, sliced thin',
      '1 tb Vinegar',
      '3 tb Olive oil, from the first press',
      '1 pn Salt',
    ])
    expect(recipes[0]?.steps).toEqual(['Mix it all.'])
  })

  it('keeps every recipe of a file where one has no end, and reports text outside of them', async () => {
    const cut = soup.slice(0, soup.indexOf('  Simmer'))
    const { recipes, problems } = await readSample(mealMaster, `${cut}\n${soup}\nBest wishes, the cook\n`)
    expect(recipes.map(({ title, steps }) => [title, steps.length])).toEqual([
      ['Barley Soup', 1],
      ['Barley Soup', 2],
    ])
    expect(problems).toEqual([{ where: 'sample', reason: expect.stringContaining('1 line of text') }])
  })

  it('keeps half a record', async () => {
    const { recipes } = await readSample(mealMaster, soup.slice(0, soup.indexOf('           Salt')))
    expect(recipes[0]?.ingredients).toHaveLength(3)
    expect(recipes[0]?.title).toBe('Barley Soup')
  })

  it('reads lines that lost their columns', async () => {
    const { recipes } = await readSample(
      mealMaster,
      'MMMMM----- Meal-Master\n\nTitle: Toast\nServings: 1\n\n2 slices bread\n1 tb butter\n\nToast the bread.\n\nMMMMM\n',
    )
    expect(recipes[0]?.ingredients).toEqual(['2 slices bread', '1 tb butter'])
    expect(recipes[0]?.steps).toEqual(['Toast the bread.'])
  })

  it('reads lines that are a little off, up to the blank line', async () => {
    const { recipes } = await readSample(
      mealMaster,
      'MMMMM----- Meal-Master\n\n      Title: Pie\n      Yield: 4\n\n      1 lb  Plums\n  -halved\n      ===== TOP =====\n    1/2 c   Oats\n        Salt\n\n    Bake.\n\nMMMMM\n',
    )
    expect(recipes[0]?.ingredients).toEqual(['1 lb Plums halved', 'TOP:', '1/2 c Oats', 'Salt'])
    expect(recipes[0]?.steps).toEqual(['Bake.'])
  })

  it('reads further labels of the head, headings among the ingredients and steps that are counted', async () => {
    const { recipes } = await readSample(
      mealMaster,
      `----- Meal-Master -----------------------

Title: Apple crumble
Categories: Dessert,Autumn
Yield: 8 servings
Contributor: The choir
Preparation Time: 0:40

           FRUIT---
      4 c  apples;sliced
      1 x  Topping:
      1 c  oats

1. Heat the oven
to 350 F.
2. Slice the apples.
3. Bake for
20. minutes or so.
-----------------------------------------------------------
-----
`,
    )
    expect(recipes).toEqual([
      {
        title: 'Apple crumble',
        tags: ['Dessert', 'Autumn'],
        servings: '8 servings',
        ingredients: ['FRUIT:', '4 c apples;sliced', 'Topping:', '1 c oats'],
        steps: ['1. Heat the oven to 350 F.', '2. Slice the apples.', '3. Bake for 20. minutes or so.'],
        sourceName: 'The choir',
        sourceUrl: null,
        others: [{ label: 'Preparation Time', text: '0:40' }],
      },
    ])
  })

  it.each([
    ['DOS', [0x81, 0xe1, 0x84]],
    ['Windows', [0xfc, 0xdf, 0xe4]],
    ['an old Mac', [0x9f, 0xa7, 0x8a]],
  ])('reads the code page of %s', async (_, [u = 0, s = 0, a = 0]) => {
    const bytes = bytesOf(
      'MMMMM----- Meal-Master\n\nTitle: Gem',
      u,
      'sesuppe mit Kl',
      0x6f,
      s,
      'en\nServings: 2\n\n      1 l  Br',
      u,
      'he\n\n  Alles erw',
      a,
      'rmen.\n\nMMMMM\n',
    )
    const { recipes } = await readSample(mealMaster, bytes)
    expect(recipes[0]?.title).toBe('Gemüsesuppe mit Kloßen')
    expect(recipes[0]?.ingredients).toEqual(['1 l Brühe'])
    expect(recipes[0]?.steps).toEqual(['Alles erwärmen.'])
  })

  it('leaves other texts alone', () => {
    expect(isTaken(mealMaster, 'I used Meal-Master for years.\n\nTitle: nothing')).toBe(false)
    expect(isTaken(mealMaster, '----- Meal-Master is great')).toBe(false)
  })
})
