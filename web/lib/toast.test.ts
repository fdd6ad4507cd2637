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

  it('stacks up to three small ones [C609 O323]', () => {
    for (const title of ['egg', 'leek', 'rice', 'salt']) notifySmall({ title })
    expect(titles()).toEqual(['leek', 'rice', 'salt'])
  })

  it('shows small ones for 4000 ms each [C610 O322]', () => {
    for (const title of ['egg', 'leek']) notifySmall({ title })
    expect(toastStore.get().every(({ duration }) => duration === 4000)).toBe(true)
  })

  it('keeps the two kinds separate [C612]', () => {
    notifySmall({ title: 'egg' })
    notify({ title: 'saved' })
    notifySmall({ title: 'leek' })
    notify({ title: 'saved again' })
    expect(titles()).toEqual(['egg', 'leek', 'saved again'])
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
