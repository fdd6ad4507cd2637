// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { LOOK_LENGTH } from '#core/vision/learned.ts'
import { householdLooks, lookStore } from './looks.ts'

const VERSION = '0123456789ab'
const vector = (at: number) => Float32Array.from({ length: LOOK_LENGTH }, (_, i) => Number(i === at))
const reread = () => {
  lookStore.reread()
  householdLooks.reread()
}
beforeEach(() => {
  localStorage.clear()
  reread()
})

describe('learned looks', () => {
  it('survive a reload, without a picture', () => {
    expect(lookStore.teach(' Curry paste', vector(1), VERSION)).toBe(true)
    reread()
    expect(lookStore.names(lookStore.get())).toEqual([{ name: 'curry paste', looks: 1 }])
    expect(lookStore.all()[0]?.vector[1]).toBeCloseTo(1)
    expect(localStorage.getItem('sous-looks')?.length).toBeLessThan(300)
  })

  it('are refused without a name or a vector', () => {
    expect(lookStore.teach(' ', vector(1), VERSION)).toBe(false)
    expect(lookStore.teach('jam', null, VERSION)).toBe(false)
    expect(lookStore.teach('jam', vector(1), 'nonsense')).toBe(false)
    expect(lookStore.get()).toEqual([])
  })

  it('are forgotten by name', () => {
    lookStore.teach('jam', vector(1), VERSION)
    lookStore.teach('jam', vector(2), VERSION)
    lookStore.teach('egg', vector(3), VERSION)
    lookStore.forget('jam')
    expect(lookStore.names(lookStore.get())).toEqual([{ name: 'egg', looks: 1 }])
  })

  it('leave out whatever else is stored', () => {
    lookStore.teach('jam', vector(1), VERSION)
    const [good] = lookStore.get()
    for (const bad of [
      null,
      'x',
      {},
      { ...good, look: 'x' },
      { ...good, name: '' },
      { ...good, version: 1 },
    ]) {
      localStorage.setItem('sous-looks', JSON.stringify([bad, good]))
      reread()
      expect(lookStore.get()).toEqual([good])
    }
    localStorage.setItem('sous-looks', '{')
    reread()
    expect(lookStore.get()).toEqual([])
  })

  it('of the household come after this device’s own', () => {
    lookStore.teach('jam', vector(1), VERSION)
    const [jam] = lookStore.get()
    householdLooks.set([{ ...jam!, name: 'honey' }])
    expect(lookStore.all().map(({ name }) => name)).toEqual(['jam', 'honey'])
  })
})
