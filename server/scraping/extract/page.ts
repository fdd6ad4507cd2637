import { tidy } from './clean-text.ts'
import { type Element, isText, type ParentNode, parseTree, type Root } from './dom.ts'
import { textOf } from './tree.ts'

/** A page parsed once, with what every layer asks for, found in one walk. */
export interface Page {
  url: string | undefined
  document: Root
  body: ParentNode
  /** Text of each script of structured data, in order. */
  jsonLd: string[]
  /** Names and properties of meta tags, lower case; the first wins. */
  meta: Map<string, string>
  title: string
  headings: Element[]
  /** Elements with a class or an id. */
  named: Element[]
  /** Elements with microdata. */
  items: Element[]
  /** Elements with RDFa. */
  rdfa: Element[]
  links: Element[]
  language: string
}

/** Properties of cards for social networks; others on a meta tag are RDFa. */
const SOCIAL = /^(?:og|article|fb|twitter|al|product|profile|book|video|music|place):/i

/** Everything in one pass, while the tree grows. */
export function parsePage(html: string, url?: string): Page {
  const scripts: Element[] = []
  const titles: Element[] = []
  const named: Element[] = []
  const items: Element[] = []
  const rdfa: Element[] = []
  const headings: Element[] = []
  const links: Element[] = []
  const meta = new Map<string, string>()
  let body: Element | undefined
  let language = ''
  let base: string | undefined
  const document = parseTree(html, (element) => {
    const { name, attribs } = element
    if (name === 'script') {
      if (attribs.type?.toLowerCase().includes('ld+json')) scripts.push(element)
      return
    }
    if (attribs.class !== undefined || attribs.id !== undefined) named.push(element)
    if (attribs.itemprop !== undefined || attribs.itemtype !== undefined) items.push(element)
    if (
      attribs.typeof !== undefined ||
      (attribs.property !== undefined && !(name === 'meta' && SOCIAL.test(attribs.property)))
    )
      rdfa.push(element)
    if (name === 'a' || name === 'link' || name === 'area') links.push(element)
    else if (name === 'meta') note(meta, attribs)
    else if (name === 'title') titles.push(element)
    else if (name === 'body') body ??= element
    else if (name === 'base') base ??= attribs.href
    else if (name === 'html') language ||= attribs.lang ?? attribs['xml:lang'] ?? ''
    else if (name.length === 2 && name[0] === 'h' && name > 'h0' && name < 'h7') headings.push(element)
  })
  const own = absolute(url)
  return {
    url: (base && absolute(base, own)) ?? own,
    document,
    body: body ?? document,
    jsonLd: scripts.map(rawText),
    meta,
    title: tidy(titles.map(rawText).find((text) => text.trim() !== '') ?? ''),
    headings,
    named,
    items,
    rdfa,
    links,
    language,
  }
}

function rawText(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : '')).join('')
}

function note(meta: Map<string, string>, attribs: Record<string, string>) {
  const name = (attribs.property ?? attribs.name ?? attribs['http-equiv'] ?? '').toLowerCase()
  const content = attribs.content?.trim()
  if (name && content && !meta.has(name)) meta.set(name, content)
}

export function absolute(value: string | undefined, base?: string): string | undefined {
  if (!value) return undefined
  try {
    return new URL(value.trim(), base).href
  } catch {
    return undefined
  }
}

/** "Pumpkin Pie | The Kitchen" without the site's name. */
export function withoutSite(title: string, site: string | undefined): string {
  const parts = title.split(/\s+[|–—•·»:]\s+|\s+-\s+|\s*\|\s*/)
  const first = parts[0]?.trim() ?? ''
  if (parts.length < 2) return title.trim()
  const last = parts.at(-1)?.trim() ?? ''
  if (site && last.toLowerCase() === site.toLowerCase()) {
    const cut = title.lastIndexOf(last)
    return title.slice(0, cut).replace(/[\s|–—•·»:-]+$/, '')
  }
  return first.length >= 4 ? first : title.trim()
}

/** "Recipe: Pumpkin pie" is a pumpkin pie. */
const withoutKind = (title: string) =>
  title.replace(/^(?:cookbook|recipes?|rezept|recette|receta|ricetta|recept|receita|przepis)\s*:\s*/i, '')

/** What the page calls itself, the surest first. */
export function pageTitles(page: Page): string[] {
  const site = page.meta.get('og:site_name')
  const h1 = page.headings
    .filter(({ name }) => name === 'h1')
    .map((heading) => tidy(textOf(heading)))
    .filter((text) => text !== '' && text.toLowerCase() !== site?.toLowerCase())
  const og = page.meta.get('og:title') ?? page.meta.get('twitter:title')
  return [
    ...h1.map(withoutKind),
    ...(og ? [withoutKind(withoutSite(tidy(og), site))] : []),
    ...(page.title ? [withoutKind(withoutSite(page.title, site))] : []),
  ]
}
