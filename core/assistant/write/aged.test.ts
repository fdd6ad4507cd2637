import { expect, it } from 'vitest'
import { KNOWLEDGE } from '#content/assistant/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import type { OwnFood } from '../../contracts/cooking-assistant.ts'
import { createAssistant } from '../assistant.ts'
import { SAMPLE_HREFS, SAMPLE_TOOLS } from '../sample-assistant.ts'

const assistant = createAssistant(KNOWLEDGE, createFoods(), SAMPLE_HREFS)
const RICE: OwnFood = {
  name: 'egg fried rice',
  until: '2026-11-22',
  days: 3,
  safety: true,
  unsafe: false,
  printed: true,
  place: 'fridge',
  leftovers: true,
  maybe_gone: false,
  amount: null,
}
// A Thursday.
const today = '2026-11-19'

it.each([
  ['can I eat the fried rice I made last Thursday?', /^No, after 7 days throw it out.*rice keeps 3–4 days/],
  ['can I eat the egg fried rice I made last Thursday?', /^No, after 7 days throw it out.*rice keeps 3–4/],
  ['cooked rice from Monday, can I eat it?', /^Today at the latest/],
  ['can I still eat chicken I cooked 5 days ago?', /^No, after 5 days throw it out/],
  ['I made beef stew on Saturday, is it still safe to eat?', /^No, after 5 days throw it out/],
  ['can I eat the lasagna I made on Tuesday?', /^Yes, if it stayed in the fridge.*3–4 days/],
  ['is salmon I bought last Friday ok', /^No, after 6 days throw it out/],
  ['Yogurt, opened a week ago?', /^7 days are the end of what we go by.*5–7 days.*quality.*smells/],
  ['is yogurt opened 3 days ago ok?', /^Yes, if it stayed in the fridge.*Look and smell/],
  ['is yogurt opened 10 days ago ok?', /^Probably not at its best after 10 days.*quality/],
  ['is yogurt opened a month ago ok?', /^No, after 30 days throw it out/],
])('goes by the day that is named: %s', async (question, expected) => {
  for (const kitchen of [undefined, [RICE]])
    expect(
      (await assistant(question, [], { today, pantry: ['rice'], ...(kitchen && { kitchen }) }, SAMPLE_TOOLS))
        .text,
    ).toMatch(expected)
})
