import { ambiguousFunction, badBody, malformed, unknownFunction } from '../problem.ts'
import type { Routine, Schema } from '../schema.ts'
import * as strings from '../strings.ts'
import type { Plan } from './plan.ts'
import { type ReadOptions, readPlan } from './read.ts'
import { inPublic, quoted, SqlText } from './sql-text.ts'

/** The argument names in a body, which is parsed only that far. */
function argumentNames(body: string): string[] {
  if (body.trim() === '') return []
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw badBody(strings.bodyInvalid)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badBody(strings.argumentsNotObject)
  return Object.keys(value)
}

/** The function with this name that takes these arguments. */
function routineFor(schema: Schema, name: string, given: readonly string[]): Routine {
  const fitting = (schema.routines.get(name) ?? []).filter(
    (routine) =>
      given.every((one) => routine.arguments.has(one)) &&
      [...routine.arguments.values()].every(({ name: own, required }) => !required || given.includes(own)),
  )
  const [only, another] = fitting
  if (!only) throw unknownFunction(name, given)
  if (another) throw ambiguousFunction(name)
  return only
}

/** Whether any overload has an argument of this name: in a GET the other parameters are filters. */
export const takesArgument = (schema: Schema, name: string) => (argument: string) =>
  (schema.routines.get(name) ?? []).some((routine) => routine.arguments.has(argument))

interface CallOptions extends ReadOptions {
  /** Undefined for a GET, whose arguments are in the query. */
  body: string | undefined
}

/** `name(a => ..., b => ...)`, from the body or the query string. */
function callText(sql: SqlText, routine: Routine, options: CallOptions, given: readonly string[]) {
  const types = given.map((name) => routine.arguments.get(name)?.type ?? 'text')
  const name = inPublic(routine.name)
  if (options.body === undefined) {
    const values = given.map((one, at) => {
      const value = options.query.arguments.get(one) ?? ''
      return `${quoted(one)} => ${sql.value(value, types[at])}`
    })
    return { call: `${name}(${values.join(', ')})`, before: '' }
  }
  if (given.length === 0) return { call: `${name}()`, before: '' }
  const columns = given.map((one, at) => `${quoted(one)} ${types[at]}`).join(', ')
  const values = given.map((one) => `${quoted(one)} => a.${quoted(one)}`)
  const before = `json_to_record(${sql.value(options.body, 'json')}) as a(${columns})`
  return { call: `${name}(${values.join(', ')})`, before }
}

export function callPlan(
  name: string,
  options: CallOptions,
): Plan & { returns: 'void' | 'value' | 'row' | 'rows' } {
  const { schema, query, body } = options
  const given = body === undefined ? [...query.arguments.keys()] : argumentNames(body)
  const routine = routineFor(schema, name, given)
  const readOnly = body === undefined || !routine.volatile
  if (routine.returns.kind === 'rows') {
    const { table } = routine.returns
    const plan = readPlan(
      table,
      (sql) => {
        const { call, before } = callText(sql, routine, options, given)
        return before === '' ? call : `(select f.* from ${before}, lateral ${call} f)`
      },
      options,
    )
    return { readOnly, ...plan, returns: routine.set ? 'rows' : 'row' }
  }
  if (
    query.top.where.length > 0 ||
    query.top.order.length > 0 ||
    query.select.some(({ kind }) => kind !== 'all')
  )
    throw malformed(strings.noRowsToFilter)
  const sql = new SqlText()
  const { call, before } = callText(sql, routine, options, given)
  const from = before === '' ? '' : ` from ${before}`
  const row = options.isHead ? "''" : "coalesce(to_json(v)::text, 'null')"
  const text = `select null, ${row} from (select ${call} as v${from}) f`
  const returns = routine.returns.kind === 'void' ? 'void' : routine.set ? 'rows' : 'value'
  return { readOnly, statement: { text, values: sql.values }, columns: ['v'], offset: 0, returns }
}
