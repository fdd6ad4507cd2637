import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { inlineStrings, unusedStrings } from './support/inline-strings.ts'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** What no person reads, or what is written in no catalogue for a reason. */
const NOT_FOR_PEOPLE = [
  /\.test\.tsx?$|\.d\.ts$|(?:^|\/)strings\.ts$/,
  // Words that questions and ingredient lines are read with: data of a language, not text.
  /^core\/(assistant\/read|ingredients|vision)\//,
  // So are the headers of a mail.
  /^core\/own-recipes\/reading\/mail\.ts$/,
  // Names of foods, a table.
  /^core\/covers\/pieces\.ts$/,
  // Instructions for a model.
  /^core\/assistant\/model-(prompt|rules|check)[\w-]*\.ts$|^server\/.*\/model-prompt\.ts$/,
]

const sources = new Map(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'web', 'server', 'core'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
)

describe('strings that people read', () => {
  it('live in the catalogue of their area, not in the code', () => {
    const found = [...sources].flatMap(([file, source]) =>
      NOT_FOR_PEOPLE.some((kind) => kind.test(file)) ? [] : inlineStrings(file, source),
    )
    expect(found).toEqual([])
  })

  it('are all used', () => expect(unusedStrings(sources)).toEqual([]))
})

describe('the reader of inline strings', () => {
  it.each([
    ['text', '<p>Save</p>'],
    ['text beside an element', '<p><b>{n}</b> recipes</p>'],
    ['a choice', "<p>{saved ? 'Saved' : 'Save'}</p>"],
    ['a number with its word', "<p>{n} {n === 1 ? 'match' : 'matches'}</p>"],
    ['a template', `<p>{\`\${n} left\`}</p>`],
    ['a name for screen readers', '<button aria-label="Close" />'],
    ['a computed name', "<button aria-label={open ? 'Close' : 'Open'} />"],
    ['a property', "const item = { label: 'Save', to: '/x' }"],
    ['an argument', "toast('Your list is empty')"],
    ['an error for the caller', "throw badRequest('This link has expired.')"],
    ['a constant', "const EMPTY = 'Nothing here yet'"],
    ['a template argument', `throw notFound(\`No recipe called \${name} here.\`)`],
  ])('finds %s', (_, source) => expect(inlineStrings('web/a.tsx', source)).not.toEqual([]))

  it.each([
    ['a string of the catalogue', '<p>{strings.save}</p>'],
    ['class names', '<p className="mt-4 text-muted">{x}</p>'],
    ['an invariant', "throw new Error('No provider above this component')"],
    ['a log line', "log.warn('Could not reach the mail server', { host })"],
    ['a query', `await sql\`select title from recipes where id = \${id}\``],
    ['a comparison', "if (error.message === 'Failed to fetch') retry()"],
    ['a type', "type State = 'Not started' | 'Done at last'"],
    ['a path', "fetch('/rest/v1/recipes?select=id, title')"],
    ['punctuation', '<p>{a} · {b}</p>'],
  ])('leaves %s alone', (_, source) => expect(inlineStrings('web/a.tsx', source)).toEqual([]))

  it('finds a string that nothing uses', () => {
    const catalogue = ['web/x/strings.ts', "export const save = 'Save'\nexport const old = 'Old'"] as const
    const user = ['web/x/a.tsx', "import * as strings from './strings.ts'\nstrings.save"] as const
    expect(unusedStrings(new Map([catalogue, user]))).toEqual(['web/x/strings.ts: old'])
  })
})
