// What start and test need first: locked dependencies and a fresh web build. Uses only Node built-ins.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const at = (...parts) => path.join(project, ...parts)
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Sous needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: project,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  })
  return result.status ?? 1
}

/** Whether node_modules matches the lock file. npm keeps a lock file of what it installed. */
function installed(withDev) {
  const hidden = at('node_modules/.package-lock.json')
  if (!existsSync(hidden)) return false
  const here = readJson(hidden).packages
  return Object.entries(readJson(at('package-lock.json')).packages).every(([name, wanted]) => {
    if (name === '' || wanted.optional || wanted.devOptional || (wanted.dev && !withDev)) return true
    return here[name]?.version === wanted.version
  })
}

export function ensureInstalled({ dev }) {
  if (installed(dev)) return
  console.log('Installing dependencies…')
  const code = run('npm', ['ci', '--no-audit', '--no-fund', ...(dev ? ['--include=dev'] : ['--omit=dev'])])
  if (code !== 0) process.exit(code)
}

const SOURCES = [
  'web',
  'core',
  'content',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/chunks.mjs',
  'scripts/service-worker.mjs',
  'scripts/prerender.mjs',
]

function* filesOf(entry) {
  const file = at(entry)
  if (!existsSync(file)) return
  const children = readdirSync(path.dirname(file), { withFileTypes: true }).find(
    (d) => d.name === path.basename(file),
  )
  if (!children?.isDirectory()) return yield entry
  for (const child of readdirSync(file).sort()) yield* filesOf(path.posix.join(entry, child))
}

/** The web app and the server share folders: each is read once. */
const hashes = new Map()

function entryHash(entry) {
  const hash = createHash('sha256')
  for (const file of filesOf(entry))
    if (!/\.test\.tsx?$/.test(file)) hash.update(file).update(readFileSync(at(file)))
  return hash.digest('hex')
}

/** Stale means different content, not a different timestamp, so a fresh clone and a switched branch are detected correctly. */
export function hashOf(sources) {
  const hash = createHash('sha256')
  for (const entry of sources) {
    if (!hashes.has(entry)) hashes.set(entry, entryHash(entry))
    hash.update(hashes.get(entry))
  }
  return hash.digest('hex')
}

export const sourceHash = () => hashOf(SOURCES)
export const stampFile = at('dist/web.hash')

export const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceHash()

export function ensureBuilt() {
  if (isBuilt()) return
  console.log('Building the web app…')
  const code = run(process.execPath, ['scripts/build.mjs'])
  if (code !== 0) process.exit(code)
}
