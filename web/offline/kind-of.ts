/** How a service worker handles a request; undefined leaves it to the browser. */
type Kind = 'page' | 'asset' | 'cover' | 'device'

/** Functions that a device can answer offline. */
const FUNCTIONS = new Set([
  'match-recipes',
  'next-purchase',
  'score-recipes',
  'recipe-details',
  'ingredient-substitution',
  'get-daily-tips',
  'find-products',
  'read-ingredients',
  'shopping-aisles',
  'pantry-facts',
  'plan-candidates',
  'cooking-assistant',
])
const TABLES = new Set(['external_recipes', 'common_ingredients'])
const DATABASE_FUNCTIONS = new Set(['search_collection', 'recipe_cuisines'])

/** Not pages, though a link may lead there: a mail's link to auth/v1 must reach the server. */
const NO_PAGE =
  /^\/(auth|rest|storage|functions|realtime)\/v1\/|^\/(healthz|readyz|vision|covers|images|offline)\b/
const FILE = /\.[a-z0-9]{2,12}$/i

function isForDevice(method: string, path: string): boolean {
  const [, name = ''] = /^\/functions\/v1\/([a-z-]+)$/.exec(path) ?? []
  if (method === 'POST' && FUNCTIONS.has(name)) return true
  const [, call = ''] = /^\/rest\/v1\/rpc\/([a-z_]+)$/.exec(path) ?? []
  if (DATABASE_FUNCTIONS.has(call)) return method === 'POST'
  const [, table = ''] = /^\/rest\/v1\/([a-z_]+)$/.exec(path) ?? []
  return method === 'GET' && TABLES.has(table)
}

export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Kind | undefined {
  const address = new URL(url)
  const path = address.pathname
  // The API may be at another origin; its paths are the same.
  if (mode !== 'navigate' && isForDevice(method, path)) return 'device'
  if (address.origin !== origin || method !== 'GET') return undefined
  if (mode === 'navigate') return NO_PAGE.test(path) || FILE.test(path) ? undefined : 'page'
  if (path.startsWith('/assets/')) return 'asset'
  if (/^\/covers\/[0-9a-f-]+\.svg$/.test(path)) return 'cover'
  // Logo, manifest, icons, illustrations: small files without hashed names.
  if (/^\/(art\/)?[^/]+\.(svg|png|webmanifest)$/.test(path)) return 'cover'
  return undefined
}
