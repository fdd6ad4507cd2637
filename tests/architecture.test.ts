import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import {
  cycles,
  importsOf,
  importViolations,
  type Sources,
  shapeViolations,
  unusedExports,
} from './support/architecture.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')
const sources: Sources = new Map(
  listed
    .filter(
      (file) =>
        /^(?:(?:web|server|core|content|bench|tests|vision)\/.*\.tsx?|scripts\/.*\.mjs|[a-z.]+\.ts)$/.test(
          file,
        ) && existsSync(path.join(root, file)),
    )
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
)

describe('the codebase', () => {
  it('has source files', () => expect(sources.size).toBeGreaterThan(80))
  it('imports only in the allowed directions', () => expect(importViolations(sources)).toEqual([]))
  it('has no import cycle', () => expect(cycles(sources)).toEqual([]))
  it('has no unused exports', () => expect(unusedExports(sources)).toEqual([]))
  it('keeps files small and names plain', () => expect(shapeViolations(sources)).toEqual([]))
  it('imports only files that exist', () => {
    const missing: string[] = []
    for (const [file, source] of sources)
      if (file !== 'tests/architecture.test.ts')
        for (const target of importsOf(file, source))
          if (!target.startsWith('package:') && !existsSync(path.join(root, target)))
            missing.push(`${file} -> ${target}`)
    expect(missing).toEqual([])
  })
})

describe('docs/architecture.md', () => {
  const named = new Set(
    [
      ...readFileSync(path.join(root, 'docs/architecture.md'), 'utf8').matchAll(/^\| `([a-z/-]+)\/` \|/gm),
    ].map(([, folder]) => folder ?? ''),
  )
  const folders = new Set(listed.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''))
  for (const file of listed)
    if (/^(web|server|core)\/[^/]+\//.test(file)) folders.add(file.split('/').slice(0, 2).join('/'))

  it('lists every folder', () =>
    expect([...folders].filter((folder) => !folder.startsWith('.') && !named.has(folder))).toEqual([]))
  it('lists no folder that no longer exists', () =>
    expect([...named].filter((folder) => !folders.has(folder))).toEqual([]))
})

describe('the rules, each violated on purpose', () => {
  const one = (file: string, source: string): Sources => new Map([[file, source]])
  it.each([
    ['core/a.ts', "import fs from 'node:fs'"],
    ['core/a.ts', "import { b } from '#content/b.ts'"],
    ['core/text/a.ts', "import type { B } from '../matching/b.ts'"],
    ['core/contracts/a.ts', "import type { B } from '../text/b.ts'"],
    ['core/elsewhere/a.ts', "import type { B } from '../text/b.ts'"],
    ['core/text/a.test.ts', "import { b } from '#server/b.ts'"],
    ['content/a.test.ts', "import { b } from '#web/b.ts'"],
    ['web/api/a.ts', "import { b } from '../state/b.ts'"],
    ['web/offline/a.ts', "import { b } from '../features/x/b.ts'"],
    ['server/jobs/a.ts', "import { b } from '../http/b.ts'"],
    ['content/a.ts', "import { b } from '#server/b.ts'"],
    ['web/a.ts', "import { b } from '#server/b.ts'"],
    ['server/a.ts', "import { b } from '../web/b.ts'"],
    ['web/ui/a.tsx', "import { b } from '../lib/b.ts'"],
    ['web/lib/a.ts', "import { b } from '../features/x/b.ts'"],
    ['web/features/x/a.ts', "import { b } from '../y/b.ts'"],
    ['web/features/x/a.ts', "export { b } from '../../pages/b.tsx'"],
    ['web/pages/a.tsx', "const b = import('../shell/b.tsx')"],
    ['server/lib/a.ts', "import type { Sql } from '../database/open.ts'"],
    ['server/database/a.ts', "import { b } from '../functions/b.ts'"],
    ['server/functions/x/a.ts', "import { b } from '../../app.ts'"],
    ['server/functions/x/a.ts', "import { App } from '@supabase/lite'"],
  ])('%s with %s is a violation', (file, source) =>
    expect(importViolations(one(file, source))).toHaveLength(1),
  )

  it('detect a cycle, also of types, but not through a lazy import', () => {
    const pair = (a: string): Sources =>
      new Map([
        ['core/a.ts', a],
        ['core/b.ts', "import { a } from './a.ts'"],
      ])
    expect(cycles(pair("import { b } from './b.ts'"))).toHaveLength(1)
    expect(cycles(pair("const b = import('./b.ts')"))).toEqual([])
    expect(cycles(pair("import type { B } from './b.ts'"))).toHaveLength(1)
  })

  it('detect an unused export', () => {
    const pair = (b: string): Sources =>
      new Map([
        ['core/a.ts', 'export const a = 1'],
        ['core/b.ts', b],
      ])
    expect(unusedExports(pair("import { a } from './a.ts'"))).toEqual([])
    expect(unusedExports(pair("const all = import('./a.ts')"))).toEqual([])
    expect(unusedExports(pair("import { b } from './a.ts'"))).toHaveLength(1)
  })

  it.each([
    ['core/a.ts', 'core/a.test.ts', 1],
    ['scripts/a.mjs', 'tests/e2e/a.spec.ts', 1],
    ['vision/a.ts', 'tests/support/a.ts', 1],
    ['server/a.ts', 'bench/a.ts', 1],
    ['server/a.ts', 'core/sample-a.ts', 1],
    ['core/sample-a.ts', 'core/a.test.ts', 0],
    ['core/a.ts', 'scripts/a.mjs', 0],
  ])('an export of %s that only %s reads: %d', (file, reader, problems) => {
    for (const read of [`import { a } from '#${file}'`, `await import('#${file}')`]) {
      const pair: Sources = new Map([
        [file, 'export const a = 1'],
        [reader, read],
      ])
      expect(unusedExports(pair)).toHaveLength(problems)
    }
  })

  it('takes a schema that tests read for used where its type is', () => {
    const trio = (reader: string): Sources =>
      new Map([
        ['core/a.ts', 'export const a = z.string()\nexport type A = z.infer<typeof a>'],
        ['core/a.test.ts', "import { type A, a } from './a.ts'"],
        ['core/b.ts', reader],
      ])
    expect(unusedExports(trio("import type { A } from './a.ts'"))).toEqual([])
    expect(unusedExports(trio(''))).toHaveLength(2)
  })

  it.each([
    ['server/a.ts', '\n'.repeat(400)],
    ['web/lib/utils.ts', ''],
    ['core/helpers/a.ts', ''],
    ['web/ui/MyButton.tsx', ''],
    ['web/ui/a.tsx', 'export default function A() {}'],
    ['server/lib/a.ts', 'const x = process.env.X'],
    ['web/ui/a.tsx', 'const x = { dangerouslySetInnerHTML: {} }'],
  ])('%s violates the shape rules', (file, source) =>
    expect(shapeViolations(one(file, source))).toHaveLength(1),
  )

  it('allow what the guide allows', () => {
    expect(
      importViolations(
        one('web/pages/a.tsx', "import { b } from '../features/x/b.tsx'\nimport { z } from 'zod'"),
      ),
    ).toEqual([])
    expect(
      importViolations(
        one(
          'server/functions/x/handler.ts',
          "import { b } from '../../lib/b.ts'\nimport { c } from '#core/c.ts'",
        ),
      ),
    ).toEqual([])
    expect(shapeViolations(one('content/cookbook/soups.ts', '\n'.repeat(900)))).toEqual([])
  })
})
