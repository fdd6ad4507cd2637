import { describe, expect, it } from 'vitest'
import { masterCookText as masterCookTextRecords } from './mastercook-text.ts'
import { masterCookXml } from './mastercook-xml.ts'
import { formatOfRecords, isTaken, readSample } from './sample-reading.ts'

const masterCookText = formatOfRecords(masterCookTextRecords)

const text = `                     *  Exported from  MasterCook  *

                               Plum Crumble

Recipe By     : The baker next door
Serving Size  : 6    Preparation Time :0:20
Categories    : Desserts                         Autumn
                Fruit

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
   2      pounds        plums -- halved
   1 1/2  cups          flour
                        ***TOPPING***
     1/2  cup           butter -- cold,
                        -- in cubes

Heat the oven to 375 F.

Rub butter and flour together, and bake it all for 40 minutes.

Description:
  "Crisp on top"
Source:
  "School cookbook"
S(Web):
  "https://plums.example/crumble"
Yield:
  "1 dish"
Start to Finish Time:
  "1:05"
T(Baking):
  "0:40"
                   - - - - - - - - - - - - - - - - - -

Per Serving (excluding unknown items): 310 Calories; 12g Fat

Serving Ideas : With cold cream.

NOTES : Also good with apples.

Freezes well.

Nutr. Assoc. : 0 12 0
`

describe('MasterCook as text', () => {
  it('reads every part', async () => {
    expect(isTaken(masterCookText, text)).toBe(true)
    expect((await readSample(masterCookText, text)).recipes).toEqual([
      {
        title: 'Plum Crumble',
        description: 'Crisp on top',
        servings: '6',
        prep: '0:20',
        cook: '0:40',
        total: '1:05',
        tags: ['Desserts', 'Autumn', 'Fruit'],
        ingredients: [
          '2 pounds plums -- halved',
          '1 1/2 cups flour',
          'TOPPING:',
          '1/2 cup butter -- cold, -- in cubes',
        ],
        steps: ['Heat the oven to 375 F.', 'Rub butter and flour together, and bake it all for 40 minutes.'],
        sourceName: 'School cookbook',
        sourceUrl: 'https://plums.example/crumble',
        notes: ['Also good with apples.', 'Freezes well.'],
        others: [
          { label: 'Author', text: 'The baker next door' },
          { label: 'Nutrition', text: 'Per Serving (excluding unknown items): 310 Calories; 12g Fat' },
          { label: 'Yield', text: '1 dish' },
          { label: 'Serving ideas', text: 'With cold cream.' },
          { label: 'Nutr. Assoc.', text: '0 12 0' },
        ],
      },
    ])
  })

  it('keeps both of two recipes, the second cut off in its list', async () => {
    const { recipes } = await readSample(masterCookText, text + text.slice(0, text.indexOf('***')))
    expect(recipes.map(({ title, ingredients }) => [title, ingredients.length])).toEqual([
      ['Plum Crumble', 4],
      ['Plum Crumble', 2],
    ])
  })

  it('loses nothing where the names of the columns are missing', async () => {
    const { recipes } = await readSample(masterCookText, text.replace(/ {2}Amount.*\n.*\n/, ''))
    expect(recipes[0]?.ingredients).toHaveLength(4)
    expect(recipes[0]?.steps).toHaveLength(2)
  })
})

const xml = `<?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
<!DOCTYPE mx2 SYSTEM "mx2.dtd">
<mx2 source="MasterCook" date="May 1, 2004">
<Summ><Nam>Rice &amp; beans</Nam></Summ>
<RcpE name="Rice &amp; beans" author="A neighbor" img="rice.jpg">
<Serv qty="4"/><PrpT elapsed="0:15"/><TTim elapsed="0:50"/>
<CatS><CatT>Main</CatT><CatT>Cheap</CatT></CatS>
<IngR name="Base" code="S"/>
<IngR name="rice" unit="cup" qty="1"><IPrp>rinsed</IPrp><INtI>12</INtI></IngR>
<IngR name="eggs" unit="" qty="2"/>
<DirS><DirT>Boil the rice.</DirT><DirT>Fry the eggs.</DirT></DirS>
<Desc>Dinner in an hour</Desc><Srce>A box of cards</Srce>
<AltS label="Internet address" source="https://rice.example/beans"/>
<AltS label="Typed by" source="me"/>
<Yield qty="1" unit="pot"/><Wine>None</Wine><Note>Salt late.</Note>
<RatS><RatE name="Taste" value="8"/></RatS>
</RcpE></mx2>`

describe('MasterCook as XML', () => {
  it('reads every part', async () => {
    expect(isTaken(masterCookXml, xml)).toBe(true)
    const { recipes } = await readSample(masterCookXml, xml, ['rice.jpg'])
    expect(recipes).toEqual([
      {
        title: 'Rice & beans',
        description: 'Dinner in an hour',
        servings: '4',
        prep: '0:15',
        total: '0:50',
        cuisine: '',
        tags: ['Main', 'Cheap'],
        ingredients: ['Base:', '1 cup rice -- rinsed', '2 eggs'],
        steps: ['Boil the rice.', 'Fry the eggs.'],
        sourceName: 'A box of cards',
        sourceUrl: 'https://rice.example/beans',
        notes: ['Salt late.'],
        others: [
          { label: 'Author', text: 'A neighbor' },
          { label: 'Typed by', text: 'me' },
          { label: 'Yield', text: '1 pot' },
          { label: 'Wine', text: 'None' },
          { label: 'Ratings', text: 'Taste 8' },
        ],
        photos: [expect.objectContaining({ name: 'rice.jpg' })],
        photoUrl: null,
      },
    ])
  })

  it('keeps what stands before the cut of a broken file', async () => {
    const { recipes } = await readSample(masterCookXml, xml.slice(0, xml.indexOf('Fry the')))
    expect(recipes[0]?.steps).toEqual(['Boil the rice.'])
  })
})
