import { PIECES, type Piece, type PieceName } from './pieces.ts'
import type { Words } from './recipe.ts'

const ENTRIES = Object.entries(PIECES) as [PieceName, Piece][]

/** Lines that flavor, bind or dissolve: none of it can be seen in the dish. */
const UNSEEN =
  /\b(broth|stock|bouillon|powder|ground (?!beef|pork|turkey|chicken|lamb|meat|veal)|flour|starch|extract|vinegar|oil|spray|paste|juice|syrup|(?:soy|fish|oyster|hot|hoisin|worcestershire|tomato|chili|apple|peanut|pizza|pasta|curry) ?sauce|peanut butter|almond butter|coconut milk|almond milk|marinara|applesauce|ketchup|cider|wine|tortillas?|seeds|jam|tomato soup|seasoning|milk|liqueur|puree|flakes|crushed red pepper|black pepper|white pepper)\b/

const MOST = 6
const TITLE_BONUS = 12

/** What can be seen in the finished dish, most characteristic first. */
export function choosePieces({ title, lines }: Words): PieceName[] {
  const found: { name: PieceName; weight: number }[] = []
  const seen = lines.filter((line) => !UNSEEN.test(line) || /beans?\b|coconut milk and/.test(line))
  const text = seen.join('\n')
  for (const [name, { words, weight }] of ENTRIES) {
    const titled = words.test(title)
    const hit = words.exec(text)
    if (!titled && !hit) continue
    if (weight === 0 && !titled) continue
    const place = hit ? hit.index / (text.length + 1) : 0.5
    found.push({ name, weight: weight + (titled ? TITLE_BONUS : 0) - place * 2 })
  }
  return found
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map(({ name }) => name)
}
