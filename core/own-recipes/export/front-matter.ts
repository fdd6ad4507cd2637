type FrontValue = string | number | readonly string[] | null

/** Texts as JSON writes them, which YAML reads: no line of theirs can end the block or begin another key. */
export function frontMatter(values: readonly (readonly [string, FrontValue])[]): string {
  const lines = values.flatMap(([key, value]) =>
    value === null || (typeof value === 'object' && value.length === 0) ? [] : [`${key}: ${quoted(value)}`],
  )
  return `---\n${lines.join('\n')}\n---\n`
}

/** YAML ends lines at these too. */
const quoted = (value: string | number | readonly string[]) =>
  JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
