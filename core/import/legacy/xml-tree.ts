import { Parser } from 'htmlparser2'

export interface XmlElement {
  /** Lower case. */
  name: string
  attribs: Record<string, string>
  children: (XmlElement | string)[]
}

/** Deeper markup is flattened: recursion never overflows the stack. */
const DEEPEST = 60
/** The parser slows down with every open tag: beyond this a file is hostile, and the rest is not read. */
const HOSTILE = 2000
const MOST_ELEMENTS = 3_000_000
const TOO_MUCH = new Error('too much markup')

/** Parses XML, broken or not. Entities of a DTD are never expanded. */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '', attribs: {}, children: [] }
  const path: XmlElement[] = [root]
  let open = 0
  let count = 0
  let flat = 0
  const parser = new Parser(
    {
      onopentag(name, attribs) {
        if (++open > HOSTILE || ++count > MOST_ELEMENTS) throw TOO_MUCH
        const element: XmlElement = { name, attribs, children: [] }
        path[path.length - 1]?.children.push(element)
        if (path.length > DEEPEST) flat++
        else path.push(element)
      },
      ontext(data) {
        path[path.length - 1]?.children.push(data)
      },
      onclosetag() {
        open--
        if (flat > 0) flat--
        else if (path.length > 1) path.pop()
      },
    },
    { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  try {
    parser.end(text)
  } catch (error) {
    if (error !== TOO_MUCH) throw error
  }
  return root
}

const isElement = (node: XmlElement | string): node is XmlElement => typeof node !== 'string'

export const elementsOf = (element: XmlElement | undefined): XmlElement[] =>
  element?.children.filter(isElement) ?? []

/** The children of that name. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => child.name === name)

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  elementsOf(element).find((child) => child.name === name)

/** All elements of that name below; those inside of one that was found are its own. */
export function elementsBelow(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => (child.name === name ? [child] : elementsBelow(child, name)))
}

function write(element: XmlElement, out: string[]) {
  for (const child of element.children)
    if (isElement(child)) write(child, out)
    else out.push(child)
}

/** The text of an element and of all below it, as written. */
export function textOf(element: XmlElement | undefined): string {
  if (!element) return ''
  const out: string[] = []
  write(element, out)
  return out.join('')
}

/** The text of the child of that name, in one line. */
export const textIn = (element: XmlElement | undefined, name: string): string =>
  textOf(childOf(element, name)).replace(/\s+/g, ' ').trim()

/** Whether the first element of a file has that name: only its beginning is read. */
export function startsWithElement(text: string, name: string): boolean {
  const head = text.slice(0, 4000)
  let at = 0
  for (let tries = 0; tries < 50; tries++) {
    at = head.indexOf('<', at)
    if (at < 0) return false
    const next = head[at + 1]
    if (next === '?' || next === '!') {
      const end = head.startsWith('<!--', at) ? head.indexOf('-->', at) : head.indexOf('>', at)
      if (end < 0) return false
      at = end
    } else {
      const after = head[at + 1 + name.length]
      return (
        head.slice(at + 1, at + 1 + name.length).toLowerCase() === name &&
        (after === undefined || after === '>' || after === '/' || after.trim() === '')
      )
    }
  }
  return false
}
