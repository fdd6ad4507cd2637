/** What one robots.txt allows us, by RFC 9309. */
export interface RobotsRules {
  allows: (url: URL) => boolean
  /** Milliseconds; null if unspecified. */
  crawlDelayMs: number | null
  sitemaps: readonly string[]
  /** Set if robots.txt was unavailable, which forbids everything for that long. */
  retryAfterMs?: number
}

const MOST_RULES = 10_000
const MOST_SITEMAPS = 1000

/** The maximum length of a robots.txt that a crawler must read. */
export const ROBOTS_MAX_BYTES = 500 * 1024

interface Rule {
  allow: boolean
  parts: string[]
  /** Ends with $: the whole path must match. */
  whole: boolean
  length: number
}

interface Group {
  rules: Rule[]
  crawlDelayMs: number | null
}

const encoder = new TextEncoder()
const hex = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`

/** Normalizes a path: %41 is A, é is %C3%A9, %2f is %2F. */
const spelled = (path: string) =>
  path
    .replace(/%([0-9a-f]{2})/gi, (_all, digits: string) => {
      const char = String.fromCharCode(Number.parseInt(digits, 16))
      return /[\w.~-]/.test(char) ? char : `%${digits.toUpperCase()}`
    })
    .replace(/[^\x21-\x7e]+/g, (raw) => Array.from(encoder.encode(raw), hex).join(''))

function ruleOf(allow: boolean, value: string): Rule {
  const whole = value.endsWith('$')
  const pattern = spelled(whole ? value.slice(0, -1) : value)
  return { allow, parts: pattern.split('*'), whole, length: pattern.length + (whole ? 1 : 0) }
}

/** Without backtracking, however many wildcards there are: each part at its first match. */
function matches({ parts, whole }: Rule, path: string): boolean {
  const [first = '', ...rest] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  if (rest.length === 0) return !whole || at === path.length
  const last = whole ? rest.pop() : undefined
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last))
}

const isRobots = (url: URL) => url.pathname === '/robots.txt'

function allowed(rules: Rule[], url: URL): boolean {
  if (isRobots(url)) return true
  const path = spelled(url.pathname + url.search)
  let best: Rule | undefined
  for (const rule of rules) {
    const wins = !best || rule.length > best.length || (rule.length === best.length && rule.allow)
    if (wins && matches(rule, path)) best = rule
  }
  return best?.allow ?? true
}

/** Key and value of a line. Without regular expressions: a line may be the whole file, and consist of spaces. */
function lineOf(line: string): [key: string, value: string] {
  const [content = ''] = line.split('#', 1)
  const colon = content.indexOf(':')
  return colon < 0
    ? ['', '']
    : [content.slice(0, colon).trim().toLowerCase(), content.slice(colon + 1).trim()]
}

/** `token` is our name in robots.txt: the part of the user agent before the slash. */
export function parseRobots(text: string, token: string): RobotsRules {
  const own = token.toLowerCase()
  // Only these groups apply. A file with thousands of others, each with all of its rules, would exhaust the memory.
  const groups = new Map<string, Group>()
  const sitemaps: string[] = []
  let open = new Set<Group>()
  let naming = false
  for (const line of text
    .slice(0, ROBOTS_MAX_BYTES)
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)) {
    const [key, value] = lineOf(line)
    switch (key) {
      case 'user-agent': {
        if (!naming) open = new Set()
        naming = true
        const name = value.startsWith('*') ? '*' : (/^[a-z_-]+/i.exec(value)?.[0].toLowerCase() ?? '')
        if (name !== own && name !== '*') break
        const group = groups.get(name) ?? { rules: [], crawlDelayMs: null }
        groups.set(name, group)
        open.add(group)
        break
      }
      case 'allow':
      case 'disallow':
        naming = false
        if (value !== '') for (const group of open) group.rules.push(ruleOf(key === 'allow', value))
        break
      case 'crawl-delay':
        naming = false
        if (/^\d+(\.\d+)?$/.test(value)) for (const group of open) group.crawlDelayMs = Number(value) * 1000
        break
      case 'sitemap':
        if (sitemaps.length < MOST_SITEMAPS && URL.canParse(value)) sitemaps.push(value)
    }
  }
  const ours = groups.get(own) ?? groups.get('*')
  // Each is compared with each URL of a crawl. A site with that many is skipped.
  if (ours && ours.rules.length > MOST_RULES)
    return { allows: isRobots, crawlDelayMs: ours.crawlDelayMs, sitemaps: [] }
  return {
    allows: (url) => allowed(ours?.rules ?? [], url),
    crawlDelayMs: ours?.crawlDelayMs ?? null,
    sitemaps,
  }
}

/** A site without robots.txt. */
export const ALLOW_ALL: RobotsRules = { allows: () => true, crawlDelayMs: null, sitemaps: [] }

/** A site whose robots.txt is currently unavailable. */
export const forbidFor = (retryAfterMs: number): RobotsRules => ({
  allows: isRobots,
  crawlDelayMs: null,
  sitemaps: [],
  retryAfterMs,
})
