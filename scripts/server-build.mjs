// Bundles the server's own sources into one file, so that a start reads one module and not hundreds. Packages stay external.
// The rows of the cookbook are computed here too: a new database needs them at once.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf, project } from './prepare.mjs'

const SOURCES = ['server', 'core', 'content', 'package.json', 'package-lock.json', 'scripts/server-build.mjs']
const folder = path.join(project, 'dist')

/** The bundles: the server last, since its presence marks the build as complete. A thread starts without its sources. */
const ENTRIES = { reader: 'server/scraping/reading/thread.ts', server: 'server/main.ts' }
const PLACE = '__PACKED_THREAD__'
const THREAD = /new URL\((["'`])\.\/thread\.mjs\1, ?import\.meta\.url\)/g

/**
 * Sources locate their neighbors (a prompt, a worker) by their own path; the bundle keeps their original paths.
 * A bundled thread is placed next to the bundled server.
 */
const ownPlace = (nameOf) => ({
  name: 'own-place',
  transform(code, id) {
    if (!id.startsWith(path.join(project, 'server')) || !code.includes('import.meta.url')) return undefined
    const own = path.relative(project, id).replaceAll(path.sep, '/')
    const from = JSON.stringify(path.posix.join('..', own))
    const thread = path.posix.join(path.posix.dirname(own), 'thread.ts')
    const packed = Object.keys(ENTRIES).find((entry) => ENTRIES[entry] === thread)
    return (packed ? code.replace(THREAD, PLACE) : code)
      .replaceAll('import.meta.url', `new URL(${from}, import.meta.url).href`)
      .replaceAll(PLACE, `new URL('./${nameOf(packed)}', import.meta.url)`)
  },
})

const ROWS = 'server/database/cookbook-rows.ts'

/** In the place of the module that computes the rows, one that reads their file. */
const computedRows = (name) => ({
  name: 'computed-rows',
  load(id) {
    if (id !== path.join(project, ROWS)) return undefined
    const place = JSON.stringify(path.posix.relative(path.posix.dirname(ROWS), `dist/${name}`))
    return `import { readFileSync } from 'node:fs'
      export const cookbookRows = () => JSON.parse(readFileSync(new URL(${place}, import.meta.url), 'utf8'))`
  },
})

async function writeRows(file) {
  const { runnerImport } = await import('vite')
  const given = process.env.NODE_ENV
  // It is set for development there, which would be the mode of all that is built after it.
  process.env.NODE_ENV = 'production'
  const { module } = await runnerImport(path.join(project, ROWS), {
    configFile: false,
    root: project,
    logLevel: 'warn',
  })
  if (given === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = given
  writeFileSync(file, JSON.stringify(module.cookbookRows()))
}

async function pack(entry, made, nameOf) {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: project,
    publicDir: false,
    logLevel: 'warn',
    plugins: [computedRows(nameOf('cookbook', 'json')), ownPlace(nameOf)],
    build: {
      ssr: ENTRIES[entry],
      outDir: made,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: nameOf(entry), codeSplitting: false } },
    },
  })
}

/** The bundled server of exactly these sources; its name is their hash, so an existing one is up to date. */
export async function builtServer() {
  const hash = hashOf(SOURCES).slice(0, 16)
  const nameOf = (entry, kind = 'mjs') => `${entry}-${hash}.${kind}`
  const file = path.join(folder, nameOf('server'))
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const made = mkdtempSync(path.join(folder, '.server-'))
  try {
    // Servers that start together each build one and move it to the same place.
    const move = (name) => renameSync(path.join(made, name), path.join(folder, name))
    const rows = nameOf('cookbook', 'json')
    await writeRows(path.join(made, rows))
    move(rows)
    for (const entry of Object.keys(ENTRIES)) {
      await pack(entry, made, nameOf)
      move(nameOf(entry))
    }
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
  const packed = new RegExp(`^(?:cookbook|${Object.keys(ENTRIES).join('|')})-\\w+\\.(?:mjs|json)$`)
  for (const other of readdirSync(folder))
    if (packed.test(other) && !other.includes(hash)) rmSync(path.join(folder, other), { force: true })
  return file
}
