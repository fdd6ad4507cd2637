import { type Element, isTag, type ParentNode } from '#core/extract/dom.ts'
import { elementsIn, linesOf, textOf } from '#core/extract/tree.ts'
import { squeeze } from './plain-lines.ts'

const hasClass = ({ attribs }: Element, name: string): boolean =>
  (attribs.class ?? '').split(/\s+/).includes(name)

/** By class or id: apps that write one page for many recipes repeat ids. */
export const isNamed = (element: Element, name: string): boolean =>
  element.attribs.id === name || hasClass(element, name)

export const namedIn = (root: ParentNode, name: string): Element[] =>
  elementsIn(root, (element) => isNamed(element, name))

export const propsIn = (root: ParentNode, name: string): Element[] =>
  elementsIn(root, ({ attribs }) => (attribs.itemprop ?? '').split(/\s+/).includes(name))

/** The content of a meta tag, the text of any other. */
export const valueIn = (element: Element | undefined): string =>
  element ? squeeze(element.name === 'meta' ? (element.attribs.content ?? '') : textOf(element)) : ''

export const propIn = (root: ParentNode, name: string): string => valueIn(propsIn(root, name)[0])

export const textsIn = (elements: readonly Element[]): string[] =>
  elements.map(valueIn).filter((text) => text !== '')

export const linesIn = (elements: readonly Element[]): string[] => elements.flatMap((one) => linesOf(one))

/** The first address that an element links to. */
export const linkIn = (root: ParentNode | undefined): string | null =>
  (root &&
    elementsIn(root, ({ name, attribs }) => name === 'a' && attribs.href !== undefined)[0]?.attribs.href) ??
  null

/** Where the pictures of an element are, each once. */
export const picturesIn = (root: ParentNode): string[] => [
  ...new Set(elementsIn(root, ({ name }) => name === 'img').flatMap(({ attribs }) => attribs.src ?? [])),
]

export const childTags = (element: ParentNode): Element[] => element.children.filter(isTag)
