// PostgREST's own wording: clients know it
export const schemaWrong = 'The schema must be one of the following: public'
export const relationUnknown = (table: string, relation: string) =>
  `Could not find a relationship between '${table}' and '${relation}'`
export const relationAmbiguous = (table: string, relation: string) =>
  `More than one relationship was found for '${table}' and '${relation}'`
export const tableUnknown = (table: string) =>
  `Could not find the table 'public.${table}' in the schema cache`
export const functionUnknown = (name: string, given: string) =>
  `Could not find the function public.${name}(${given}) in the schema cache`
export const columnUnknown = (table: string, column: string) => `column ${table}.${column} does not exist`
export const bodyColumnUnknown = (table: string, column: string) =>
  `Could not find the '${column}' column of '${table}' in the schema cache`
export const rangeNotSatisfiable = 'Requested range not satisfiable'
export const rangeTurned = 'The lower boundary must be lower than or equal to the upper.'
export const offsetTooFar = (offset: number, rows: number) =>
  `An offset of ${offset} was requested, but there are only ${rows} rows.`
export const notSingle = 'Cannot coerce the result to a single JSON object'
export const notSingleRows = (rows: number) => `The result contains ${rows} rows`
export const tooManyAffected = 'Query result exceeds max-affected preference constraint'
export const tooManyAffectedRows = (rows: number, most: number) =>
  `The query affects ${rows} rows, and at most ${most} are allowed`
export const filterMissing = (statement: string) => `${statement} requires a WHERE clause`
export const pathInvalid = 'Invalid path specified in request URL'
export const preferencesInvalid = 'Invalid preferences given with handling=strict'
export const preferencesInvalidNames = (names: string) => `Invalid preferences: ${names}`
export const aggregatesNotAllowed = 'Use of aggregate functions is not allowed'
export const relatedOrderImpossible = (relation: string) => `A related order on '${relation}' is not possible`
export const spreadImpossible = (relation: string) => `A spread operation on '${relation}' is not possible`
export const notEmbedded = (name: string) => `'${name}' is not an embedded resource in this request`
export const notEmbeddedHint = (name: string) =>
  `Verify that '${name}' is included in the 'select' query parameter.`
export const keysDiffer = 'All object keys must match'
export const parseFailed = (what: string, column: number) => `"failed to parse ${what}" (column ${column})`
export const parseFailedDetails = (found: string, wanted: string) =>
  `unexpected ${found}, expecting ${wanted}`
export const operatorUnknown = (operator: string) => `"failed to parse filter": unknown operator ${operator}`

// What the grammar expects
export const theEnd = 'the end'
export const aName = 'a name'
export const aKey = 'a key'
export const aClosingQuote = 'a closing quote'
export const anOperator = 'an operator (eq, gt, ...)'

// Our own limits
export const tooManyFilters = (most: number) =>
  `This request has too many filters: at most ${most} are allowed.`
export const tooDeepFilters = (most: number) =>
  `This request has too many levels of and/or: at most ${most} are allowed.`
export const tooManyValues = (most: number) =>
  `This request has too many values in a list: at most ${most} are allowed.`
export const tooManyColumns = (most: number) =>
  `This request has too many columns: at most ${most} are allowed.`
export const tooManySelected = (most: number) =>
  `This request has too many selected columns: at most ${most} are allowed.`
export const tooDeepEmbeds = (most: number) =>
  `This request has too many levels of embedding: at most ${most} are allowed.`
export const tooManyEmbeds = (most: number) =>
  `This request has too many embedded tables: at most ${most} are allowed.`
export const tooManySteps = (most: number) =>
  `This request has too many steps into JSON: at most ${most} are allowed.`
export const tooManyOrders = (most: number) =>
  `This request has too many columns to order by: at most ${most} are allowed.`
export const tooManyRows = (most: number) => `This request has too many rows: at most ${most} are allowed.`
export const addressTooLong = 'This address is too long.'
export const nameTooLong = 'A name is longer than 63 characters.'
export const patternTooLong = (most: number) => `A pattern has at most ${most} characters.`
export const backReferences = 'Back-references in patterns are not supported.'
export const patternCounts = 'Patterns with large or many counts are not supported.'
export const patternDirectives = 'Patterns with directives are not supported.'
export const searchTooLong = (most: number) => `A search has at most ${most} characters.`
export const searchSigns = (most: number) => `A search has at most ${most} signs such as & | ! and brackets.`
export const answerTooLarge = (megabytes: number) => `The answer is larger than ${megabytes} MB.`
export const answerTooLargeHint = 'Ask for fewer rows or columns.'
export const queryTooSlow = 'This query takes too long. Ask for less at once.'
export const selectsTooMuch = 'This request selects too many columns.'

// Our own problems
export const methodNotSupported = (method: string) => `${method} is not supported here.`
export const notAcceptable = 'None of these media types are available. Ask for application/json.'
export const relationUnknownDetails = 'Only declared foreign keys between exposed tables can be embedded.'
export const relationAmbiguousHint = (names: string) => `Name one of them: ${names}`
export const functionAmbiguous = (name: string) =>
  `More than one function public.${name} takes these arguments`
export const filterMissingHint = 'Add at least one filter.'
export const contentTypeInvalid = 'Send the body as application/json.'
export const bodyInvalid = 'The body is not valid JSON.'
export const bodyNotRows = 'The body must be an object or a list of objects.'
export const argumentsNotObject = 'Send the arguments as one object.'
export const changesNotObject = 'Send the changes as one object.'
export const noRowsToFilter = 'This function returns no rows to filter, order or select from.'
export const noPrimaryKey = 'This table has no primary key: name the columns with on_conflict.'
export const emptyRows = 'Rows without columns can only be inserted one by one.'
export const writeWithLimit = 'A write has no limit and no offset: name the rows by filters.'
export const insertWithFilter = 'An insert has no filters.'
export const notJson = (column: string) => `Column ${column} holds no JSON.`
export const noTextSearch = (config: string) => `There is no text search for ${config}.`
export const castUnknown = (type: string) => `Columns can't be cast to ${type}.`
export const givenTwice = (name: string) => `"${name}" is given twice.`
export const notWhole = (name: string, most: number) => `"${name}" takes a whole number from 0 to ${most}.`
export const isTakes = (words: string) => `"is" takes ${words}.`
