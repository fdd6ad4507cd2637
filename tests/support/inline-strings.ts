import path from 'node:path'
import { parseSync } from 'vite'

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Attributes and properties that hold what a person reads, also when it is a single word. */
const READ_BY_PEOPLE =
  /^(?:aria-(?:label|description|valuetext|roledescription)|alt|title|subtitle|placeholder|label|caption|heading|lead|hint|text|message|summary|description|empty|note|noun|legend|question|answer)$/i

const LETTERS = /\p{L}{2}/u
/** A sentence or a heading: words with spaces that begin like a sentence or end like one. */
const SENTENCE = /^\p{Lu}[\p{Ll}’']*[,:]? .*\p{L}|\p{L}.* .*\p{Ll}[.!?…]$/u
/** Class names, paths, selectors, queries, types of media. */
const TECHNICAL = /^[a-z0-9@#:/._[\]()%!&>*,=?-]+(?: [a-z0-9@#:/._[\]()%!&>*,=?-]*[-:/[\]][^ ]*)*$/

/** Calls whose strings no person meets: invariants, logs, tests of a value. */
const INTERNAL_CALL =
  /^(?:Error|TypeError|RangeError|RegExp|Map|Set|clsx|matchMedia|querySelector(?:All)?|closest|matches|split|includes|startsWith|endsWith|replace|replaceAll|indexOf|has|test|describe)$/
const LOGS = /^(?:log|logger|console)$/

const nameOf = (callee: unknown): string => {
  if (!isNode(callee)) return ''
  if (callee.type === 'Identifier') return String(callee.name)
  if (callee.type === 'MemberExpression') return nameOf(callee.property)
  return ''
}
const ownerOf = (callee: unknown): string =>
  isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee.object) || ownerOf(callee.object) : ''

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'JSXText') return String(node.value)
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join('0')
  return undefined
}

/** Strings in this file that people read and that belong in the catalogue of its area. */
export function inlineStrings(file: string, source: string): string[] {
  const { program } = parseSync(file, source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  const found: string[] = []
  const report = (node: Node, text: string) =>
    found.push(
      `${file}:${source.slice(0, node.start).split('\n').length} ${text.trim().replace(/\s+/g, ' ')}`,
    )

  /** `shown`: what stands here is rendered as it is; `read`: it is the value of a name that people read. */
  const visit = (node: Node, shown: boolean, read: boolean): void => {
    const text = textOf(node)
    if (text !== undefined) {
      const visible = shown || read ? LETTERS.test(text) && !(read && TECHNICAL.test(text)) : false
      if (visible || (SENTENCE.test(text) && !TECHNICAL.test(text))) report(node, text)
      if (node.type === 'TemplateLiteral')
        for (const part of node.expressions as Node[]) visit(part, shown, read)
      return
    }
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeAnnotation':
      case 'TSTypeParameterInstantiation':
      case 'TaggedTemplateExpression':
      case 'ImportExpression':
        return
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        visit(node.expression as Node, shown, read)
        return
      case 'BinaryExpression':
        if (node.operator !== '+') {
          for (const side of [node.left, node.right] as Node[])
            if (side.type !== 'Literal') visit(side, false, false)
          return
        }
        break
      case 'NewExpression':
      case 'CallExpression': {
        visit(node.callee as Node, false, false)
        if (INTERNAL_CALL.test(nameOf(node.callee)) || LOGS.test(ownerOf(node.callee))) {
          for (const argument of node.arguments as Node[])
            if (/Function/.test(argument.type)) visit(argument, false, false)
          return
        }
        for (const argument of node.arguments as Node[]) visit(argument, false, false)
        return
      }
      case 'JSXAttribute': {
        const { name, value } = node as unknown as { name: Node; value: Node | null }
        const isRead = READ_BY_PEOPLE.test(String(name.name))
        if (value && !/^(className|class|d|viewBox|style|key)$/.test(String(name.name)))
          visit(value, false, isRead)
        return
      }
      case 'JSXExpressionContainer':
        visit(node.expression as Node, shown, read)
        return
      case 'JSXElement':
      case 'JSXFragment':
        for (const attribute of ((node.openingElement as Node | undefined)?.attributes ?? []) as Node[])
          visit(attribute, false, false)
        for (const child of node.children as Node[]) visit(child, true, false)
        return
      case 'ConditionalExpression':
        visit(node.test as Node, false, false)
        visit(node.consequent as Node, shown, read)
        visit(node.alternate as Node, shown, read)
        return
      case 'LogicalExpression':
        visit(node.left as Node, shown, read)
        visit(node.right as Node, shown, read)
        return
      case 'Property': {
        const key = node.key as Node
        const name = key.type === 'Identifier' ? String(key.name) : String(key.value ?? '')
        if (isNode(node.value)) visit(node.value, false, READ_BY_PEOPLE.test(name))
        return
      }
      case 'SwitchCase':
        for (const part of node.consequent as Node[]) visit(part, false, false)
        return
      case 'MemberExpression':
        visit(node.object as Node, false, false)
        return
    }
    for (const [key, value] of Object.entries(node)) {
      if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType') continue
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child))
          visit(
            child,
            shown && node.type === 'ParenthesizedExpression',
            read && node.type === 'ParenthesizedExpression',
          )
    }
  }
  visit(program as unknown as Node, false, false)
  return found
}

const CATALOGUE = /import \* as (\w+) from '([^']*\/strings\.ts)'/g

/** Keys of catalogues that no file uses. */
export function unusedStrings(sources: ReadonlyMap<string, string>): string[] {
  const used = new Set<string>()
  for (const [file, source] of sources)
    for (const [, name = '', target = ''] of source.matchAll(CATALOGUE)) {
      const catalogue = target.startsWith('#')
        ? target.slice(1)
        : path.posix.join(path.posix.dirname(file), target)
      for (const [, key] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        used.add(`${catalogue}: ${key}`)
    }
  const found: string[] = []
  for (const [file, source] of sources)
    if (/(?:^|\/)strings\.ts$/.test(file))
      for (const [, key] of source.matchAll(/^export const (\w+)/gm))
        if (!used.has(`${file}: ${key}`)) found.push(`${file}: ${key}`)
  return found
}
