import { normaliseName } from '../contracts/ingredient-names.ts'
import { plainKey } from '../shopping/merge.ts'
import { inUnit } from '../stock/amounts.ts'
import type { Amount } from '../stock/event.ts'
import type { Found } from './found.ts'

type Named = Found & { id: string }

/** One kind of package: what named it, the best first, and how many there are. */
export interface Line<One extends Named> {
  members: readonly One[]
  count: number
}

interface Growing<One extends Named> {
  members: One[]
  count: number
  /** How many of them the source that is looked at may still mean. */
  free: number
}

/** Two readings of one label may differ by that much. */
const NEAR = 0.05

const sameEach = (one: Amount | null, other: Amount | null): boolean => {
  if (!one || !other) return false
  const there = inUnit(other, one.unit)
  return there !== undefined && Math.abs(there.value - one.value) <= one.value * NEAR
}

const eachOf = (members: readonly Found[]): Amount | null => members.find(({ each }) => each)?.each ?? null

const text = ({ shop, printed, each }: Found) => `${printed} ${shop} ${each?.value} ${each?.unit}`

/** In an order that has nothing to do with what was found first. */
const ordered = <One extends Named>(sources: readonly One[], way: Found['way']): One[] =>
  sources.filter((one) => one.way === way).sort((a, b) => (text(a) < text(b) ? -1 : 1))

/**
 * Lets sources name packages that are there already: one that has as much first, then any. Only what they have more
 * of is more: of the same kind if it can be, else a line of its own.
 */
function cover<One extends Named>(lines: Growing<One>[], sources: readonly One[]) {
  for (const line of lines) line.free = line.count
  const left = new Map(sources.map((one) => [one, one.count]))
  const home = new Map<One, Growing<One>>()
  const match = (source: One, line: Growing<One>) => {
    const part = Math.min(left.get(source) ?? 0, line.free)
    if (part <= 0) return
    line.free -= part
    left.set(source, (left.get(source) ?? 0) - part)
    if (!home.has(source)) home.set(source, line)
  }
  for (const source of sources)
    for (const line of lines) if (sameEach(eachOf(line.members), source.each)) match(source, line)
  for (const source of sources) for (const line of lines) match(source, line)
  const own: Growing<One>[] = []
  for (const source of sources) {
    const more = left.get(source) ?? 0
    const isLike = ({ members }: Growing<One>) => {
      const each = eachOf(members)
      return each === null || source.each === null || sameEach(each, source.each)
    }
    const known = home.get(source)
    const like = known && isLike(known) ? known : lines.find(isLike)
    if (more > 0 && like) like.count += more
    if (more > 0 && !like) own.push({ members: [source], count: more, free: 0 })
    else (known ?? like)?.members.push(source)
  }
  lines.push(...own)
}

function linesOfFood<One extends Named>(sources: readonly One[]): Growing<One>[] {
  const lines = ordered(sources, 'code').map(
    (one): Growing<One> => ({
      members: [one],
      count: one.count,
      free: 0,
    }),
  )
  for (const way of ['receipt', 'typed'] as const) cover(lines, ordered(sources, way))
  const [first] = lines
  const [seen] = sources.filter(({ way }) => way === 'seen')
  if (seen && first) first.members.push(seen)
  else if (seen) lines.push({ members: [seen], count: seen.count, free: 0 })
  return lines
}

/**
 * The packages that sources name. Another way to name the same food means the same package, unless it counts more;
 * two codes are two kinds of package.
 */
export function linesOf<One extends Named>(sources: readonly One[]): Line<One>[] {
  const foods = new Map<string, One[]>()
  for (const source of sources) {
    const key = source.name === null ? `unknown ${source.id}` : plainKey(normaliseName(source.name))
    foods.set(key, [...(foods.get(key) ?? []), source])
  }
  return [...foods.values()].flatMap((food) => linesOfFood(food))
}

/** How many packages were held into the camera, or typed one by one. */
export function scansOf(members: readonly Found[]): number {
  const sum = (way: Found['way']) =>
    members.reduce((total, one) => total + (one.way === way ? one.count : 0), 0)
  return Math.max(sum('code'), sum('typed'))
}
