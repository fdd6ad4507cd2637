// Packs the server's own sources into one file, so that a start reads it and not hundreds of modules. Packages stay outside.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { hashOf, project } from './prepare.mjs'

const SOURCES = ['server', 'core', 'content', 'package.json', 'package-lock.json', 'scripts/server-build.mjs']
const folder = path.join(project, 'dist')

/** What is packed: the server last, for it is the one that says that all are there. A thread starts without its sources. */
const ENTRIES = { reader: 'server/scraping/reading/thread.ts', server: 'server/main.ts' }
const PLACE = '__PACKED_THREAD__'
const THREAD = /new URL\((["'`])\.\/thread\.mjs\1, ?import\.meta\.url\)/g

/**
 * Sources find their neighbours (a prompt, a worker) by their own place; the packed file keeps telling them that one.
 * A thread that is packed stands beside the packed server.
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

async function pack(entry, made, nameOf) {
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: project,
    publicDir: false,
    logLevel: 'warn',
    plugins: [ownPlace(nameOf)],
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

/** The packed server of these very sources; its name is their hash, so one that is there is a right one. */
export async function builtServer() {
  const hash = hashOf(SOURCES).slice(0, 16)
  const nameOf = (entry) => `${entry}-${hash}.mjs`
  const file = path.join(folder, nameOf('server'))
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const made = mkdtempSync(path.join(folder, '.server-'))
  try {
    for (const entry of Object.keys(ENTRIES)) {
      await pack(entry, made, nameOf)
      // Servers that start together each make one and put it in the same place.
      renameSync(path.join(made, nameOf(entry)), path.join(folder, nameOf(entry)))
    }
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
  const packed = new RegExp(`^(?:${Object.keys(ENTRIES).join('|')})-\\w+\\.mjs$`)
  for (const other of readdirSync(folder))
    if (packed.test(other) && !other.includes(hash)) rmSync(path.join(folder, other), { force: true })
  return file
}
