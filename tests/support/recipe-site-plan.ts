import { type Dish, dish } from './recipe-site-dishes.ts'

/** How a recipe can be found: each of these groups is reachable in only one way. */
export type WayIn = 'sitemap' | 'feed' | 'category' | 'related'

const CATEGORIES =
  'soups stews salads pies curries breakfast lunch dinner dessert snacks vegan vegetarian quick budget family festive summer winter spring autumn baking grilling one-pot freezer picnic brunch drinks sauces sides starters'
const SHARES: readonly WayIn[] = [
  ...Array<WayIn>(12).fill('sitemap'),
  'feed',
  ...Array<WayIn>(6).fill('category'),
  'related',
]
export const PER_PAGE = 20

export const wayOf = ({ n }: Dish) => SHARES[n % SHARES.length] as WayIn
export const pathOf = ({ slug }: Dish) => `/recipes/${slug}/`
export const isNoindex = ({ n }: Dish) => n % 400 === 17
/** The first request fails. */
export const breaksOnce = ({ n }: Dish) => n % 97 === 5
/** The first request is asked to retry later. */
export const isBusyOnce = ({ n }: Dish) => n % 101 === 7
export const isSlow = ({ n }: Dish) => n % 89 === 3

/** The contents of the site, and its links. */
export function planSite(pages: number) {
  const recipes = Math.round(pages * 0.8)
  const dishes = Array.from({ length: recipes }, (_, n) => dish(n))
  const categories = CATEGORIES.split(' ').slice(0, Math.max(4, Math.round(recipes / 60)))
  const inWay = (way: WayIn) => dishes.filter((one) => wayOf(one) === way)
  const ofCategory = (at: number) =>
    dishes.filter(
      (one) => one.n % categories.length === at && (wayOf(one) === 'sitemap' || wayOf(one) === 'category'),
    )
  const related = new Map<Dish, Dish[]>()
  const hidden = new Set<Dish>()
  for (const one of inWay('related')) {
    // Linked from a recipe on the first page of a category, so that they are three links away.
    const parent = ofCategory(one.n % categories.length)
      .slice(0, PER_PAGE)
      .find((other) => wayOf(other) === 'category' && !breaksOnce(other) && !isBusyOnce(other))
    if (parent) related.set(parent, [...(related.get(parent) ?? []), one])
    else hidden.add(one)
  }
  return {
    dishes,
    bySlug: new Map(dishes.map((one) => [one.slug, one])),
    articles: Math.round(pages * 0.1),
    categories,
    inWay,
    ofCategory,
    related,
    /** Not reachable at all. */
    hidden,
    /** Forbidden by robots.txt, though sitemap and lists include it. */
    forbidden: Array.from({ length: 6 }, (_, n) => `/members/recipes/secret-${dish(n).slug}/`),
  }
}

export type SitePlan = ReturnType<typeof planSite>
