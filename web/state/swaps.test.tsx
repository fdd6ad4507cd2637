import { beforeEach, describe, expect, it } from 'vitest'
import { swapStore } from './swaps.ts'

const swap = { ingredient: 'egg', substitute: 'aquafaba', ratio: '3 tbsp aquafaba' }
const kept = () => swapStore.get()
const lying = (value: unknown) => {
  localStorage.setItem('sous-swaps', JSON.stringify(value))
  swapStore.reread()
}

beforeEach(() => {
  localStorage.clear()
  swapStore.reread()
})

describe('swaps stored on the device', () => {
  it('survive a reload, newest first, each once', () => {
    swapStore.add([swap])
    swapStore.add([{ ...swap, substitute: 'flax egg' }])
    swapStore.add([{ ...swap, ratio: '6 tbsp aquafaba' }])
    swapStore.reread()
    expect(kept().map((one) => one.ratio)).toEqual(['6 tbsp aquafaba', '3 tbsp aquafaba'])
    expect(kept().map((one) => one.substitute)).toEqual(['aquafaba', 'flax egg'])
  })

  it('are distinguished by recipe, and removed one by one', () => {
    swapStore.add([swap, { ...swap, recipeId: 'a', recipe: 'Pavlova' }])
    swapStore.remove(swap)
    expect(kept()).toEqual([{ ...swap, recipeId: 'a', recipe: 'Pavlova' }])
  })

  it.each([null, 5, 'x', {}, [null, 5, {}, { ingredient: 'egg' }, { ...swap, ratio: 3 }]])(
    'ignore %j in storage',
    (value) => {
      lying(value)
      expect(kept()).toEqual([])
    },
  )
})
