import { expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { namesFood } from './names-food.ts'

it.each([
  ['Mushroom risotto', 'mushrooms', true],
  ['Portobello burgers', 'mushroom', true],
  ['leftover lentil soup', 'mushroom', false],
  ['Coconut milk soup', 'milk', false],
  ['Zorble stew', 'zorble', true],
])('%s names %s: %s', (text, food, named) => expect(namesFood(text, food, VOCABULARY)).toBe(named))
