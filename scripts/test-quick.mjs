// npm run test:quick: format, lint, types and the unit tests that need no database, in parallel, for the inner loop.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { checkNode, ensureInstalled, project } from './prepare.mjs'

checkNode()
ensureInstalled({ dev: true })

const started = Date.now()
const bin = (name, ...args) => [path.join('node_modules', name), ...args]
const CHECKS = {
  'format and lint': bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  types: bin('typescript/bin/tsc'),
  'types of core, without Node and DOM': bin('typescript/bin/tsc', '-p', 'core'),
  'unit tests': bin('vitest/vitest.mjs', 'run', '--project=unit', '--reporter=dot'),
}

/** Output is only shown on failure. */
const check = ([title, args]) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: project,
      env: { ...process.env, QUICK: '1', NO_COLOR: '1' },
    })
    let output = ''
    const keep = (part) => {
      output += part
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('close', (code) => {
      const ok = code === 0
      if (!ok) console.log(output)
      console.log(`${title}: ${ok ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`)
      resolve(ok)
    })
  })

const outcomes = await Promise.all(Object.entries(CHECKS).map(check))
const failed = outcomes.filter((ok) => !ok).length
console.log(`\n${outcomes.length - failed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
