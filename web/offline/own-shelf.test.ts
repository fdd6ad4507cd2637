import { describe, expect, it, vi } from 'vitest'
import { ownContent, ownDatabase, ownId, storedRecord } from '#tests/support/own-shelf.ts'
import { openOwnShelf } from './own-shelf.ts'

const titles = (shelf: ReturnType<typeof openOwnShelf>) => shelf.rows().map(({ title }) => title)
const soup = { ...ownContent(0), title: 'Nana’s soup' }

describe('own recipes in the worker', () => {
  it('are those of the database, without deleted ones and what is no recipe', async () => {
    const database = await ownDatabase([
      [ownId(1), storedRecord(ownId(1), soup)],
      [ownId(2), storedRecord(ownId(2), ownContent(2), { deletedAt: '2026-11-17T11:00:00Z' })],
      [ownId(3), '{"id":"x"}'],
      [ownId(4), 'no json'],
      [ownId(5), { id: ownId(5), content: soup }],
      [ownId(6), storedRecord(ownId(6), { ...soup, title: 'x'.repeat(5000) })],
    ])
    const shelf = openOwnShelf(database, () => {})
    await shelf.settled()
    expect(titles(shelf)).toEqual(['Nana’s soup'])
    expect(shelf.index().has(ownId(1))).toBe(true)
    expect(shelf.collection().search({ search: 'nana' }).total).toBe(1)
  })

  it('follow what pages write, in the index and the search that are in use', async () => {
    const database = await ownDatabase([[ownId(1), storedRecord(ownId(1), soup)]])
    const onChange = vi.fn()
    const shelf = openOwnShelf(database, onChange)
    await shelf.settled()
    shelf.index()
    shelf.collection()
    const pages = new BroadcastChannel('sous-own')
    const write = async (key: string, value: string | undefined) => {
      await database.update('recipes', [{ key, next: () => value }])
      pages.postMessage({ store: 'recipes', keys: [key] })
    }
    await write(ownId(2), storedRecord(ownId(2), { ...soup, title: 'Stew' }))
    await vi.waitFor(() => expect(titles(shelf)).toEqual(['Nana’s soup', 'Stew']), 10_000)
    expect(shelf.index().has(ownId(2))).toBe(true)
    expect(shelf.collection().search({ search: 'stew' }).total).toBe(1)
    await write(ownId(1), undefined)
    await vi.waitFor(() => expect(titles(shelf)).toEqual(['Stew']), 10_000)
    expect(shelf.index().has(ownId(1))).toBe(false)
    onChange.mockClear()
    await database.clear()
    pages.postMessage({ store: 'all', keys: [] })
    await vi.waitFor(() => expect(titles(shelf)).toEqual([]), 10_000)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 10_000)
    pages.close()
  })

  it('contain what is in the recipes they link to, also when those change', async () => {
    const dough = { ...soup, title: 'Pizza Dough', ingredients: ['4 cups flour', '1 cup water'] }
    const pizza = { ...soup, title: 'Pizza', ingredients: ['1/2 batch Pizza Dough', '1 cup mozzarella'] }
    const database = await ownDatabase([
      [ownId(1), storedRecord(ownId(1), pizza)],
      [ownId(2), storedRecord(ownId(2), dough)],
    ])
    const shelf = openOwnShelf(database, () => {})
    await shelf.settled()
    const scored = () =>
      shelf
        .index()
        .explain([ownId(1)], ['flour'], [])[0]
        ?.map(({ line }) => line)
    expect(scored()).toEqual(['2 cups flour', '1/2 cup water', '1 cup mozzarella'])
    expect(shelf.rowOf(ownId(1))).toMatchObject({
      ingredients: pizza.ingredients,
      line_weights: expect.stringMatching(/^\d{3}$/),
    })
    expect(shelf.rowOf(ownId(1))?.allergens).toContain('gluten')
    expect(shelf.rowOf(ownId(1))?.foods).toContain('flour')

    const pages = new BroadcastChannel('sous-own')
    const write = async (value: string | undefined) => {
      await database.update('recipes', [{ key: ownId(2), next: () => value }])
      pages.postMessage({ store: 'recipes', keys: [ownId(2)] })
    }
    await write(storedRecord(ownId(2), { ...dough, ingredients: ['2 cups ground peanuts'] }))
    await vi.waitFor(() => expect(scored()).toEqual(['1 cup ground peanuts', '1 cup mozzarella']), 10_000)
    expect(shelf.rowOf(ownId(1))?.allergens).toContain('peanuts')
    expect(shelf.rowOf(ownId(1))?.allergens).not.toContain('gluten')
    await write(undefined)
    await vi.waitFor(() => expect(scored()).toEqual(pizza.ingredients), 10_000)
    expect(shelf.rowOf(ownId(1))?.allergens).not.toContain('peanuts')
    pages.close()
  })

  it('are judged once: the facts are kept with them, for this text alone', async () => {
    const database = await ownDatabase([[ownId(1), storedRecord(ownId(1), soup)]])
    const first = openOwnShelf(database, () => {})
    await first.settled()
    const [kept] = await database.get('meta', ['facts-0'])
    expect(kept).toContain(ownId(1))
    // Changed on purpose, to see that they are read.
    const marked = String(kept).replace('"foods":[', '"foods":["kept",')
    await database.update('meta', [{ key: 'facts-0', next: () => marked }])
    const again = openOwnShelf(database, () => {})
    await again.settled()
    expect(again.rows()[0]?.foods).toContain('kept')
    const edited = { ...soup, ingredients: [...soup.ingredients, '1 cup peanuts'] }
    await database.update('recipes', [{ key: ownId(1), next: () => storedRecord(ownId(1), edited) }])
    const later = openOwnShelf(database, () => {})
    await later.settled()
    expect(later.rows()[0]?.foods).not.toContain('kept')
    expect(later.rows()[0]?.allergens).toContain('peanuts')
  })

  it('are judged again where the kept facts are not what facts look like', async () => {
    const database = await ownDatabase([[ownId(1), storedRecord(ownId(1), soup)]])
    const first = openOwnShelf(database, () => {})
    await first.settled()
    const [row] = first.rows()
    const [kept] = await database.get('meta', ['facts-0'])
    for (const bad of [
      String(kept).replace(/"line_weights":"\d/, '"line_weights":"'),
      String(kept).replace('"allergens":[', '"allergens":["<b>",'),
      'nonsense',
      '[]',
      'null',
    ]) {
      await database.update('meta', [{ key: 'facts-0', next: () => bad }])
      const shelf = openOwnShelf(database, () => {})
      await shelf.settled()
      expect(shelf.rows()[0]).toEqual(row)
    }
  })

  it('leave no facts behind when the user signs out meanwhile', async () => {
    const database = await ownDatabase([[ownId(1), storedRecord(ownId(1), soup)]])
    await database.update('meta', [{ key: 'owner', next: () => ownId(9) }])
    const shelf = openOwnShelf(database, () => {})
    await shelf.ready
    await database.clear()
    await shelf.settled()
    expect(await database.all('meta')).toEqual([])
  })
})
