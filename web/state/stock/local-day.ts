/** The calendar day where the user is: 2026-11-18. */
export function localDay(time = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}
