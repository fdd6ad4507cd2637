import { createHash } from 'node:crypto'

/** Letters and digits only, so that punctuation, fractions and accents make no difference. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Equal for two pages that have one dish under one name, whatever the order of their lists. */
export function dishFingerprint(title: string, ingredients: readonly string[]): string {
  const name = plain(title.replace(/\brecipes?\b/gi, '')) || plain(title)
  const lines = [...new Set(ingredients.map(plain).filter(Boolean))].sort()
  return createHash('sha256')
    .update([name, ...lines].join('\n'))
    .digest('base64url')
}
