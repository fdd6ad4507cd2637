// Builds the service worker, with the list of the web build's files inside: what to cache on a device, and when.
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { project } from './prepare.mjs'

const out = path.join(project, 'dist/web')
const FONT = /\.woff2$/
const PACKED = /\.(br|gz|map)$/

/** Everything that a manifest entry needs, including dynamic imports if `lazy` is set. */
function reach(manifest, key, lazy, seen = new Set()) {
  if (seen.has(key) || !manifest[key]) return seen
  seen.add(key)
  const { imports = [], dynamicImports = [] } = manifest[key]
  for (const next of lazy ? [...imports, ...dynamicImports] : imports) reach(manifest, next, lazy, seen)
  return seen
}

const filesOf = (manifest, keys) =>
  [...keys].flatMap((key) => [
    manifest[key].file,
    ...(manifest[key].css ?? []),
    ...(manifest[key].assets ?? []),
  ])

function listFiles(manifest, firstLoad) {
  const inside = readdirSync(path.join(out, 'assets'), { withFileTypes: true })
  const all = inside.flatMap((entry) => (entry.isFile() && !PACKED.test(entry.name) ? [entry.name] : []))
  const ocr = inside
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('ocr-'))
    .flatMap(({ name }) =>
      readdirSync(path.join(out, 'assets', name)).flatMap((file) =>
        PACKED.test(file) ? [] : [`/assets/${name}/${file}`],
      ),
    )
  const pages = Object.keys(manifest).filter((key) => key.startsWith('pages/'))
  const operatorPages = pages.filter((key) => key.startsWith('pages/operator/'))
  // An operator chunk is one that no other page imports.
  const home = [...pages.filter((key) => !operatorPages.includes(key)), 'index.html']
  const withoutOperators = Object.fromEntries(
    Object.entries(manifest).map(([key, value]) => [
      key,
      { ...value, dynamicImports: value.dynamicImports?.filter((next) => !operatorPages.includes(next)) },
    ]),
  )
  const forAll = new Set()
  for (const key of home) reach(withoutOperators, key, true, forAll)
  const forOperators = new Set()
  for (const key of operatorPages) reach(manifest, key, true, forOperators)
  const common = new Set(filesOf(manifest, forAll))
  const operator = filesOf(manifest, forOperators).filter((file) => !common.has(file))
  const detector = all.filter((file) =>
    /^(ort|detector-worker|model-download|code-worker)\b|\.wasm$/.test(file),
  )
  const first = [...new Set(filesOf(manifest, firstLoad)), ...all.filter((file) => FONT.test(file))]
  const named = (files) => [...new Set(files.map((file) => `/assets/${path.basename(file)}`))].sort()
  const paper = all.filter((file) => /^(pdfjs|paper-worker)\b/.test(file))
  const lists = {
    ...{ first: named(first), detector: named(detector), operator: named(operator) },
    ocr: [...named(paper), ...ocr].sort(),
  }
  const taken = new Set(Object.values(lists).flat())
  return { ...lists, later: named(all).filter((file) => !taken.has(file)) }
}

export async function buildServiceWorker(manifest, firstLoad) {
  const files = listFiles(manifest, firstLoad)
  await build({
    configFile: false,
    root: path.join(project, 'web'),
    logLevel: 'warn',
    define: { __SOUS_FILES__: JSON.stringify(files) },
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: path.join(project, 'web/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
  const size = (list) => list.reduce((sum, file) => sum + statSync(path.join(out, file)).size, 0)
  console.log(
    `Kept on a device: ${files.first.length} files at once (${Math.round(size(files.first) / 1000)} kB), ` +
      `${files.later.length} later (${Math.round(size(files.later) / 1000)} kB)`,
  )
}
