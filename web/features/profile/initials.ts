/** At most two letters: from the first and the last name, or from the email address if there is no name. */
export function initials(name: string | null | undefined, email: string | null | undefined): string {
  const words = (name?.trim() || email?.split('@')[0] || '').match(/[\p{L}\p{N}]+/gu) ?? []
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1)
  const letters = ends.map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase('en').slice(0, 2) || '?'
}
