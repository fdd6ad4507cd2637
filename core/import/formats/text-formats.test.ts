import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readLibraries, readLibrary } from '../read-library.ts'
import { SAMPLE_PICTURE, sampleFile, sampleZip } from '../sample-files.ts'

const options = { vocabulary: VOCABULARY }
const read = (name: string, content: string | Uint8Array) => readLibrary(sampleFile(name, content), options)

describe('Cooklang', () => {
  const soup = `---
title: Leek Soup
servings: 4
tags:
  - soup
  - winter
source: https://soups.example/leek
author: The soup kitchen
prep time: 10 min
cook time: 30 minutes
course: starter
---
-- a line of its own
= Base

Melt @butter{2%tbsp} in a #heavy pot{}. Add @leeks{3}(washed and
sliced) and cook for ~{10%minutes}. -- not too hot

> Use the green parts for stock.

== Finish ==
Add @?cream{=100%ml}, @white wine|wine{1%glass} and @salt. Write to chef@soups.example. [- keep
warm -]
Boil ~eggs{4 1/2%min} again with @&butter{}.
`
  it('reads its marks, metadata, sections, notes and comments', async () => {
    const { format, recipes } = await read('anything.txt', soup)
    expect(format).toBe('cooklang')
    expect(recipes[0]).toMatchObject({
      content: {
        title: 'Leek Soup',
        ingredients: [
          'Base:',
          '2 tbsp butter',
          '3 leeks (washed and sliced)',
          'Finish:',
          '100 ml cream',
          '1 glass white wine',
          'salt',
        ],
        instructions: [
          'Base:',
          'Melt butter in a heavy pot. Add leeks and cook for 10 minutes.',
          'Finish:',
          'Add cream, wine and salt. Write to chef@soups.example. Boil 4 1/2 min again with butter.',
        ],
        servings: 4,
        prep_time_minutes: 10,
        cooking_time_minutes: 30,
        source_url: 'https://soups.example/leek',
        source_name: 'The soup kitchen',
      },
      marks: { tags: ['soup', 'winter'] },
    })
    for (const kept of [
      'Use the green parts',
      'Course: starter',
      'not too hot',
      'keep warm',
      'a line of its own',
    ])
      expect(recipes[0]?.marks.note).toContain(kept)
  })

  it('reads a folder with pictures beside, and the older way to write metadata', async () => {
    const { recipes } = await readLibraries(
      [
        sampleFile(
          'Egg Toast.cook',
          '>> serves: 2 slices\n>> time: 15 minutes\n\nFry @egg{1} and put it on @toast{}.',
        ),
        sampleFile('Egg Toast.jpg', SAMPLE_PICTURE),
        sampleFile('Other.jpg', SAMPLE_PICTURE),
      ],
      options,
    )
    expect(recipes[0]?.content).toMatchObject({
      title: 'Egg Toast',
      servings: 2,
      cooking_time_minutes: 15,
      ingredients: ['1 egg', 'toast'],
    })
    expect(recipes[0]?.photos.map(({ name }) => name)).toEqual(['Egg Toast.jpg'])
    expect(recipes[0]?.marks.note).toBe('Yield: 2 slices')
  })

  it('leaves programs alone', async () => {
    const { recipes } = await read('a.css', '@media print{ a{} }\n@supports x{ b{} }\n')
    expect(recipes).toEqual([])
  })
})

describe('RecipeMD', () => {
  it('reads amounts, groups, tags and yields', async () => {
    const { format, recipes } = await read(
      'x.md',
      '# Flatbread\n\nFor a quick supper.\n\n*bread, quick*\n\n**4 pieces, 600 g**\n\n---\n\n## Dough\n\n- *300 g* flour\n- *1 1/2 tsp* [salt](salt.md)\n- water\n\n## Top\n\n* *2 tbsp* oil\n\n---\n\nKnead the dough\nand let it rest.\n\nBake.',
    )
    expect(format).toBe('recipemd')
    expect(recipes[0]).toMatchObject({
      content: {
        title: 'Flatbread',
        description: 'For a quick supper.',
        ingredients: ['Dough:', '300 g flour', '1 1/2 tsp salt', 'water', 'Top:', '2 tbsp oil'],
        instructions: ['Knead the dough and let it rest.', 'Bake.'],
        servings: null,
      },
      marks: { tags: ['bread', 'quick'], note: 'Yield: 4 pieces, 600 g' },
    })
  })
})

describe('Markdown with front matter', () => {
  it('of Chowdown has its lists above, and its pictures in a folder', async () => {
    const page =
      '---\n\nlayout: recipe\ntitle:  "Roasted Roots"\nimage: roots.jpg\ntags: sides, vegetables\nservings: 4\n\ningredients:\n- 500 g carrots: peeled\n- 2 tbsp oil\n\ndirections:\n- Toss.\n- Roast for 30 minutes.\n\n---\n\nGood with [yogurt](https://dairy.example).'
    const { format, recipes } = await read(
      'site.zip',
      sampleZip({
        'site/_recipes/roots.md': page,
        'site/images/roots.jpg': SAMPLE_PICTURE,
        'site/README.md': '# Site\n\nHow to build it.',
      }),
    )
    expect(format).toBe('chowdown')
    expect(recipes).toHaveLength(1)
    expect(recipes[0]).toMatchObject({
      content: {
        title: 'Roasted Roots',
        ingredients: ['500 g carrots: peeled', '2 tbsp oil'],
        instructions: ['Toss.', 'Roast for 30 minutes.'],
        servings: 4,
      },
      marks: { tags: ['sides', 'vegetables'], note: 'Good with [yogurt](https://dairy.example).' },
    })
    expect(recipes[0]?.photos).toHaveLength(1)
  })

  it('of Obsidian or Hugo has the recipe below', async () => {
    const note = `---
tags: [dinner, "quick, easy"]
source: https://pasta.example/1
rating: 4/5
cook time: 15 min
aliases: []
wine: Soave
description: |
  Cheap,
  and good.
---
![[pasta.png]]

# Lemon Pasta

## Ingredients
- 200 g spaghetti
- 1 lemon
- 50 g butter

## Instructions
1. Boil the spaghetti for 10 minutes.
2. Toss with the lemon and butter.
`
    const { format, recipes } = await read(
      'vault.zip',
      sampleZip({ 'Recipes/Lemon Pasta.md': note, 'attachments/pasta.png': SAMPLE_PICTURE }),
    )
    expect(format).toBe('markdown')
    expect(recipes[0]).toMatchObject({
      content: {
        title: 'Lemon Pasta',
        description: 'Cheap,\nand good.',
        ingredients: ['200 g spaghetti', '1 lemon', '50 g butter'],
        instructions: ['Boil the spaghetti for 10 minutes.', 'Toss with the lemon and butter.'],
        cooking_time_minutes: 15,
        source_url: 'https://pasta.example/1',
      },
      marks: { rating: 4, tags: ['dinner', 'quick', 'easy'] },
    })
    expect(recipes[0]?.marks.note).toContain('Wine: Soave')
    expect(recipes[0]?.photos).toHaveLength(1)
  })
})

describe('a short note with headings', () => {
  it('is a recipe, however short; a diary is none', async () => {
    const egg = await read(
      'Egg.md',
      '---\ntags: x\n---\n# Egg\n\n## Ingredients\n\n- 1 egg\n\n## Instructions\n\n1. Boil.\n',
    )
    expect(egg.recipes[0]?.content).toMatchObject({
      title: 'Egg',
      ingredients: ['1 egg'],
      instructions: ['Boil.'],
    })
    const diary = await read(
      'Monday.md',
      '---\ntags: diary\n---\n# Monday\n\nIt rained all day. We stayed inside.\n',
    )
    expect(diary.recipes).toEqual([])
  })
})

describe('plain text', () => {
  const one = (title: string) =>
    `${title}\n\nMakes 12 rolls\nKeywords: bread, quick\n\nIngredients\n500 g flour\n10 g salt\n300 ml water\n\nMethod\nMix the flour, salt and water.\nBake for 20 minutes at 220 °C.\n`

  it('is read by the reader of pasted text', async () => {
    const { format, recipes } = await read('x', `${one('Rolls')}\nhttps://bread.example/rolls`)
    expect(format).toBe('plain-text')
    expect(recipes[0]).toMatchObject({
      content: {
        title: 'Rolls',
        ingredients: ['500 g flour', '10 g salt', '300 ml water'],
        servings: null,
        source_url: 'https://bread.example/rolls',
      },
      marks: { tags: ['bread', 'quick'] },
    })
    expect(recipes[0]?.marks.note).toContain('12 rolls')
  })

  it.each([
    ['pages', '\f'],
    ['ruled lines', '\n----------\n'],
    ['nothing but titles', '\n\n'],
  ])('with several recipes is split at %s', async (_, between) => {
    const text = [one('White Rolls'), one('Rye Rolls'), one('Corn Rolls')].join(between)
    const { recipes } = await read('all.txt', text)
    expect(recipes.map(({ content: { title, ingredients } }) => [title, ingredients.length])).toEqual([
      ['White Rolls', 3],
      ['Rye Rolls', 3],
      ['Corn Rolls', 3],
    ])
  })

  it('in other charsets is decoded', async () => {
    const text = one('Crème brûlée')
    const wide = new Uint8Array(
      [...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]),
    )
    const old = new Uint8Array([...text].map((sign) => sign.charCodeAt(0)))
    for (const bytes of [wide, new Uint8Array([0xff, 0xfe, ...wide]), old])
      expect((await read('x.txt', bytes)).recipes[0]?.content.title).toBe('Crème brûlée')
  })

  it('that is no recipe is reported', async () => {
    const { recipes, problems } = await read(
      'letter.txt',
      'Dear all,\n\nthe meeting is on Monday.\n\nSee you there.',
    )
    expect([recipes, problems.map(({ where }) => where)]).toEqual([[], ['letter.txt']])
  })
})
