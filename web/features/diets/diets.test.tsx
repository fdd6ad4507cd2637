import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ALLERGENS, DIETS } from '#core/contracts/food-facts.ts'
import { dietQuestion } from '#web/state/diet-question.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { AskDiets } from './ask-diets.tsx'
import { DietLine } from './diet-line.tsx'
import { OnlyMyDiets } from './only-my-diets.tsx'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  preferencesStore.reread()
  dietQuestion.reread()
})
afterEach(cleanup)

describe('the question about diets', () => {
  it('stores what was chosen, and is not asked again', () => {
    render(<AskDiets />)
    fireEvent.click(screen.getByLabelText('peanuts'))
    fireEvent.click(screen.getByLabelText('vegan'))
    press('Save')
    expect(preferencesStore.needs()).toEqual({ avoid: ['peanuts'], diets: ['vegan'] })
    expect(screen.queryByRole('region')).toBeNull()
    preferencesStore.setNeeds([], [])
    cleanup()
    render(<AskDiets />)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('can be skipped for good', () => {
    render(<AskDiets />)
    press('Skip')
    expect(screen.queryByRole('region')).toBeNull()
    expect(localStorage.getItem('sous-diets-asked')).toBe('true')
    expect(localStorage.getItem('sous-preferences')).toBeNull()
  })

  it('is not asked when the account already has an answer', () => {
    preferencesStore.setNeeds(['vegan'], [])
    render(<AskDiets />)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('offers the common ones first, and all 14 allergens and 19 diets on demand', () => {
    render(<AskDiets />)
    expect(screen.getAllByRole('checkbox')).toHaveLength(11)
    press(/8 more/)
    press(/14 more/)
    expect(screen.getAllByRole('checkbox')).toHaveLength(ALLERGENS.length + DIETS.length)
  })
})

it('a diet says so when it means two allergens', () => {
  render(<AskDiets />)
  press(/14 more/)
  fireEvent.click(screen.getByLabelText('nut-free (peanuts and tree nuts)'))
  expect(preferencesStore.needs().diets).toEqual(['nut-free'])
})

describe('the line above a list of recipes', () => {
  it('names what the user keeps to, and is absent if that is nothing', () => {
    const { container } = render(<DietLine />)
    expect(container.textContent).toBe('')
    cleanup()
    preferencesStore.setNeeds(['vegan', 'low-fodmap'], ['peanuts', 'milk'])
    render(<DietLine />)
    expect(screen.getByText('Avoiding milk and peanuts · vegan, low-FODMAP')).toBeTruthy()
  })

  it('says when the diet filter is off', () => {
    preferencesStore.setNeeds(['vegan'], [])
    render(
      <>
        <OnlyMyDiets />
        <DietLine />
      </>,
    )
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only what fits my diet: vegan' }))
    expect(screen.getByText('Your diet: vegan (diet filter off)')).toBeTruthy()
    expect(preferencesStore.needs().diets).toEqual([])
  })

  it('opens a sheet that changes it, once it is saved', async () => {
    render(<DietLine offer />, { wrapper: MemoryRouter })
    press('Diets and allergies')
    const sheet = within(await screen.findByRole('dialog', { name: 'Diets and allergies' }))
    fireEvent.click(sheet.getByLabelText('crustaceans (shrimp, crab)'))
    expect(preferencesStore.needs().avoid).toEqual([])
    fireEvent.click(sheet.getByRole('button', { name: 'Save' }))
    expect(preferencesStore.needs().avoid).toEqual(['crustaceans'])
    expect(await screen.findByText('Avoiding crustaceans')).toBeTruthy()
  })
})
