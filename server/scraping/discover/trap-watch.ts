import { pageOfSeries, shapeOf, trapOf } from './traps.ts'

/** How far a kind of URL has proved useless. */
interface Trail {
  /** Consecutive pages that gave nothing new. */
  idle: number
  recipes: number
}

export interface TrapState {
  trails: Record<string, [idle: number, recipes: number]>
  queries: Record<string, number>
}

/** Pages of one list that repeat themselves. */
const IDLE_PAGES = 3
/** Pages of one shape that never had a recipe or led to one. */
const IDLE_SHAPE = 25
/** Of a shape that once did. */
const IDLE_KNOWN = 150
/** Different queries on one path. */
const MOST_QUERIES = 40

interface TrapWatch {
  /** The reason to skip this URL, if there is one. */
  reason: (url: URL) => string | undefined
  /** Called before a URL is recorded: too many queries on one path are a form, not pages. */
  admits: (url: URL) => boolean
  /** The outcome of reading it. */
  learn: (url: URL, gave: { recipe: boolean; somethingNew: boolean }) => void
  state: () => TrapState
}

/** Traps that only show at run time: lists that repeat, and shapes that never lead to a recipe. */
export function watchTraps(now: () => Date, from?: TrapState): TrapWatch {
  const trails = new Map<string, Trail>(
    Object.entries(from?.trails ?? {}).map(([key, [idle, recipes]]) => [key, { idle, recipes }]),
  )
  const queries = new Map(Object.entries(from?.queries ?? {}))

  const closed = (url: URL) => {
    const series = pageOfSeries(url)
    if (series && (trails.get(`list ${series.series}`)?.idle ?? 0) >= IDLE_PAGES)
      return 'list that repeats itself'
    const trail = trails.get(shapeOf(url))
    if (trail && trail.idle >= (trail.recipes > 0 ? IDLE_KNOWN : IDLE_SHAPE)) return 'leads to no recipe'
    return undefined
  }
  const note = (key: string, recipe: boolean, fruitful: boolean) => {
    const trail = trails.get(key) ?? { idle: 0, recipes: 0 }
    trails.set(key, { idle: fruitful ? 0 : trail.idle + 1, recipes: trail.recipes + (recipe ? 1 : 0) })
  }

  return {
    reason: (url) => trapOf(url, now()) ?? closed(url),
    admits: (url) => {
      if (url.search === '' || pageOfSeries(url)) return true
      const path = url.host + url.pathname
      const count = (queries.get(path) ?? 0) + 1
      queries.set(path, count)
      return count <= MOST_QUERIES
    },
    learn: (url, { recipe, somethingNew }) => {
      const fruitful = recipe || somethingNew
      const series = pageOfSeries(url)
      if (series) note(`list ${series.series}`, recipe, fruitful)
      note(shapeOf(url), recipe, fruitful)
    },
    state: () => ({
      trails: Object.fromEntries([...trails].map(([key, { idle, recipes }]) => [key, [idle, recipes]])),
      queries: Object.fromEntries(queries),
    }),
  }
}
