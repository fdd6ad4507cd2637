import type { Page } from '@playwright/test'
import { installModel, type ModelPlan } from '#tests/support/stand-in-model.ts'
import { axeInBoth, expect, test } from './fixtures.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const talk = (page: Page) => page.getByRole('region', { name: 'Conversation' })
const toggle = (page: Page) => page.getByRole('switch', { name: 'Use your browser’s model' })
const ask = async (page: Page, question: string) => {
  await field(page).fill(question)
  await field(page).press('Enter')
}
const BY_MODEL = 'Answered by your browser’s model'
const BUILT_IN = 'Answered by the built-in assistant'

interface StandIn {
  availability: (options: object) => Promise<string>
  create: () => Promise<object>
}

/** Changes what the stand-in does next. */
const plan = (page: Page, next: Partial<ModelPlan>) =>
  page.evaluate((given) => {
    Object.assign((window as unknown as { modelPlan: ModelPlan }).modelPlan, given)
  }, next)
const sessions = (page: Page) =>
  page.evaluate(() => (window as unknown as { modelPlan: ModelPlan }).modelPlan.sessions)

async function openChat(page: Page, given: Partial<ModelPlan>) {
  await page.addInitScript(installModel, given)
  await page.goto('/cooking-assistant')
}

const fitsNarrow = async (page: Page) => {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expect(field(page)).toBeInViewport({ ratio: 1 })
  if (before) await page.setViewportSize(before)
}

test('the stand-in has the interface of the browser itself', async ({ page }) => {
  await page.goto('/healthz')
  const own = await page.evaluate(async () => {
    const model = (window as unknown as { LanguageModel?: { prototype: object } & StandIn }).LanguageModel
    if (!model) return undefined
    const text = [{ type: 'text', languages: ['en'] }]
    const known = await model.availability({ expectedInputs: text, expectedOutputs: text })
    return { known, names: [...Object.keys(model), ...Object.getOwnPropertyNames(model.prototype)] }
  })
  expect(own, 'Chromium has the interface, with or without a model').toBeDefined()
  expect(['unavailable', 'downloadable', 'downloading', 'available']).toContain(own?.known)
  await page.evaluate(installModel, {})
  const standIn = await page.evaluate(async () =>
    Object.keys(await (window as unknown as { LanguageModel: StandIn }).LanguageModel.create()),
  )
  expect(own?.names).toEqual(expect.arrayContaining(standIn))
})

test('the browser’s model is downloaded, answers on the device, and can be stopped', async ({
  page,
  axe,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/cooking-assistant')) sent.push(request.url())
  })
  await openChat(page, {
    availability: 'downloadable',
    gapMs: 1500,
    answers: [['Toss noodles with lime. ', 'Add chili.']],
  })
  await test.step('it is off, and says what it does', async () => {
    await expect(toggle(page)).not.toBeChecked()
    await expect(page.getByText('your questions stay here', { exact: false })).toBeVisible()
    await axeInBoth(page, axe)
    await fitsNarrow(page)
  })
  await test.step('the download shows its progress and can be canceled', async () => {
    await toggle(page).click()
    await expect(page.getByRole('progressbar', { name: 'Model download' })).toBeVisible()
    await axeInBoth(page, axe)
    await fitsNarrow(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('Download canceled.', { exact: false })).toBeVisible()
    await expect(toggle(page)).not.toBeChecked()
  })
  await test.step('once it is there, it answers', async () => {
    await plan(page, { gapMs: 50 })
    await toggle(page).click()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(toggle(page)).toBeChecked()
    await ask(page, 'A quick dinner?')
    await expect(talk(page).getByText('Toss noodles with lime. Add chili.')).toBeVisible()
    await expect(talk(page).getByText(BY_MODEL)).toBeVisible()
    await axeInBoth(page, axe)
  })
  await test.step('a stopped answer keeps what was written, and can be asked again', async () => {
    await plan(page, { answers: [['Boil the water. ', ...Array(100).fill('Stir it. ')]], gapMs: 200 })
    await ask(page, 'And pasta?')
    await expect(talk(page).getByText(/Boil the water\./)).toBeVisible()
    await page.getByRole('button', { name: 'Stop the answer' }).click()
    await expect(talk(page).getByText('You stopped this answer.')).toBeVisible()
    await plan(page, { answers: [['Nine minutes.']], gapMs: 0 })
    await talk(page).getByRole('button', { name: 'Try Again' }).click()
    await expect(talk(page).getByText('Nine minutes.')).toBeVisible()
  })
  expect(sent).toEqual([])
  await test.step('it is remembered', async () => {
    await page.reload()
    await expect(toggle(page)).toBeChecked()
  })
})

test('a failure of the browser’s model falls back to the built-in assistant', async ({ page, axe }) => {
  await openChat(page, { answerFails: { after: 0, name: 'UnknownError' } })
  await toggle(page).click()
  await expect(toggle(page)).toBeChecked()
  await ask(page, 'How hot should chicken be inside?')
  await expect(talk(page).getByText(BUILT_IN)).toBeVisible()
  await expect(talk(page).getByText(/165/).first()).toBeVisible()
  await expect(talk(page).getByText('Your browser’s model failed.')).toBeVisible()
  await expect(talk(page).getByText('How hot should chicken be inside?')).toBeVisible()
  await axeInBoth(page, axe)
  await test.step('also when the browser has removed it', async () => {
    await plan(page, { availability: 'downloadable' })
    await ask(page, 'and ground beef?')
    await expect(talk(page).getByText(/160/).first()).toBeVisible()
    await expect(talk(page).getByText('Your browser’s model is no longer on this device.')).toBeVisible()
    await page.getByRole('button', { name: 'Download again' }).click()
    await expect(page.getByRole('button', { name: 'Download again' })).toHaveCount(0)
    await expect(toggle(page)).toBeChecked()
  })
})

test('the browser’s model is told of an allergy, and its answer is checked', async ({ page }) => {
  await openChat(page, { answers: [['Noted.'], ['Make a roux of flour and fat.'], ['Make pad thai.']] })
  await toggle(page).click()
  await expect(toggle(page)).toBeChecked()
  const turns = ['I am allergic to peanuts.', 'What is a roux?', 'A quick Thai dinner?']
  for (const [at, question] of turns.entries()) {
    await ask(page, question)
    await expect(talk(page).getByRole('button', { name: 'Copy' })).toHaveCount(at + 1)
    await expect(talk(page).getByText(BY_MODEL)).toHaveCount(1)
  }
  await expect(talk(page).getByText(/Pad thai contains peanuts, which you avoid\./)).toBeVisible()
  const answers = (await sessions(page)).filter(({ asked }) => asked.length > 0)
  expect(answers).toHaveLength(3)
  for (const { system, destroyed } of answers) {
    expect(system).toContain('Never suggest or use: peanuts.')
    expect(destroyed).toBe(true)
  }
  await test.step('help comes first, without the model', async () => {
    await ask(page, 'I ate peanuts and my throat is swelling')
    await expect(talk(page).getByText(/Call 911/)).toBeVisible()
    expect((await sessions(page)).filter(({ asked }) => asked.length > 0)).toHaveLength(3)
  })
})

/** A photo larger than what the model gets, as the page's own canvas encodes it. */
async function photoOf(page: Page) {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2000
    canvas.height = 1500
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('There is no canvas.')
    pen.fillStyle = '#2a7'
    pen.fillRect(400, 300, 1200, 900)
    return canvas.toDataURL('image/png')
  })
  return { name: 'leek.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}

test('the browser’s model answers about a photo, which stays on the device', async ({ page, axe }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const isOurs = request.url().startsWith('http')
    if (isOurs && (request.method() !== 'GET' || request.url().includes('/functions/v1/')))
      sent.push(`${request.method()} ${request.url()}`)
  })
  const choose = async (file: Awaited<ReturnType<typeof photoOf>>) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^(Add a|Change the) photo$/ }).press('Enter')
    await (await chooser).setFiles(file)
  }
  await openChat(page, { answers: [['This is a leek. ', 'Braise it in butter.']] })
  await expect(toggle(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a photo' })).toHaveCount(0)
  await toggle(page).click()
  const add = page.getByRole('button', { name: 'Add a photo' })
  await expect(add).toBeVisible()
  const box = await add.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  sent.length = 0

  await test.step('a file that is no image is refused beside the field', async () => {
    await choose({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('leek') })
    await expect(page.getByText('That file isn’t an image. Choose a photo.')).toBeVisible()
    await axeInBoth(page, axe)
    await fitsNarrow(page)
  })
  await test.step('a photo is shown, and can be removed', async () => {
    await choose(await photoOf(page))
    await expect(page.getByAltText('Your next question is about this')).toBeVisible()
    await expect(page.getByText('That file isn’t an image.', { exact: false })).toHaveCount(0)
    await axeInBoth(page, axe)
    await fitsNarrow(page)
    await page.getByRole('button', { name: 'Remove the photo' }).click()
    await expect(page.getByAltText('Your next question is about this')).toHaveCount(0)
    await expect(add).toBeFocused()
  })
  await test.step('the model sees it, scaled down, and answers', async () => {
    await choose(await photoOf(page))
    await page.getByAltText('Your next question is about this').waitFor()
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(talk(page).getByText('This is a leek. Braise it in butter.')).toBeVisible()
    await expect(talk(page).getByText(BY_MODEL)).toBeVisible()
    await expect(talk(page).getByText('What is this, and what can I cook with it?')).toBeVisible()
    await expect(talk(page).getByAltText('What you asked about')).toBeVisible()
    await axeInBoth(page, axe)
    const seen = await page.evaluate(async () => {
      const { sessions } = (window as unknown as { modelPlan: ModelPlan }).modelPlan
      const { inputs, asked } = sessions.findLast((session) => session.asked.length > 0)!
      const parts = asked[0]?.at(-1)?.content as { type: string; value: Blob }[]
      const bitmap = await createImageBitmap(parts[1]!.value)
      return { inputs, types: parts.map(({ type }) => type), size: [bitmap.width, bitmap.height] }
    })
    expect(seen).toEqual({ inputs: ['text', 'image'], types: ['text', 'image'], size: [1024, 768] })
  })
  expect(sent).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(kept).not.toMatch(/blob:|base64|data:/)
  await test.step('after a reload only its name is left', async () => {
    await page.reload()
    await expect(talk(page).getByText('Photo', { exact: true })).toBeVisible()
    await expect(talk(page).getByAltText('What you asked about')).toHaveCount(0)
  })
  await test.step('a model that refuses the photo leaves the answer to the built-in assistant', async () => {
    await plan(page, { answerFails: { after: 0, name: 'NotSupportedError' } })
    await choose(await photoOf(page))
    await page.getByAltText('Your next question is about this').waitFor()
    await ask(page, 'How hot should chicken be inside?')
    await expect(talk(page).getByText('Your browser’s model couldn’t look at this photo.')).toBeVisible()
    await expect(talk(page).getByText(BUILT_IN)).toBeVisible()
    await expect(talk(page).getByText(/165/).first()).toBeVisible()
  })
  expect(sent).toEqual([])
})
