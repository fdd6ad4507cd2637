import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { matchedRecipe } from '#tests/support/matched-recipe.ts'
import { cookPosition, cookPositionStore } from '#web/state/cook-position.ts'
import { readingStore } from '#web/state/recipe-reading.ts'
import { timersStore } from '#web/state/timers.ts'
import { CookMode } from './cook-mode.tsx'
import { MainAction } from './main-action.tsx'

const recipe = matchedRecipe('Chicken and Rice', { instructions: ['one', 'two', 'three'] })
const steps = ['Salt the chicken.', 'Brown the chicken, 7 minutes.', 'Pour in the broth.']
const lines = ['6 chicken thighs', '1 teaspoon salt', '2 cups chicken broth']
const advice = ['', '', 'use 2 cups water + 2 tsp soy sauce · adds soy']

const cookMode = (afterwards?: ReactNode) => (
  <MemoryRouter>
    <CookMode
      recipe={recipe}
      steps={steps}
      lines={lines}
      advice={advice}
      mentions={[[0, 1], [0], [2]]}
      timers={null}
      ownTimer={null}
      afterwards={afterwards}
    />
  </MemoryRouter>
)
const open = (afterwards?: ReactNode) => render(cookMode(afterwards))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  for (const store of [cookPositionStore, readingStore, timersStore]) store.reread()
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('cook mode', () => {
  it('has what is left to do in the bar at the end, then the way back', () => {
    const { rerender } = open(
      <MainAction>
        <button type="button">Update my pantry</button>
      </MainAction>,
    )
    for (const name of ['Start with step 1', 'Next step', 'Next step', 'Finish']) press(name)
    const bar = within(screen.getByRole('contentinfo'))
    expect(bar.getByRole('button', { name: 'Update my pantry' })).toBeTruthy()
    expect(bar.queryByRole('link', { name: 'Back to the recipe' })).toBeNull()
    rerender(cookMode())
    expect(bar.getByRole('link', { name: 'Back to the recipe' })).toBeTruthy()
  })

  it('ticks off what is set out, and says what to use for what is missing', () => {
    open()
    const box = screen.getByRole('checkbox', { name: '1 teaspoon salt' })
    fireEvent.click(box)
    expect(box).toHaveProperty('checked', true)
    expect(readingStore.get().recipes[recipe.id]?.checked).toEqual([1])
    expect(screen.getByRole('checkbox', { name: /^2 cups chicken broth use 2 cups water/ })).toBeTruthy()
  })

  it('lists amounts once, and the swap where it is used', () => {
    open()
    press('Start with step 1')
    const items = () => screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(items()).toEqual(['6 chicken thighs ', '1 teaspoon salt '])
    press('Next step')
    expect(items()).toEqual(['chicken thighs from step 1'])
    press('Next step')
    expect(items()).toEqual([`2 cups chicken broth ${advice[2]}`])
  })

  it('shows that the timer of a step runs, and starts it only once', () => {
    open()
    press('Start with step 1')
    press('Next step')
    press('Start 7 min timer')
    press('7 min timer running')
    expect(timersStore.get().map(({ name }) => name)).toEqual(['Step 2: brown chicken'])
    timersStore.cancel(timersStore.get()[0]?.id ?? '')
    cleanup()
    open()
    expect(within(document.body).getByRole('button', { name: 'Start 7 min timer' })).toBeTruthy()
  })

  it('keeps the step for the day, and forgets it at the end', () => {
    open()
    press('Start with step 1')
    press('Next step')
    const at = () => cookPosition(cookPositionStore.get(), recipe.id, steps.length + 1)
    expect(at()).toBe(2)
    press('Next step')
    press('Finish')
    expect(at()).toBe(0)
  })
})
