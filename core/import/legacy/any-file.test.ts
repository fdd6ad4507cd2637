import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { LEGACY_FORMATS } from '../formats-legacy.ts'
import { readLibrary } from '../read-library.ts'
import { toImported } from '../to-imported.ts'
import { readSample } from './sample-reading.ts'

const PIECES = [
  'MMMMM----- Recipe via Meal-Master (tm) v8.05\n',
  'MMMMM-----SAUCE-----\n',
  'MMMMM\n',
  '      Title: Soup\n',
  '   Servings: 4\n',
  '      1 c  Milk                                1 ts Salt\n',
  '           -warm\n',
  '========== REZKONV-Rezept - X\n',
  '===== QUELLE =====\n',
  '=====\n',
  '*  Exported from  MasterCook  *\n',
  'Recipe By     : me\n',
  'Serving Size  : 4    Preparation Time :0:20\n',
  'Categories    : A    B\n',
  '  Amount  Measure       Ingredient -- Preparation Method\n--------  ------------  ----\n',
  'NOTES : x\n',
  '@@@@@ Now\n',
  'NYC Nutrilink: 1\n',
  '*****AccuChef\n',
  'ATitle\n',
  'J{\\rtf1 {\\fonttbl ~\n',
  'Z.....\n',
  'Title: A\nCookbook: B\nIngredients:\n\tx\nInstructions:\n\ty\n',
  'Title,Ingredients,Directions\n',
  '"a ""b"\n',
  '"1 egg\n2 cups milk","x',
  '<?xml version="1.0"?>',
  '<recipeml><recipe><head><title>',
  '<ingredients><ing><amt><qty>1',
  '</ing>',
  '<gourmetDoc><recipe>',
  '<krecipes><krecipes-recipe>',
  '<cookml><recipe><head title="x">',
  '<mx2><RcpE name="x"><IngR name="y"/>',
  '<fdx><Recipes><Recipe Name="x">',
  '<cookbook><recipe><recipetext>',
  '<!DOCTYPE html><html><body>',
  '<div class="recipe-details"><h2 itemprop="name">x</h2>',
  '<div class="recipe"><div id="name">x</div>',
  '<div itemtype="http://schema.org/Recipe"><p itemprop="name">x',
  '</div>',
  '<![CDATA[',
  ']]>',
  '\n',
  '\n\n',
  '\t',
  '\0',
  '½ ',
]
const anyFile = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 20 })), {
    maxLength: 40,
  })
  .map((pieces) => pieces.join(''))

describe('every format', () => {
  it('gives recipes of plain texts for any file, and never fails', async () => {
    await fc.assert(
      fc.asyncProperty(anyFile, async (text) => {
        for (const format of LEGACY_FORMATS)
          for (const recipe of (await readSample(format, text, [], VOCABULARY)).recipes) {
            const { content } = toImported(recipe)
            expect(content.title).not.toBe('')
            for (const line of [...content.ingredients, ...content.instructions])
              expect(line.trim()).not.toBe('')
          }
      }),
      { numRuns: 150 },
    )
  })

  it('is recognized, or nothing is, for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const file = {
          name: 'x',
          size: bytes.length,
          read: async (start: number, end: number) => bytes.slice(start, end),
        }
        const { recipes, problems } = await readLibrary(file, { vocabulary: VOCABULARY })
        expect(recipes.length + problems.length).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })
})

/** Each is repeated to a hundred thousand letters: work that grows with the square never ends in time. */
const HOSTILE: [string, string][] = [
  ['spaces', ' '],
  ['dashes', '-'],
  ['stars', '* '],
  ['equals signs', '='],
  ['quotes', '"'],
  ['quoted cells that never close', 'Title,Ingredients\n"'],
  ['separators', ',;'],
  ['open elements', '<a>'],
  ['open brackets', '<'],
  ['comments', '<!-- '],
  ['closed elements', '</a>'],
  ['heads of Meal-Master', 'MMMMM----- Meal-Master\n Title: x\n'],
  ['continued lines', '      1 c  Milk\n           -warm\n'],
  ['heads of MasterCook', '* Exported from MasterCook *\nRecipe By :\n'],
  ['labels', 'NOTES : a\n'],
  ['fields of AccuChef', '*****AccuChef\nJ{\\rtf1 {\\fonttbl{\n'],
  ['records of NYC', '@@@@@\na\n\nb\n\nNYC Nutrilink: 1\n'],
  ['addresses', 'http://a.example/,,,,'],
  ['lists', '|1 egg, 2 '],
  ['letters beyond ASCII', 'ä½’'],
]
const STARTS = [
  '',
  'MMMMM----- Meal-Master\n Title: x\n\n',
  '* Exported from MasterCook *\n\nx\n\n',
  '*****AccuChef\nAx\nJ',
  '========== REZKONV-\n Titel: x\n\n',
  '@@@@@\n\nx\n\n',
  'Title,Ingredients,Directions\nx,"',
  '<recipeml><recipe><head><title>x</title></head><directions><step>',
  '<!DOCTYPE html><html><body><div class="recipe-details" itemprop="recipeId">',
]

describe('time', () => {
  it.each(HOSTILE)('grows with the length of a file full of %s', async (_, piece) => {
    const body = piece.repeat(Math.ceil(100_000 / piece.length))
    for (const start of STARTS) {
      const text = `${start}${body}`
      for (const format of LEGACY_FORMATS) {
        const document = { name: 'x', text, bytes: new Uint8Array(0), json: () => undefined }
        if (format.looksLike(document)) await readSample(format, text, [], VOCABULARY)
      }
    }
  })
})
