// npm test: installs what tests need, then runs every check. Ends with one line 'N passed, N failed'.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from '../tests/support/chromium.mjs'
import { checkNode, ensureInstalled, isBuilt, project } from './prepare.mjs'

checkNode()
ensureInstalled({ dev: true })

const totals = { passed: 0, failed: 0 }
/** Passed on the second attempt. */
const flaky = []
/** @type {(name: string) => [string, string]} */
const bin = (name) => [process.execPath, path.join('node_modules', name)]
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`

/** @type {(command: string[], env?: Record<string, string>, beside?: boolean) => Promise<boolean>} */
const run = ([command = '', ...args], env = {}, beside = false) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: project,
      env: { ...process.env, ...env },
      stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    /** @type {Buffer[]} */
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
    child.on('error', () => resolve(false))
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })

/** Runs beside the tests, and shows its output when it is done. One without tests of its own counts as one. */
async function check(title, command) {
  const started = Date.now()
  const ok = await run(command, {}, true)
  console.log(`\n== ${title}: ${ok ? 'ok' : 'FAILED'} (${seconds(started)})`)
  totals[ok ? 'passed' : 'failed']++
}

/** A runner that counts: its numbers are added to ours, and a run that crashed without a failed test still fails. */
async function suite(title, command, readCounts, env = {}) {
  const started = Date.now()
  console.log(`\n== ${title}`)
  const ok = await run(command, env)
  console.log(`\n== ${title}: ${ok ? 'ok' : 'FAILED'} (${seconds(started)})`)
  const counts = readCounts() ?? { passed: 0, failed: 1 }
  flaky.push(...(counts.flaky ?? []))
  totals.passed += counts.passed
  totals.failed += ok ? counts.failed : Math.max(1, counts.failed)
}

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  } finally {
    rmSync(file, { force: true })
  }
}

async function readSources() {
  await check('format and lint', [...bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])
  await check('types', bin('typescript/bin/tsc'))
  for (const [part, without] of Object.entries({
    core: 'without Node and DOM',
    web: 'without Node',
    server: 'without DOM',
    scripts: 'in JavaScript',
  }))
    await check(`types of ${part}, ${without}`, [...bin('typescript/bin/tsc'), '-p', part])
}

// Building, and getting the first test ready, each leave a core idle.
const sourcesRead = readSources()
if (!isBuilt()) {
  console.log('Building the web app…')
  if (!(await run([process.execPath, 'scripts/build.mjs']))) process.exit(1)
}

const vitestFile = path.join(tmpdir(), `sous-vitest-${process.pid}.json`)
await suite(
  'unit and integration',
  [
    ...bin('vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./tests/support/flaky-reporter.ts',
    `--outputFile.json=${vitestFile}`,
  ],
  () => {
    const report = readJson(vitestFile)
    return report && { passed: report.numPassedTests, failed: report.numFailedTests }
  },
)

await sourcesRead
const chromium = await ensureChromium()
if (chromium) {
  const countFile = path.join(tmpdir(), `sous-e2e-${process.pid}.json`)
  await suite('end to end', [...bin('@playwright/test/cli.js'), 'test'], () => readJson(countFile), {
    CHROMIUM_PATH: chromium,
    COUNT_FILE: countFile,
  })
} else {
  console.error(
    'No Chromium could be found or installed: the end-to-end tests did not run. Set CHROMIUM_PATH.',
  )
  totals.failed++
}

if (flaky.length > 0)
  console.log(`\nFlaky, passed at the second try:\n${flaky.map((name) => `- ${name}`).join('\n')}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed ? 1 : 0)
