let rules: Intl.PluralRules | undefined

/** With its thousands separated. A formatter takes long to create; below 1,000 there is nothing to format. */
export const grouped = (count: number): string =>
  count < 1000 ? String(count) : count.toLocaleString('en-US')

/** `#` in the form that the plural rules of the language choose becomes the number. */
export function counted(count: number, forms: { one: string; other: string }): string {
  rules ??= new Intl.PluralRules('en')
  return (rules.select(count) === 'one' ? forms.one : forms.other).replace('#', grouped(count))
}
