// npm run spec:coverage: which statements of docs/spec no test title and no note names yet. --all counts by section.
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
      const [id, section, statement, kind] = line.split('\t')
      return { id, section, statement, kind }
    }),
)
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: project,
  encoding: 'utf8',
}).split('\n')
const idsIn = (list) => new Set(list.flatMap((file) => read(file).match(/\b[CO]\d{3}\b/g) ?? []))
const tested = idsIn(files.filter((file) => /\.(test|spec)\.tsx?$/.test(file)))
const noted = idsIn(['docs/spec-notes.md'])
const left = statements.filter(({ id }) => !tested.has(id) && !noted.has(id))

if (process.argv.includes('--all')) {
  const sections = Map.groupBy
    ? Map.groupBy(statements, group)
    : statements.reduce((m, s) => m.set(group(s), [...(m.get(group(s)) ?? []), s]), new Map())
  for (const [name, list] of sections)
    console.log(`${name}: ${list.filter((s) => !left.includes(s)).length} of ${list.length}`)
} else
  for (const { id, section, kind, statement } of left) console.log(`${id}\t${section}\t${kind}\t${statement}`)
console.log(
  `${statements.length} statements: ${statements.filter(({ id }) => tested.has(id)).length} tested, ${statements.length - left.length} tested or noted, ${left.length} left`,
)

function group({ id, section }) {
  return `${id[0] === 'C' ? 'consumer' : 'operator'} ${section}`
}
