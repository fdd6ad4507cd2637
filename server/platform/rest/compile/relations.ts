import type { Embed } from '../grammar/query.ts'
import { ambiguousRelation, unknownRelation } from '../problem.ts'
import type { ForeignKey, Schema, Table } from '../schema.ts'
import { quoted } from './sql-text.ts'

interface Relation {
  table: Table
  /** At most one row. */
  one: boolean
  /** Column pairs: of the embedding row, of the embedded one. */
  pairs: [own: string, other: string][]
}

interface Way extends Relation {
  key: ForeignKey
}

function ways(schema: Schema, from: Table, relation: string): Way[] {
  const table = schema.tables.get(relation)
  if (!table) return []
  return schema.foreignKeys.flatMap((key): Way[] => {
    const pairs = key.columns.map((column, at) => [column, key.targetColumns[at] ?? ''] as [string, string])
    const found: Way[] = []
    if (key.table === from.name && key.target === relation) found.push({ key, table, one: true, pairs })
    if (key.target === from.name && key.table === relation)
      found.push({ key, table, one: key.unique, pairs: pairs.map(([own, other]) => [other, own]) })
    return found
  })
}

/** The foreign key between two tables; a hint picks one by the name of the constraint or of its column. */
export function relationOf(
  schema: Schema,
  from: Table,
  { relation, hint }: Pick<Embed, 'relation' | 'hint'>,
): Relation {
  const found = ways(schema, from, relation).filter(
    ({ key }) =>
      hint === undefined || key.name === hint || (key.columns.length === 1 && key.columns[0] === hint),
  )
  const [only, another] = found
  if (!only) throw unknownRelation(from.name, relation)
  if (another)
    throw ambiguousRelation(
      from.name,
      relation,
      found.map(({ key }) => key.name),
    )
  return only
}

export const joinText = ({ pairs }: Relation, own: string, other: string) =>
  pairs.map(([a, b]) => `${other}.${quoted(b)} = ${own}.${quoted(a)}`).join(' and ')
