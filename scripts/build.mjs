// Bundles the server; builds the web app, compresses its files, checks its size, and stamps it with the hash of its sources.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { project, run, sourceHash, stampFile } from './prepare.mjs'
import { buildPrerender } from './prerender.mjs'
import { builtServer } from './server-build.mjs'
import { buildServiceWorker } from './service-worker.mjs'

const out = path.join(project, 'dist/web')
const FIRST_LOAD_LIMIT = 110_000

await builtServer()
const hash = sourceHash()
rmSync(stampFile, { force: true })
const code = run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])
if (code !== 0) process.exit(code)

const manifest = JSON.parse(readFileSync(path.join(out, '.vite/manifest.json'), 'utf8'))
rmSync(path.join(out, '.vite'), { recursive: true })

/** The entry and its static imports: what the browser runs before it shows /. */
function firstLoad(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) firstLoad(next, seen)
  return seen
}
const chunks = firstLoad('index.html')
const bytes = [...chunks]
  .map((key) => manifest[key].file)
  .filter((file) => file.endsWith('.js'))
  .reduce((sum, file) => sum + gzipSync(readFileSync(path.join(out, file)), { level: 9 }).length, 0)
console.log(
  `First-load JavaScript of /: ${(bytes / 1000).toFixed(1)} kB gz (limit ${FIRST_LOAD_LIMIT / 1000})`,
)
if (bytes > FIRST_LOAD_LIMIT) {
  console.error('That is too much. Load something later.')
  process.exit(1)
}

// Which chunks each page needs besides the app itself; the server preloads them in the head of the page.
const own = (page) =>
  [...firstLoad(page)]
    // Dependencies first.
    .reverse()
    .filter((key) => !chunks.has(key))
    .flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])])
const pageFiles = Object.keys(manifest).flatMap((key) => {
  const [, name] = /^pages\/([a-z-]+)\.tsx$/.exec(key) ?? []
  return name ? [[`/${name}`, own(key)]] : []
})
writeFileSync(path.join(project, 'dist/page-files.json'), JSON.stringify(Object.fromEntries(pageFiles)))

await buildServiceWorker(manifest, chunks)
await buildPrerender()

const PACK = /\.(js|css|html|svg|json|webmanifest|wasm|txt|xml)$/
const walk = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? walk(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
  )
for (const file of walk(out)) {
  if (
    !PACK.test(file) ||
    statSync(file).size < 1000 ||
    existsSync(`${file}.br`) ||
    file.endsWith('index.html')
  )
    continue
  const body = readFileSync(file)
  // Maximum compression of the detector's runtime would take minutes; nearly as small takes seconds.
  const large = body.length > 2_000_000
  const quality = large ? 5 : 11
  writeFileSync(`${file}.gz`, gzipSync(body, { level: large ? 6 : 9 }))
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24 },
    }),
  )
}
writeFileSync(stampFile, hash)
