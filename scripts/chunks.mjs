// How the web app is cut into files: a phone fetches a few of a fair size sooner than fifty small ones.
import path from 'node:path'

/** Small pieces that most pages share: icons, questions to the server, the plain parts of ui and lib. */
const KIT =
  /\/node_modules\/(lucide-react|@tanstack)\/|\/web\/(ui|lib)\/|\/core\/(pantry\/(entities|score)|recipes\/duration-words)\.ts$/
/** Sheets, tabs and messages, with the library behind them. */
const PANELS =
  /\/web\/ui\/(drawer|kept-tab-panel|tabs|toast)\.tsx$|\/node_modules\/(@radix-ui|radix-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-callback-ref|use-sidecar|aria-hidden|get-nonce|tslib)\//
/** What hangs on a button has to know where there is room; only some pages have any of it. */
const MENUS =
  /\/node_modules\/(@floating-ui|@radix-ui\/react-(popper|menu|dropdown-menu|popover|arrow|select|rect))\//
/** Only for people with an account. */
const ACCOUNT = /\/web\/lib\/(supabase|account-lists|preferences-sync|live)\.ts$/

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

/** `web` is the folder of the app. What the first look at / needs is one file, what most other pages share another. */
export function chunkNames(web) {
  const roots = [path.join(web, 'main.tsx'), path.join(web, 'pages/home.tsx')]
  let first
  return (id, context) => {
    first ??= closure(roots, (one) => context.getModuleInfo(one))
    const file = clean(id)
    // The pages themselves stay apart: each is fetched by its own name.
    if (roots.includes(id) || file.endsWith('.css')) return null
    if (first.has(id)) return 'first'
    if (MENUS.test(file)) return 'menus'
    if (PANELS.test(file)) return 'panels'
    return KIT.test(file) && !ACCOUNT.test(file) ? 'kit' : null
  }
}
