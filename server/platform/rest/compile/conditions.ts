import {
  COMPARISONS,
  type Condition,
  IS_VALUES,
  type Level,
  type OrderTerm,
  type Path,
  SEARCHES,
  type Search,
} from '../grammar/query.ts'
import { malformed, unknownColumn } from '../problem.ts'
import type { Column, Table } from '../schema.ts'
import * as strings from '../strings.ts'
import { arrayText, quoted, type SqlText } from './sql-text.ts'

/** A table in the statement, under its alias. */
export interface Source {
  table: Table
  as: string
}

const isJson = (type: string) => type === 'json' || type === 'jsonb'

function columnOf({ table }: Source, name: string): Column {
  const column = table.columns.get(name)
  if (!column) throw unknownColumn(table.name, name)
  return column
}

/** The expression for a column, or for a path into its JSON. */
export function expression(sql: SqlText, source: Source, { column, steps }: Path): string {
  const { type } = columnOf(source, column)
  if (steps.length > 0 && !isJson(type)) throw malformed(strings.notJson(column))
  return steps.reduce(
    (inner, { key, text }) =>
      `${inner}${text ? '->>' : '->'}${sql.value(key, typeof key === 'number' ? 'integer' : 'text')}`,
    `${source.as}.${quoted(column)}`,
  )
}

// PostgreSQL's built-in configurations; any other name would be looked up as an object.
const CONFIGS = new Set(
  `simple arabic armenian basque catalan danish dutch english finnish french german greek hindi hungarian indonesian irish
  italian lithuanian nepali norwegian portuguese romanian russian serbian spanish swedish tamil turkish yiddish`.split(
    /\s+/,
  ),
)

function search(
  sql: SqlText,
  source: Source,
  path: Path,
  operator: Search,
  config: string | undefined,
  value: string,
) {
  if (config !== undefined && !CONFIGS.has(config)) throw malformed(strings.noTextSearch(config))
  const language = config === undefined ? '' : `'${config}'::regconfig, `
  const column = expression(sql, source, path)
  const isVector = path.steps.length === 0 && columnOf(source, path.column).type === 'tsvector'
  const vector = isVector ? column : `to_tsvector(${language}${column})`
  return `${vector} @@ ${SEARCHES[operator]}(${language}${sql.value(value, 'text')})`
}

function compileCondition(sql: SqlText, source: Source, condition: Condition): string {
  if (condition.kind === 'group') {
    const parts = condition.parts.map((part) => compileCondition(sql, source, part))
    return `${condition.negated ? 'not ' : ''}(${parts.join(` ${condition.join} `)})`
  }
  const { path, test, negated } = condition
  const not = negated ? 'not ' : ''
  switch (test.operator) {
    case 'in':
      return `${not}(${expression(sql, source, path)} = any (${sql.value(arrayText(test.values))}))`
    case 'is':
      return `${not}(${expression(sql, source, path)} is ${IS_VALUES[test.value]})`
    case 'fts':
    case 'plfts':
    case 'phfts':
    case 'wfts':
      return `${not}(${search(sql, source, path, test.operator, test.config, test.value)})`
    default: {
      const left = expression(sql, source, path)
      const value = sql.value(test.value)
      const right = test.quantifier ? `${test.quantifier} (${value})` : value
      return `${not}(${left} ${COMPARISONS[test.operator]} ${right})`
    }
  }
}

export const conditions = (sql: SqlText, source: Source, { where }: Level): string[] =>
  where.map((one) => compileCondition(sql, source, one))

export const whereText = (all: readonly string[]) => (all.length > 0 ? ` where ${all.join(' and ')}` : '')

/** `direction` and `nulls` of a term whose expression is known. */
export const ordered = (text: string, { descending, nulls }: OrderTerm) =>
  `${text}${descending ? ' desc' : ' asc'}${nulls ? ` nulls ${nulls}` : ''}`

export const pageText = (sql: SqlText, limit: number, offset: number | undefined) =>
  ` limit ${sql.value(limit, 'bigint')}${offset ? ` offset ${sql.value(offset, 'bigint')}` : ''}`
