import { describe, expect, it } from 'vitest'
import { parseCsv } from './csv.ts'
import { isTaken, readSample } from './sample-reading.ts'
import { myRecipeBox, planToEat, table } from './table.ts'

describe('CSV', () => {
  it.each([
    ['quotes, line breaks and doubled quotes', 'a,"b\nc","d ""e"""\n', [['a', 'b\nc', 'd "e"']]],
    [
      'semicolons',
      'a;"b,c";d\r\n1;2;3',
      [
        ['a', 'b,c', 'd'],
        ['1', '2', '3'],
      ],
    ],
    [
      'tabs, a mark and empty rows',
      '\ufeffa\tb\n\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a named separator', 'sep=;\na;b\n', [['a', 'b']]],
    ['a quote within a cell', 'a,5" pan\n', [['a', '5" pan']]],
    [
      'old Mac line ends',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
  ])('reads %s', (_, text, rows) => expect(parseCsv(text)).toEqual(rows))

  it('loses no row after a quote that never closes', () => {
    expect(parseCsv('a,b\n1,"open\n2,x\n3,y\n')).toEqual([
      ['a', 'b'],
      ['1', 'open'],
      ['2', 'x'],
      ['3', 'y'],
    ])
  })
})

describe('tables with a head', () => {
  it('are read in English, and keep unknown columns', async () => {
    const file =
      'Recipe Name,Ingredients,Directions,Prep Time (min),Stars,Oven,Photo\n' +
      '"Toast","2 slices bread\n1 tbsp butter","Toast it.\nSpread it.",5,8/10,Hot,toast.jpg\n'
    expect(isTaken(table, file)).toBe(true)
    const { recipes } = await readSample(table, file, ['toast.jpg'])
    expect(recipes).toHaveLength(1)
    expect(recipes[0]).toMatchObject({
      title: 'Toast',
      ingredients: ['2 slices bread', '1 tbsp butter'],
      steps: ['Toast it.', 'Spread it.'],
      prep: 5,
      rating: 4,
      others: [{ label: 'Oven', text: 'Hot' }],
      photos: [{ name: 'toast.jpg' }],
    })
  })

  it('are read in German, with a column for each ingredient', async () => {
    const file =
      'Rezept;Zutat 1;Zutat 2;Zubereitung;Portionen;Kategorie;Quelle\nRührei;3 Eier;10 g Butter;Braten.;2;Frühstück, Schnell;https://ei.example/\n'
    const { recipes } = await readSample(table, file)
    expect(recipes[0]).toMatchObject({
      title: 'Rührei',
      ingredients: ['3 Eier', '10 g Butter'],
      steps: ['Braten.'],
      servings: '2',
      tags: ['Frühstück', 'Schnell'],
      sourceUrl: 'https://ei.example/',
      sourceName: null,
    })
  })

  it.each([
    ['["1 egg", "salt"]', ['1 egg', 'salt']],
    ["['1 egg', 'salt']", ['1 egg', 'salt']],
    ['1 egg|salt', ['1 egg', 'salt']],
    ['1 egg; salt', ['1 egg', 'salt']],
    ['1 egg, beaten, 2 cups milk', ['1 egg, beaten', '2 cups milk']],
    ['<ul><li>1 egg</li><li>salt</li></ul>', ['1 egg', 'salt']],
  ])('take the ingredients of one cell apart: %s', async (cell, lines) => {
    const { recipes } = await readSample(table, `Name,Ingredients\nX,"${cell.replace(/"/g, '""')}"\n`)
    expect(recipes[0]?.ingredients).toEqual(lines)
  })

  it('are not taken for recipes without the columns of one', () => {
    expect(isTaken(table, 'Name,Email\nA,b@c.example\n')).toBe(false)
    expect(isTaken(table, 'Flour, ingredients and a method to cook\n')).toBe(false)
    expect(isTaken(table, '{"title":1,"ingredients":2}')).toBe(false)
  })
})

describe('Plan to Eat', () => {
  const file =
    'Title,Course,Cuisine,Main Ingredient,Description,Source,Url,Url Host,Prep Time,Cook Time,Total Time,Servings,Yield,Ingredients,Directions,Tags,Rating,Photo Url,Private,Calories,Fat,Created At\n' +
    'Chili,Dinner,Mexican,Beans,"Hot\nstuff",A friend,https://beans.example/chili,beans.example,10,60,70,6,1 pot,", Base\n2 can Beans, drained\n","Boil.\nStir.","Cheap, Hot",4,https://beans.example/a.jpg,yes,300,9,2024-01-02 10:00:00\n'

  it('reads headings, times, nutrition and tags', async () => {
    expect(isTaken(planToEat, file)).toBe(true)
    const { recipes } = await readSample(planToEat, file)
    expect(recipes[0]).toMatchObject({
      title: 'Chili',
      description: 'Hot\nstuff',
      ingredients: ['Base:', '2 can Beans, drained'],
      steps: ['Boil.', 'Stir.'],
      prep: 10,
      cook: 60,
      total: 70,
      servings: '6',
      cuisine: 'Mexican',
      tags: ['Dinner', 'Cheap', 'Hot', 'Mexican'],
      rating: 4,
      sourceUrl: 'https://beans.example/chili',
      sourceName: 'A friend',
      photoUrl: 'https://beans.example/a.jpg',
      others: [
        { label: 'Yield', text: '1 pot' },
        { label: 'Nutrition', text: 'Calories: 300; Fat: 9' },
        { label: 'Main Ingredient', text: 'Beans' },
      ],
    })
  })
})

describe('My Recipe Box', () => {
  const head =
    'title,description,preparationTime,cookingTime,inactiveTime,totalTime,quantity,ingredients,instructions,notes,nutrition,favorite,rating,categories,tags,video,source,originalPicture,\n'

  it('reads a row', async () => {
    const file = `${head}Dip,,5,,,5,4,"1 can beans\n1 clove garlic","Blend.",My own,"calories : 90 kcal\nfat : 2 g",true,5,Snacks;Party,,,https://dip.example/,https://dip.example/a.jpg,\n`
    expect(isTaken(myRecipeBox, file)).toBe(true)
    const { recipes } = await readSample(myRecipeBox, file)
    expect(recipes[0]).toMatchObject({
      title: 'Dip',
      servings: '4',
      prep: 5,
      total: 5,
      notes: ['My own'],
      rating: 5,
      tags: ['Snacks', 'Party'],
      sourceUrl: 'https://dip.example/',
      photoUrl: 'https://dip.example/a.jpg',
      others: [
        { label: 'Nutrition', text: 'calories : 90 kcal; fat : 2 g' },
        { label: 'Favorite', text: 'Yes' },
      ],
    })
  })

  it('moves back the cells behind two categories without quotes', async () => {
    const file = `${head}Dip,,5,,,5,,1 can beans,Blend.,,,false,,Snacks,Party,,,https://dip.example/,https://dip.example/a.jpg\n`
    const { recipes } = await readSample(myRecipeBox, file)
    expect(recipes[0]).toMatchObject({
      tags: ['Snacks', 'Party'],
      sourceUrl: 'https://dip.example/',
      photoUrl: 'https://dip.example/a.jpg',
    })
  })
})
