import { describe, expect, it } from 'vitest'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { MEASURES } from '#content/measures/index.ts'
import { ALLERGENS, type Content, type Diet } from '#core/contracts/food-facts.ts'
import type { Ingredient } from '#core/contracts/ingredient.ts'
import { createVocabulary, isKindOf } from '#core/ingredients/vocabulary.ts'
import { answerSubstitution } from '#core/substitutions/answer.ts'
import { createBook } from '#core/substitutions/book.ts'
import { normalWords } from '#core/text/normalise.ts'
import { SUBSTITUTIONS } from './index.ts'

const vocabulary = createVocabulary(INGREDIENTS)
// Throws when a part doesn't name an ingredient of the vocabulary.
const book = createBook(SUBSTITUTIONS, vocabulary, MEASURES)
const records = [...book.records.values()]
const swaps = records.flatMap((record) => record.swaps.map((swap) => ({ record, swap })))
const named = ({ record, swap }: (typeof swaps)[number]) => `${record.ingredient.name}: ${swap.substitute}`
const offenders = (test: (one: (typeof swaps)[number]) => boolean) => swaps.filter(test).map(named)

const ask = (ingredient: string, quantity = '', recipe_context = '', dietary_restrictions: Diet[] = []) =>
  answerSubstitution(book, { ingredient, quantity, recipe_context, dietary_restrictions })
const names = (...question: Parameters<typeof ask>) =>
  ask(...question).substitutions.map((one) => one.substitute)
const ratio = (substitute: string, ...question: Parameters<typeof ask>) =>
  ask(...question).substitutions.find((one) => one.substitute === substitute)?.ratio

const textOf = ({ notes }: { notes: readonly { text: string }[] }) => notes.map(({ text }) => text).join(' ')

const sentences = (text: string) => text.split(/(?<=[.!?])\s+/)

/** Contents that an allergy or a diet can't live with, not even a spoon of it. */
const STRICT: ReadonlySet<Content> = new Set([
  ...ALLERGENS,
  ...(['pork', 'meat', 'poultry', 'gelatin', 'rennet', 'honey', 'alcohol'] as const),
])
/** Words that only look like a food. */
const HOMONYMS = new Set([
  'toast',
  'mince',
  'half and half',
  'rub',
  'dry rub',
  'stuffing',
  'soda',
  'curry',
  'bitter',
  'speck',
])
/** Sentences that ask for no food: where a swap fits, what to use less of, what is or isn't in it. */
const NO_ASK = new RegExp(
  [
    '^(For|In|On|Under|Good in|Lovely (in|on)|Fine in|Made for|Right for|Best in|Use it cold in|Break it up for)\\b(?!.*\\b(add|with)\\b)',
    '^(Nobody will notice in|The best one for|Potatoes love|With roasts|Drain it for)\\b',
    '^(Leave out|Less|Cut|Take|Use one egg fewer|Not with|No|Skip|Hold back|Check)\\b',
    '^(Free of|Safe where|A good choice where|It holds|It contains|Some brands hold)\\b',
    '^(The closest plant milk|Soy thickens|The same nuts|Soften it to the feel of|Certified oats|Oats ground)\\b',
    '^(Keep the heat medium|Mix as little|Cookies will|Keeps candies|To curdle milk|Use the stick kind)\\b',
    '^(Cod, haddock|White or cider vinegar|A dry one|Dry wine|White grape|Butter lettuce)\\b',
    '^(Minimal|Excellent|Slight|Noticeable|Significant): (?!.*\\b(add|pinch|splash|dash|to taste)\\b)',
  ].join('|'),
)

/** Foods with a strict content that a sentence names outside of braces, and that aren't part of the swap. */
function asksFor(sentence: string, own: readonly (Ingredient | undefined)[]): string[] {
  if (NO_ASK.test(sentence)) return []
  const related = new Set(
    own.flatMap((one) => (one ? [one.name, ...isKindOf(vocabulary, one.name).map(({ name }) => name)] : [])),
  )
  const words = normalWords(sentence.replace(/\{[^}]*\}/g, ' | '))
  const found: string[] = []
  for (let at = 0; at < words.length; at++)
    for (let length = Math.min(vocabulary.longest, words.length - at); length > 0; length--) {
      const form = words.slice(at, at + length).join(' ')
      const id = vocabulary.byForm.get(form)
      if (id === undefined || HOMONYMS.has(form)) continue
      const food = vocabulary.ingredients[id] as Ingredient
      const strict = [...food.facts].some(
        ([content, { level }]) => STRICT.has(content) && level !== 'unknown',
      )
      if (strict && !related.has(food.name)) found.push(food.name)
      at += length - 1
      break
    }
  return found
}

describe('substitutions', () => {
  it('cover at least 200 ingredients, each once and by its vocabulary name', () => {
    expect(SUBSTITUTIONS.length).toBeGreaterThanOrEqual(200)
    expect(book.records.size).toBe(SUBSTITUTIONS.length)
    expect(SUBSTITUTIONS.filter(({ ingredient }) => !book.records.has(ingredient))).toEqual([])
  })

  it('offer two to nine per ingredient, without duplicates', () => {
    const wrong = records.filter(
      (record) =>
        record.swaps.length < 2 ||
        record.swaps.length > 9 ||
        new Set(record.swaps.map((swap) => swap.substitute)).size !== record.swaps.length,
    )
    expect(wrong.map((record) => record.ingredient.name)).toEqual([])
  })

  it('never replace an ingredient with itself', () =>
    expect(
      offenders(({ record, swap }) =>
        swap.parts.some((part) => part.ingredient.name === record.ingredient.name),
      ),
    ).toEqual([]))

  it('state first how much changes, in words that the grader knows', () => {
    expect(
      offenders(({ swap }) => !/^(Minimal|Excellent|Slight|Noticeable|Significant): \S/.test(swap.impact)),
    ).toEqual([])
    // A word from the other end of the scale would invert the grade.
    expect(
      offenders(
        ({ swap }) =>
          (/^(Slight|Noticeable|Significant)/.test(swap.impact) && /minimal|excellent/i.test(swap.impact)) ||
          (!/^Significant/.test(swap.impact) && /significant|major/i.test(swap.impact)),
      ),
    ).toEqual([])
  })

  it('keep their text short, complete and calm', () => {
    expect(offenders(({ swap }) => swap.impact.length > 70 || !swap.impact.endsWith('.'))).toEqual([])
    expect(
      offenders(
        ({ swap }) => textOf(swap).length < 5 || textOf(swap).length > 130 || !textOf(swap).endsWith('.'),
      ),
    ).toEqual([])
    const words = swaps.flatMap(({ swap }) => [swap.substitute, swap.impact, textOf(swap)])
    const warnings = records.flatMap((record) => record.warnings)
    expect([...words, ...warnings].filter((text) => /!|\s{2}|^\s|\s$/.test(text))).toEqual([])
    expect(warnings.filter((text) => text.length > 140 || !text.endsWith('.'))).toEqual([])
    expect(offenders(({ swap }) => swap.substitute !== swap.substitute.toLowerCase())).toEqual([])
  })

  it('keep amounts plausible', () => {
    expect(
      offenders(({ swap }) =>
        swap.parts.some(
          ({ amount, unit }) => !(amount > 0) || (unit === 'share' && amount > 3) || amount > 20,
        ),
      ),
    ).toEqual([])
  })

  it('never mark a dish as both right and wrong for a swap', () =>
    expect(offenders(({ swap }) => swap.fits.some((use) => swap.ruins.includes(use)))).toEqual([]))

  it('mark in braces what a note asks the cook to add, so that a diet can leave it out', () => {
    const unmarked = SUBSTITUTIONS.flatMap(({ ingredient, swaps: written, warnings }) => {
      const record = book.records.get(ingredient)
      const inNotes = written.flatMap(({ substitute, notes, impact }, at) => {
        const own = [record?.ingredient, ...(record?.swaps[at]?.parts ?? []).map((part) => part.ingredient)]
        return [...sentences(notes), impact]
          .filter((sentence) => asksFor(sentence, own).length > 0)
          .map((sentence) => `${ingredient} -> ${substitute}: ${sentence}`)
      })
      const inWarnings = warnings
        .flatMap(sentences)
        .filter((sentence) => /\b(add|stir in|whisk in|a (pinch|spoon|splash|dash) of)\b/i.test(sentence))
        .filter((sentence) => asksFor(sentence, [record?.ingredient]).length > 0)
      return [...inNotes, ...inWarnings]
    })
    expect(unmarked).toEqual([])
  })

  it.each([
    ['Add a splash of soy sauce.', ['soy sauce']],
    ['Sweeten with honey.', ['honey']],
    ['Add a splash of {soy sauce}.', []],
    ['Free of nuts.', []],
  ])('the check for unmarked foods reads %j', (sentence, found) =>
    expect(asksFor(sentence, [])).toEqual(found),
  )

  it.each<[string, Diet]>([
    ['butter', 'vegan'],
    ['milk', 'vegan'],
    ['egg', 'vegan'],
    ['cheese', 'vegan'],
    ['heavy cream', 'dairy-free'],
    ['sour cream', 'dairy-free'],
    ['yogurt', 'dairy-free'],
    ['flour', 'gluten-free'],
    ['breadcrumbs', 'gluten-free'],
    ['pasta', 'gluten-free'],
    ['soy sauce', 'gluten-free'],
    ['ground beef', 'vegetarian'],
    ['chicken', 'vegan'],
    ['bacon', 'vegetarian'],
    ['peanut butter', 'nut-free'],
    ['almond flour', 'nut-free'],
    ['almond milk', 'nut-free'],
    ['sugar', 'keto'],
    ['rice', 'low-carb'],
    ['mayonnaise', 'egg-free'],
    ['gelatin', 'vegetarian'],
    ['honey', 'vegan'],
    ['fish sauce', 'vegan'],
    ['worcestershire sauce', 'vegetarian'],
    ['chicken broth', 'vegan'],
    ['soy sauce', 'paleo'],
    ['chicken breast', 'high-protein'],
  ])('have a substitute for %s on a %s diet that complies with it', (ingredient, diet) => {
    const found = ask(ingredient, '', '', [diet]).substitutions
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((one) => one.diets.includes(diet))).toBe(true)
  })
})

describe('amounts for common questions', () => {
  it.each([
    ['buttermilk', '1 cup', 'milk and lemon juice', '1 tbsp lemon juice + 1 cup milk, scant'],
    ['buttermilk', '250 ml', 'kefir', '250 ml kefir'],
    ['buttermilk', '200 g', 'milk and lemon juice', '2½ tsp lemon juice + 195 ml milk, scant'],
    ['eggs', '2', 'applesauce', '½ cup applesauce'],
    ['eggs', '3', 'flax egg', '3 tbsp ground flaxseed + ½ cup plus 1 tbsp water'],
    ['butter', '1 stick', 'coconut oil', '6 tbsp coconut oil'],
    ['butter', '100 g', 'olive oil', '75 g olive oil'],
    ['garlic', '3 cloves', 'garlic powder', '⅜ tsp garlic powder'],
    ['basil', '2 tbsp', 'dried basil', '2 tsp dried basil'],
    ['brown sugar', '1/2 cup', 'sugar and molasses', '½ cup sugar + 1½ tsp molasses'],
    [
      'baking powder',
      '2 tsp',
      'baking soda and cream of tartar',
      '½ tsp baking soda + 1 tsp cream of tartar',
    ],
    ['cake flour', '2 cups', 'flour and cornstarch', '1¾ cups flour + ¼ cup cornstarch'],
    ['black beans', '1 can', 'pinto beans', '1 can pinto beans'],
    ['lime', '2', 'lemon', '1½ lemons'],
  ])('%s, %s -> %s: %s', (ingredient, quantity, substitute, expected) =>
    expect(ratio(substitute, ingredient, quantity)).toBe(expected),
  )

  it('parses the amount from the ingredient too', () =>
    expect(ratio('kefir', '1 1/2 cups buttermilk')).toBe('1½ cups kefir'))

  it('returns the ratio when the amount is missing or unreadable', () => {
    for (const quantity of ['', 'some', 'to taste', '-', '0']) {
      expect(ratio('kefir', 'buttermilk', quantity)).toBe('1:1, the same amount')
      expect(ratio('applesauce', 'egg', quantity)).toBe('For 1 egg: ¼ cup applesauce')
      expect(ratio('ghee', 'butter', quantity)).toBe('¾ of the amount')
      expect(ratio('baking powder', 'baking soda', quantity)).toBe('3 times the amount')
    }
  })
})

describe('dish', () => {
  it('chooses the egg substitute by its function in the dish', () => {
    expect(names('egg', '', 'carrot cake')[0]).toBe('applesauce')
    expect(names('egg', '', 'meringue')).toEqual(['aquafaba'])
    expect(names('egg', '', 'pork schnitzel')[0]).toBe('milk')
    expect(names('egg', '', 'meatballs')[0]).toBe('breadcrumbs and milk')
    expect(names('egg', '', 'scrambled eggs')).toEqual(['crumbled tofu'])
    expect(names('egg', '', 'Chicken Fried Rice')[0]).toBe('crumbled tofu')
    expect(names('egg', '', 'vanilla custard')).toEqual(['silken tofu'])
    expect(names('egg', '', 'oatmeal cookies')[0]).toBe('flax egg')
  })

  it('offers only whippable substitutes for whipping', () => {
    expect(names('heavy cream', '', 'whipped topping')[0]).toBe('coconut cream')
    expect(names('heavy cream', '', 'whipped topping')).not.toContain('milk and butter')
    expect(names('heavy cream', '', 'tomato soup')).toContain('milk and butter')
  })

  it('offers all substitutes for an unknown dish', () =>
    expect(names('egg', '', 'roast chicken').length).toBeGreaterThan(3))

  it('reports what it left out', () =>
    expect(ask('egg', '', 'meringue').warnings.join(' ')).toMatch(
      /Left out, as not right for meringue: flax egg, applesauce/,
    ))

  it('thickens a sauce with starch, and bakes no bread without gluten', () => {
    expect(names('flour', '', 'gravy')[0]).toBe('cornstarch')
    expect(names('flour', '', 'sandwich bread', ['gluten-free'])).toEqual([])
  })
})

describe('names', () => {
  it.each([
    ['scallions', 'green onion'],
    ['Bicarbonate of soda', 'baking soda'],
    ['double cream', 'heavy cream'],
    ['fresh cilantro, chopped', 'cilantro'],
    ['2 large eggs', 'egg'],
  ])('%s resolves to %s', (typed, name) => expect(names(typed)).toEqual(names(name)))

  it.each([
    ['buttermlik', 'buttermilk'],
    ['1 cup buttermlik', 'buttermilk'],
    ['worchestershire', 'worcestershire sauce'],
    ['worstershire sauce', 'worcestershire sauce'],
    ['creme fraische', 'creme fraiche'],
    ['parmezan', 'parmesan cheese'],
    ['mayonase', 'mayonnaise'],
    ['scalion', 'green onion'],
    ['chedar cheese', 'cheddar cheese'],
    ['bakign powder', 'baking powder'],
  ])('%s is a misspelled %s, and the answer says so', (typed, name) => {
    expect(names(typed)).toEqual(names(name))
    expect(ask(typed).read_as).toBe(name)
  })

  it.each([
    'buttermilk',
    'creme fraiche',
    'crème fraîche',
    'worcestershire',
    'parmesean',
    'mayonaise',
    '2 large eggs',
  ])('%s is understood as it is', (typed) => {
    expect(ask(typed).substitutions.length).toBeGreaterThan(0)
    expect(ask(typed).read_as).toBeUndefined()
  })

  it('falls back to the parent when an ingredient has no record of its own, and reports it', () => {
    const answer = ask('rigatoni')
    expect(answer.substitutions.length).toBeGreaterThan(1)
    expect(answer.warnings[0]).toMatch(/substitutions for pasta in general/)
  })

  it('offers near twins in both directions', () => expect(names('fontina')).toContain('gruyere'))

  it('warns about allergens that are new to the dish', () =>
    expect(ask('milk').warnings.join(' ')).toMatch(/tree nuts \(almond milk\)/))

  it.each(['moon dust', '???', '🍕', "'; drop table", 'a'.repeat(120)])('returns nothing for %j', (typed) =>
    expect(ask(typed)).toMatchObject({ best_choice: null, substitutions: [] }),
  )
})
