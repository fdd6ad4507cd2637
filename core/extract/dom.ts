import { Parser } from 'htmlparser2'

/** A minimal tree: most pages are large, and most of their content is never looked at. */
class Text {
  readonly kind = 'text'
  data: string
  parent: ParentNode
  constructor(data: string, parent: ParentNode) {
    this.data = data
    this.parent = parent
  }
}

export class Element {
  readonly kind = 'tag'
  name: string
  attribs: Record<string, string>
  children: ChildNode[] = []
  parent: ParentNode
  constructor(name: string, attribs: Record<string, string>, parent: ParentNode) {
    this.name = name
    this.attribs = attribs
    this.parent = parent
  }
}

export class Root {
  readonly kind = 'root'
  children: ChildNode[] = []
  readonly parent = null
  /** Markup that ends before the page does: nested too deep, or of too many elements. */
  cut: 'deep' | 'many' | undefined
  /** Letters in <noscript>, which is dropped unless asked for. */
  unscripted = 0
}

export const textNode = (data: string, parent: ParentNode): Text => new Text(data, parent)

export type ChildNode = Text | Element
export type ParentNode = Element | Root

export const isTag = (node: ChildNode | ParentNode): node is Element => node.kind === 'tag'
export const isText = (node: ChildNode | ParentNode): node is Text => node.kind === 'text'

/** Never searched by the extractors. */
const DROPPED = new Set(['style', 'svg', 'template', 'iframe', 'object', 'canvas', 'noscript'])
/** Deeper markup is kept, but flattened: recursion never overflows the stack. */
const DEEPEST = 300
/** The parser slows down with every open tag: beyond this a page is hostile, and the rest is not read. */
const HOSTILE = 3000
const TOO_DEEP = new Error('markup nested too deep')
/** Ten times what the largest pages have. */
const MOST_ELEMENTS = 80_000
const TOO_MANY = new Error('too many elements')

/** Words of scripts that may hold a recipe as data; the text of all others is dropped. */
const DATA = ['ngredien', '__next_f.push', 'utaten', 'ngrédien', 'ngrediën', 'kladnik', 'ozzaval']
export const mayHoldRecipe = (text: string): boolean => DATA.some((word) => text.includes(word))

/** Parses, with a callback for every opened element. Scripts keep their text only if it may be a recipe's data. */
export function parseTree(html: string, seen?: (element: Element) => void, withNoscript = false): Root {
  const root = new Root()
  let current: ParentNode = root
  let depth = 0
  let flat = 0
  let dropping = ''
  let droppedDepth = 0
  let quiet = false
  let open = 0
  let elements = 0
  const parser = new Parser({
    onopentag(name, attribs) {
      if (++open > HOSTILE) throw TOO_DEEP
      if (++elements > MOST_ELEMENTS) throw TOO_MANY
      if (dropping !== '') {
        if (name === dropping) droppedDepth++
        return
      }
      if (DROPPED.has(name) && !(withNoscript && name === 'noscript')) {
        dropping = name
        droppedDepth = 1
        return
      }
      const element = new Element(name, attribs, current)
      current.children.push(element)
      seen?.(element)
      quiet = name === 'script' && !attribs.type?.toLowerCase().includes('ld+json')
      if (depth >= DEEPEST) flat++
      else {
        depth++
        current = element
      }
    },
    ontext(data) {
      if (dropping === 'noscript') root.unscripted += data.length
      if (dropping !== '' || (quiet && !mayHoldRecipe(data))) return
      const last = current.children[current.children.length - 1]
      if (last !== undefined && last.kind === 'text') last.data += data
      else current.children.push(new Text(data, current))
    },
    onclosetag(name) {
      open--
      if (dropping !== '') {
        if (name === dropping && --droppedDepth === 0) dropping = ''
        return
      }
      quiet = false
      if (flat > 0) flat--
      else if (current.parent) {
        current = current.parent
        depth--
      }
    },
  })
  try {
    parser.end(html)
  } catch (error) {
    if (error !== TOO_DEEP && error !== TOO_MANY) throw error
    root.cut = error === TOO_DEEP ? 'deep' : 'many'
  }
  return root
}
