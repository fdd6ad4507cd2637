import { z } from 'zod'

const SITE_CATEGORIES = ['popular', 'blog', 'professional'] as const

/** A known recipe site, and how many recipes a crawl of it usually yields. */
export const catalogueSite = z.strictObject({
  domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
  name: z.string().min(1),
  typical_yield: z.number().int().positive(),
  category: z.enum(SITE_CATEGORIES),
})
export type CatalogueSite = z.infer<typeof catalogueSite>

/** Sites by descending yield until together they cover the target; all of them where they can't. */
export function autoSelect(sites: readonly CatalogueSite[], target: number): CatalogueSite[] {
  const chosen: CatalogueSite[] = []
  let covered = 0
  for (const site of [...sites].sort((a, b) => b.typical_yield - a.typical_yield)) {
    if (covered >= target) break
    chosen.push(site)
    covered += site.typical_yield
  }
  return chosen
}
