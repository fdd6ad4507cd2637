const HALVES = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** PostgreSQL stores neither NUL nor lone surrogates. */
export const storable = (text: string) => text.replaceAll('\0', '').replace(HALVES, '')

/** The same for every text in a value that becomes JSON. */
export const storableJson = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_key, one) => (typeof one === 'string' ? storable(one) : one)))
