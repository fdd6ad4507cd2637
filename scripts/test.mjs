// npm test: installs what tests need, then runs every check in turn. Ends with one line 'N passed, N failed'.
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from '../tests/support/chromium.mjs'
import { checkNode, ensureBuilt, ensureInstalled, run } from './prepare.mjs'

checkNode()
ensureInstalled({ dev: true })

const totals = { passed: 0, failed: 0 }
/** Passed on the second attempt. */
const flaky = []
/** @type {(name: string) => [string, string]} */
const bin = (name) => [process.execPath, path.join('node_modules', name)]
const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`

/** A check without tests of its own counts as one. */
function check(title, [command, ...args], env = {}) {
  const started = Date.now()
  console.log(`\n== ${title}`)
  const code = run(command, args, { env: { ...process.env, ...env } })
  console.log(`== ${title}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds(started)})`)
  totals[code === 0 ? 'passed' : 'failed']++
  return code === 0
}

/** A runner that counts: its numbers are added to ours, and a run that crashed without a failed test still fails. */
function suite(title, command, readCounts, env = {}) {
  const before = { ...totals }
  const ok = check(title, command, env)
  Object.assign(totals, before)
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

check('format and lint', [...bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])
check('types', bin('typescript/bin/tsc'))
for (const [part, without] of Object.entries({
  core: 'without Node and DOM',
  web: 'without Node',
  server: 'without DOM',
  scripts: 'in JavaScript',
}))
  check(`types of ${part}, ${without}`, [...bin('typescript/bin/tsc'), '-p', part])
ensureBuilt()

const vitestFile = path.join(tmpdir(), `sous-vitest-${process.pid}.json`)
suite(
  'unit and integration',
  [
    ...bin('vitest/vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${vitestFile}`,
  ],
  () => {
    const report = readJson(vitestFile)
    return report && { passed: report.numPassedTests, failed: report.numFailedTests }
  },
)

const chromium = await ensureChromium()
if (chromium) {
  const countFile = path.join(tmpdir(), `sous-e2e-${process.pid}.json`)
  suite('end to end', [...bin('@playwright/test/cli.js'), 'test'], () => readJson(countFile), {
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
