// npm run spec:coverage: lists statements of docs/spec that no test title and no note covers yet. --all counts by section.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { project } from './prepare.mjs'

const read = (file) =>
  existsSync(path.join(project, file)) ? readFileSync(path.join(project, file), 'utf8') : ''
const statements = ['docs/spec/checklist-consumer.tsv', 'docs/spec/checklist-operator.tsv'].flatMap((file) =>
  read(file)
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', section, statement, kind] = line.split('\t')
      return { id, section, statement, kind }
    }),
)
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: project,
  encoding: 'utf8',
}).split('\n')
/** Ids at the end of a title, `[C512 C513]`, or of one row of a table test, `'C512'`; prose and comments don't count. */
const TITLE = /\[([CO]\d{3}(?: [CO]\d{3})*)\]|'([CO]\d{3})'/g
const COMMENT = /^\s*(\/\/|\/?\*).*$/gm
const AT_MOST = 3
const titles = files
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap((file) => [...read(file).replace(COMMENT, '').matchAll(TITLE)])
  .map(([, group, row]) => (group ?? row ?? '').split(' '))
const proved = new Set(titles.flat())
const named = new Set(read('docs/spec-notes.md').match(/\b[CO]\d{3}\b/g))
const noted = statements.filter(({ id }) => !proved.has(id) && named.has(id))
const left = statements.filter(({ id }) => !proved.has(id) && !named.has(id))

if (process.argv.includes('--all')) {
  const sections = Map.groupBy
    ? Map.groupBy(statements, group)
    : statements.reduce((m, s) => m.set(group(s), [...(m.get(group(s)) ?? []), s]), new Map())
  for (const [name, list] of sections)
    console.log(`${name}: ${list.filter((s) => !left.includes(s)).length} of ${list.length}`)
} else
  for (const { id, section, kind, statement } of left) console.log(`${id}\t${section}\t${kind}\t${statement}`)
console.log(
  `${statements.length} statements: ${statements.filter(({ id }) => proved.has(id)).length} proved by a title, ${noted.length} only noted, ${left.length} left`,
)
console.log(
  `${titles.filter((ids) => ids.length > AT_MOST).length} titles claim more than ${AT_MOST} statements`,
)

function group({ id, section }) {
  return `${id[0] === 'C' ? 'consumer' : 'operator'} ${section}`
}
