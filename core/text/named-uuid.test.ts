import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isUuid } from '../contracts/uuid.ts'
import { namedUuid } from './named-uuid.ts'

it('is a UUID, the same for the same words and another for others', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(isUuid(namedUuid(one))).toBe(true)
      expect(namedUuid(one) === namedUuid(other)).toBe(one === other)
    }),
  )
})
