import { DomUtils, parseDocument } from 'htmlparser2'
import { parseLoosely } from '#core/extract/parse-json.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'

/** A tree that can be changed and written again; the extractor's own drops what it never reads. */
export type Tree = ReturnType<typeof parseDocument>
export type Node = Tree['children'][number]
export type Tag = Extract<Node, { attribs: object }>

export const treeOf = (html: string): Tree => parseDocument(html)
export const htmlOf = (tree: Tree): string => DomUtils.getOuterHTML(tree)

export const tags = (tree: Tree | Tag, holds: (tag: Tag) => boolean): Tag[] =>
  DomUtils.findAll((node) => holds(node as Tag), tree.children) as Tag[]

export const bodyOf = (tree: Tree): Tag | undefined => tags(tree, ({ name }) => name === 'body')[0]

const UNSEEN = new Set(['script', 'style', 'noscript', 'template', 'svg', 'head', 'textarea', 'select'])

/** The visible text. */
export function seenText(node: Node | Tree): string {
  if ('data' in node && node.type === 'text') return node.data
  if (!('children' in node) || ('name' in node && UNSEEN.has(node.name))) return ' '
  return node.children.map((child) => seenText(child as Node)).join(' ')
}

/** Nodes in place of others, from HTML. */
export function replaceBy(tag: Tag, html: string): void {
  tag.children = []
  for (const node of [...treeOf(html).children]) DomUtils.appendChild(tag, node)
}

export function insertBefore(tag: Tag, html: string): void {
  for (const node of [...treeOf(html).children]) DomUtils.prepend(tag, node)
}

export const remove = (tag: Tag) => DomUtils.removeElement(tag)

/** The smallest elements that show exactly one of these lines, in the page's order. */
export function showing(tree: Tree, lines: readonly string[]): { tag: Tag; line: string }[] {
  const wanted = new Map(lines.map((line) => [letters(line), line]))
  const longest = Math.max(0, ...lines.map((line) => line.length)) * 4 + 200
  const found: { tag: Tag; line: string }[] = []
  const visit = (tag: Tag): boolean => {
    if (UNSEEN.has(tag.name)) return false
    let inner = false
    for (const child of tag.children) if ('attribs' in child) inner = visit(child as Tag) || inner
    if (inner) return true
    const text = seenText(tag)
    const line = text.length <= longest ? wanted.get(letters(text)) : undefined
    if (line === undefined) return false
    found.push({ tag, line })
    return true
  }
  for (const child of tree.children) if ('attribs' in child) visit(child as Tag)
  // An inline element that is its line's only content: the box around it is the line.
  return found.map(({ tag, line }) => ({ tag: lineBox(tag, line), line }))
}

function lineBox(tag: Tag, line: string): Tag {
  let box = tag
  while (box.parent && 'attribs' in box.parent && letters(seenText(box.parent as Tag)) === letters(line))
    box = box.parent as Tag
  return box
}

export type Json = Record<string, unknown>

const isRecipe = (value: Json) => {
  const type = value['@type']
  return (Array.isArray(type) ? type : [type]).some((one) => /recipe$/i.test(String(one)))
}

/** Changes every recipe in the structured data; false if there is none. */
export function eachRecipe(tree: Tree, change: (recipe: Json) => void): boolean {
  let any = false
  const visit = (value: unknown) => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    else if (typeof value === 'object' && value !== null) {
      if (isRecipe(value as Json) && 'recipeIngredient' in value) {
        change(value as Json)
        any = true
      }
      for (const one of Object.values(value)) visit(one)
    }
  }
  for (const script of tags(
    tree,
    ({ name, attribs }) => name === 'script' && /ld\+json/i.test(attribs.type ?? ''),
  )) {
    const before: boolean = any
    any = false
    const value = parseLoosely(DomUtils.textContent(script))
    visit(value)
    if (any) replaceBy(script, '')
    if (any) setText(script, JSON.stringify(value).replaceAll('</', '<\\/'))
    any ||= before
  }
  return any
}

function setText(tag: Tag, text: string): void {
  const holder = treeOf(`<script>${text}</script>`).children[0] as Tag
  tag.children = holder.children
}

/** Without any schema.org markup. */
export function stripMarkup(tree: Tree): void {
  for (const script of tags(
    tree,
    ({ name, attribs }) => name === 'script' && /ld\+json/i.test(attribs.type ?? ''),
  ))
    remove(script)
  for (const { attribs, name } of tags(tree, () => true)) {
    if (name === 'meta') continue
    for (const one of ['itemprop', 'itemtype', 'itemscope', 'typeof', 'property']) delete attribs[one]
  }
}

/** Whether the page itself shows the recipe: only then can a page with worse markup be asked for it. */
export function showsAll(tree: Tree, lines: readonly string[], share: number): boolean {
  const text = letters(seenText(bodyOf(tree) ?? tree))
  return lines.filter((line) => text.includes(letters(line))).length >= lines.length * share
}
