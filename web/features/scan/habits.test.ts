// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Finding } from '#core/vision/detector.ts'
import { dropHabits, habits, withHabits } from './habits.ts'

const find = (name: string, sure = true): Finding => ({
  ...{ name, confidence: 0.8, sure, others: [], position: null, vector: null },
})
const keep = (value: unknown) => {
  localStorage.setItem('sous-corrections', JSON.stringify(value))
  habits.reread()
}
beforeEach(() => {
  localStorage.clear()
  habits.reread()
})

describe('habits of before looks were learned', () => {
  it('rename what was corrected twice, and offer the former name', () => {
    keep({ lime: { lemon: 2 }, egg: { leek: 1 } })
    expect(withHabits([find('lime'), find('egg')])).toEqual([
      { ...find('lemon'), others: [{ name: 'lime', confidence: 0.8 }] },
      find('egg'),
    ])
  })

  it('only suggest what was removed twice', () => {
    keep({ leek: { '': 2 } })
    expect(withHabits([find('leek')])).toEqual([find('leek', false)])
  })

  it('end once the thing is named again', () => {
    keep({ lime: { lemon: 2 }, leek: { '': 3 } })
    dropHabits(['lemon', 'lime'])
    expect(Object.keys(habits.get())).toEqual(['leek'])
    dropHabits(['leek'])
    expect(localStorage.getItem('sous-corrections')).toBeNull()
  })

  it('are nothing where stored data is invalid', () => {
    for (const text of ['[1]', '{', '"x"', 'null', '{"lime":null}']) {
      localStorage.setItem('sous-corrections', text)
      habits.reread()
      expect(withHabits([find('lime')])).toEqual([find('lime')])
    }
  })
})
