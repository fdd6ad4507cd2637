// npm run test:node: starts the app and runs the unit tests on the other supported releases of Node.js.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkNode, ensureBuilt, ensureInstalled, project } from './prepare.mjs'

checkNode()
ensureInstalled({ dev: true })
ensureBuilt()

const RELEASES = [22, 24]
const START_MS = 120_000

/** The binary of a release, from the package for this platform; the package `node` itself only selects it by a script. */
function nodeBinary(release) {
  const folder = path.join(project, 'node_modules/.cache/node', String(release))
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const file = path.join(folder, 'node_modules', name, 'bin/node')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const args = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${release}`]
    spawnSync('npm', args, { stdio: 'inherit' })
  }
  return file
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
      probe.close(() => resolve(port))
    })
  })

async function starts(node) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sous-node-'))
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const child = spawn(node, ['--disable-proto=delete', 'scripts/start.mjs', '--no-build'], {
    cwd: project,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  const until = Date.now() + START_MS
  let ready = false
  while (!ready && child.exitCode === null && Date.now() < until) {
    ready = await isReady()
    if (!ready) await new Promise((resolve) => setTimeout(resolve, 200))
  }
  child.kill('SIGTERM')
  const code = await ended
  rmSync(dataDir, { recursive: true, force: true })
  return ready && code === 0
}

let failed = 0
let passed = 0
const note = (title, ok) => {
  console.log(`${title}: ${ok ? 'ok' : 'FAILED'}`)
  if (ok) passed++
  else failed++
}
for (const release of RELEASES) {
  const node = nodeBinary(release)
  note(`Node.js ${release} starts the app`, await starts(node))
  const tests = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', '--reporter=dot']
  const { status } = spawnSync(node, tests, {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, QUICK: '1' },
  })
  note(`Node.js ${release} passes the unit tests`, status === 0)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
