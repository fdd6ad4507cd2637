import type { Discovered, Via } from './discovered.ts'
import { createFrontier } from './frontier.ts'
import { knownUrls } from './known-urls.ts'
import { type Likeness, likenessOf } from './likeness.ts'
import { cleanUrl } from './normalise-url.ts'
import type { Scope } from './scope.ts'
import { type TrapState, watchTraps } from './trap-watch.ts'
import { pageOfSeries, shapeOf } from './traps.ts'

export interface LedgerState {
  seen: string
  done: string
  hosts: string[]
  toRead: [item: [url: string, depth: number, score: number], priority: number][]
  likely: [item: [url: string, depth: number, via: Via, score: number], priority: number][]
  traps: TrapState
}

interface LedgerOptions {
  scope: Scope
  /** The maximum depth of the crawl. */
  depth: number
  recursive: boolean
  /** How many candidates are worth remembering. */
  most: number
  allows?: (url: URL) => boolean
  now: () => Date
}

interface Sighting {
  depth: number
  via: Via
  text?: string
  /** The page that links to it. */
  from?: URL
}

const MOST_HOSTS = 12
const MOST_TO_READ = 8000
const LAST_SCORE = 2

/** Likely recipes first, then lists, and shallow before deep. */
function priorityOf(url: URL, { kind, score }: Likeness, depth: number): number {
  if (kind === 'recipe') return 12 + Math.min(score, 8) - depth
  if (kind === 'hub') return 8 + Math.min(score, 2) - depth - ((pageOfSeries(url)?.page ?? 0) > 1 ? 1 : 0)
  return 5 + Math.max(-2, Math.min(score, 3)) - depth
}

/** Everything that a crawl has seen, and what it still plans to do. */
export function openLedger(options: LedgerOptions, saved?: LedgerState) {
  const { scope, depth: deepest, recursive, most, allows = () => true } = options
  const seen = knownUrls(saved?.seen)
  const done = knownUrls(saved?.done)
  const hosts = new Set(saved?.hosts ?? [])
  const toRead = createFrontier<[string, number, number]>(MOST_TO_READ, saved?.toRead)
  const likely = createFrontier<[string, number, Via, number]>(most, saved?.likely)
  const traps = watchTraps(options.now, saved?.traps)

  const mayMeet = (url: URL) => {
    if (!scope(url) || !allows(url)) return false
    // A site that invents host names for itself is a trap, too.
    if (!hosts.has(url.host) && hosts.size >= MOST_HOSTS) return false
    return traps.reason(url) === undefined
  }

  return {
    done,
    traps,
    likely,
    toRead,

    /** Records a URL. True when it is new and may lead to unknown recipes. */
    consider: (address: string, { depth, via, text, from }: Sighting): boolean => {
      const clean = depth <= deepest ? cleanUrl(address, from) : undefined
      if (clean === undefined) return false
      const url = new URL(clean)
      const likeness = likenessOf(url, text)
      const { kind, score } = likeness
      if (kind === 'never' || !mayMeet(url) || seen.has(clean) || !traps.admits(url)) return false
      const readable = recursive && depth < deepest
      // Links at the maximum depth aren't read, so they are judged by their URL alone.
      if (!readable && (kind === 'hub' || (via === 'link' && score < LAST_SCORE))) return false
      seen.add(clean)
      hosts.add(url.host)
      // Pages listed in sitemaps and feeds needn't be read for their links, unless they are lists themselves.
      if (kind === 'hub' || (via === 'link' && readable))
        toRead.push([clean, depth, score], priorityOf(url, likeness, depth))
      else
        likely.push(
          [clean, depth, via, via === 'feed' ? score + 1 : score],
          via === 'feed' ? score + 1 : score,
        )
      return kind !== 'hub' && (from === undefined || shapeOf(url) !== shapeOf(from))
    },

    /** The best unread candidates, down to a score. */
    take: (least: number): Discovered | undefined => {
      while (likely.best >= least) {
        const [url, depth, via, score] = likely.pop() ?? []
        if (url !== undefined && depth !== undefined && via && score !== undefined && done.add(url))
          return { url, depth, via, score }
      }
      return undefined
    },

    state: (): LedgerState => ({
      seen: seen.state(),
      done: done.state(),
      hosts: [...hosts],
      toRead: toRead.items(),
      likely: likely.items(),
      traps: traps.state(),
    }),
  }
}

export type Ledger = ReturnType<typeof openLedger>
