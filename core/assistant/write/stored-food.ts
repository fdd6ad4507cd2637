import type { StoredFood } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { nameAndKinds } from '../read/lexicon.ts'

const GENERAL: Readonly<Record<string, string>> = {
  meat: 'meat',
  poultry: 'chicken',
  seafood: 'fish',
  vegetables: 'vegetables',
}

/** The best match: raw, cooked or opened first, then the food itself, then its parent. */
export function storedFood(frame: Frame, facts: KnowledgeIndex): StoredFood | undefined {
  const { lexicon, storage } = facts
  const cooked = frame.states.has('cooked') || frame.states.has('leftover')
  const states = ['raw', 'canned', 'dry'].filter((state) => frame.states.has(state))
  for (const { name, own } of frame.foods) {
    if (name === 'leftovers' && frame.foods.length > 1) continue
    const category = lexicon.vocabulary.ingredients.find((entry) => entry.name === name)?.category ?? ''
    const names = nameAndKinds(name, lexicon)
    if (own) names.unshift(own)
    const general = GENERAL[category]
    if (general) names.push(general)
    const stored = (text: string) => storage.get(lexicon.entryOf(text))
    const find = (of: (one: string) => StoredFood | undefined) =>
      names.map(of).find((row) => row !== undefined)
    const flesh = ['meat', 'poultry', 'seafood'].includes(category)
    const row =
      (cooked ? find((one) => stored(`cooked ${one}`)) : undefined) ??
      // Ground beef is a kind of beef, and keeps half as long: its own entry takes precedence over its parent's.
      find((one) => {
        const state = states.map((word) => stored(`${word} ${one}`)).find((found) => found !== undefined)
        return state ?? storage.get(one) ?? (flesh ? stored(`raw ${one}`) : undefined)
      })
    if (row) return row
    if (category === 'herbs' || category === 'spices') return stored(category)
  }
  const leftover = frame.states.has('leftover') || frame.foods.some(({ name }) => name === 'leftovers')
  return leftover ? storage.get(lexicon.nameOf('leftovers')) : undefined
}
