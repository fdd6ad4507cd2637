import path from 'node:path'

/** Source files by their path from the project root. */
export type Sources = Map<string, string>

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|[\s;}])import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

/** The imports of a file: project paths as they are, packages by name. */
export function importsOf(file: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(IMPORT)].map((match) => {
    const target = (match[1] ?? match[2] ?? match[3] ?? '').replace(/\?.*$/, '')
    if (target.startsWith('#')) return target.slice(1)
    if (target.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), target))
    return `package:${target}`
  })
}

const room = (file: string) => file.split('/')[0] ?? ''
const part = (file: string) => file.split('/')[1] ?? ''
const packageName = (target: string) => target.slice('package:'.length)

// Server layers, bottom up. A part may import those before it; files in server/ itself may import all of them,
// except for these few, which all parts may import.
const SERVER_GROUND = ['server/env.ts', 'server/errors.ts', 'server/request.ts']
const SERVER_ORDER = [
  'lib',
  'database',
  'assistant',
  'scraping',
  'platform',
  'functions',
  'jobs',
  'http',
  'cli',
]

// Pure code, as core itself: no Node, no DOM, no I/O.
const CORE_PACKAGES = ['zod', 'htmlparser2', 'jsonrepair', 'fflate']

// Core layers, bottom up: each folder imports only those before it.
const CORE_ORDER = [
  ...[
    'contracts',
    'text',
    'ingredients',
    'food-facts',
    'matching',
    'recipes',
    'extract',
    'covers',
    'lists',
    'pantry',
    'shopping',
    'stock',
    'planning',
    'own-recipes',
    'planning',
    'paper',
    'products',
    'receipts',
    'put-away',
  ],
  ...['import', 'substitutions', 'vision', 'scraping', 'account', 'assistant'],
]

const WEB_GROUND_PARTS = ['ui', 'lib', 'api', 'state']
const WEB_MAY: Record<string, string[]> = {
  ui: ['ui'],
  lib: ['lib', 'ui'],
  api: ['api', 'lib', 'ui'],
  state: WEB_GROUND_PARTS,
  offline: ['offline', ...WEB_GROUND_PARTS],
  features: ['features', ...WEB_GROUND_PARTS],
  shell: ['shell', ...WEB_GROUND_PARTS],
  pages: ['pages', 'features', ...WEB_GROUND_PARTS],
}
const WEB_GROUND = ['web/paths.ts', 'web/site-map.ts']

function importProblem(from: string, to: string): string | undefined {
  if (to.startsWith('package:')) {
    const name = packageName(to)
    if (room(from) === 'core' && !CORE_PACKAGES.includes(name) && !name.startsWith('zod/'))
      return `core imports ${CORE_PACKAGES.join(', ')} and itself alone`
    if (room(from) === 'content' && name !== 'zod') return 'content imports core and itself alone'
    // A benchmark compares ours with it.
    if (name.startsWith('@supabase/lite') && from !== 'server/platform/embedded.ts' && room(from) !== 'bench')
      return 'only server/platform/embedded.ts imports @supabase/lite'
    if (room(from) === 'web' && name.startsWith('node:')) return 'the browser has no Node'
    return undefined
  }
  const [a, b] = [room(from), room(to)]
  if (a === 'core' && b !== 'core') return 'core imports a few packages and itself alone'
  if (a === 'content' && b !== 'core' && b !== 'content') return 'content imports core and itself alone'
  if ((a === 'web' || a === 'server') && b !== a && b !== 'core' && b !== 'content')
    return `${a} imports core and content, nothing else of ours`
  if (a === 'core') return coreProblem(from, to)
  if (a === 'web' && b === 'web') return webProblem(from, to)
  if (a === 'server' && b === 'server') return serverProblem(from, to)
  return undefined
}

function coreProblem(from: string, to: string) {
  const [rank, other] = [CORE_ORDER.indexOf(part(from)), CORE_ORDER.indexOf(part(to))]
  if (rank < 0) return `core/${part(from)} has no place in the order of core`
  return other <= rank ? undefined : `core/${part(from)} may not import core/${part(to)}`
}

function webProblem(from: string, to: string) {
  const allowed = WEB_MAY[part(from)]
  if (!allowed || WEB_GROUND.includes(to)) return undefined
  if (!allowed.includes(part(to))) return `web/${part(from)} may not import web/${part(to)}`
  const feature = (file: string) => file.split('/')[2]
  if (part(from) === 'features' && part(to) === 'features' && feature(from) !== feature(to))
    return 'features do not import each other'
  return undefined
}

function serverProblem(from: string, to: string) {
  const rank = SERVER_ORDER.indexOf(part(from))
  if (rank < 0 || SERVER_GROUND.includes(to)) return undefined
  const other = SERVER_ORDER.indexOf(part(to))
  if (other >= 0 && other <= rank) return undefined
  return `server/${part(from)} may not import ${to}`
}

/** Tests may use any tool, but layers that a folder must not import are off limits for its tests too. */
function testProblem(from: string, to: string) {
  const [a, b] = [room(from), room(to)]
  if ((a === 'core' || a === 'content') && (b === 'web' || b === 'server')) return `${a} may not import ${b}`
  return undefined
}

export function importViolations(sources: Sources) {
  const found: string[] = []
  for (const [file, source] of sources) {
    for (const target of importsOf(file, source)) {
      const problem = isTest(file) ? testProblem(file, target) : importProblem(file, target)
      if (problem) found.push(`${file} -> ${target}: ${problem}`)
    }
  }
  return found
}

/** Import cycles, including types; a lazy import() doesn't count. */
export function cycles(sources: Sources) {
  const graph = new Map<string, string[]>()
  for (const [file, source] of sources) {
    if (isTest(file)) continue
    const atOnce = source.replace(/\bimport\(/g, 'lazy(')
    graph.set(
      file,
      importsOf(file, atOnce).filter((target) => sources.has(target)),
    )
  }
  const state = new Map<string, 'open' | 'done'>()
  const found: string[] = []
  const visit = (file: string, trail: string[]) => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push([...trail.slice(trail.indexOf(file)), file].join(' -> '))
      return
    }
    state.set(file, 'open')
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file])
    state.set(file, 'done')
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

const NAMED_IMPORT =
  /(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([#.][^'"]+)['"]/g
const WHOLE_IMPORT = /\*(?:\s+as\s+\w+)?\s+from\s*['"]([#.][^'"]+)['"]|\bimport\(\s*['"]([#.][^'"]+)['"]/g
const EXPORT = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm
const INFERRED = /^export type (\w+) = z\.infer<typeof (\w+)>/gm
/** Read by a tool or by the compiler, not by a file of ours. */
const READ_ELSEWHERE = new Set(['web/prerender.tsx#prerender', 'server/functions/index.ts#NoneAstray'])

const resolved = (file: string, target: string) => importsOf(file, `import '${target}'`)[0] ?? ''

/** Tests, their support and their samples; a benchmark measures the product and is no part of it. */
const isForTests = (file: string) =>
  isTest(file) || /^(tests|bench)\/|(^|\/)sample-[^/]*$|^(vitest|playwright)\.config\.ts$/.test(file)

interface Use {
  product: Set<string>
  tests: Set<string>
}

/** `file#name` of each import, `file#*` where all of a file is imported. */
function usesOf(sources: Sources): Use {
  const use: Use = { product: new Set(READ_ELSEWHERE), tests: new Set() }
  for (const [file, source] of sources) {
    const used = isForTests(file) ? use.tests : use.product
    for (const [, names = '', target = ''] of source.matchAll(NAMED_IMPORT))
      for (const name of names.split(','))
        used.add(
          `${resolved(file, target)}#${
            name
              .trim()
              .replace(/^type\s+/, '')
              .split(/\s+as\s+/)[0]
          }`,
        )
    for (const [, named, lazy] of source.matchAll(WHOLE_IMPORT))
      used.add(`${resolved(file, named ?? lazy ?? '')}#*`)
  }
  return use
}

/** Exports that no other file imports, or that only tests and benchmarks import. */
export function unusedExports(sources: Sources) {
  const { product, tests } = usesOf(sources)
  const found: string[] = []
  for (const [file, source] of sources) {
    if (isTest(file) || !/^(web|server|core|content|vision|scripts)\//.test(file)) continue
    const isIn = (used: Set<string>, name = '') => used.has(`${file}#${name}`) || used.has(`${file}#*`)
    // Our own content is checked by tests, not at each start: there a schema is used through its type.
    const schemas = [...source.matchAll(INFERRED)].flatMap(([, type, schema]) =>
      isIn(product, type) ? [schema] : [],
    )
    for (const [, name] of source.matchAll(EXPORT)) {
      if (isIn(product, name) || (isIn(tests, name) && (isForTests(file) || schemas.includes(name)))) continue
      found.push(`${file}: ${name} is not used outside${isIn(tests, name) ? ' of tests and benchmarks' : ''}`)
    }
  }
  return found
}

const MAX_LINES = 400
const NO_NAMES = /(^|\/)(utils?|helpers?|common|misc)(\.|\/|$)/
const DEFAULT_EXPORT_OK =
  /^web\/pages\/|\.config\.ts$|^tests\/(integration\/setup|support\/(count|flaky)-reporter)\.ts$/

export function shapeViolations(sources: Sources) {
  const found: string[] = []
  for (const [file, source] of sources) {
    const lines = source.split('\n').length
    if (lines > MAX_LINES && room(file) !== 'content' && !isTest(file))
      found.push(`${file} has ${lines} lines, more than ${MAX_LINES}`)
    if (NO_NAMES.test(file)) found.push(`${file}: a meaningless name`)
    if (!/^[a-z0-9.\-/]+$/.test(file)) found.push(`${file}: names are kebab-case`)
    if (/^export default/m.test(source) && !DEFAULT_EXPORT_OK.test(file))
      found.push(`${file}: default export outside of pages`)
    if (
      /\bprocess\.env\b/.test(source) &&
      room(file) === 'server' &&
      file !== 'server/env.ts' &&
      !isTest(file)
    )
      found.push(`${file} reads the environment; only server/env.ts does`)
    if (room(file) === 'web' && /dangerouslySetInnerHTML/.test(source)) found.push(`${file} renders raw HTML`)
  }
  return found
}
