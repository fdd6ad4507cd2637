// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { corrected, noteCorrection, noteKept, noteRemoval } from './corrections.ts'
import { corrections } from './corrections-store.ts'

const seen = (name: string, confidence = 0.8, sure = true) => ({ name, confidence, sure })
beforeEach(() => {
  localStorage.clear()
  corrections.reread()
})

describe('corrections', () => {
  it('change nothing after a single one: it may be a mistake', () => {
    noteCorrection('lime', 'lemon')
    expect(corrected([seen('lime')])).toEqual([seen('lime')])
  })

  it('rename a detection once they are repeated', () => {
    noteCorrection('lime', 'lemon')
    noteCorrection('lime', 'lemon')
    expect(corrected([seen('lime'), seen('egg')])).toEqual([seen('lemon'), seen('egg')])
  })

  it('list an ingredient once, with its higher confidence', () => {
    for (let i = 0; i < 2; i++) noteCorrection('lime', 'lemon')
    expect(corrected([seen('lime', 0.9), seen('lemon', 0.7)])).toEqual([seen('lemon', 0.9)])
  })

  it('only suggest what was removed before, until it is added again', () => {
    for (let i = 0; i < 2; i++) noteRemoval('leek')
    expect(corrected([seen('leek')])).toEqual([seen('leek', 0.8, false)])
    noteKept('leek')
    expect(corrected([seen('leek')])).toEqual([seen('leek')])
  })

  it('handle invalid stored data', () => {
    for (const text of ['[1]', '{', '"x"', 'null', '{"lime":null}']) {
      localStorage.setItem('sous-corrections', text)
      corrections.reread()
      expect(corrected([seen('lime')])).toEqual([seen('lime')])
      noteRemoval('lime')
    }
  })
})
