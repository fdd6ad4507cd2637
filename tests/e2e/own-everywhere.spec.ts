import type { Page } from '@playwright/test'
import { ownContent, ownId, storedRecord } from '#tests/support/own-shelf.ts'
import { expect, test } from './fixtures.ts'

const WORD = 'Zyxqua'
const numbers = [1, 2, 3]

/** As the device stores them, before the app opens. */
async function write(page: Page) {
  await page.goto('/legal')
  const records = numbers.map((n) => {
    const content = { ...ownContent(n), title: `${WORD} dish ${n}`, ingredients: ['2 eggs', '1 cup rice'] }
    return [ownId(n), storedRecord(ownId(n), content)] as const
  })
  await page.evaluate(async (list) => {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('sous-own', 1)
      opening.onupgradeneeded = () => {
        for (const store of ['recipes', 'marks', 'cook_log', 'photos', 'meta'])
          opening.result.createObjectStore(store)
      }
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const writing = opening.result.transaction('recipes', 'readwrite')
        for (const [key, value] of list) writing.objectStore('recipes').put(value, key)
        writing.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    })
    localStorage.setItem('sous-own', JSON.stringify({ used: true, owner: null }))
  }, records)
}

const isOwn = (request: string) => request.includes(WORD) || numbers.some((n) => request.includes(ownId(n)))

test('own recipes are in the collection and the search, and in no request', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await write(page)

  await page.goto('/recipes')
  const card = page.getByRole('article').filter({ hasText: `${WORD} dish 1` })
  await card.scrollIntoViewIfNeeded()
  // Drawn on the device: the server doesn't know the recipe.
  await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/svg\+xml/)

  // What is typed is the user's to send, the recipes are not.
  await page.goto('/recipes?search=dish')
  await expect(page.getByRole('article').filter({ hasText: `${WORD} dish 2` })).toBeVisible()

  expect(sent.some((request) => request.includes('search_collection'))).toBe(true)
  expect(sent.filter(isOwn)).toEqual([])
})

test('the assistant gets the own recipes that a question may be about, and no others', async ({ page }) => {
  await write(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/functions/')) sent.push(request.postData() ?? '')
  })
  await page.goto('/cooking-assistant')
  const talk = page.getByRole('region', { name: 'Conversation' })
  const field = page.getByRole('textbox', { name: 'Your question' })

  await field.fill('How long do I boil an egg?')
  await field.press('Enter')
  await expect(talk.getByText(/minutes/).first()).toBeVisible()
  // While an answer is written, Enter sends no other question.
  await expect(page.getByRole('button', { name: 'Stop the answer' })).toHaveCount(0)
  expect(sent.filter(isOwn)).toEqual([])

  await field.fill(`How much rice is in ${WORD} dish 2?`)
  await field.press('Enter')
  await expect(talk.getByText('1 cup rice')).toBeVisible()
  await expect(talk.getByRole('link', { name: `${WORD} dish 2` })).toHaveAttribute(
    'href',
    `/recipe/${ownId(2)}`,
  )
  const asked = sent.filter(isOwn)
  expect(asked).toHaveLength(1)
  expect(JSON.parse(asked[0] ?? '').own_recipes[0].title).toBe(`${WORD} dish 2`)
})
