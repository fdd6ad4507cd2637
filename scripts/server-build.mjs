// Packs the server's own sources into one file, so that a start reads it and not hundreds of modules. Packages stay outside.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { hashOf, project } from './prepare.mjs'

const SOURCES = ['server', 'core', 'content', 'package.json', 'package-lock.json', 'scripts/server-build.mjs']
const folder = path.join(project, 'dist')

/** Sources find their neighbours (a prompt, a worker) by their own place; the packed file keeps telling them that one. */
const ownPlace = {
  name: 'own-place',
  transform(code, id) {
    if (!id.startsWith(path.join(project, 'server')) || !code.includes('import.meta.url')) return undefined
    const from = path.posix.join('..', path.relative(project, id).replaceAll(path.sep, '/'))
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(from)}, import.meta.url).href`)
  },
}

/** The packed server of these very sources; its name is their hash, so one that is there is a right one. */
export async function builtServer() {
  const name = `server-${hashOf(SOURCES).slice(0, 16)}.mjs`
  const file = path.join(folder, name)
  if (existsSync(file)) return file
  const { build } = await import('vite')
  mkdirSync(folder, { recursive: true })
  const made = mkdtempSync(path.join(folder, '.server-'))
  try {
    await build({
      configFile: false,
      root: project,
      publicDir: false,
      logLevel: 'warn',
      plugins: [ownPlace],
      build: {
        ssr: 'server/main.ts',
        outDir: made,
        target: 'node20',
        minify: false,
        reportCompressedSize: false,
        rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
      },
    })
    // Servers that start together each make one and put it in the same place.
    renameSync(path.join(made, name), file)
  } finally {
    rmSync(made, { recursive: true, force: true })
  }
  for (const other of readdirSync(folder))
    if (/^server-\w+\.mjs$/.test(other) && other !== name) rmSync(path.join(folder, other), { force: true })
  return file
}
