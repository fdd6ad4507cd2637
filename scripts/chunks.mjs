// How the web app is cut into files: a phone fetches a few of a fair size sooner than fifty small ones.
import path from 'node:path'

/** The library that renders. */
const RENDERER = /\/node_modules\/(react|react-dom|scheduler)\/|\/web\/react-dom\.ts$/
/** Small pieces that most pages share: questions to the server, lists on the device, the plain parts of ui and lib. */
const KIT =
  /\/node_modules\/@tanstack\/|\/web\/(ui|lib|api|state)\/|\/core\/(contracts\/diets|text\/(entities|plural)|matching\/score|ingredients\/units|recipes\/(duration-words|kitchen-number|word-number))\.ts$|\/web\/features\/(assistant\/ask-assistant|profile\/diet-hint)\.tsx$/
/** Sheets, tabs and messages, with the library behind them. */
const PANELS =
  /\/web\/ui\/(ask-first|drawer|kept-tab-panel|tabs|toast)\.tsx$|\/node_modules\/(@radix-ui|radix-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|get-nonce|tslib)\//
/** What hangs on a button has to know where there is room; only some pages have any of it. */
const MENUS =
  /\/node_modules\/(@floating-ui|@radix-ui\/react-(popper|menu|dropdown-menu|popover|arrow|select|rect))\//
/** Only for people with an account. */
const ACCOUNT = /\/web\/(api\/(supabase|live)|state\/(account-lists|preferences-sync))\.ts$/

const ICON = /\/node_modules\/lucide-react\/dist\/esm\/icons\//

const isKit = (file) => KIT.test(file) && !PANELS.test(file) && !ACCOUNT.test(file)

const clean = (id) => id.replace(/\\/g, '/').replace(/\?.*$/, '')

/** Everything that these files import at once. */
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

/** `web` is the folder of the app. What the first page needs is two files, what most other pages share another. */
export function chunkGroups(web) {
  const main = path.join(web, 'main.tsx')
  let first
  const isFirst = (id, context) => {
    first ??= closure([main], (one) => context.getModuleInfo(one))
    return first.has(id) && id !== main && !clean(id).endsWith('.css')
  }
  /** An icon of one part goes with it. */
  const isShared = (file, id, context) => ICON.test(file) && context.getModuleInfo(id).importers.length > 1
  /** @type {[string, (file: string, id: string, context: unknown) => boolean][]} */
  const all = [
    ['react-dom', (file) => RENDERER.test(file)],
    ['first', (_, id, context) => isFirst(id, context)],
    ['kit', (file, id, context) => isKit(file) || isShared(file, id, context)],
    ['panels', (file) => PANELS.test(file) && !MENUS.test(file)],
    ['menus', (file) => MENUS.test(file)],
  ]
  return all.map(([debugName, belongs], index) => ({
    debugName,
    name: (id, context) => (belongs(clean(id), id, context) ? debugName : null),
    priority: all.length - index,
  }))
}
