import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readingStore } from '#web/state/recipe-reading.ts'
import { useScaleInAddress } from './scale-in-address.ts'

beforeEach(() => readingStore.clear())
afterEach(() => {
  cleanup()
  readingStore.clear()
})

function Page({ servings }: { servings: number | null | undefined }) {
  useScaleInAddress('soup', servings === undefined ? undefined : { servings })
  const { search } = useLocation()
  return <output>{`[${search}]`}</output>
}
const show = (address: string, servings: number | null | undefined) =>
  render(<Page servings={servings} />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  })
const factor = () => readingStore.get().recipes.soup?.factor

it('takes a factor, once', () => {
  show('/recipe/soup?scale=1.5&x=1', undefined)
  expect(factor()).toBe(1.5)
  expect(screen.getByText('[?x=1]')).toBeTruthy()
})

it('takes portions as soon as it is known what the recipe makes', () => {
  const { rerender } = show('/recipe/soup?serves=8', undefined)
  expect(factor()).toBeUndefined()
  rerender(<Page servings={4} />)
  expect(factor()).toBe(2)
  expect(screen.getByText('[]')).toBeTruthy()
})

it('leaves a recipe as written if nobody knows what it makes', () => {
  show('/recipe/soup?serves=8', null)
  expect(factor()).toBeUndefined()
  expect(screen.getByText('[]')).toBeTruthy()
})
