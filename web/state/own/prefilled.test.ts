import { expect, it } from 'vitest'
import { emptyContent } from '#core/own-recipes/empty.ts'
import { prefilled } from './prefilled.ts'

const named = (title: string) => ({
  content: { ...emptyContent, title },
  doubts: {},
  left: [],
  photos: [],
  beside: [],
})

it('prefilled recipes stay until they are removed, and only the latest few', () => {
  const ids = ['Soup', 'Bread', 'Cake', 'Stew'].map((title) => prefilled.put(named(title)))
  const titles = () => ids.map((id) => prefilled.get(id)?.content.title)
  expect(titles()).toEqual([undefined, 'Bread', 'Cake', 'Stew'])
  prefilled.remove(ids[2] ?? '')
  expect(titles()).toEqual([undefined, 'Bread', undefined, 'Stew'])
})
