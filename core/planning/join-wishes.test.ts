import { describe, expect, it } from 'vitest'
import { joinWishes } from './join-wishes.ts'
import { planWishes } from './wishes.ts'

const ann = { name: 'Ann', diets: [], allergies: ['milk'] }
const base = planWishes({ guests: [ann] })

describe('joinWishes', () => {
  it('keeps what each side leaves out, of the household and of each guest', () => {
    const old = planWishes({ ...base, leaveOut: ['olives'], guests: [{ ...ann, leaveOut: ['kale'] }] })
    const mine = planWishes({ ...old, leaveOut: ['olives', 'mushrooms'], guests: [ann] })
    const theirs = planWishes({ ...old, leaveOut: [], guests: [{ ...ann, leaveOut: ['kale', 'beets'] }] })
    const { leaveOut, guests } = joinWishes(old, mine, theirs)
    expect([leaveOut, guests[0]?.leaveOut]).toEqual([['mushrooms'], ['beets']])
    expect(planWishes({ leaveOut: [' Mushrooms ', 4, '', 'mushrooms'] }).leaveOut).toEqual(['mushrooms'])
    expect('leaveOut' in planWishes({ leaveOut: [] })).toBe(false)
  })

  it('keeps what each side changed, and this side’s where both changed the same', () => {
    const mine = planWishes({ ...base, variety: 'high', eaters: 5 })
    const theirs = planWishes({ ...base, daysOff: [6], eaters: 3 })
    expect(joinWishes(base, mine, theirs)).toEqual({ ...base, variety: 'high', daysOff: [6], eaters: 5 })
  })

  it('keeps every allergy that one side added while the other changed the guests too', () => {
    const mine = planWishes({ ...base, guests: [{ ...ann, allergies: ['milk', 'peanuts'] }] })
    const theirs = planWishes({
      ...base,
      guests: [
        { ...ann, allergies: ['milk', 'eggs'] },
        { name: 'Ben', diets: ['vegan'], allergies: [] },
      ],
    })
    const { guests } = joinWishes(base, mine, theirs)
    expect(guests.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
    expect(new Set(guests[0]?.allergies)).toEqual(new Set(['milk', 'eggs', 'peanuts']))
  })

  it('removes a guest or an allergy that one side removed, unless the other changed it', () => {
    const none = planWishes({ ...base, guests: [] })
    expect(joinWishes(base, none, base).guests).toEqual([])
    expect(joinWishes(base, base, none).guests).toEqual([])
    const more = planWishes({ ...base, guests: [{ ...ann, allergies: ['milk', 'eggs'] }] })
    expect(joinWishes(base, none, more).guests).toEqual(more.guests)
    const less = planWishes({ ...base, guests: [{ ...ann, allergies: [] }] })
    expect(joinWishes(base, less, base).guests[0]?.allergies).toEqual([])
  })
})
