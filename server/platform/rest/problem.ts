import * as strings from './strings.ts'

/** An error in PostgREST's shape, which the client library passes to its caller unchanged. */
export class RestProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: { details?: unknown; hint?: string | null; headers?: Record<string, string> } = {},
  ) {
    super(message)
  }

  response(): Response {
    const { details = null, hint = null, headers } = this.more
    const body = { code: this.code, details, hint, message: this.message }
    return Response.json(body, { status: this.status, headers: { 'Cache-Control': 'no-store', ...headers } })
  }
}

/** A request that the grammar does not accept. */
export const malformed = (message: string, details: string | null = null) =>
  new RestProblem(400, 'PGRST100', message, { details })
export const overLimit = (tooMany: (most: number) => string, most: number) =>
  new RestProblem(400, 'PGRST100', tooMany(most))
export const badBody = (message: string) => new RestProblem(400, 'PGRST102', message)
export const wrongMethod = (message: string, allow: string) =>
  new RestProblem(405, 'PGRST117', message, { headers: { Allow: allow } })
export const wrongSchema = () => new RestProblem(406, 'PGRST106', strings.schemaWrong)
export const notAcceptable = () => new RestProblem(406, 'PGRST107', strings.notAcceptable)
export const unknownRelation = (table: string, relation: string) =>
  new RestProblem(400, 'PGRST200', strings.relationUnknown(table, relation), {
    details: strings.relationUnknownDetails,
  })
export const ambiguousRelation = (table: string, relation: string, names: string[]) =>
  new RestProblem(300, 'PGRST201', strings.relationAmbiguous(table, relation), {
    hint: strings.relationAmbiguousHint(names.map((name) => `${relation}!${name}`).join(', ')),
  })
export const unknownTable = (table: string) => new RestProblem(404, 'PGRST205', strings.tableUnknown(table))
export const unknownFunction = (name: string, given: Iterable<string>) =>
  new RestProblem(404, 'PGRST202', strings.functionUnknown(name, [...given].join(', ')))
export const ambiguousFunction = (name: string) =>
  new RestProblem(300, 'PGRST203', strings.functionAmbiguous(name))
export const unknownColumn = (table: string, column: string) =>
  new RestProblem(400, '42703', strings.columnUnknown(table, column))
export const unknownBodyColumn = (table: string, column: string) =>
  new RestProblem(400, 'PGRST204', strings.bodyColumnUnknown(table, column))
export const badRange = (details: string) =>
  new RestProblem(416, 'PGRST103', strings.rangeNotSatisfiable, { details })
export const notSingle = (rows: number) =>
  new RestProblem(406, 'PGRST116', strings.notSingle, {
    details: strings.notSingleRows(rows),
  })
export const tooManyAffected = (rows: number, most: number) =>
  new RestProblem(400, 'PGRST124', strings.tooManyAffected, {
    details: strings.tooManyAffectedRows(rows, most),
  })
export const answerTooLarge = (bytes: number) =>
  new RestProblem(413, 'PGRST100', strings.answerTooLarge(Math.floor(bytes / 1024 / 1024)), {
    hint: strings.answerTooLargeHint,
  })
export const needsFilter = (method: string) =>
  new RestProblem(400, '21000', strings.filterMissing(method === 'DELETE' ? 'DELETE' : 'UPDATE'), {
    hint: strings.filterMissingHint,
  })
