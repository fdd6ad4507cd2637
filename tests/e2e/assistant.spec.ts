import type { Page } from '@playwright/test'
import { keysOf } from '#tests/support/process.ts'
import { axeInBoth, expect, fitsZoomed, test } from './fixtures.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const chat = (page: Page) => page.getByRole('dialog', { name: 'Ask the assistant' })
const talk = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const openChat = async (page: Page) => {
  await page.goto('/cooking-assistant')
  await expect(page.getByRole('list', { name: 'Questions to start with' })).toBeVisible()
}

test('the assistant opens as a chat that answers, with four tiles and tips beside it @wide [C036 C012]', async ({
  page,
  axe,
  viewport,
}) => {
  test.slow()
  await page.goto('/cooking-assistant')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Cooking Assistant')
  await test.step('the intro has four tiles and quick tips [C195 C196]', async () => {
    await expect(page.getByRole('region', { name: 'What it’s good at' }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Quick tips' }).getByRole('listitem')).toHaveCount(3)
  })
  await test.step('the chat is open, and the field to ask is in view [C197]', async () => {
    await expect(field(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('list', { name: 'Questions to start with' })).toBeInViewport({ ratio: 1 })
  })
  await axe(page)
  await test.step('the chat is at most 600 px high on a desktop [C199 C533]', async () => {
    const box = await page.getByRole('region', { name: 'Ask the assistant' }).boundingBox()
    expect(box?.height).toBeGreaterThan(400)
    if ((viewport?.width ?? 0) >= 768) expect(box?.height).toBeLessThanOrEqual(600)
  })

  await test.step('Shift+Enter inserts a line break, Enter sends [C304 C305]', async () => {
    await field(page).fill('How hot should chicken be inside?')
    await field(page).press('Shift+Enter')
    await field(page).pressSequentially('I have a thermometer.')
    await expect(field(page)).toHaveValue('How hot should chicken be inside?\nI have a thermometer.')
    await expect(talk(page).getByText('Sous:')).toHaveCount(0)
    await field(page).press('Enter')
  })
  await test.step('the reply arrives and names its source [C306]', async () => {
    await expect(talk(page).getByText(/165/).first()).toBeVisible()
    await expect(talk(page).getByText('Answered by the built-in assistant')).toBeVisible()
    await expect(field(page)).toHaveValue('')
  })
  await axeInBoth(page, axe)
})

test('what stands in the conversation is shown above the field, and can be taken back', async ({
  page,
  axe,
}) => {
  await openChat(page)
  await field(page).fill('a vegan dinner without tofu, under 45 minutes, for 6 people')
  await field(page).press('Enter')
  const kept = page.getByRole('list', { name: 'Keeping in mind' })
  await expect(kept.getByRole('listitem')).toHaveText([
    'vegan',
    'no tofu',
    'under 45 minutes',
    'for 6 people',
  ])
  await axeInBoth(page, axe)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  await kept.getByRole('button', { name: 'Forget vegan' }).click()
  await expect(talk(page).getByText('Forgotten: vegan')).toBeVisible()
  await expect(kept.getByRole('listitem')).toHaveText(['no tofu', 'under 45 minutes', 'for 6 people'])
  await page.reload()
  await expect(kept.getByRole('listitem')).toHaveText(['no tofu', 'under 45 minutes', 'for 6 people'])
  await field(page).fill('something else')
  await field(page).press('Enter')
  await expect(talk(page).getByText(/^Dinners without tofu, under 45 minutes, for 6, 3 more/)).toBeVisible()
  await expect(kept.getByRole('listitem')).toHaveText(['no tofu', 'under 45 minutes', 'for 6 people'])
})

test('an unclear question gets three choices to tap, and one of them is asked', async ({ page, axe }) => {
  await openChat(page)
  await field(page).fill('The okra soup refuse to draw. I think I overcooked it. Can it be rescued')
  await field(page).press('Enter')
  const choices = talk(page).getByRole('listitem').getByRole('button')
  await expect(choices).toHaveCount(3)
  await axe(page)
  const title = (await choices.first().textContent()) ?? ''
  await choices.first().click()
  await expect(talk(page).getByText(title, { exact: true }).last()).toBeVisible()
  await expect(talk(page).getByRole('button', { name: 'Copy' })).toHaveCount(2)
  await expect(talk(page).getByText('Answered by the built-in assistant')).toHaveCount(1)
})

test('the chat keeps the conversation on the device, handles follow-ups and can be cleared', async ({
  page,
}) => {
  await openChat(page)
  await page.getByRole('button', { name: 'How hot should chicken be inside?' }).click()
  await expect(talk(page).getByText('Answered by the built-in assistant')).toHaveCount(1)
  await page.reload()
  await expect(talk(page).getByText('Answered by the built-in assistant')).toHaveCount(1)

  await field(page).fill('and ground beef?')
  await field(page).press('Enter')
  await expect(talk(page).getByText(/160/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByRole('list', { name: 'Questions to start with' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(talk(page).getByText('and ground beef?')).toBeVisible()
})

test('a long answer leaves its question at the top of the conversation', async ({ page }) => {
  const content = Array.from({ length: 60 }, (_, at) => `Line ${at + 1} of the answer.`).join('\n\n')
  const body = `data: ${JSON.stringify({ choices: [{ delta: { content } }], sous: { engine: 'built-in assistant' } })}\n\ndata: [DONE]\n\n`
  await page.route('**/functions/v1/cooking-assistant', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body }),
  )
  await openChat(page)
  for (const [at, question] of ['The first question?', 'The second question?'].entries()) {
    await field(page).fill(question)
    await field(page).press('Enter')
    await expect(talk(page).getByRole('button', { name: 'Copy' })).toHaveCount(at + 1)
    const log = await talk(page).boundingBox()
    const asked = await talk(page).getByText(question).boundingBox()
    expect((asked?.y ?? 0) - (log?.y ?? 0)).toBeGreaterThan(0)
    expect((asked?.y ?? 0) - (log?.y ?? 0)).toBeLessThan(48)
  }
  await test.step('it opens at its end', async () => {
    await page.reload()
    await expect(talk(page).getByText('Line 60 of the answer.').last()).toBeInViewport()
  })
})

test('over a recipe, the chat shows which one it is about', async ({ page, axe }) => {
  await page.goto('/recipes')
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('navigation', { name: 'Main places' }).getByRole('button', { name: 'Ask' }).click()
  await expect(chat(page).getByText(`About ${title}`)).toBeInViewport({ ratio: 1 })
  await axeInBoth(page, axe)
  await chat(page).getByRole('button', { name: 'Does it contain nuts?' }).click()
  await expect(talk(page).getByText('Answered by the built-in assistant')).toBeVisible()
  await expect(talk(page).getByText(title).first()).toBeVisible()
  await test.step('a cleared conversation comes back with one tap', async () => {
    await chat(page).getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(talk(page).getByText('Does it contain nuts?')).toBeVisible()
  })
})

test('the floating button opens the chat, which finds recipes for the pantry [C110 C198]', async ({
  page,
  axe,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/add-ingredients?ingredients=chicken,rice,onion,garlic')
  await page.getByRole('button', { name: 'Help from the assistant' }).click()
  await expect(page.getByRole('button', { name: 'Ask Chef' })).toBeVisible()
  await axeInBoth(page, axe)
  await fitsZoomed(page)
  await page.getByRole('button', { name: 'Ask Chef' }).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeHidden()
  await test.step('the bar of a phone opens it over the whole page, and Back closes it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const ask = page.getByRole('navigation', { name: 'Main places' }).getByRole('button', { name: 'Ask' })
    await ask.click()
    await expect(field(page)).toBeFocused()
    expect(await chat(page).boundingBox()).toMatchObject({ width: 390, height: 844 })
    await page.goBack()
    await expect(chat(page)).toBeHidden()
    await expect(page).toHaveURL('/add-ingredients')
    await ask.click()
  })
  await field(page).fill('What can I cook with what I have?')
  await field(page).press('Enter')
  const link = talk(page).getByRole('link').first()
  await expect(link).toHaveAttribute('href', /^\/recipe\//)
  // While the answer streams, its links are rendered again with each piece.
  await expect(talk(page).getByText('Answered by the built-in assistant')).toHaveCount(1)
  await link.click()
  await expect(page).toHaveURL(/\/recipe\//)
  await expect(chat(page)).toBeHidden()
})

test('a failure is reported, the question stays, and a retry works [C478 C479 C302]', async ({
  page,
  axe,
}) => {
  await openChat(page)
  await page.route('**/functions/v1/cooking-assistant', (route) => route.abort())
  await field(page).fill('How long do I boil eggs?')
  await field(page).press('Enter')
  await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible()
  await expect(
    talk(page).getByText("I'm sorry, I'm having trouble responding right now. Please try again in a moment."),
  ).toBeVisible()
  await expect(talk(page).getByText('How long do I boil eggs?')).toBeVisible()
  await axeInBoth(page, axe)
  await page.unroute('**/functions/v1/cooking-assistant')
  await talk(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(
    talk(page)
      .getByText(/minutes/)
      .first(),
  ).toBeVisible()
  await expect(talk(page).getByText(/having trouble/)).toHaveCount(0)
})

test('operators see the model’s capabilities, other users do not', async ({ page, axe }) => {
  await page.goto('/debugging')
  await page.getByLabel('Enter the access code').fill('not the code')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByText('Invalid access code. Please try again.').first()).toBeVisible()
  await axeInBoth(page, axe)
  await page.getByLabel('Enter the access code').fill(keysOf(process.env.E2E_DATA_DIR ?? '').accessCode)
  await page.getByRole('button', { name: 'Unlock' }).click()
  const panel = page.getByRole('region', { name: 'Language model' })
  await panel.getByRole('button', { name: 'Check the model' }).click()
  await expect(panel.getByText('No model is set.', { exact: false })).toBeVisible()
  await expect(panel.getByText('Cooking assistant')).toBeVisible()
  await axe(page)
})
