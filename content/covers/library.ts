import type { ArtLibrary, Piece } from '#core/covers/art.ts'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { INGREDIENTS } from '../ingredients/index.ts'
import { DRAWN } from './drawn.ts'
import { BY_EMOJI, BY_NAME, BY_TITLE, TINTS } from './meanings.ts'
import { PIECES } from './pieces.ts'

function createLibrary(): ArtLibrary {
  const pieces: Record<string, Piece> = {}
  for (const [key, body] of Object.entries({ ...PIECES, ...DRAWN })) {
    const tint = TINTS[key]
    pieces[key] = { body, name: NAMES[key] ?? key.replaceAll('-', ' '), ...(tint && { tint }) }
  }
  const byIngredient = new Map<string, string>()
  for (const { name, emoji } of INGREDIENTS) {
    const key = pieceFor(name, emoji)
    if (key && pieces[key]) byIngredient.set(name, key)
  }
  return {
    pieces,
    byIngredient,
    byEmoji: new Map(Object.entries(BY_EMOJI)),
    byTitle: BY_TITLE,
    vocabulary: createVocabulary(INGREDIENTS),
  }
}

function pieceFor(name: string, emoji: string): string | undefined {
  for (const [words, key] of BY_NAME) if (words.test(name)) return key ?? undefined
  return BY_EMOJI[emoji]
}

const NAMES: Readonly<Record<string, string>> = {
  'cut-of-meat': 'meat',
  'meat-on-bone': 'meat',
  'poultry-leg': 'chicken',
  'chicken-breast': 'chicken',
  'ground-meat': 'ground meat',
  'fish-fillet': 'fish',
  'brown-mushroom': 'mushrooms',
  'white-mushroom': 'mushrooms',
  'leafy-green': 'leafy greens',
  'cheese-wedge': 'cheese',
  'glass-of-milk': 'milk',
  'sheaf-of-rice': 'grain',
  'baguette-bread': 'bread',
  'roasted-sweet-potato': 'sweet potato',
  'hot-pepper': 'chili',
  'honey-pot': 'honey',
  herb: 'herbs',
  egg: 'eggs',
  'pea-pod': 'peas',
  'kiwi-fruit': 'kiwi',
  shell: 'shellfish',
}

export const ART: ArtLibrary = createLibrary()
