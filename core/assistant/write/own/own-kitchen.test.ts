import { describe, expect, it } from 'vitest'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import type { DatedFood, OwnFood } from '../../../contracts/cooking-assistant.ts'
import { createAssistant } from '../../assistant.ts'
import { SAMPLE_HREFS, SAMPLE_TOOLS } from '../../sample-assistant.ts'
import type { Turn } from '../answer.ts'

const assistant = createAssistant(KNOWLEDGE, createFoods(), SAMPLE_HREFS)

const own = (name: string, until: string | null, days: number | null, more: Partial<OwnFood>): OwnFood => ({
  name,
  until,
  days,
  safety: false,
  unsafe: false,
  printed: false,
  place: 'fridge',
  leftovers: false,
  maybe_gone: false,
  amount: null,
  ...more,
})

const PAST = { safety: true, unsafe: true }
/** On Wednesday, November 18. */
const KITCHEN: readonly OwnFood[] = [
  own('chicken breast', '2026-11-17', -1, PAST),
  own('ground beef', '2026-11-14', -4, PAST),
  own('ground beef', '2026-11-20', 2, { safety: true, printed: true }),
  own('salmon', '2027-02-01', 75, { place: 'freezer' }),
  own('whole milk', '2026-11-22', 4, { printed: true, amount: '1 liter' }),
  own('heavy cream', '2026-11-16', -2, { printed: true }),
  own('egg', '2026-12-05', 17, { amount: '6' }),
  own('spinach', '2026-11-19', 1, {}),
  own('cheddar cheese', '2026-12-10', 22, { printed: true, amount: '200 g' }),
  own('feta cheese', '2026-11-12', -6, { printed: true }),
  own('lentil soup', '2026-11-18', 0, { safety: true, leftovers: true }),
  own('beef chili', '2026-11-15', -3, { ...PAST, leftovers: true }),
  own('rice', null, null, { place: 'pantry' }),
]
const NEAR = ['chicken breast', 'ground beef', 'heavy cream', 'spinach', 'lentil soup', 'beef chili']
const DATED: readonly DatedFood[] = KITCHEN.filter(({ name }) => NEAR.includes(name)).flatMap(
  ({ name, until, days, safety, unsafe }) =>
    until === null || days === null ? [] : { name, until, days, safety, unsafe },
)
const PANTRY = [...new Set(KITCHEN.filter((food) => !food.leftovers).map(({ name }) => name))].filter(
  (name) => name !== 'chicken breast',
)
const CONTEXT = { pantry: PANTRY, dated: DATED, kitchen: KITCHEN }

const says = async (question: string, history: readonly Turn[] = [], context: object = CONTEXT) =>
  (await assistant(question, history, context, SAMPLE_TOOLS)).text

const CHICKEN = /^Don’t eat your chicken breast: it is 1 day past its date\. Throw it out/
const BEEF = /ground beef, throw out the older one.*The newer one is good: use by Friday/s
const CREAM = /heavy cream is 2 days past its best\. .*Nov 16/s

/** Each question, what its answer says, and what it must not. */
const GOLDEN: readonly [string, RegExp, RegExp?][] = [
  // Past the date that keeps it safe, by a general word too.
  ['can I still cook my chicken tonight?', CHICKEN, /\byes\b|from frozen|oven/i],
  ['is my chicken still ok?', CHICKEN],
  ['can i use the chicken in the fridge tonight', CHICKEN],
  ['should I cook the chicken tonight', CHICKEN],
  ['I want to grill my chicken tonight, how long does it take?', CHICKEN, /\bminutes\b/],
  ['how do I cook the chicken I have', CHICKEN],
  ['has my chicken gone bad', CHICKEN],
  ['can I freeze my chicken', CHICKEN],
  ['how is my poultry doing?', CHICKEN],
  ['is the meat I have still fine?', /ground beef.*chicken breast/s, /supper/],
  ['is my beef still good', BEEF],
  ['can I still make burgers with my ground beef?', BEEF],
  ['can I still eat the chili?', /^Don’t eat your beef chili: it is 3 days past its date/],
  // Past its best.
  ['is my cream still ok?', CREAM, /Don’t eat/],
  ['can I still use my cream?', CREAM, /Throw it out/],
  ['can I still cook with the heavy cream tonight', /looks, smells and tastes right/],
  ['is my feta ok to eat?', /^Your feta cheese is 6 days past its best\. .*Nov 12.*package/s],
  ['how is my cheese?', /feta cheese.*cheddar cheese|cheddar cheese.*feta cheese/s],
  // Good.
  ['how is my milk?', /^Your whole milk, by the date in your pantry: best by Sunday\. .*Nov 22.*package/s],
  ['is my milk ok', /^Your whole milk.*still good/s],
  ['when does my milk expire?', /^Your whole milk.*Nov 22/s],
  ['whats the date on our milk', /Nov 22.*package/s],
  ['how long is my spinach good for?', /^Your spinach.*best by tomorrow.*Nov 19.*guess/s],
  ['when will my eggs go bad', /^Your eggs, by the date in your pantry: best by Dec 5.*guess/s],
  ['are the eggs still good', /^Your eggs.*still good/s],
  ['how many days are left on my cheddar', /cheddar cheese.*Dec 10/s],
  ['is my fish still good?', /salmon.*freezer.*safe/s],
  ['how much longer will my salmon keep', /salmon.*freezer.*Feb 1/s],
  // What there is.
  ['do I have to throw anything out?', /ground beef, the older one.*beef chili.*chicken breast/is],
  ['what do I need to throw away', /chicken breast/i, /whole milk/],
  ['is there anything expired in my fridge', /chicken breast/],
  ['what leftovers do I have?', /Lentil soup.*use today.*beef chili/is, /whole milk/],
  ['any leftovers left?', /Lentil soup/i],
  ['are my leftovers still good?', /Lentil soup.*beef chili|beef chili.*lentil soup/is],
  ['what is in my fridge?', /whole milk.*eggs?/is, /\brice\b|^.*salmon/s],
  ['whats in the freezer', /salmon/i, /whole milk/i],
  ['what food do I have at home', /salmon.*rice|rice.*salmon/is],
  ['do I have eggs?', /^Yes.*6 eggs/s],
  ['how many eggs do I have?', /6 eggs/],
  ['do we have any cheese left', /^Yes.*cheddar cheese.*200 g/s],
  ['have I got milk', /^Yes.*whole milk.*1 liter/s],
  ['do I have any butter?', /^No.*butter/s],
  ['is there chicken in my fridge?', /chicken breast.*Throw it out/s, /supper/],
  ['how much rice do I have', /rice.*doesn’t say how much/s],
]

/** Eggs of two dates, ham on its last day, and a dish past its own. */
const NOW: readonly OwnFood[] = [
  own('egg', '2026-11-16', -2, { ...PAST, printed: true, amount: '1' }),
  own('egg', '2026-12-01', 13, { safety: true, printed: true, amount: '6' }),
  own('smoked ham', '2026-11-18', 0, { safety: true, printed: true, freezes: true }),
  own('bologna', '2026-11-19', 1, { safety: true, freezes: false }),
  own('spinach', '2026-11-19', 1, {}),
  own('goat cheese', '2026-11-16', -2, { safety: true }),
  own('cheese omelet', '2026-11-16', -2, { ...PAST, leftovers: true, printed: true }),
  own('lentil soup', '2026-11-20', 2, { safety: true, leftovers: true, printed: true, freezes: true }),
]
const OMELET = /^Don’t eat your cheese omelet: .*Heating or cooking doesn’t make it safe/s
const HAM = /^No, not tomorrow: your smoked ham .*Use it today, or freeze it today\./

describe('a food in two places', () => {
  const BEEF = [
    own('ground beef', '2026-11-20', 2, { safety: true, amount: '400 g' }),
    own('ground beef', '2027-03-19', 121, { place: 'freezer', amount: '500 g' }),
  ]
  const OLD = [own('ground beef', '2026-11-16', -2, { ...PAST, amount: '400 g' }), ...BEEF.slice(1)]
  it.each([
    [
      'is my ground beef still ok?',
      BEEF,
      /ground beef \(400 g, in the fridge\).*use by Friday.*ground beef \(500 g\) is in the freezer/s,
    ],
    ['do I have ground beef?', BEEF, /400 g, in the fridge.*500 g, in the freezer/s],
    ['is my ground beef still ok?', OLD, /throw out the 400 g in the fridge: it is 2 days past its date/],
    ['do I have to throw anything out?', OLD, /ground beef \(400 g, in the fridge\)\*\*: 2 days past/i],
  ])('%s', async (question, kitchen, expected) =>
    expect(await says(question, [], { pantry: ['ground beef'], dated: [], kitchen })).toMatch(expected),
  )
})

describe('one date of several, another day, another source', () => {
  it.each<[string, RegExp, RegExp?]>([
    [
      'are my eggs still good?',
      /^Of your eggs, throw out 1: it is 2 days past its date.*The other 6 are good: use by Dec 1/s,
      /Don’t eat your eggs/,
    ],
    ['how many eggs do I have?', /^You have 6 eggs.*Of your eggs, throw out 1:/s],
    ['do I have to throw anything out?', /\*\*1 egg\*\*.*Past a careful guess: goat cheese/s],
    ['is my goat cheese ok?', /by a careful guess\. Go by the date on the package/, /about quality/],
    ['is the smoked ham ok tomorrow?', HAM, /still good/],
    ['can I eat the ham tomorrow?', HAM],
    ['will the ham be fine on Friday?', /^No, not on Friday: your smoked ham will be 2 days past its date/],
    ['can I have the ham the day after tomorrow?', /^No, not on Friday/],
    ['is my bologna ok in 3 days?', /^No, not on Saturday.*Use it by tomorrow\./, /freeze/],
    ['is my spinach ok at the weekend?', /your spinach will be 2 days past its best on Saturday.*quality/s],
    ['can I eat my lentil soup on Friday?', /It will still be good on Friday/],
    ['is the lentil soup still good on saturday?', /^No, not on Saturday.*Use it by Friday, or freeze it by/],
    ['are my eggs ok next week?', /throw out 1.*The other 6 are good: use by Dec 1/],
    ['is the ham I bought on Monday still ok?', /use today\. It is still good/, /^No/],
    ['is the lentil soup still good?', /Nov 20 is the date set in your pantry/, /package/],
    ['is the ham still good?', /Nov 18 is the date you entered for the package/],
    ['can I eat the leftover omelet if I heat it well?', OMELET, /egg/],
    ['is it safe to eat the leftover omelet if I microwave it?', OMELET],
    ['can I eat the leftover lentil soup if I heat it well?', /^Your lentil soup.*still good/],
  ])('%s', async (question, expected, never) => {
    const text = await says(question, [], { pantry: ['egg', 'spinach'], dated: [], kitchen: NOW })
    expect(text).toMatch(expected)
    if (never) expect(text).not.toMatch(never)
  })

  it('goes on about the same food on another day', async () => {
    const history: Turn[] = [
      { role: 'user', content: 'is the smoked ham still ok?' },
      { role: 'assistant', content: 'Your smoked ham, by the date in your pantry: use today.' },
    ]
    const context = { pantry: ['egg'], dated: [], kitchen: NOW }
    expect(await says('will it be ok tomorrow?', history, context)).toMatch(HAM)
  })
})

describe('forty questions about one kitchen', () => {
  it.each(GOLDEN.map(([question, ...checks]) => ({ question, checks })))(
    '$question',
    async ({ question, checks: [expected, never] }) => {
      const text = await says(question)
      expect(text).toMatch(expected)
      if (never) expect(text).not.toMatch(never)
    },
  )
})

describe('other words for the same', () => {
  it.each([
    ['chicken', 'would it be safe to eat the chicken tonight', CHICKEN],
    ['chicken', 'my chicken expired yesterday, can I still cook it?', CHICKEN],
    ['chicken', 'what can I make with my chicken', CHICKEN],
    ['chicken', 'how long should I bake my chicken', CHICKEN],
    ['chicken', 'is the chicken we have any good', CHICKEN],
    ['chicken', 'I have chicken in the fridge, is it still okay?', CHICKEN],
    ['mince', 'is my mince still ok', BEEF],
    ['milk', 'did my milk go bad', /^Your whole milk.*still good/s],
    ['milk', 'until when is our milk good', /Nov 22/],
    ['milk', 'is the milk expired', /^Your whole milk/],
    ['milk', 'should I throw out my milk?', /^Your whole milk.*still good/s],
    ['milk', 'how much milk do we have left', /^You have whole milk \(1 liter/],
    ['milk', 'can I drink my milk tomorrow', /^Your whole milk/],
    ['eggs', 'how old are my eggs', /^Your eggs/],
    ['eggs', 'are we out of eggs?', /6 eggs/],
    ['eggs', 'where are my eggs', /6 eggs \(in the fridge/],
    ['rice', 'is my rice still good?', /^Your pantry has no date for your rice\. In general:/],
    ['soup', 'can I still eat my lentil soup?', /^Your lentil soup.*use today.*still good/s],
    ['cream', 'when does my cream go off', CREAM],
    ['vegetables', 'what vegetables do I have?', /spinach/],
    ['cheese', 'which cheeses do we have', /^You have feta cheese.*cheddar cheese/s],
    ['meat', 'what meat do I have', /ground beef.*Don’t eat your chicken breast/s],
    ['all', 'what do I have in the fridge', /Whole milk/],
    ['all', 'show me my pantry', /Whole milk.*Rice/s],
    ['all', 'should I throw away anything?', /Chicken breast/],
    ['all', 'do I have any leftovers in the fridge?', /Lentil soup/],
  ])('%s: %s', async (_, question, expected) => expect(await says(question)).toMatch(expected))
})

describe('what the date alone doesn’t decide', () => {
  it.each([
    'I left my milk out overnight, is it still ok?',
    'my milk smells sour, is it still good?',
    'is my salmon safe to eat raw',
    'can my dog eat my cheddar',
    'is my milk ok for my baby',
    'is my milk vegan',
    'how do I store my spinach',
    'can I freeze my milk?',
    'how long does milk keep in the fridge',
    'how long does chicken keep in the fridge',
    'what temperature should chicken be',
    'what can I use instead of milk',
    'how many eggs do I need for pancakes',
    'how long can chicken be left out',
    'my spinach is slimy, can I still use it',
    'there is mold on my cheddar, is it safe?',
    'how long will my milk keep in the freezer',
    'why is my chicken so dry every time',
    'how long does chicken keep in the freezer',
  ])('is answered by the notes: %s', async (question) => {
    const text = await says(question)
    expect(text).toBe(await says(question, [], {}))
  })

  it('but never against it', async () => {
    expect(await says('I left my chicken out overnight, is it ok?')).toMatch(CHICKEN)
    expect(await says('can I cook my chicken from frozen tonight?')).toMatch(CHICKEN)
    expect(await says('how long do I roast chicken breast')).toMatch(/Your own chicken breast is past/)
    expect(await says('what can I cook with chicken?')).toMatch(/supper.*Your own chicken breast is past/s)
  })
})

describe('a conversation', () => {
  const talk = (question: string, answer: string): Turn[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: answer },
  ]
  it('goes on to the next food', async () => {
    const before = talk('is my milk ok?', await says('is my milk ok?'))
    expect(await says('and the eggs?', before)).toMatch(/^Your eggs/)
    expect(await says('what about the chicken?', before)).toMatch(CHICKEN)
  })
  it.each([
    'can I freeze it?',
    'how long do I bake it?',
    'what can I make with it?',
    'can I freeze the chicken',
  ])('keeps to what was said: %s', async (question) => {
    const before = talk('is my chicken ok?', await says('is my chicken ok?'))
    expect(await says(question, before)).toMatch(/Don’t eat your chicken breast|throw it out/i)
  })
  it('answers two questions at once', async () => {
    const text = await says('Is my chicken still ok? Can I freeze it for later?')
    expect(text).toMatch(CHICKEN)
    expect(text).not.toMatch(/\byes\b/i)
    expect(await says('Is my milk ok? How many eggs do I have?')).toMatch(/whole milk.*6 eggs/s)
  })
  it('doesn’t save what is thrown out', async () => {
    const before = talk('is my chicken ok?', await says('is my chicken ok?'))
    expect(await says('what if I cook it really well?', before)).not.toMatch(/\byes\b/i)
    expect(await says('what if I cook it really well?', before)).toMatch(/throw|doesn’t make it safe/i)
  })
})

describe('what is known without the kitchen', () => {
  const listed = { pantry: PANTRY, dated: DATED }
  it('is the dates that are near, and the list', async () => {
    expect(await says('can I still cook my chicken tonight?', [], listed)).toMatch(CHICKEN)
    expect(await says('do I have eggs?', [], listed)).toMatch(/^Yes, you have eggs/)
    expect(await says('do I have butter?', [], listed)).toMatch(/^No/)
    expect(await says('what is in my kitchen?', [], listed)).toMatch(/salmon/i)
    expect(await says('do I have eggs?', [], { pantry: [], dated: [] })).toMatch(/^I don’t know yet/)
  })
})
