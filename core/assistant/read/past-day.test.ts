import { expect, it } from 'vitest'
import { daysAgo } from './past-day.ts'

// A Thursday.
const TODAY = '2026-11-19'

it.each([
  ['can i eat the fried rice i made last thursday', 7],
  ['i made stew on saturday is it safe', 5],
  ['yogurt opened a week ago', 7],
  ['chicken cooked 3 days ago', 3],
  ['a couple of days old', 2],
  ['soup from yesterday', 1],
  ['soup from last night', 1],
  ['the day before yesterday', 2],
  ['leftover lasagna from last week', 7],
  ['cream opened two weeks ago', 14],
  // May be one to come.
  ['can i eat the ham on friday', undefined],
  ['is my milk ok tomorrow', undefined],
])('%s: %s days ago', (text, days) => expect(daysAgo(text, TODAY)).toBe(days))
