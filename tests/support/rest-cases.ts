import fc from 'fast-check'
import { REST_CALLS } from './rest-calls.ts'

/** One request to rest/v1, as fetch takes it. The caller adds key and session. */
export interface RestCase {
  method: string
  /** From the root: /rest/v1/… */
  path: string
  headers: Record<string, string>
  body: Uint8Array | undefined
}

const TABLES = [
  'common_ingredients',
  'external_recipes',
  'pantry_items',
  'saved_recipes',
  'shopping_items',
  'profiles',
  'households',
  'household_members',
  'contact_messages',
  'nothing',
  '__proto__',
]
const COLUMNS = [
  'id',
  'name',
  'title',
  'user_id',
  'recipe_id',
  'ingredients',
  'dietary_tags',
  'quality_score',
  'created_at',
  'checked',
  'popularity_score',
  'nothing',
  '__proto__',
  'constructor',
  '"na\\"me"',
]
const OPERATORS =
  'eq neq gt gte lt lte like ilike match imatch in is isdistinct fts plfts phfts wfts cs cd ov sl sr nxr nxl adj foo'.split(
    ' ',
  )
const NASTY = [
  '',
  ' ',
  'null',
  'true',
  '5',
  '-1',
  '1e400',
  '9'.repeat(40),
  'NaN',
  'a',
  '{a,b}',
  '{a',
  '{}',
  '{"a":1}',
  '(1,2)',
  '[1,5)',
  '"x,y"',
  '"',
  '\\',
  "'",
  "'; drop table pantry_items; --",
  '$1',
  '%',
  '*',
  '(((.+)+)+)\\1\\2$',
  '(a|b)*c{1,9}',
  '\ud800',
  'é',
  '\u202e',
  '2026-01-01',
  '9999-99-99',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(3000),
  '('.repeat(300),
  '-'.repeat(40),
  '!'.repeat(40),
]
const word = (list: readonly string[]) => fc.constantFrom(...list)
const text = fc.oneof(
  { weight: 6, arbitrary: word(NASTY) },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
)
const column = fc.oneof(
  { weight: 5, arbitrary: word(COLUMNS) },
  {
    weight: 1,
    arbitrary: fc.tuple(word(COLUMNS), word(['->a', '->>0', '->a->>b', '->'])).map((two) => two.join('')),
  },
  { weight: 1, arbitrary: text },
)

const test = fc
  .tuple(fc.constantFrom('', '', 'not.'), word(OPERATORS), word(['', '', '', '(any)', '(english)']), text)
  .map(([not, operator, more, value]) => `${not}${operator}${more}.${value}`)
const listOf = (inner: fc.Arbitrary<string>) =>
  fc.array(inner, { minLength: 1, maxLength: 4 }).map((items) => items.join(','))
const { tree } = fc.letrec<{ tree: string }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(column, test).map(([name, what]) => `${name}.${what}`),
    fc.tuple(word(['and', 'or', 'not.and']), listOf(tie('tree'))).map(([join, parts]) => `${join}(${parts})`),
  ),
}))
const { item } = fc.letrec<{ item: string }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant('*'),
    fc
      .tuple(
        word(['', 'a:', '__proto__:']),
        column,
        word(['', '', '::text', '::int', '::regclass', '.sum()']),
      )
      .map((parts) => parts.join('')),
    fc
      .tuple(word(['', 'a:', '...']), word(TABLES), word(['', '!inner', '!recipe_id']), listOf(tie('item')))
      .map(([alias, table, hint, inner]) => `${alias}${table}${hint}(${inner})`),
  ),
}))
const order = fc
  .tuple(column, word(['', '.asc', '.desc', '.sideways']), word(['', '.nullsfirst', '.nullslast']))
  .map((parts) => parts.join(''))

const parameter: fc.Arbitrary<[string, string]> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(column, test) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('select'), listOf(item)) },
  {
    weight: 2,
    arbitrary: fc.tuple(
      word(['or', 'and', 'not.or', 'saved_recipes.or']),
      listOf(tree).map((t) => `(${t})`),
    ),
  },
  { weight: 1, arbitrary: fc.tuple(word(['order', 'external_recipes.order']), listOf(order)) },
  { weight: 1, arbitrary: fc.tuple(word(['limit', 'offset', 'external_recipes.limit']), text) },
  { weight: 1, arbitrary: fc.tuple(word(['columns', 'on_conflict']), listOf(column)) },
  {
    weight: 1,
    arbitrary: fc.tuple(word(['search', 'page', 'sort', 'diets', 'minutes', 'seed', 'apikey']), text),
  },
  { weight: 1, arbitrary: fc.tuple(text, text) },
)

const row = fc.dictionary(column, fc.oneof(text, fc.jsonValue({ maxDepth: 2 })), { maxKeys: 4 })
const body = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.oneof(row, fc.array(row, { maxLength: 3 })).map((value) => JSON.stringify(value)),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: text },
)

const headers = fc
  .tuple(
    fc.option(
      word([
        'count=exact',
        'count=planned',
        'count=estimated',
        'return=representation',
        'resolution=merge-duplicates,return=representation',
        'resolution=ignore-duplicates',
        'missing=default',
        'handling=strict,max-affected=1',
        'handling=strict,x=y',
        'tx=rollback',
        '__proto__=1',
      ]),
    ),
    fc.option(
      word([
        'application/json',
        'application/vnd.pgrst.object+json',
        'application/vnd.pgrst.array+json;nulls=stripped',
        'text/csv',
        'image/png',
        '*/*;q=0.1',
      ]),
      { freq: 1 },
    ),
    fc.constantFrom(...Array<null>(40).fill(null), '0-9', '5-', '9-2', 'bytes=0-1', 'x'),
    fc.constantFrom(...Array<null>(40).fill(null), 'public', 'auth', ''),
  )
  .map(([prefer, accept, range, profile]) => ({
    ...(prefer && { prefer }),
    ...(accept && { accept }),
    ...(range && { range }),
    ...(profile !== null && { 'accept-profile': profile, 'content-profile': profile }),
  }))

/** A browser sends no lone surrogates, so neither do we: they can't be encoded in a URL. */
const whole = (given: string) => given.replace(/\p{Cs}/gu, '')

interface Draft {
  method: string
  path: string
  parameters: [string, string][]
  body: unknown
}

/** Corrupts a valid request in one place: a value, an operator, a name, a character in the middle, the body. */
const spoiled: fc.Arbitrary<Draft> = fc
  .tuple(fc.constantFrom(...REST_CALLS), fc.nat(), fc.nat(), text, fc.nat(3), parameter, row)
  .map(([[method, path, parameters, sent], at, place, value, how, another, other]) => {
    const changed = parameters.map((pair) => [...pair] as [string, string])
    const pair = changed[at % Math.max(1, changed.length)]
    let given = sent
    if (how === 0 && pair) pair[1] = value
    else if (how === 1 && pair) {
      const split = place % (pair[1].length + 1)
      pair[1] = pair[1].slice(0, split) + value.slice(0, 20) + pair[1].slice(split)
    } else if (how === 2) changed.push(another)
    else if (sent && typeof sent === 'object') {
      const names = Object.keys(Array.isArray(sent) ? (sent[0] as object) : sent)
      const name = names[place % names.length] ?? 'x'
      given = Array.isArray(sent) ? [{ ...sent[0], [name]: value }, other] : { ...sent, [name]: value }
    }
    return { method, path, parameters: changed, body: given }
  })

const anything: fc.Arbitrary<Draft> = fc
  .tuple(
    word(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'PUT']),
    fc.oneof(
      { weight: 6, arbitrary: word(TABLES) },
      {
        weight: 2,
        arbitrary: word(['rpc/search_recipes', 'rpc/recipe_cuisines', 'rpc/nothing', 'rpc/__proto__']),
      },
      { weight: 1, arbitrary: fc.string({ maxLength: 20 }).map((s) => encodeURIComponent(whole(s))) },
    ),
    fc.array(parameter, { maxLength: 4 }),
    body,
  )
  .map(([method, path, parameters, sent]) => ({ method, path, parameters, body: sent }))

const cases: fc.Arbitrary<RestCase> = fc
  .tuple(
    fc.oneof({ weight: 3, arbitrary: spoiled }, { weight: 1, arbitrary: anything }),
    headers,
    fc.option(fc.uint8Array({ maxLength: 60 }), { freq: 1, nil: undefined }),
    fc.nat(19),
  )
  .map(([draft, given, bytes, chance]) => {
    const raw = chance === 0 ? bytes : undefined
    const query = raw
      ? [...raw].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
      : draft.parameters
          .map((pair) => pair.map((part) => encodeURIComponent(whole(part))).join('='))
          .join('&')
    const writes = ['POST', 'PATCH', 'PUT'].includes(draft.method)
    const sent = typeof draft.body === 'string' ? draft.body : JSON.stringify(draft.body ?? {})
    return {
      method: draft.method,
      path: `/rest/v1/${draft.path}?${query}`,
      headers: { ...given, 'content-type': 'application/json' },
      body: writes ? (raw ?? Buffer.from(sent)) : undefined,
    }
  })

/** Requests to rest/v1: by its grammar, with something wrong, and of any bytes. */
export const restCases = (numRuns: number, seed: number): RestCase[] => fc.sample(cases, { numRuns, seed })
