import { describe, expect, it } from 'vitest'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { createAssistant } from '../assistant.ts'
import { EMPTY_TOOLS, SAMPLE_HREFS } from '../sample-assistant.ts'
import type { Turn } from './answer.ts'

const assistant = createAssistant(KNOWLEDGE, createFoods(), SAMPLE_HREFS)
const says = async (question: string, ...before: string[]) =>
  (
    await assistant(
      question,
      before.map((content): Turn => ({ role: 'user', content })),
      {},
      EMPTY_TOOLS,
    )
  ).text

describe('questions about a food and an allergen, a diet or a person', () => {
  it.each([
    ['does naan have dairy', /^Yes: naan usually contains milk/],
    ['is naan dairy free', /^No: naan isn't dairy-free/],
    ['is pie crust dairy free', /^It depends: pie crust sometimes contains milk/],
    ['can vegans eat honey', /^No: honey isn't vegan/],
    ['is soy sauce gluten free', /^No: soy sauce isn't gluten-free\..*wheat/],
    ['does soy sauce have gluten', /^Yes: soy sauce usually contains gluten/],
    ['does pad thai have peanuts', /^Yes: pad thai usually contains peanuts/],
    ['is pad thai peanut free', /^No: pad thai usually contains peanuts/],
    ['shellfish allergy, can I have oyster sauce', /^No: oyster sauce contains mollusks/],
    ['can a celiac eat couscous', /^No: couscous isn't gluten-free.*wheat/],
    ['is parmesan vegetarian', /^No: Parmesan isn't vegetarian\..*rennet/],
    ['is worcestershire sauce vegan', /^No: Worcestershire sauce isn't vegan\..*anchovies/],
    ['are oats gluten free', /^It depends: oats sometimes contain gluten.*certified/],
    ['can I eat brie when pregnant', /^No: brie isn't safe in pregnancy\..*listeria/],
    ['honey for a 9 month old', /^No: honey isn't safe for babies under 12 months/],
    ['can my 18 month old have honey', /^Yes: honey .*not for babies before 12 months/],
    ['can my toddler have popcorn', /^No: popcorn isn't safe for children under 4/],
    ['is gelatin halal', /^It depends: gelatin is halal only if it is certified/],
    ['is a cheeseburger kosher', /^No: a cheeseburger isn't kosher\. Meat and dairy/],
    ['is garlic low FODMAP', /^No: garlic isn't low-FODMAP/],
    ['does Caesar salad contain fish', /^Yes: Caesar salad usually contains fish/],
    ['does Caesar salad contain eggs', /^Yes: Caesar salad usually contains eggs/],
    ['is beer gluten free', /^No: beer isn't gluten-free/],
    ['nut allergy and coconut', /^Yes: coconut has no tree nuts or peanuts/],
    ['nut allergy and nutmeg', /^Yes: nutmeg has no/],
    ['nut allergy and pesto', /^No: pesto usually contains tree nuts/],
    ['are eggs dairy', /^No: eggs have no milk/],
    ['is tofu soy', /^Yes: tofu contains soy/],
    ['is vegan parmesan dairy free', /^Yes: vegan Parmesan is dairy-free/],
    ['is butter vegan and gluten free', /^No: butter isn't vegan\..*Yes: butter is gluten-free/],
    ['can I eat rare steak when pregnant', /^No: raw or undercooked/],
    ['I have celiac disease, is beer ok', /^No: beer isn't gluten-free/],
  ])('%s', async (question, expected) => expect(await says(question)).toMatch(expected))

  it('are answered with "I don\'t know" for a food without a record', async () => {
    expect(await says('is flurbcake gluten free')).toMatch(/^I don't know flurbcake well enough/)
    expect(await says('does zorblax have milk')).toMatch(/^I don't know zorblax/)
  })

  it('carry the food or the need over from the question before', async () => {
    expect(await says('is it gluten free?', 'does pad thai have peanuts')).toMatch(/^It depends: pad thai/)
    expect(await says('and couscous?', 'is rice gluten free')).toMatch(/^No: couscous/)
    expect(await says('can I have oyster sauce?', "I'm allergic to shellfish")).toMatch(/^No: oyster sauce/)
    expect(await says('can I eat leftover rice?', "I'm allergic to peanuts")).toMatch(/2 hours/)
  })

  it('offer what to use instead of an ingredient that does not fit', async () =>
    expect(await says('is soy sauce gluten free')).toContain('(/substitutes/soy sauce)'))

  it('confirm an allergy that is stated alone', async () =>
    expect(await says("I'm allergic to peanuts and kiwi")).toMatch(/^Noted:.*without peanuts or kiwi/))
})
