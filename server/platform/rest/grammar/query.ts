/** A parsed rest/v1 request: names are not yet resolved against the schema, nothing is SQL yet. */

/** `data->'a'->>0`: the last step may return text. */
export interface JsonStep {
  key: string | number
  text: boolean
}

export interface Path {
  column: string
  steps: JsonStep[]
}

export interface Embed {
  kind: 'embed'
  relation: string
  alias: string | undefined
  /** The foreign key or its column, if the relation is ambiguous. */
  hint: string | undefined
  inner: boolean
  /** Its columns are merged into those of the parent row. */
  spread: boolean
  items: SelectItem[]
}

export type SelectItem =
  | { kind: 'all' }
  | { kind: 'column'; path: Path; alias: string | undefined; cast: string | undefined }
  | Embed

export const COMPARISONS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} as const
export type Comparison = keyof typeof COMPARISONS

/** The query types of full-text search, and PostgreSQL's functions for them. */
export const SEARCHES = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const
export type Search = keyof typeof SEARCHES

export const IS_VALUES = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
} as const
export type IsValue = keyof typeof IS_VALUES

export type Test =
  | { operator: Comparison; quantifier: 'any' | 'all' | undefined; value: string }
  | { operator: 'in'; values: string[] }
  | { operator: 'is'; value: IsValue }
  | { operator: Search; config: string | undefined; value: string }

export type Condition =
  | { kind: 'test'; path: Path; negated: boolean; test: Test }
  | { kind: 'group'; join: 'and' | 'or'; negated: boolean; parts: Condition[] }

export interface OrderTerm {
  /** An embedded table whose column orders the rows. */
  relation: string | undefined
  path: Path
  descending: boolean
  nulls: 'first' | 'last' | undefined
}

/** What filters, orders and pages the rows of one table. */
export interface Level {
  where: Condition[]
  order: OrderTerm[]
  limit: number | undefined
  offset: number | undefined
}

export interface Query {
  /** Undefined: every column. */
  select: SelectItem[]
  top: Level
  /** By the path of names from the top: `recipe`, `recipe.author`. */
  embedded: Map<string, Level>
  /** The columns that a write sets, if listed. */
  columns: string[] | undefined
  onConflict: string[] | undefined
  /** Arguments of a function, in a GET. */
  arguments: Map<string, string>
}
