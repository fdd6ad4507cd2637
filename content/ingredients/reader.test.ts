import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { MAX_INGREDIENTS } from '#core/contracts/ingredient-names.ts'
import { readIngredientsOutput } from '#core/contracts/read-ingredients.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { foodNamed } from '#core/pantry/known-names.ts'
import { readTokens } from '#core/pantry/read-tokens.ts'
import { de } from './languages/de.ts'
import { en } from './languages/en.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { it as italian } from './languages/it.ts'
import { createListReader } from './reader.ts'

const foods = createFoods()
const reader = createListReader(foods)
const namesIn = (text: string) => reader.read(text).items.map(({ name }) => name)
const readIn = (text: string) =>
  reader
    .read(text)
    .items.map(({ name, amount, known }) => `${known ? '' : '?'}${amount && `${amount} · `}${name}`)

describe('the date of a package', () => {
  const datedIn = (text: string) =>
    reader.read(text).items.map(({ name, amount, date }) => [name, amount, date].filter(Boolean).join(' · '))
  it.each<[string, string[]]>([
    ['yoghurt 500 g best before 20.11.2026', ['yogurt · 500 g · best before 20.11.2026']],
    ['milk exp 11/25', ['milk · exp 11/25']],
    ['ham use by Friday', ['ham · use by Friday']],
    ['2 l milk until Dec 3', ['milk · 2 l · until Dec 3']],
    ['cream bb 3.12.', ['cream · bb 3.12.']],
    ['milk (exp 11/25), 6 eggs, ham use by Friday', ['milk · exp 11/25', 'egg · 6', 'ham · use by Friday']],
    ['milk (1 l, exp 11/25), eggs', ['milk · 1 l · exp 11/25', 'egg']],
    ['milk exp 11/25 500 ml', ['milk · 500 ml · exp 11/25']],
    ['use by Friday: ham', ['ham · use by Friday']],
    ['ham use by Friday milk until Dec 3', ['ham · use by Friday', 'milk · until Dec 3']],
    ['- milk\n- ham, best before 20.11.\n- eggs', ['milk', 'ham · best before 20.11.', 'egg']],
    ['milk\nbest before 20.11.\neggs', ['milk · best before 20.11.', 'egg']],
    ['zorblax use by Friday', ['zorblax · use by Friday']],
  ])('%j has %j', (text, dated) => {
    expect(datedIn(text)).toEqual(dated)
  })

  it('is no food, even if there is no such day', () => {
    expect(reader.read('milk best before 31.2.2026')).toMatchObject({
      items: [{ name: 'milk', written: 'milk', amount: '' }],
      rest: ['best before 31.2.2026'],
    })
    expect(reader.read('best before 20.11.2026')).toMatchObject({
      items: [],
      rest: ['best before 20.11.2026'],
    })
    expect(namesIn('milk use by, expiry date')).toEqual(['milk'])
  })
})

describe('a list as people write it', () => {
  it.each<[string, string[]]>([
    [
      '- eggs\n* milk\n• flour\n[ ] butter\n[x] salt\n1. rice\n2) corn',
      ['egg', 'milk', 'flour', 'butter', 'salt', 'rice', 'corn'],
    ],
    ['eggs, milk; butter\tflour', ['egg', 'milk', 'butter', 'flour']],
    ['polenta / walnuts/pears', ['polenta', 'walnut', 'pear']],
    ['eggs and bacon & cheese + ham plus leeks', ['egg', 'bacon', 'cheese', 'ham', 'leek']],
    ['I have eggs, milk and some cheese', ['egg', 'milk', 'some · cheese']],
    ["we've got rice, two limes", ['rice', 'two · lime']],
    ['2 eggs, eggs x2, eggs (6), milk 1L', ['2 · egg', '2 · egg', '6 · egg', '1 L · milk']],
    [
      'half an onion\n½ onion\n1/2 lb ground beef\na bit of feta',
      ['half · onion', '½ · onion', '1/2 lb · ground beef', 'a bit · feta cheese'],
    ],
    [
      'chicken breast, 2 lbs\nromaine - 2 heads\nbutter: 1 stick',
      ['2 lbs · chicken breast', '2 heads · romaine lettuce', '1 stick · butter'],
    ],
    ['eggs milk flour butter', ['egg', 'milk', 'flour', 'butter']],
    [
      'a pound of ground beef some cheese about half a jar of salsa',
      ['a pound · ground beef', 'some · cheese', 'about half a jar · salsa'],
    ],
    ['Fridge:\nmilk\n\nProduce\nleeks\n\nShopping list\nham', ['milk', 'leek', 'ham']],
    ['Fridge: milk, eggs', ['milk', 'egg']],
    ['milk $3.99\neggs 2,49 €\nrice 1.29', ['milk', 'egg', 'rice']],
    ['MILK\nEGGS', ['milk', 'egg']],
    ['GRAINS & PASTA\nrice\norzo\n\nVEG RACK\nleeks', ['rice', 'orzo', 'leek']],
    ['BACON\nleeks', ['bacon', 'leek']],
    ['2# potatoes\nground beef 1#', ['2# · potato', '1# · ground beef']],
    ['1x bottle stout, 2x bags rice', ['1 bottle · stout', '2 bags · rice']],
    ['🥚🧀\n🧅 onions\n3 🍅', ['egg', 'cheese', 'onion', '3 · tomato']],
    ['paper towels, milk, dish soap', ['milk']],
    ["no eggs, milk, we're out of butter", ['milk']],
    ['cheese (cheddar), veggies (carrots, peas)', ['cheddar cheese', 'carrot', 'pea']],
    ['Flour, bread - 2 lb\nOil, canola\nSugar, brown', ['2 lb · bread flour', 'canola oil', 'brown sugar']],
    ['red and green peppers', ['red bell pepper', 'green bell pepper']],
  ])('%j', (text, expected) => {
    expect(readIn(text)).toEqual(expected)
  })

  it('keeps names that contain a separator', () => {
    const whole = [
      'mac and cheese',
      'half & half',
      'sweet and sour sauce',
      'salt and vinegar chips',
      'sugar snap peas',
    ]
    for (const name of whole) expect(reader.read(name).items).toHaveLength(1)
    expect(namesIn('salt and pepper')).toEqual(['salt', 'black pepper'])
    expect(namesIn('bread & butter, ham and cheese')).toEqual(['bread', 'butter', 'ham', 'cheese'])
  })

  it('corrects a clear slip and nothing else', () => {
    expect(namesIn('brocolli, tomatos, parmesean, chedder, mozerella, spagetti')).toEqual([
      ...['broccoli', 'tomato', 'parmesan cheese', 'cheddar cheese', 'mozzarella cheese', 'spaghetti'],
    ])
    for (const word of ['money', 'steam', 'ride', 'beat', 'floor', 'mouse', 'zorblax'])
      expect(reader.read(word).items.map(({ known }) => known)).not.toContain(true)
  })

  it('never takes a kind or another thing for the plain one', () => {
    expect(namesIn('chickpea flour, oat milk, chicken thighs, vegan cheese, hemp milk')).toEqual([
      ...['chickpea flour', 'oat milk', 'chicken thigh', 'vegan cheese', 'hemp milk'],
    ])
    for (const text of [
      'ostrich steak',
      'kangaroo mince',
      'camel milk',
      'prickly pear',
      'lait de chamelle',
      'noci di acagiù',
      'Leberkäse',
    ])
      expect(['steak', 'ground beef', 'milk', 'pear', 'walnut', 'cheese']).not.toContain(namesIn(text)[0])
  })

  it('suggests near names for what it does not know', () => {
    const [item] = reader.read('smoky tomato relish').items
    expect(item).toMatchObject({ known: false, name: 'smoky tomato relish', near: ['relish'] })
    expect(reader.read('zorblax').items[0]?.near).toEqual([])
  })

  it('returns headings, prices and phrases as the rest', () => {
    const { rest } = reader.read('Shopping list\nI have eggs $2.50\nbin bags')
    expect(rest).toEqual(['Shopping list', 'I have', '$2.50', 'bin bags'])
  })
})

describe('lists in other languages', () => {
  it.each<[string, string[]]>([
    [
      '500g Mehl\n2 Dosen Tomaten\nein paar Möhren\n1 EL Öl\nrote Zwiebeln',
      ['500 g · flour', '2 Dosen · canned tomato', 'ein paar · carrot', '1 EL · oil', 'red onion'],
    ],
    [
      "3 œufs\nun peu de crème fraîche\n2 gousses d'ail\npommes de terre",
      ['3 · egg', 'un peu · creme fraiche', '2 gousses · garlic', 'potato'],
    ],
    [
      '2 cucharadas de aceite de oliva\nun poco de arroz\nlimones y perejil',
      ['2 cucharadas · olive oil', 'un poco · rice', 'lemon', 'parsley'],
    ],
    [
      "2 spicchi d'aglio\nun po' di basilico\npomodori e uova",
      ['2 spicchi · garlic', "un po' · basil", 'tomato', 'egg'],
    ],
  ])('%j', (text, expected) => {
    expect(readIn(text)).toEqual(expected)
  })

  it('reads a word that English has too by the rest of the list', () => {
    expect(namesIn('raisins, prunes, milk')).toEqual(['raisin', 'prune', 'milk'])
    expect(namesIn('raisins, prunes, lait, fromage')).toEqual(['grape', 'plum', 'milk', 'cheese'])
    expect(namesIn('pepper')).toEqual(['black pepper'])
  })

  it.each([de, fr, es, italian])('$code names common ingredients, each by names of its own', ({ names }) => {
    const rows = names.split('\n').filter((line) => line.includes('|'))
    const covered = new Set(rows.map((row) => row.split('|')[0]?.trim()))
    const common = foods.ingredients.slice(0, 300).filter(({ name }) => covered.has(name))
    expect(covered.size).toBeGreaterThanOrEqual(300)
    expect(common.length).toBeGreaterThanOrEqual(285)
  })

  it('never gives an English name of the vocabulary another meaning, but for plurals that differ', () => {
    const rows = `${en.names}${en.brands}`.split('\n').filter((line) => line.includes('|'))
    const changed = rows.flatMap((row) => {
      const [name = '', forms = ''] = row.split('|')
      return forms.split(',').filter((form) => {
        const id = foods.byForm.get(form.trim())
        return id !== undefined && foods.ingredients[id]?.name !== name.trim()
      })
    })
    expect(changed).toEqual([])
  })
})

/** Words that only join or point, and list markers: all that reading may leave out. */
const LEFT_OUT = new Set(
  [en, de, fr, es, italian]
    .flatMap(({ joins, small }) => `${joins} ${small}`.split(/\s+/))
    .flatMap((word) => readTokens(word).map((token) => token.word))
    .concat('a', 'an', 'and', 'x', 'of', 'de', 'd', 'di', 'von', 'del'),
)

function wordsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  const unmarked = text
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .map((line) => line.replace(/^[\s\p{S}\p{P}]*?\d{1,3}[.)](?=\s|$)/u, '').replace(/\[[xX]\]/g, ''))
  for (const line of unmarked)
    for (const { kind, word, text: written } of readTokens(line)) {
      const key = kind === 'price' || kind === 'link' ? written.replace(/\s/g, '').toLowerCase() : word
      if (/[\p{L}\p{N}]/u.test(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  return counts
}

function missingFrom(text: string): string[] {
  const { items, rest, without } = reader.read(text)
  const kept = [
    ...items.flatMap(({ written, amount, date = '', since = '' }) => [written, amount, date, since]),
    ...rest,
  ]
  const found = wordsOf([...kept, ...without.map(({ written }) => written)].join(' ; '))
  return [...wordsOf(text)]
    .filter(([word, count]) => !LEFT_OUT.has(word) && (found.get(word) ?? 0) < count)
    .map(([word]) => word)
}

const names = fc.constantFrom(
  ...foods.ingredients.slice(0, 400).flatMap(({ name, plural }) => [name, plural]),
  ...[
    'Zwiebeln',
    'rote Paprika',
    'pommes de terre',
    "gousse d'ail",
    'aceite de oliva',
    'pomodori',
    'brocolli',
    'zorblax',
  ],
)
const amounts = fc.constantFrom(
  '2',
  '500g',
  '1 1/2 cups',
  'half a',
  'a few',
  'x3',
  '(6)',
  '½',
  '2-3',
  'ein paar',
  'un peu de',
  '2 x 400 g',
)
const separators = fc.constantFrom(
  ', ',
  '; ',
  '\n',
  '\n- ',
  '\n[x] ',
  ' and ',
  ' & ',
  ' + ',
  ' plus ',
  ' / ',
  '\t',
  ' ',
  ': ',
  ' - ',
  '. ',
  '\n2. ',
)
const extras = fc.constantFrom(
  '$3.99',
  '2,49 €',
  '🥚',
  '🧅',
  'Fridge:',
  'I have',
  '(open)',
  'no',
  'left',
  'bin bags',
  '!!',
  '%',
  '"',
  'leftover',
  'leftovers',
  'for two',
  'for the two of us',
  'opened yesterday',
  'from sunday',
  'cooked two days ago',
  '16.11.',
  'bought on 3.11.2026',
  'best before 22.11.',
)
/** Clauses, each of which is either a food or named as not added. */
const clauses = fc.array(
  fc
    .tuple(
      fc.constantFrom('', 'leftover ', '2 portions of leftover ', 'opened ', 'cooked '),
      fc.oneof(names, fc.constantFrom('stew', 'lentil soup', 'moon dust with glitter', 'roast and gravy')),
      fc.constantFrom(
        '',
        ' for two',
        ' from yesterday',
        ' opened 16.11.',
        ' best before 22.11.',
        ' leftovers',
        ' (2 servings)',
      ),
    )
    .map((parts) => parts.join('')),
  { minLength: 1, maxLength: 6 },
)
const mixture = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: names },
      amounts,
      { weight: 3, arbitrary: separators },
      extras,
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(' '))

describe('what must not be in a dish', () => {
  const withoutIn = (text: string) => reader.read(text).without.flatMap((one) => one.foods)

  it.each([
    ['no tomatoes', [], ['tomatoes']],
    ['Without tomato', [], ['tomatoes']],
    ['rice, no tomatoes or olives, 2 leeks', ['rice', '2 · leek'], ['tomatoes', 'olives']],
    ['rice and ham but no mushrooms', ['rice', 'ham'], ['mushrooms']],
    ['rice and eggs. no mushrooms', ['rice', 'egg'], ['mushrooms']],
    ['- rice\n- no nuts', ['rice'], ['nuts']],
    ['no meat, no dairy', [], ['meat', 'dairy']],
    ['Reis, ohne Tomaten und Zwiebeln', ['rice'], ['tomatoes', 'onions']],
    ['riz, sans champignons', ['rice'], ['mushrooms']],
  ])('is read: %s', (text, items, foods) => {
    expect(readIn(text)).toEqual(items)
    expect(withoutIn(text)).toEqual(foods)
    expect(reader.read(text).rest).toEqual([])
  })

  it.each([
    'no eggs left',
    'out of tomatoes',
    'no idea',
    'no zorblax',
    'no tomatoes or zorblax',
    'no salt added',
  ])('is not what else is said: %s', (text) => expect(withoutIn(text)).toEqual([]))
})

describe('any text', () => {
  it('ends up in the items or in the rest, within the limits', () => {
    fc.assert(
      fc.property(
        fc.oneof(mixture, fc.string({ unit: 'grapheme', maxLength: 200 }), fc.string({ unit: 'binary' })),
        (text) => {
          expect(missingFrom(text)).toEqual([])
          const read = readIngredientsOutput.parse(reader.read(text))
          for (const { near, known, name } of read.items) {
            expect(near.length).toBeLessThanOrEqual(known ? 0 : 3)
            expect(name).not.toBe('')
          }
        },
      ),
      { numRuns: 600 },
    )
  })

  it('names every clause of a list, as a food or as not added', () => {
    fc.assert(
      fc.property(clauses, fc.constantFrom(', ', '; ', '\n', ',\n- '), (list, separator) => {
        expect(missingFrom(list.join(separator))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    'eggs milk flour butter left',
    'zorblax (2 boxes penne) too',
    'no eggs left, 3',
    'Veg box 🥕: leeks 52p',
    '10er Eier',
  ])('ends up there too: %s', (text) => expect(missingFrom(text)).toEqual([]))

  it('gives names that read as themselves', () => {
    fc.assert(
      fc.property(mixture, (text) => {
        for (const { name } of reader.read(text).items) expect(namesIn(name)).toEqual([name])
      }),
      { numRuns: 120 },
    )
    const translated = [de, fr, es, italian].flatMap(({ names }) =>
      names.split('\n').flatMap((row) => (row.includes('|') ? [row.split('|')[0]?.trim() ?? ''] : [])),
    )
    const strange = [...foods.ingredients.map(({ name }) => name), ...translated].filter(
      (name) => namesIn(name).join() !== (foodNamed(name, foods)?.name ?? name),
    )
    expect(strange).toEqual([])
    const unstable = [...foods.named.keys()].filter((key) =>
      namesIn(key).some((name) => namesIn(name).join() !== name),
    )
    expect(unstable).toEqual([])
  })

  it('gives at most 500 items, and the others as the rest', () => {
    const { items, rest } = reader.read('egg\n'.repeat(600))
    expect(items).toHaveLength(MAX_INGREDIENTS)
    expect(rest).toHaveLength(100)
  })

  it('takes a number of steps that grows with its length only', () => {
    let lookups = 0
    class Counted<Key, Value> extends Map<Key, Value> {
      override get(key: Key) {
        lookups++
        return super.get(key)
      }
    }
    const counted: FoodBook = { ...foods, byForm: new Counted(foods.byForm), named: new Counted(foods.named) }
    const { read } = createListReader(counted)
    const stepsFor = (text: string) => {
      lookups = 0
      read(text)
      return lookups
    }
    const hostile = [
      'a',
      '1',
      ' and',
      'egg ',
      '(',
      'x2 ',
      '½',
      '🥚',
      "d'",
      'half a ',
      '- ',
      ',',
      'salt and ',
      'xqz ',
      '.',
      '1/2 ',
      '2 zorblax ',
      '$1 ',
    ]
    for (const part of hostile) {
      const text = (length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length)
      const long = stepsFor(text(10_000))
      expect(long, part).toBeLessThan(120 * 10_000)
      expect(long, part).toBeLessThan(3 * stepsFor(text(5_000)) + 1_000)
    }
  })
})
