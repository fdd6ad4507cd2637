// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'plan-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

function plan(file: string) {
  const args = ['--import', 'tsx', 'bench/planning/plan.ts', file]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return { status, stdout, stderr }
}

function written(text: string) {
  const file = join(folder, 'kitchen.json')
  writeFileSync(file, text)
  return file
}

describe('npm run plan', () => {
  it('prints meals with reasons, what is bought and what spoils', () => {
    const { status, stdout, stderr } = plan('bench/planning/kitchen.json')
    expect([status, stderr]).toEqual([0, ''])
    const [, meals = '', buy = '', spoils = ''] =
      /\nMeals\n([\s\S]*)\nBuy\n([\s\S]*?)\n(?:Check that it is there\n[\s\S]*\n)?Spoils before it is used\n([\s\S]*)/.exec(
        stdout,
      ) ?? []
    // Seven days from a Wednesday, without the Saturday.
    expect(meals.match(/^ {2}\w{3} 2026-11-\d\d dinner: .+, for 2$/gm)).toHaveLength(6)
    expect(meals).not.toMatch(/^ {2}Sat/m)
    expect(meals).toMatch(/ {4}- uses the .*(spinach|mushrooms).* by /)
    expect(meals).toContain('- leftovers of Lentil soup, good until Sat 2026-11-21')
    expect(buy.trim().split('\n').length).toBeLessThanOrEqual(12)
    expect(spoils.trim()).not.toBe('')
  }, 120_000)

  it('reports every invalid field by name', () => {
    const kitchen = JSON.parse(readFileSync('bench/planning/kitchen.json', 'utf8'))
    const { status, stdout, stderr } = plan(
      written(JSON.stringify({ ...kitchen, days: 0, diets: ['raw'], people: 3, wishes: { eaters: 'two' } })),
    )
    expect([status, stdout]).toEqual([1, ''])
    for (const name of ['days', 'diets[0]', 'people', 'wishes.eaters']) expect(stderr).toContain(name)
  }, 60_000)

  it('reports a file that is missing or is no JSON', () => {
    expect(plan(join(folder, 'none.json')).stderr).toContain('no such file')
    const { status, stderr } = plan(written('{ pantry'))
    expect(status).toBe(1)
    expect(stderr).toContain('kitchen.json: ')
    // No stack.
    expect(stderr.trim().split('\n')).toHaveLength(1)
  }, 60_000)
})
