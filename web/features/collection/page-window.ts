const PAGE_WINDOW = 5

/** The visible page numbers: up to five around the current one. */
export function pageWindow(page: number, pages: number): number[] {
  const size = Math.min(PAGE_WINDOW, pages)
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - size + 1))
  return Array.from({ length: size }, (_, i) => first + i)
}
