import { describe, expect, it } from 'vitest'
import { notedPath, readNote } from './note-push.ts'

describe('a push message', () => {
  it('shows what it says, and leads to its page', () => {
    const text = JSON.stringify({ title: 'Use soon: spinach', body: 'spinach: best today', path: '/pantry' })
    expect(readNote(text)).toMatchObject({
      title: 'Use soon: spinach',
      body: 'spinach: best today',
      data: '/pantry',
    })
  })

  it.each(['', 'null', '[1]', '{"title":5,"body":{}}'])('shows plain words for %j', (text) => {
    expect(readNote(text)).toMatchObject({ title: 'Something in your pantry won’t keep', body: '' })
  })

  it.each(['https://evil.example', '//evil.example', '/\\\\evil.example', 'javascript:1', 5, undefined])(
    'never leads elsewhere: %j',
    (path) => {
      expect(notedPath(path)).toBe('/pantry')
    },
  )
})
