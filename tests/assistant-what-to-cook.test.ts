import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AssistantTools, Turn } from '#core/assistant/write/answer.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { normalWords } from '#core/text/normalise.ts'
import { cookbookRows } from '#server/database/cookbook-rows.ts'
import { assistant, cookbookTools } from '../bench/assistant/built-in.ts'

let tools: AssistantTools
beforeAll(() => {
  tools = cookbookTools()
}, 60_000)

type Row = Omit<ExternalRecipeRow, 'created_at' | 'scraped_at' | 'source_url'>
const ROWS = new Map(cookbookRows().map((row): [string, Row] => [row.slug ?? '', row]))

/** What must hold of every listed recipe, by its data. */
interface Held {
  meals?: string[]
  notMeals?: string[]
  minutes?: number
  diets?: string[]
  avoid?: string[]
  notFoods?: string[]
  uses?: string[]
  anyOf?: string[]
  cuisines?: string[]
  tags?: string[]
  anyTag?: string[]
  difficulty?: string
  ingredients?: number
  title?: string
  mild?: boolean
  noOven?: boolean
  noCook?: boolean
}
interface Golden extends Held {
  turns: string[]
  /** Nothing that was listed before. */
  fresh?: boolean
  /** Too few recipes keep these, and the answer says so. */
  relaxed?: (keyof Held)[]
}

const total = (row: Row) =>
  (row.prep_time_minutes ?? 0) + (row.cooking_time_minutes ?? 0) + (row.rest_time_minutes ?? 0)
const names = (row: Row, food: string) => {
  const own = normalWords(food)
  return row.ingredients.some((line) => {
    const words = normalWords(line)
    return words.some((_, at) => own.every((word, i) => words[at + i] === word))
  })
}
const holds = (row: Row, food: string) => row.foods.includes(food) || names(row, food)
const STAPLE = /\b(?:salt|black pepper|water|(?:olive|vegetable|canola|neutral) oil)\b/i
const HOT =
  /cayenne|pepper flakes|jalape|serrano|habanero|sriracha|gochu|hot sauce|chipotle|curry paste|harissa/i
const OVEN = /\b(?:oven|broiler|preheat)\b/i

const CHECKS: { [Key in keyof Held]-?: (row: Row, held: NonNullable<Held[Key]>) => boolean } = {
  meals: (row, meals) => meals.includes(row.meal ?? ''),
  notMeals: (row, meals) => !meals.includes(row.meal ?? ''),
  minutes: (row, most) => total(row) <= most,
  diets: (row, diets) => diets.every((diet) => row.dietary_tags.includes(diet)),
  avoid: (row, avoid) => !avoid.some((allergen) => row.allergens.includes(allergen)),
  notFoods: (row, foods) => !foods.some((food) => holds(row, food)),
  uses: (row, foods) => foods.every((food) => holds(row, food)),
  anyOf: (row, foods) => foods.some((food) => holds(row, food)),
  cuisines: (row, cuisines) => cuisines.includes(row.cuisine_type ?? ''),
  tags: (row, tags) => tags.every((tag) => row.tags.includes(tag)),
  anyTag: (row, tags) => tags.some((tag) => row.tags.includes(tag)),
  difficulty: (row, level) => row.difficulty_level === level,
  ingredients: (row, most) => row.ingredients.filter((line) => !STAPLE.test(line)).length <= most,
  title: (row, words) => new RegExp(words, 'i').test(row.title),
  mild: (row) => !row.ingredients.some((line) => HOT.test(line)),
  noOven: (row) => !OVEN.test(row.instructions.join(' ').replace(/dutch oven/gi, '')),
  noCook: (row) => row.tags.includes('no-cook') || row.cooking_time_minutes === 0,
}

const brokenBy = (row: Row, held: Held) =>
  (Object.keys(CHECKS) as (keyof Held)[]).filter(
    (key) => held[key] !== undefined && !CHECKS[key](row, held[key] as never),
  )

const slugsOf = (text: string) => [...text.matchAll(/\(\/recipe\/([^)]+)\)/g)].map(([, slug]) => slug ?? '')

async function talk(turns: readonly string[], pantry: string[] = []) {
  const history: Turn[] = []
  let last = { text: '', topic: '' }
  for (const content of turns) {
    last = await assistant(content, history, { pantry }, tools)
    history.push({ role: 'user', content }, { role: 'assistant', content: last.text })
  }
  const before = history
    .slice(0, -2)
    .flatMap(({ role, content }) => (role === 'assistant' ? slugsOf(content) : []))
  return { ...last, slugs: slugsOf(last.text), before }
}

const GOLDEN = readFileSync(new URL('./fixtures/what-to-cook.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Golden)

describe('asked what to cook, the assistant lists three recipes that keep the wish', () => {
  it('has 60 requests to prove it', () => expect(GOLDEN.length).toBeGreaterThanOrEqual(60))

  it.each(GOLDEN.map((golden) => [golden.turns.join(' / '), golden] as const))('%s', async (_, golden) => {
    const { turns, fresh, relaxed = [], ...held } = golden
    const { text, slugs, before } = await talk(turns)
    expect(slugs, text).toHaveLength(3)
    expect(new Set(slugs).size).toBe(3)
    for (const slug of slugs) {
      const broken = brokenBy(ROWS.get(slug) as Row, held).filter((key) => !relaxed.includes(key))
      expect(broken, `${slug}\n${text}`).toEqual([])
    }
    if (relaxed.length > 0) expect(text).toMatch(/^No |\(only \d/)
    else expect(text).not.toMatch(/^No |\(only \d/)
    if (fresh) expect(slugs.filter((slug) => before.includes(slug))).toEqual([])
    expect(text).toMatch(/\?$/)
  })

  it('opens one of them by its place', async () => {
    const { text, slugs, before } = await talk(['dinner ideas', 'the second one'])
    expect(slugs).toEqual([before[1]])
    expect(text).toMatch(/You need .+,/)
  })

  it('gives up time before anything else, and says so', async () => {
    const { text, slugs } = await talk(['vegan dinner in 5 minutes'])
    expect(text).toMatch(/^No vegan dinners under 5 minutes; these take \d+ minutes or less:/)
    for (const slug of slugs) expect(ROWS.get(slug)?.dietary_tags).toContain('vegan')
  })

  it('starts with what the pantry is ready for', async () => {
    const { slugs } = await talk(
      ['what can I cook with what I have?'],
      ['eggs', 'potatoes', 'onion', 'olive oil'],
    )
    for (const slug of slugs)
      expect(brokenBy(ROWS.get(slug) as Row, { anyOf: ['egg', 'potato', 'onion'] })).toEqual([])
  })

  it('lets a wish for a diet end with a food that cannot fit it, but not an allergy', async () => {
    const chicken = await talk(['vegan dinner', 'what about chicken'])
    for (const slug of chicken.slugs)
      expect(brokenBy(ROWS.get(slug) as Row, { uses: ['chicken'] })).toEqual([])
    const eggs = await talk(["I'm allergic to eggs. breakfast ideas", 'with eggs'])
    for (const slug of eggs.slugs) expect(brokenBy(ROWS.get(slug) as Row, { avoid: ['eggs'] })).toEqual([])
  })

  it('keeps a menu to the limits, in whatever words', async () => {
    const { text, slugs } = await talk(["three course menu that doesn't use dairy or eggs"])
    expect(text).toContain('Main')
    for (const slug of slugs) expect(brokenBy(ROWS.get(slug) as Row, { avoid: ['milk', 'eggs'] })).toEqual([])
  })
})

describe('what asks for something else is not answered with a list of recipes', () => {
  it.each([
    'how long do I cook rice',
    'what temperature for chicken',
    'what is a good substitute for eggs',
    'what can I use instead of butter in cookies',
    'can I freeze soup',
    'is tofu gluten free',
    'how do I cook a steak',
    'how much pasta for 4 people',
    'what is a roux',
    'what goes with salmon',
    'why is my bread dense',
    'my soup is too salty',
    'do I need to soak beans overnight',
    'leftover pizza 5 days old',
    'how long does leftover chicken last',
    'what pan for pancakes',
    'no eggs for pancakes what do i do',
    'air fryer chicken wings time',
    'soy free soy sauce',
    'side dishes for meatloaf',
    'what is the difference between stew and soup',
    'calories in a banana',
    'convert 2 cups to grams',
    'I left soup out for 5 hours',
    'which knife do i need for bread',
    'double a recipe for 8x8 what pan',
    'I have celiac disease, is beer ok',
    'can pregnant women eat sushi',
    'best apples for pie',
    'thanks',
    'hello',
    'who won the world cup',
    'what should I eat when I have a cold',
    'slow cooker beef curry hours',
  ])('%s', async (question) => {
    const { topic, text } = await talk([question])
    expect(topic, text).not.toBe('cook with')
  })

  it.each([
    ['dinner ideas', 'how long does rice take'],
    ['dinner ideas', 'thanks'],
    ['dinner ideas', 'is tofu vegan'],
    ['dinner ideas', 'what can I use instead of butter'],
    ['breakfast ideas', 'can I freeze pancakes'],
  ])('%s / %s', async (...turns) => expect((await talk(turns)).topic).not.toBe('cook with'))
})

describe('for any wish of the grammar', () => {
  const MEALS = {
    breakfast: ['breakfast'],
    lunch: ['lunch', 'salad', 'soup'],
    dinner: ['dinner', 'soup'],
    dessert: ['dessert'],
    snack: ['snack'],
  }
  const some = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined })
  const wish = fc.record({
    lead: fc.constantFrom('', 'i need a ', 'what can I make: ', 'ideas for a ', 'pls suggest a '),
    diet: some('vegan', 'vegetarian', 'gluten-free', 'dairy-free', 'pescatarian', 'halal'),
    meal: fc.constantFrom('breakfast', 'lunch', 'dinner', 'dessert', 'snack'),
    without: some('mushrooms', 'cheese', 'tomato', 'chicken', 'rice', 'onion', 'garlic', 'chocolate'),
    avoid: some('eggs', 'milk', 'peanuts', 'fish', 'soy', 'sesame'),
    says: fc.constantFrom('without', 'no', "that doesn't use", 'but I hate', 'we have no'),
    minutes: some(10, 15, 20, 30, 45, 60),
    cuisine: some('italian', 'thai', 'mexican', 'indian'),
    more: fc.boolean(),
  })

  it('no listed recipe breaks what must never be given up, nor anything that the answer does not give up', async () => {
    await fc.assert(
      fc.asyncProperty(wish, async ({ lead, diet, meal, without, avoid, says, minutes, cuisine, more }) => {
        const time = minutes ? ` under ${minutes} minutes` : ''
        const out = [without, avoid].filter((one) => one !== undefined).map((food) => ` ${says} ${food}`)
        const asked = `${lead}${[diet, cuisine, meal].filter((one) => one !== undefined).join(' ')}${time}${out.join(',')}`
        const { text, slugs, topic } = await talk(more ? [asked, 'more'] : [asked])
        expect(topic, asked).toBe('cook with')
        const never: Held = {
          ...(diet && { diets: [diet] }),
          ...(avoid && { avoid: [avoid] }),
          ...(without && { notFoods: [normalWords(without).join(' ')] }),
        }
        const rest: Held = {
          meals: MEALS[meal as keyof typeof MEALS],
          ...(minutes && { minutes }),
          ...(cuisine && { cuisines: [cuisine] }),
        }
        const whole = !/^No |\(only \d/m.test(text)
        for (const slug of slugs) {
          const row = ROWS.get(slug) as Row
          expect(brokenBy(row, whole ? { ...never, ...rest } : never), `${asked}\n${slug}\n${text}`).toEqual(
            [],
          )
        }
        if (whole) expect(slugs).toHaveLength(3)
      }),
      { numRuns: 150 },
    )
  }, 120_000)
})
