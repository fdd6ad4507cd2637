/** One statement in the making: text that is ours, and values that only travel as parameters. */
export class SqlText {
  readonly values: (string | null)[] = []

  /** A place for a value, optionally with the type that it is read as. */
  value(value: string | number, type = ''): string {
    this.values.push(String(value))
    return `$${this.values.length}${type && `::${type}`}`
  }
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const inPublic = (name: string) => `public.${quoted(name)}`

/** The items of a list as PostgreSQL writes an array. */
export const arrayText = (values: readonly string[]) =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`
