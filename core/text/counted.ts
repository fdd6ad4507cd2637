const RULES = new Intl.PluralRules('en')
const NUMBERS = new Intl.NumberFormat('en-US')

/** `#` in the form that the plural rules of the language choose becomes the number. */
export const counted = (count: number, forms: { one: string; other: string }): string =>
  (RULES.select(count) === 'one' ? forms.one : forms.other).replace('#', NUMBERS.format(count))
