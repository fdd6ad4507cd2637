import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import type { CookbookRecipe } from '#content/cookbook/record.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { type OwnRecipeContent, ownRecipeContent } from '#core/contracts/own-recipes.ts'
import { toMarkdown } from '#core/recipes/export-markdown.ts'
import { asContent, sampleExported } from '#tests/support/sample-exported.ts'
import { readRecipeText } from './read-recipe-text.ts'

const folder = fileURLToPath(new URL('./sample-texts/', import.meta.url))

/** A text, and below it what it says: `key: value` lines, `*` an ingredient, `>` a step, `note:` something left over. */
interface Sample {
  text: string
  expected: Record<string, unknown>
  notes: string[]
}

function sampleOf(file: string): Sample {
  const [text = '', below = ''] = readFileSync(folder + file, 'utf8').split(/\n--- expect\n/)
  const of = (sign: string) =>
    below.split('\n').flatMap((line) => (line.startsWith(`${sign} `) ? [line.slice(sign.length + 1)] : []))
  const value = (key: string) => of(`${key}:`)[0] ?? null
  const number = (key: string) => (value(key) === null ? null : Number(value(key)))
  return {
    text,
    expected: {
      title: value('title') ?? '',
      description: value('description'),
      ingredients: of('*'),
      instructions: of('>'),
      servings: number('servings'),
      prep_time_minutes: number('prep'),
      cooking_time_minutes: number('cook'),
      rest_time_minutes: number('rest'),
      difficulty_level: value('difficulty'),
      cuisine_type: value('cuisine'),
      source_url: value('url'),
      source_name: value('from'),
    },
    notes: of('note:'),
  }
}

const samples = readdirSync(folder).map((file) => [file.replace('.txt', ''), sampleOf(file)] as const)
const read = (text: string) => readRecipeText(text, { vocabulary: VOCABULARY })

/** Of the two small sigmas the end of a word decides, so neither counts. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Signs that a scanner takes for each other. */
const asScanned = (word: string) => word.replace(/[il|]/g, '1').replace(/o/g, '0')

/** Also those that the end of a line has cut in two, or a sign that nobody sees; ligatures are two letters. */
const givenWords = (text: string) => {
  const seen = text.replace(
    /(?![\t\n\r\v\f])[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff\ufffd]/gu,
    '',
  )
  const whole = seen.replace(/-[^\S\n]*[\r\n\u2028\u2029\v\f]\s*/g, '')
  const apart = [seen, whole].join('\n').replace(/[\ufb00-\ufb06]/g, (sign) => sign.normalize('NFKC'))
  // Keycaps and the selectors of emoji are marks, but of no word; braces may end inside of one: "egg{}s".
  const signs = apart.replace(/\d?\ufe0f?\u20e3|\ufe0f/gu, ' ')
  const marks = signs.replace(/\{[^{}\n]*\}|\*\*|__/g, '')
  return new Set(
    [text, seen, whole, apart, signs, marks].flatMap(wordsOf).flatMap((word) => [word, asScanned(word)]),
  )
}

const textsOf = ({
  title,
  description,
  ingredients,
  instructions,
  source_name,
  source_url,
}: OwnRecipeContent) =>
  [title, description ?? '', ...ingredients, ...instructions, source_name ?? '', source_url ?? ''].join(' ')

describe('readRecipeText reads a pasted recipe', () => {
  it('has many samples', () => expect(samples.length).toBeGreaterThanOrEqual(60))

  it.each(samples)('%s', (_, { text, expected, notes }) => {
    const answer = read(text)
    expect(answer.content).toMatchObject(expected)
    for (const note of notes) expect(answer.notes).toContain(note)
  })

  it('is sure of whole recipes, and not of other texts', () => {
    const sure = (name: string) => read(samples.find(([one]) => one === name)?.[1].text ?? '').confidence
    expect(sure('tidy-page')).toBeGreaterThan(0.9)
    expect(sure('chat-one-paragraph')).toBeGreaterThan(0.6)
    expect(sure('not-a-recipe')).toBeLessThan(0.3)
  })
})

const plainText = ({ title, description, ingredients, steps, servings, prep, cook, rest }: CookbookRecipe) =>
  [
    ...[title, '', description, ''],
    `Serves ${servings} | Prep ${prep} min | Cook ${cook} min${rest ? ` | Rest ${rest} min` : ''}`,
    ...['', 'Ingredients', ...ingredients, '', 'Directions', ...steps],
  ].join('\n')

/** Every fourth recipe; each format reads others, so that together they read all. */
const shareOf = (first: number) => COOKBOOK.filter((_, at) => at % 4 === first)

describe('readRecipeText returns the same recipe of the cookbook', () => {
  it.each<[string, number, (recipe: CookbookRecipe) => string]>([
    ['our Markdown', 0, (recipe) => toMarkdown(sampleExported(recipe))],
    ['plain text', 2, plainText],
  ])('from %s', (_, first, write) => {
    const wrong = shareOf(first).flatMap((recipe) => {
      const { content } = read(write(recipe))
      const want = asContent(recipe)
      const fields = Object.keys(want) as (keyof typeof want)[]
      return fields
        .filter((field) => JSON.stringify(content[field]) !== JSON.stringify(want[field]))
        .map((field) => `${recipe.title}: ${field}`)
    })
    expect(wrong).toEqual([])
  })

  it('from the bare lines, without any heading', () => {
    const wrong = shareOf(3).filter((recipe) => {
      const { content } = read([recipe.title, '', ...recipe.ingredients, '', ...recipe.steps].join('\n'))
      const same = [content.title, content.ingredients, content.instructions]
      return JSON.stringify(same) !== JSON.stringify([recipe.title, recipe.ingredients, recipe.steps])
    })
    expect(wrong.map(({ title }) => title)).toEqual([])
  })
})

/** Pieces of recipes in any order, and arbitrary text between them. */
const pieces = fc
  .array(
    fc.oneof(
      fc.constantFrom(...samples.flatMap(([, { text }]) => text.split('\n'))),
      fc.constantFrom(
        '',
        'Ingredients',
        '## Method',
        '1.',
        '- ',
        '---',
        '| a | b |',
        '**',
        '\t',
        '🍋',
        '{',
        '>> a: b',
        '@x{1%g}',
      ),
      fc.string({ unit: 'grapheme', maxLength: 40 }),
    ),
    { maxLength: 40 },
  )
  .map((lines) => lines.join('\n'))

describe('readRecipeText for any text', () => {
  it('never throws, and stays within the limits', () => {
    fc.assert(
      fc.property(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 400 }), fc.json()), (text) => {
        const { content, confidence } = read(text)
        const { title, ...rest } = content
        expect(ownRecipeContent.omit({ title: true }).safeParse(rest).error).toBeUndefined()
        expect(title.length).toBeLessThanOrEqual(OWN_LIMITS.title)
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
      }),
      { numRuns: 150 },
    )
  })

  it('never invents a word', () => {
    const check = (text: string) => {
      const given = givenWords(text)
      expect(
        wordsOf(textsOf(read(text).content)).filter(
          (word) => !given.has(word) && !given.has(asScanned(word)),
        ),
      ).toEqual([])
    }
    for (const [name, { text }] of samples) if (name !== 'html') check(text)
    fc.assert(
      fc.property(pieces, (text) => check(text)),
      { numRuns: 150 },
    )
  })

  it.each(['flour()sifted', 'flour( )sifted', 'Ⰰ()一'])('keeps the words of %s apart', (text) => {
    expect(wordsOf(textsOf(read(text).content))).toEqual(wordsOf(text))
  })

  it.each([
    ['1 teaspoon dried thyme', 'black pepper'],
    ['1 bunch dill', 'nutmeg'],
  ])('keeps a food by itself apart: %s, %s', (one, two) => {
    const text = `Potato bake\n\n1 kg potatoes, peeled and sliced thinly\n${one}\n${two}\n\n1. Layer the potatoes.\n2. Bake them for an hour.`
    expect(read(text).content.ingredients).toEqual(['1 kg potatoes, peeled and sliced thinly', one, two])
  })

  it('takes the slices of a cake for its servings', () => {
    const text =
      'Lemon cake\n\nCuts into 10 slices\n\n200 g flour\n2 eggs\n\nMix everything and bake for 40 minutes.'
    expect(read(text).content.servings).toBe(10)
  })

  it('reads no more than the first 100,000 characters', () => {
    const { content } = read(`Soup\n\n1 egg\n2 eggs\n${'x'.repeat(100_000)}\nlast words`)
    expect(textsOf(content)).not.toContain('last words')
  })
})

describe('what people write around a list', () => {
  const LIST =
    '\n\n6 peaches, sliced\n1 cup sugar\n1 cup flour\n\nMix the sugar and the flour. Add the peaches and bake for 45 minutes.'
  it.each([
    [
      'so my neighbor finally gave me grandma Lou’s peach cobbler and i have to share',
      'Grandma Lou’s peach cobbler',
    ],
    ['Here’s mine, Sunday Peach Bake, takes about an hour.', 'Sunday Peach Bake'],
    ['Everyone keeps asking for the peach cobbler so here it is', 'Peach cobbler'],
    ['✨PEACH COBBLER WITH CREAM✨ (save this!!)', 'PEACH COBBLER WITH CREAM'],
    ['Peach Cobbler (tag someone who needs it)', 'Peach Cobbler'],
  ])('finds the name in “%s”', (said, title) => {
    expect(readRecipeText(said + LIST, { vocabulary: VOCABULARY }).content.title).toBe(title)
  })

  it('reads a list behind its title in one paragraph', () => {
    const { content } = readRecipeText(
      'Corn fritters - 2 eggs, 1 can corn, 100 g flour, salt, 1 onion, finely chopped and 2 tbsp. butter. Mix everything but the butter. Fry spoonfuls in the butter until golden.',
      { vocabulary: VOCABULARY },
    )
    expect(content.title).toBe('Corn fritters')
    expect(content.ingredients).toEqual([
      ...['2 eggs', '1 can corn', '100 g flour', 'salt', '1 onion, finely chopped', '2 tbsp. butter'],
    ])
    expect(content.instructions.join(' ')).toMatch(/^Mix everything .* until golden\.$/)
  })

  it.each(['', 'Subject: plum slice\n\n', 'Plum Slice\n\n'])(
    'reads lists of several parts, each in a line, after “%s”',
    (head) => {
      const { content } = readRecipeText(
        `${head}Base: 200 g biscuits, 100 g butter\nTopping: 500 g plums, halved, 2 eggs, 3 tbsp sugar\n\nCrush the biscuits and mix with the butter. Spread the plums, eggs and sugar on top and bake for 40 minutes.`,
        { vocabulary: VOCABULARY },
      )
      expect(content.title.toLowerCase()).toBe(head === '' ? '' : 'plum slice')
      expect(content.title).not.toMatch(/^\p{Ll}/u)
      expect(content.ingredients).toEqual([
        ...[
          'Base:',
          '200 g biscuits',
          '100 g butter',
          'Topping:',
          '500 g plums, halved',
          '2 eggs',
          '3 tbsp sugar',
        ],
      ])
      expect(content.description).toBeNull()
    },
  )
})
