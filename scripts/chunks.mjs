// How the web app is split into chunks: a phone fetches a few medium ones sooner than fifty small ones.
import path from 'node:path'

/** The rendering library. */
const RENDERER = /\/node_modules\/(react|react-dom|scheduler)\/|\/web\/react-dom\.ts$/
/** Small modules that most pages share: server queries, on-device lists, the basic parts of ui and lib. */
const KIT =
  /\/node_modules\/@tanstack\/|\/web\/(ui|lib|api|state)\/|\/core\/(contracts\/(food-facts|own-limits|substitution-limits)|food-facts\/(labels|card-facts)|stock\/half|text\/(capital|counted|entities|plural)|matching\/score|ingredients\/units|recipes\/(duration-words|kitchen-number|word-number))\.ts$|\/web\/features\/assistant\/ask-assistant\.tsx$/
/** Sheets, tabs and toasts, with their library. */
const PANELS =
  /\/web\/ui\/(ask-first|drawer|kept-tab-panel|tabs|toast)\.tsx$|\/node_modules\/(@radix-ui|radix-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|get-nonce|tslib)\//
/** Popovers need positioning code; only some pages have any. */
const MENUS =
  /\/node_modules\/(@floating-ui|@radix-ui\/react-(popper|menu|dropdown-menu|popover|arrow|select|rect))\//
/** Only for signed-in users. */
const ACCOUNT = /\/web\/(api\/(supabase|live)|state\/(account-lists|household-of|preferences-sync))\.ts$/
/** What reads pictures: only pages with a camera or a file to open load it. */
const PICTURES = /\/web\/lib\/(codes|ocr)\/(?!(file-problem|limits|strings)\.)/
/** Own recipes: loaded by the pages that show them, and when the device or the account has some. */
const OWN = /\/web\/state\/own\//
/** The camera and what it sees: shared by the pages that have one. */
const CAMERA =
  /\/web\/features\/scan\/(boxes|camera|corrections|corrections-store|detector|download-note|drop-hint|eye-choice|photo-input|see|strings|use-camera|use-detection-loop|use-dropped-photos|use-no-finds|video-stage)\.tsx?$/
/** Groceries on their way in: only for the page that puts them away. */
const PUT_AWAY = /\/web\/state\/put-away\//

const ICON = /\/node_modules\/lucide-react\/dist\/esm\/icons\//

const isKit = (file) =>
  KIT.test(file) && ![PANELS, ACCOUNT, OWN, PICTURES, PUT_AWAY].some((other) => other.test(file))

const clean = (id) => id.replace(/\\/g, '/').replace(/\?.*$/, '')

/** All static imports of these files. */
function closure(roots, getModuleInfo) {
  const seen = new Set()
  const visit = (id) => {
    if (seen.has(id)) return
    seen.add(id)
    for (const next of getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  for (const root of roots) visit(root)
  return seen
}

/** `web` is the folder of the app. The first page needs two chunks; what most other pages share is another. */
export function chunkGroups(web) {
  const main = path.join(web, 'main.tsx')
  let first
  const isFirst = (id, context) => {
    first ??= closure([main], (one) => context.getModuleInfo(one))
    return first.has(id) && id !== main && !clean(id).endsWith('.css')
  }
  /** An icon used by one part is bundled with it. */
  const isShared = (file, id, context) => ICON.test(file) && context.getModuleInfo(id).importers.length > 1
  /** @type {[string, (file: string, id: string, context: unknown) => boolean][]} */
  const all = [
    ['react-dom', (file) => RENDERER.test(file)],
    ['first', (_, id, context) => isFirst(id, context)],
    ['kit', (file, id, context) => isKit(file) || isShared(file, id, context)],
    ['camera', (file) => CAMERA.test(file)],
    ['panels', (file) => PANELS.test(file) && !MENUS.test(file)],
    ['menus', (file) => MENUS.test(file)],
  ]
  return all.map(([debugName, belongs], index) => ({
    debugName,
    name: (id, context) => (belongs(clean(id), id, context) ? debugName : null),
    priority: all.length - index,
  }))
}
