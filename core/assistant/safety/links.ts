const LINK = /\[([^\]\n]*)\]\(([^)\n]*)\)/g

/** Reduces links to their labels, except for those to known addresses: a model without lookups makes others up. */
export const onlyLinks = (text: string, known: ReadonlySet<string>): string =>
  text.replace(LINK, (link, label: string, href: string) => (known.has(href.trim()) ? link : label))
