import { PIECES, type Piece, type PieceName } from './pieces.ts'
import type { Words } from './recipe.ts'

const ENTRIES = Object.entries(PIECES) as [PieceName, Piece][]

/** Lines that flavor, bind or dissolve: none of it can be seen in the dish. */
const UNSEEN =
  /\b(broth|stock|bouillon|powder|ground (?!beef|pork|turkey|chicken|lamb|meat|veal)|flour|starch|extract|vinegar|oil|spray|paste|juice|syrup|(?:soy|fish|oyster|hot|hoisin|worcestershire|tomato|chili|apple|peanut|pizza|pasta|curry) ?sauce|peanut butter|almond butter|coconut milk|almond milk|marinara|applesauce|ketchup|cider|wine|tortillas?|seeds|jam|tomato soup|seasoning|milk|liqueur|puree|flakes|crushed red pepper|black pepper|white pepper)\b/

const MOST = 6
const TITLE_BONUS = 12

/** A sauce is named after what nobody sees in it. */
const NAMED_SAUCE = /\b(fish|soy|oyster|peanut|pepper|apple|tomato) (sauce|butter|dressing)\b/

const GROUND = /\b(?:ground|minced) (?:beef|pork|turkey|chicken|lamb|meat|veal)\b/g

/** What a kind stands in for: meat that was ground is in crumbs, not in chunks. */
const INSTEAD: Partial<Record<PieceName, readonly PieceName[]>> = {
  ground: ['chicken', 'beef', 'lamb', 'pork'],
  pulled: ['chicken', 'beef', 'pork'],
  meatball: ['ground', 'chicken', 'beef', 'pork'],
  gnocchi: ['potato'],
  'shredded carrot': ['carrot'],
  'cherry tomato': ['tomato'],
  'fried egg': ['egg'],
}

/** What can be seen in the finished dish, most characteristic first. */
export function choosePieces(words: Words): PieceName[] {
  const { lines } = words
  const title = words.title.replace(NAMED_SAUCE, '')
  const found = new Map<PieceName, number>()
  const seen = lines.filter((line) => !UNSEEN.test(line) || /beans?\b|coconut milk and/.test(line))
  const text = seen.join('\n').replace(GROUND, 'mince')
  const both = `${title}\n${text}`
  const start = title.length
  for (const [name, { words: pattern, weight }] of ENTRIES) {
    const place = both.search(pattern)
    if (place < 0) continue
    const titled = place < start
    if (weight === 0 && !titled) continue
    const late = titled ? 0.5 : (place - start) / (text.length + 1)
    found.set(name, weight + (titled ? TITLE_BONUS : 0) - late * 2)
  }
  for (const [name, others] of Object.entries(INSTEAD) as [PieceName, readonly PieceName[]][]) {
    const own = found.get(name)
    if (own === undefined) continue
    for (const other of others) {
      const weight = found.get(other)
      // Chunks bought beside the ground meat stay in the picture.
      if (weight === undefined || (name === 'ground' && PIECES[other].words.test(text))) continue
      found.delete(other)
      found.set(name, Math.max(found.get(name) as number, weight))
    }
  }
  return [...found]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([name]) => name)
}
