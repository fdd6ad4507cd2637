/** Retry-After, in seconds or as a date, as milliseconds from now; undefined if missing or invalid. */
export function retryAfterMs(value: string | undefined, now: number): number | undefined {
  const text = value?.trim() ?? ''
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return Math.round(Number(text) * 1000)
  // A date contains letters; Date.parse would accept many other things as one.
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
