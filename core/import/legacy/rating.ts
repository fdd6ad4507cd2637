/** "3/5 stars", "8/10", "4", "****", "★★★☆☆": of five. Nothing for none. */
export function ratingOfFive(text: string, best = 5): number | null {
  const value = text.trim().slice(0, 40)
  const stars = /^[*★⭐]{1,5}/u.exec(value)?.[0]
  if (stars) return Array.from(stars).length
  const found = /(\d{1,3}(?:[.,]\d{1,2})?)(?:\s?(?:\/|of|out of|von|sur)\s?(\d{1,3}))?/i.exec(value)
  if (!found?.[1]) return null
  const rating = Number(found[1].replace(',', '.'))
  const most = found[2]
    ? Number(found[2])
    : value.includes('%')
      ? 100
      : rating > best
        ? rating > 10
          ? 100
          : 10
        : best
  if (rating <= 0 || most <= 0 || rating > most) return null
  return Math.min(5, Math.max(1, Math.round((rating / most) * 5)))
}
