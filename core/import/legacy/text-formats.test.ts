import { describe, expect, it } from 'vitest'
import { accuChef as accuChefRecords } from './accuchef.ts'
import { nowYoureCooking as nowYoureCookingRecords } from './now-youre-cooking.ts'
import { saffron } from './saffron.ts'
import { formatOfRecords, isTaken, readSample } from './sample-reading.ts'

const accuChef = formatOfRecords(accuChefRecords)
const nowYoureCooking = formatOfRecords(nowYoureCookingRecords)

describe('Now You’re Cooking!', () => {
  const file = `@@@@@ Now You're Cooking! Export Format

Corn chowder

Soups, Quick

2 cups corn
1 onion -- chopped
----TOP----
1 pinch paprika

Fry the onion. Add the corn
and some milk.

Simmer.

Source: Fair leaflet

Yield: 4 bowls

NYC Nutrition Analysis (per serving): calories=200
NYC Nutrilink: N1^02

** Exported from Now You're Cooking! v5.64 **
`
  it('reads every part; nutrition and source are no steps', async () => {
    expect(isTaken(nowYoureCooking, file)).toBe(true)
    const { recipes } = await readSample(nowYoureCooking, file + file)
    expect(recipes).toHaveLength(2)
    expect(recipes[0]).toEqual({
      title: 'Corn chowder',
      tags: ['Soups', 'Quick'],
      ingredients: ['2 cups corn', '1 onion -- chopped', 'TOP:', '1 pinch paprika'],
      steps: ['Fry the onion. Add the corn and some milk.', 'Simmer.'],
      servings: '4 bowls',
      prep: '',
      sourceName: 'Fair leaflet',
      sourceUrl: null,
      notes: [],
      others: [
        { label: 'Nutrition', text: 'calories=200' },
        { label: 'NYC Nutrilink', text: 'N1^02' },
      ],
    })
  })

  it('reads a recipe without categories', async () => {
    const { recipes } = await readSample(nowYoureCooking, file.replace('Soups, Quick\n\n', ''))
    expect(recipes[0]?.tags).toEqual([])
    expect(recipes[0]?.ingredients).toHaveLength(4)
  })
})

describe('AccuChef', () => {
  const file = `*****AccuChef Import File (C)SIVART Software
AFruit salad
BDessert,Quick
CApples
E4
MServings
P  : 20
FMake it early.
HDressing:
I
H2 Tbl
ILemon juice
H1
IApple
KCubed
L1234
JMix the dressing. Cut the apple,
Jand stir.~
J~
JPer serving: 80 cal.
Z.....End of recipe definition
`
  it('reads every part', async () => {
    expect(isTaken(accuChef, file)).toBe(true)
    const { recipes } = await readSample(accuChef, file)
    expect(recipes).toEqual([
      {
        title: 'Fruit salad',
        tags: ['Dessert', 'Quick'],
        servings: '4 Servings',
        total: '0:20',
        ingredients: ['Dressing:', '2 Tbl Lemon juice', '1 Apple, Cubed'],
        steps: ['Mix the dressing. Cut the apple, and stir.'],
        sourceName: null,
        notes: ['Make it early.'],
        others: [
          { label: 'Main ingredient', text: 'Apples' },
          { label: 'Nutrition', text: 'Per serving: 80 cal.' },
        ],
      },
    ])
  })

  it('reads directions in Rich Text Format, and a file without its end', async () => {
    const rich = 'J{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}~\nJ\\f0\\fs18 Stir it\\par~\nJServe.\\par~\nJ}~\n'
    const { recipes } = await readSample(accuChef, file.replace(/J[\s\S]*/, rich))
    expect(recipes[0]?.steps).toEqual(['Stir it', 'Serve.'])
  })
})

describe('Saffron', () => {
  const file = `Title: Oat bars
Description: For the road
Source: Back of a box
Original URL: https://oats.example/bars
Yield: 12
Prep: 10 minutes
Cook: 25 minutes
Total: 35 minutes
Cookbook: Snacks
Section: Sweet
Image: https://oats.example/bars.jpg
Ingredients:
\t2 cups oats
\t1/2 cup honey
Instructions:
\tMix: oats and honey.
\tBake.
`
  it('reads every part', async () => {
    expect(isTaken(saffron, file)).toBe(true)
    expect((await readSample(saffron, file)).recipes).toEqual([
      {
        title: 'Oat bars',
        description: 'For the road',
        servings: '12',
        prep: '10 minutes',
        cook: '25 minutes',
        total: '35 minutes',
        tags: ['Snacks', 'Sweet'],
        ingredients: ['2 cups oats', '1/2 cup honey'],
        steps: ['Mix: oats and honey.', 'Bake.'],
        sourceName: 'Back of a box',
        sourceUrl: 'https://oats.example/bars',
        notes: [],
        photoUrl: 'https://oats.example/bars.jpg',
        others: [],
      },
    ])
  })
})
