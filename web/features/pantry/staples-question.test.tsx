import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
import { preferencesStore } from '#web/state/preferences.ts'
import { staplesQuestion } from '#web/state/staples-question.ts'
import { StaplesQuestion } from './staples-question.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const isAsked = () => screen.queryByRole('region', { name: 'Always in your kitchen?' }) !== null
const USUAL = ['water', 'salt', 'black pepper', 'olive oil', 'butter', 'sugar', 'flour', 'garlic']

beforeEach(() => {
  localStorage.clear()
  pantryStore.reread()
  staplesQuestion.reread()
  toastStore.clear()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  pantryStore.reread()
  staplesQuestion.reread()
  preferencesStore.reread()
  toastStore.clear()
})

describe('question about staples', () => {
  it('adds the usual ones with one tap, which can be undone, and is not asked again', () => {
    render(<StaplesQuestion />)
    press('Yes, all')
    expect(pantryStore.get().staples).toEqual(USUAL)
    expect(isAsked()).toBe(false)
    act(() => toastStore.get()[0]?.undo?.())
    expect(pantryStore.get().staples).toEqual(['water', 'salt', 'black pepper'])
    staplesQuestion.reread()
    cleanup()
    render(<StaplesQuestion />)
    expect(isAsked()).toBe(false)
  })

  it('leaves out what the user avoids', () => {
    preferencesStore.setNeeds([], ['gluten'])
    render(<StaplesQuestion />)
    expect(screen.getByText('oil, butter, sugar and garlic')).toBeDefined()
  })

  it('lets the user choose in place, until done', () => {
    render(<StaplesQuestion />)
    press('Choose')
    fireEvent.click(screen.getByRole('checkbox', { name: 'butter' }))
    expect(pantryStore.get().staples).toContain('butter')
    press('Done')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(isAsked()).toBe(false)
  })

  it('is not asked where staples were chosen already, nor after No', () => {
    pantryStore.setStaples(['butter'], true)
    render(<StaplesQuestion />)
    expect(isAsked()).toBe(false)
    act(() => pantryStore.setStaples(['butter'], false))
    expect(isAsked()).toBe(true)
    press('No, don’t ask again')
    expect(isAsked()).toBe(false)
  })
})
