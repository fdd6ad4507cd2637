import { describe, expect, it } from 'vitest'
import { findJson } from './find-json.ts'

describe('findJson', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['Sure, here it is:\n```json\n{"a":1}\n```\nEnjoy.', { a: 1 }],
    ['The answer is {"a":{"b":[1]}} as you asked.', { a: { b: [1] } }],
    ['[1, 2]', [1, 2]],
    ['no json at all', undefined],
    ['{"a": 1', undefined],
    ['', undefined],
  ])('reads %j', (text, expected) => expect(findJson(text)).toEqual(expected))
})
