import { beforeEach, describe, expect, it } from 'vitest'
import { dismissToast, notify, notifySmall, toastStore } from './toast.ts'

const titles = () => toastStore.get().map(({ title }) => title)

beforeEach(() => toastStore.clear())

describe('toasts', () => {
  it('shows one page message at a time, for 5000 ms [C607 C608 O322]', () => {
    notify({ title: 'first' })
    notify({ title: 'second', variant: 'success' })
    expect(titles()).toEqual(['second'])
    expect(toastStore.get()[0]).toMatchObject({ duration: 5000, variant: 'success' })
  })

  it('shows one of a rapid series at a time [C609 O323]', () => {
    for (const title of ['egg', 'leek', 'rice', 'salt']) notifySmall({ title })
    expect(titles()).toEqual(['salt'])
  })

  it('shows small ones for 4000 ms each [C610 O322]', () => {
    notifySmall({ title: 'egg' })
    expect(toastStore.get()[0]?.duration).toBe(4000)
  })

  it('keeps what can be undone until another message of the page', () => {
    notify({ title: 'Removed', undo: () => {} })
    notifySmall({ title: 'egg' })
    expect(titles()).toEqual(['Removed'])
    notify({ title: 'saved' })
    expect(titles()).toEqual(['saved'])
  })

  it('replaces one kind by the other [C612]', () => {
    notifySmall({ title: 'egg' })
    notify({ title: 'saved' })
    expect(titles()).toEqual(['saved'])
  })

  it('removes a closed one and notifies its listeners', () => {
    let calls = 0
    const stop = toastStore.subscribe(() => {
      calls += 1
    })
    dismissToast(notify({ title: 'bye' }))
    expect(titles()).toEqual([])
    expect(calls).toBe(2)
    stop()
  })
})
