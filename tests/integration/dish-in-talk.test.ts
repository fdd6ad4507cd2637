import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AssistantContext, Turn } from '#core/assistant/write/answer.ts'
import type { ChatChunk } from '#core/contracts/chat.ts'
import type { CookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { functions } from '#server/functions/index.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { createDeviceServer, type DeviceServer } from '#web/offline/device-server.ts'
import { assistant, cookbookTools } from '../../bench/assistant/built-in.ts'

const MAC = 'One-Pot Stovetop Mac and Cheese'
const KUNG_PAO = 'Kung Pao Chicken'
const CURRY = 'Cupboard Egg Curry'
const TODAY = '2026-11-18'

let server: TestServer
let device: DeviceServer
let rows: ExternalRecipeRow[]
beforeAll(async () => {
  server = await startTestServer({ functions })
  await server.recipes.ready
  rows =
    (await server.sql`select * from external_recipes where title in (${MAC}, ${KUNG_PAO}, ${CURRY})`) as never
  const fresh = JSON.parse(JSON.stringify(rows)) as ExternalRecipeRow[]
  device = createDeviceServer({ rows: fresh, rowOf: async (id) => fresh.find((row) => row.id === id) })
}, 120_000)
afterAll(() => server.stop())

const idOf = (title: string) => rows.find((row) => row.title === title)?.id as string
const planOf = (...titles: string[]): CookingAssistantInput['plan'] => ({
  today: TODAY,
  meals: titles.map((title) => ({
    date: TODAY,
    slot: 'dinner' as const,
    title,
    recipe_id: rows.find((row) => row.title === title)?.id ?? null,
    leftovers: false,
  })),
  buys: [],
})

const textOf = (body: string) =>
  body
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => (JSON.parse(line.slice(6)) as ChatChunk).choices[0].delta.content ?? '')
    .join('')
const ENGINES = {
  server: async (input: CookingAssistantInput) => {
    const answer = await fetch(`${server.url}/functions/v1/cooking-assistant`, {
      method: 'POST',
      headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    expect(answer.status).toBe(200)
    return textOf(await answer.text())
  },
  device: async (input: CookingAssistantInput) => {
    const path = '/functions/v1/cooking-assistant'
    return textOf(
      (await device.answer({ method: 'POST', path, body: JSON.stringify(input) }, {}))?.body ?? '',
    )
  },
}

/** Asks one after the other, with the recipe open; returns the last answer. */
async function talk(
  engine: keyof typeof ENGINES,
  turns: readonly string[],
  { opened, ...more }: Partial<CookingAssistantInput> & { opened?: string } = {},
) {
  const conversation: Turn[] = []
  let text = ''
  for (const message of turns) {
    const recipe = opened === undefined ? {} : { recipe_id: idOf(opened) }
    if (message.startsWith('No longer: ')) {
      conversation.push({ role: 'user', content: message })
      continue
    }
    text = await ENGINES[engine]({ message, conversation: [...conversation], ...recipe, ...more })
    conversation.push({ role: 'user', content: message }, { role: 'assistant', content: text })
  }
  return text
}
const EAT_IT = 'Can my daughter with a peanut allergy eat it?'

describe.each(['server', 'device'] as const)('"it" on the %s', (engine) => {
  it.each([EAT_IT, 'is it safe for my daughter? She is allergic to peanuts', 'Does that contain peanuts?'])(
    'is the planned dish that the last answer named, before the opened recipe: %s',
    async (question) => {
      const safe = await talk(engine, ['What’s for dinner?', question], {
        opened: KUNG_PAO,
        plan: planOf(MAC),
      })
      expect(safe).toContain(MAC)
      expect(safe).not.toContain(KUNG_PAO)
      const unsafe = await talk(engine, ['What’s for dinner?', question], {
        opened: CURRY,
        plan: planOf(KUNG_PAO),
      })
      expect(unsafe).toMatch(/^(No|Yes): \*\*Kung Pao Chicken\*\* contains peanuts/)
      expect(unsafe).not.toContain(CURRY)
    },
  )

  it('stays that dish in the questions after it, until it is taken back', async () => {
    const more = { opened: CURRY, plan: planOf(KUNG_PAO) }
    const turns = ['What’s for dinner?', EAT_IT, 'and my son?', 'Can I freeze it?']
    expect(await talk(engine, turns, more)).toContain(KUNG_PAO)
    const back = ['What’s for dinner?', `No longer: ${KUNG_PAO}.`, EAT_IT]
    expect(await talk(engine, back, more)).toMatch(/^Yes: \*\*Cupboard Egg Curry/)
  })

  it('is the recipe that was opened since', async () => {
    const conversation: Turn[] = [
      { role: 'user', content: 'What’s for dinner?' },
      { role: 'assistant', content: `You have [${MAC}](/recipe/${idOf(MAC)}) for dinner today.` },
    ]
    const text = await ENGINES[engine]({
      message: EAT_IT,
      conversation,
      recipe_id: idOf(KUNG_PAO),
      recipe_is: 'newer',
    })
    expect(text).toMatch(/^No: \*\*Kung Pao Chicken\*\*/)
  })

  it('is not judged by another recipe where it has none', async () => {
    const ask = (title: string) =>
      talk(engine, ['What’s for dinner?', EAT_IT], { opened: CURRY, plan: planOf(title) })
    const unknown = await ask('Pizza with friends')
    expect(unknown).toMatch(/^I can’t judge \*\*Pizza with friends\*\*/)
    expect(unknown).not.toContain(CURRY)
    expect(await ask('Peanut butter noodles')).toMatch(/^No: \*\*Peanut butter noodles\*\* contain/)
    // Its recipe isn't stored there.
    const gone = await ENGINES[engine]({
      message: EAT_IT,
      recipe_id: idOf(CURRY),
      conversation: [
        { role: 'user', content: 'What’s for dinner?' },
        {
          role: 'assistant',
          content: 'You have [Soup](/recipe/a4b1c2d3-0000-4000-8000-000000000001) for dinner today.',
        },
      ],
    })
    expect(gone).toMatch(/^I can’t judge \*\*Soup\*\*/)
  })

  it('asks which one where the last answer named more', async () => {
    const plan = planOf(MAC, KUNG_PAO)
    const which = await talk(engine, ['What’s for dinner?', EAT_IT], { opened: CURRY, plan })
    expect(which).toMatch(/^Which one do you mean: .*Mac and Cheese.* and .*Kung Pao/)
    const named = ['What’s for dinner?', 'Can my daughter with a peanut allergy eat the Kung Pao Chicken?']
    expect(await talk(engine, named, { opened: CURRY, plan })).toMatch(/^No: \*\*Kung Pao/)
  })

  it('a planned meal in one’s own words is judged by its words', async () => {
    const ask = (title: string) =>
      talk(engine, ['Can my daughter with a peanut allergy eat tonight’s dinner?'], { plan: planOf(title) })
    expect(await ask('Pizza with friends')).toMatch(/^I can’t judge/)
    expect(await ask('Peanut butter noodles')).toMatch(/^No: /)
  })
})

it('a suggestion is meant before the opened recipe', async () => {
  const tools = cookbookTools()
  const [egg] = await tools.findRecipe(CURRY, { avoid: [], diets: [], people: [], foods: [] })
  const context: AssistantContext = { recipe: await tools.open(egg?.id ?? '') }
  const history: Turn[] = [
    { role: 'user', content: 'something with chicken and peanuts' },
    { role: 'assistant', content: 'You could make [Kung Pao Chicken](/recipe/kung-pao-chicken): 30 min.' },
  ]
  const { text } = await assistant(EAT_IT, history, context, tools)
  expect(text).toMatch(/^No: \*\*Kung Pao Chicken\*\* contains peanuts/)
})
