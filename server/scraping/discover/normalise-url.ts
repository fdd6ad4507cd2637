// Tracking parameters.
const TRACKING =
  /^(utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|ttclid|twclid|igshid|igsh|li_fat_id|srsltid|epik|mc_[ce]id|mkt_tok|_ga|_gl|_hs\w+|__hs\w+|__s|hsctatracking|vero_\w+|ck_subscriber_id|oly_\w+|ref|ref_\w+|referrer|s_cid|ncid|cmpid|icid|spm|at_\w+|pk_\w+|piwik_\w+|matomo_\w+|wickedid|_branch_match_id|replytocom|share|nb|amp_js_v|usqp|fb_\w+|action_\w+_ids|trk|trkcampaign)$/i
// Session parameters.
const SESSION =
  /^(jsessionid|phpsessid|aspsessionid\w*|asp\.net_sessionid|cfid|cftoken|sid|sess|sessid|session|session_?id|sessionkey|oscsid|zenid|xtcsid|s_id|visitor_?id)$/i

const dropped = (name: string) => TRACKING.test(name) || SESSION.test(name)

/** The URL to fetch: without fragment, tracking and session ids, parameters sorted. Undefined if it isn't a web URL. */
export function cleanUrl(address: string, base?: string | URL): string | undefined {
  let url: URL
  try {
    url = new URL(address.trim(), base)
  } catch {
    return undefined
  }
  if ((url.protocol !== 'http:' && url.protocol !== 'https:') || url.hostname === '') return undefined
  url.hash = ''
  url.username = ''
  url.password = ''
  url.hostname = url.hostname.replace(/\.$/, '')
  url.pathname = url.pathname
    .replace(/;(jsessionid|phpsessid|sid|session_?id)=[^/;]*/gi, '')
    // ASP.NET keeps the session id in a path segment: /(S(abc))/
    .replace(/\/\((?:[A-Z]\([^()/]*\))+\)(?=\/|$)/g, '')
    .replace(/\/{2,}/g, '/')
  if (url.search !== '') {
    const kept = [...url.searchParams].filter(([name]) => !dropped(name))
    kept.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : x > y ? 1 : 0) : a < b ? -1 : 1))
    url.search = new URLSearchParams(kept).toString()
  }
  return url.href
}

const INDEX = /\/(?:index|default)\.(?:html?|php|aspx?|jsp)$/i

/** The canonical form of a page's URL. For comparing, not for fetching: an invalid URL is returned unchanged. */
export function normaliseUrl(address: string): string {
  const clean = cleanUrl(address)
  if (clean === undefined) return address.trim()
  const url = new URL(clean)
  // The same site answers on both, whatever its links say; an explicit port is a different matter.
  if (url.port === '' || url.port === '80' || url.port === '443') {
    url.port = ''
    url.protocol = 'https:'
  }
  url.hostname = url.hostname.replace(/^www\.(?=[^.]+\.)/, '')
  // The first page of a list is the list.
  for (const name of ['page', 'paged']) if (url.searchParams.get(name) === '1') url.searchParams.delete(name)
  const path = url.pathname
    .replace(INDEX, '/')
    .replace(/\/page\/1\/?$/i, '/')
    .replace(/(.)\/+$/, '$1')
  url.pathname = path.replace(/%([0-9a-f]{2})/gi, (_all, digits: string) => {
    const char = String.fromCharCode(Number.parseInt(digits, 16))
    return /[\w.~-]/.test(char) ? char : `%${digits.toUpperCase()}`
  })
  return url.href
}
