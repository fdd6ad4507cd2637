import { describe, expect, it, vi } from 'vitest'
import { type CollectionView, readView } from './collection-address.ts'
import { dropsFor } from './drops.ts'
import { readViewSearch } from './understood.ts'

function actionsFor(address: string) {
  const view: CollectionView = readView(new URLSearchParams(address))
  const { words, understood } = readViewSearch(view)
  return {
    view,
    words,
    understood,
    search: vi.fn(),
    show: vi.fn(),
    anyDiet: vi.fn(),
    profileFilters: false,
  }
}
const why = (filter: string) => ({ drops: [{ filter, total: 4 }] })

describe('why a search finds nothing', () => {
  it('names what the search says, and drops it from the search', () => {
    const actions = actionsFor('q=bacon+vegan+without+nuts')
    const [diet] = dropsFor(why('diet:vegan'), actions)
    expect(diet).toMatchObject({ label: 'Vegan', total: 4 })
    diet?.drop()
    expect(actions.search).toHaveBeenCalledWith('bacon without nuts')
    expect(dropsFor(why('without:peanuts'), actions)[0]?.label).toBe('Without nuts')
    dropsFor(why('leave_out:mushroom'), actionsFor('q=without+mushrooms'))[0]?.drop()
  })

  it.each([
    ['diet:vegan', 'vegan', { diets: ['keto'] }],
    ['without:milk', 'without milk', { without: ['soy'] }],
    ['cuisine:thai', 'thai', { cuisine: '' }],
    ['difficulty:hard', 'hard', { difficulty: 'all' }],
    ['time:15', '15 min or less', { minutes: undefined }],
  ])('names the filter %s of the page, and clears it', (filter, label, change) => {
    const actions = actionsFor('diet=vegan,keto&without=milk,soy&cuisine=thai&difficulty=hard&time=15')
    const [found] = dropsFor(why(filter), actions)
    expect(found?.label).toBe(label)
    found?.drop()
    expect(actions.show).toHaveBeenCalledWith(change)
  })

  it('names the diet of the profile', () => {
    const actions = actionsFor('q=bacon')
    const [diet] = dropsFor(why('diet:vegan'), actions)
    expect(diet?.label).toBe('your diet: vegan')
    diet?.drop()
    expect(actions.anyDiet).toHaveBeenCalled()
  })

  it('never offers to drop what the user avoids', () => {
    expect(dropsFor(why('without:milk'), { ...actionsFor('q=bacon'), profileFilters: true })).toEqual([])
  })

  it('offers to remove all filters where no single one is why, and keeps the words', () => {
    const actions = actionsFor('q=bacon+vegan+under+15+minutes&cuisine=thai&sort=rated')
    const [all] = dropsFor(why('all'), actions)
    expect(dropsFor(why('all'), { ...actions, profileFilters: true })).toEqual([])
    expect(all?.label).toBeUndefined()
    all?.drop()
    expect(actions.search).toHaveBeenCalledWith('bacon')
    expect(actions.show).toHaveBeenCalledWith(expect.objectContaining({ cuisine: '', diets: [] }))
    expect(actions.show).not.toHaveBeenCalledWith(expect.objectContaining({ sort: expect.anything() }))
  })
})
