import { describe, expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { MEASURES } from '#content/measures/index.ts'
import { ALLERGENS, DIETS, type Need } from '#core/contracts/food-facts.ts'
import { judge } from '#core/food-facts/verdict.ts'
import { answerSubstitution } from '#core/substitutions/answer.ts'
import { createBook } from '#core/substitutions/book.ts'
import { SUBSTITUTIONS } from './index.ts'

const foods = createFoods()
const book = createBook(SUBSTITUTIONS, foods, MEASURES)
const NEEDS: readonly Need[] = [...ALLERGENS, ...DIETS]

const ask = (ingredient: string, ...dietary_restrictions: string[]) =>
  answerSubstitution(book, { ingredient, quantity: '', recipe_context: '', dietary_restrictions })
const names = (...question: Parameters<typeof ask>) =>
  ask(...question).substitutions.map((one) => one.substitute)

/** High-protein asks for something where protein is replaced; nothing conflicts with it elsewhere. */
const conflicts = (lines: readonly string[], need: Need) =>
  need !== 'high-protein' && lines.length > 0 && judge(lines, need, foods).verdict === 'contains'

/** What an answer lists against a need, in its parts or in the notes that it shows. */
function violations(ingredient: string, needs: readonly Need[]): string[] {
  const swaps = book.records.get(ingredient)?.swaps ?? []
  return ask(ingredient, ...needs).substitutions.flatMap((shown) => {
    const swap = swaps.find((one) => one.substitute === shown.substitute)
    const asked = (swap?.notes ?? [])
      .filter(({ text }) => shown.notes.includes(text))
      .flatMap((note) => note.needs.map(({ name }) => name))
    return needs
      .filter((need) => conflicts(shown.ingredients, need) || conflicts(asked, need))
      .map((need) => `${ingredient}, ${need}: ${shown.substitute} (${shown.notes})`)
  })
}

describe('every diet and allergy', () => {
  it.each(NEEDS)('%s is respected by all substitutes and their notes', (need) =>
    expect([...book.records.keys()].flatMap((ingredient) => violations(ingredient, [need]))).toEqual([]),
  )

  it('is respected together with another one', () => {
    const records = [...book.records.keys()]
    const found = DIETS.flatMap((diet, d) =>
      ALLERGENS.flatMap((allergen, a) =>
        records
          .filter((_, at) => at % 23 === (d * ALLERGENS.length + a) % 23)
          .flatMap((ingredient) => violations(ingredient, [diet, allergen])),
      ),
    )
    expect(found).toEqual([])
  })

  it('keeps every sentence of a note when none is given', () => {
    const { notes } = ask('hoisin sauce').substitutions.find((one) => one.substitute === 'plum sauce') ?? {}
    expect(notes).toBe('Add a splash of soy sauce.')
  })

  it('leaves the advice that fits when a sentence is left out', () => {
    const notes = (...needs: string[]) =>
      ask('barbecue sauce', ...needs).substitutions.find((one) => one.substitute.startsWith('ketchup'))?.notes
    expect(notes()).toBe('Add a splash of vinegar. A dash of soy sauce deepens it.')
    expect(notes('soy allergy')).toBe('Add a splash of vinegar.')
  })
})

describe('common wishes', () => {
  it.each<[string, string, string[], string[]]>([
    [
      'parmesan cheese',
      'vegetarian',
      ['vegetarian hard cheese', 'nutritional yeast'],
      ['grana padano', 'pecorino romano', 'gruyere', 'manchego'],
    ],
    ['gruyere', 'vegetarian', ['vegetarian swiss cheese'], ['gouda']],
    ['miso', 'gluten-free', ['coconut aminos and tahini'], ['doenjang', 'soy sauce']],
    ['bacon', 'halal', ['turkey bacon', 'smoked tofu', 'coconut bacon'], ['pancetta', 'prosciutto']],
    ['bacon', 'kosher', ['turkey bacon', 'smoked tofu'], ['pancetta', 'prosciutto']],
    ['white wine', 'halal', ['grape juice and white wine vinegar'], ['vermouth']],
    ['red wine', 'halal', ['grape juice and red wine vinegar', 'pomegranate juice'], []],
    ['wine', 'halal', ['grape juice and lemon juice'], ['vermouth']],
    [
      'onion',
      'low-FODMAP',
      ['green onion tops', 'chives', 'asafoetida'],
      ['leek', 'shallots', 'onion powder'],
    ],
    ['tahini', 'vegan', ['sunflower seed butter'], ['greek yogurt']],
    [
      'hoisin sauce',
      'gluten-free',
      ['coconut aminos, tahini and maple syrup'],
      ['barbecue sauce and soy sauce', 'peanut butter, soy sauce and honey'],
    ],
    ['butter', 'dairy-free', ['vegan butter', 'olive oil'], ['ghee']],
    ['egg', 'egg-free', ['flax egg', 'aquafaba'], []],
    ['sugar', 'diabetic', ['monk fruit sweetener', 'erythritol', 'stevia'], ['honey', 'coconut sugar']],
    ['flour', 'celiac', ['gluten-free flour'], ['whole wheat flour', 'bread flour']],
    ['fish', 'shellfish allergy', ['white fish'], ['shrimp']],
    ['oyster sauce', 'shellfish allergy', ['vegetarian oyster sauce'], []],
    ['peanut butter', 'no peanuts', ['sunflower seed butter', 'almond butter'], []],
    ['soy sauce', 'low sodium', ['balsamic vinegar and molasses'], ['tamari', 'fish sauce']],
  ])('%s, %s', (ingredient, need, offered, avoided) => {
    const found = names(ingredient, need)
    expect(found).toEqual(expect.arrayContaining(offered))
    expect(found.filter((name) => avoided.includes(name))).toEqual([])
  })

  it('name the certificate, the kind or the portion that decides', () => {
    const cautions = (ingredient: string, need: string, substitute: string) =>
      ask(ingredient, need).substitutions.find((one) => one.substitute === substitute)?.cautions
    expect(cautions('bacon', 'halal', 'turkey bacon')).toEqual([
      'Look for turkey bacon that is certified halal.',
    ])
    expect(cautions('cheddar cheese', 'vegetarian', 'colby cheese')).toEqual([
      'Colby cheese can contain animal rennet: it depends on the brand. Buy one that is vegetarian.',
    ])
    expect(cautions('apple', 'low-fodmap', 'jicama')).toEqual([
      'Jicama is low-FODMAP only in a small portion.',
    ])
    expect(cautions('butter', 'vegan', 'olive oil')).toEqual([])
  })

  it('say so when a diet is not known, and answer for the others', () => {
    const answer = ask('butter', 'AIP', 'low histamine', 'vegan')
    expect(answer.not_known).toEqual(['AIP', 'low histamine'])
    expect(answer.warnings[0]).toBe(
      "We don't know “AIP” and “low histamine”, so nothing here is checked for them.",
    )
    expect(names('butter', 'AIP', 'vegan')).toEqual(names('butter', 'vegan'))
  })
})
