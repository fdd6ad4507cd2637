import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { pantryStore } from '#web/state/pantry.ts'
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

  it('lets the user choose in place, until done', () => {
    render(<StaplesQuestion />)
    press('Choose')
    fireEvent.click(screen.getByRole('checkbox', { name: 'butter' }))
    expect(pantryStore.get().staples).toContain('butter')
    press('Done')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(isAsked()).toBe(false)
  })

  it('leads to the staples of the page where it has them', () => {
    const onChoose = vi.fn()
    render(<StaplesQuestion onChoose={onChoose} />)
    press('Choose')
    expect(onChoose).toHaveBeenCalled()
    expect(screen.queryByRole('checkbox')).toBeNull()
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
