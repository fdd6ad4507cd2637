import { tidy } from '#core/recipes/reading/tidy-text.ts'
import { type Element, isText, mayHoldRecipe, type ParentNode, parseTree, type Root } from './dom.ts'
import { isHidden, shortTextOf } from './tree.ts'
import { systemOf } from './unit-systems.ts'

/** A page parsed once, with what every layer needs, collected in one walk. */
export interface Page {
  url: string | undefined
  document: Root
  body: ParentNode
  /** The text of each structured data script, in order. */
  jsonLd: string[]
  /** The text of other scripts that may hold the recipe as data, and values of attributes that may. */
  scripts: string[]
  attributes: string[]
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
  /** The page as browsers without scripts show it, if that is more. */
  withoutScripts: (() => Page) | undefined
  /** Elements are marked as of the one and of the other unit system. */
  hasTwoSystems: boolean
  /** The page parsed anew, to be changed. */
  again: () => Page
}

/** Maximum number of elements of each kind; a page with more is hostile. */
const MOST = {
  scripts: 1000,
  attributes: 50,
  titles: 50,
  named: 50_000,
  items: 10_000,
  headings: 5000,
  links: 20_000,
}
/** Shorter values have no recipe in them. */
const LEAST_DATA = 200
const isData = (value: string) => /^\s{0,9}[{[]/.test(value) && mayHoldRecipe(value)
const LONGEST_ADDRESS = 4000
const LONGEST_TITLE = 1000
const MOST_TITLES = 50

const add = (list: Element[], element: Element, most: number) => {
  if (list.length < most) list.push(element)
}

/** Properties of social media cards; others on a meta tag are RDFa. */
const SOCIAL = /^(?:og|article|fb|twitter|al|product|profile|book|video|music|place):/i

/** Everything in one pass, while the tree is built. */
export function parsePage(html: string, url?: string, withNoscript = false): Page {
  const scripts: Element[] = []
  const others: Element[] = []
  const attributes: string[] = []
  const titles: Element[] = []
  const named: Element[] = []
  const items: Element[] = []
  const rdfa: Element[] = []
  const headings: Element[] = []
  const links: Element[] = []
  const meta = new Map<string, string>()
  const systems = new Set<string>()
  let body: Element | undefined
  let language = ''
  let base: string | undefined
  const document = parseTree(
    html,
    (element) => {
      const { name, attribs } = element
      if (name === 'script') {
        add(attribs.type?.toLowerCase().includes('ld+json') ? scripts : others, element, MOST.scripts)
        return
      }
      for (const name in attribs) {
        const value = attribs[name] as string
        if (value.length > LEAST_DATA && attributes.length < MOST.attributes && isData(value))
          attributes.push(value)
      }
      const system = systems.size < 2 ? systemOf(element) : undefined
      if (system) systems.add(system)
      if (attribs.class !== undefined || attribs.id !== undefined) add(named, element, MOST.named)
      if (attribs.itemprop !== undefined || attribs.itemtype !== undefined) add(items, element, MOST.items)
      if (
        attribs.typeof !== undefined ||
        (attribs.property !== undefined && !(name === 'meta' && SOCIAL.test(attribs.property)))
      )
        add(rdfa, element, MOST.items)
      if (name === 'a' || name === 'link' || name === 'area') add(links, element, MOST.links)
      else if (name === 'meta') note(meta, attribs)
      else if (name === 'title') add(titles, element, MOST.titles)
      else if (name === 'body') body ??= element
      else if (name === 'base') base ??= attribs.href
      else if (name === 'html') language ||= attribs.lang ?? attribs['xml:lang'] ?? ''
      else if (name.length === 2 && name[0] === 'h' && name > 'h0' && name < 'h7')
        add(headings, element, MOST.headings)
    },
    withNoscript,
  )
  const own = absolute(url)
  return {
    url: (base && absolute(base, own)) ?? own,
    document,
    body: body ?? document,
    jsonLd: scripts.map(rawText),
    scripts: others.map(rawText).filter((text) => text !== ''),
    attributes,
    meta,
    title: tidyTitle(titles.map(rawText).find((text) => text.trim() !== '') ?? ''),
    headings,
    named,
    items,
    rdfa,
    links,
    language,
    hasTwoSystems: systems.size > 1,
    again: () => parsePage(html, url, withNoscript),
    withoutScripts: document.unscripted > LEAST_DATA ? () => parsePage(html, url, true) : undefined,
  }
}

const tidyTitle = (text: string) => tidy(text.trim().slice(0, LONGEST_TITLE))

function rawText(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : '')).join('')
}

function note(meta: Map<string, string>, attribs: Record<string, string>) {
  const name = (attribs.property ?? attribs.name ?? attribs['http-equiv'] ?? '').toLowerCase()
  const content = attribs.content?.trim()
  if (name && content && !meta.has(name)) meta.set(name, content)
}

export function absolute(value: string | undefined, base?: string): string | undefined {
  if (!value || value.length > LONGEST_ADDRESS) return undefined
  try {
    return new URL(value.trim(), base).href
  } catch {
    return undefined
  }
}

/** "Pumpkin Pie | The Kitchen" without the site's name. */
function withoutSite(title: string, site: string | undefined): string {
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
  title
    .replace(/^(?:print(?:able)?|drucken|imprimer|imprimir|stampa|printen|udskriv)\s*:\s*/i, '')
    .replace(/^(?:cookbook|recipes?|rezept|recette|receta|ricetta|recept|receita|przepis)\s*:\s*/i, '')

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu))

/** A heading of the site's frame shares no word with what the page calls itself. */
function isOwn(heading: string, names: readonly string[]): boolean {
  const words = [...wordsOf(heading)]
  return words.length === 0 || names.some((name) => words.some((word) => wordsOf(name).has(word)))
}

/** The site's name, as a heading that leads to its front page. */
function leadsHome(heading: Element, url: string | undefined): boolean {
  const { parent, children } = heading
  const links = [parent, ...children].filter((one) => one?.kind === 'tag' && one.name === 'a') as Element[]
  return links.some(({ attribs }) => {
    const address = absolute(attribs.href, url ?? 'https://page.invalid/x')
    return address !== undefined && new URL(address).pathname === '/' && !address.includes('#')
  })
}

/** The page's title, most reliable source first. */
export function pageTitles(page: Page): string[] {
  const site = page.meta.get('og:site_name')
  const h1 = page.headings
    .filter((heading) => heading.name === 'h1' && !isHidden(heading) && !leadsHome(heading, page.url))
    .slice(0, MOST_TITLES)
    .map((heading) => withoutKind(tidyTitle(shortTextOf(heading))))
    .filter((text) => text !== '' && text.toLowerCase() !== site?.toLowerCase())
  const og = page.meta.get('og:title') ?? page.meta.get('twitter:title')
  const named = [og ? withoutSite(tidyTitle(og), site) : '', page.title ? withoutSite(page.title, site) : '']
    .map(withoutKind)
    .filter((name) => name !== '')
  const whole = [og ?? '', page.title].filter((name) => name !== '')
  const own = whole.length > 0 ? h1.filter((text) => isOwn(text, whole)) : h1
  return [...own, ...named, ...h1.filter((text) => !own.includes(text))]
}
