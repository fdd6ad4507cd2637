/** A statement under construction: our own text, with values passed only as parameters. */
export class SqlText {
  readonly values: (string | null)[] = []

  /** A placeholder for a value, optionally with a cast. */
  value(value: string | number, type = ''): string {
    this.values.push(String(value))
    return `$${this.values.length}${type && `::${type}`}`
  }
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const inPublic = (name: string) => `public.${quoted(name)}`

/** The items of a list as a PostgreSQL array literal. */
export const arrayText = (values: readonly string[]) =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
