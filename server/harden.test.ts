import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** In a separate process: it can't be undone. */
const run = (code: string) =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  })

describe('harden', () => {
  it('keeps shared prototypes unchanged, and lets objects have their own properties', () => {
    const printed = run(`
      const load = (href) => import(href)
      const { harden } = await load(${JSON.stringify(new URL('./harden.ts', import.meta.url).href)})
      harden()
      const tried = []
      const attempt = (work) => { try { work() } catch { tried.push('refused') } }
      attempt(() => { ({})['__proto__'].polluted = 1 })
      attempt(() => { Object.prototype.polluted = 1 })
      attempt(() => { ({}).constructor.prototype.polluted = 1 })
      attempt(() => { [].constructor.prototype.polluted = 1 })
      const own = {}
      own.toString = () => 'own'
      console.log(JSON.stringify([tried, {}.polluted ?? null, [].polluted ?? null, String(own), typeof {}.__proto__]))
    `)
    expect(JSON.parse(printed)).toEqual([Array(4).fill('refused'), null, null, 'own', 'undefined'])
  })
})
