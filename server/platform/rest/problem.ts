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
export const overLimit = (what: string, most: number) =>
  new RestProblem(400, 'PGRST100', `This request has too many ${what}: at most ${most} are allowed.`)
export const badBody = (message: string) => new RestProblem(400, 'PGRST102', message)
export const wrongMethod = (message: string, allow: string) =>
  new RestProblem(405, 'PGRST117', message, { headers: { Allow: allow } })
export const wrongSchema = () =>
  new RestProblem(406, 'PGRST106', 'The schema must be one of the following: public')
export const notAcceptable = () =>
  new RestProblem(406, 'PGRST107', 'None of these media types are available. Ask for application/json.')
export const unknownRelation = (table: string, relation: string) =>
  new RestProblem(400, 'PGRST200', `Could not find a relationship between '${table}' and '${relation}'`, {
    details: 'Only declared foreign keys between exposed tables can be embedded.',
  })
export const ambiguousRelation = (table: string, relation: string, names: string[]) =>
  new RestProblem(300, 'PGRST201', `More than one relationship was found for '${table}' and '${relation}'`, {
    hint: `Name one of them: ${names.map((name) => `${relation}!${name}`).join(', ')}`,
  })
export const unknownTable = (table: string) =>
  new RestProblem(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`)
export const unknownFunction = (name: string, given: Iterable<string>) =>
  new RestProblem(
    404,
    'PGRST202',
    `Could not find the function public.${name}(${[...given].join(', ')}) in the schema cache`,
  )
export const ambiguousFunction = (name: string) =>
  new RestProblem(300, 'PGRST203', `More than one function public.${name} takes these arguments`)
export const unknownColumn = (table: string, column: string) =>
  new RestProblem(400, '42703', `column ${table}.${column} does not exist`)
export const unknownBodyColumn = (table: string, column: string) =>
  new RestProblem(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`)
export const badRange = (details: string) =>
  new RestProblem(416, 'PGRST103', 'Requested range not satisfiable', { details })
export const notSingle = (rows: number) =>
  new RestProblem(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: rows === 0 ? 'The result contains 0 rows' : `The result contains ${rows} rows`,
  })
export const tooManyAffected = (rows: number, most: number) =>
  new RestProblem(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows, and at most ${most} are allowed`,
  })
export const answerTooLarge = (bytes: number) =>
  new RestProblem(413, 'PGRST100', `The answer is larger than ${Math.floor(bytes / 1024 / 1024)} MB.`, {
    hint: 'Ask for fewer rows or columns.',
  })
export const needsFilter = (method: string) =>
  new RestProblem(400, '21000', `${method === 'DELETE' ? 'DELETE' : 'UPDATE'} requires a WHERE clause`, {
    hint: 'Add at least one filter.',
  })
