import { type ChildNode, type Element, isTag, type ParentNode } from './dom.ts'

/** Names of unit systems in classes and attributes. */
const MARK = /(?:^|[\s_-])(?:(metric|si|eu)|imperial|us|usa|us-?customary|customary)(?=$|[\s_-])/i
const ATTRIBUTES = [
  'data-unit-system',
  'data-units',
  'data-system',
  'data-measurement-system',
  'data-measure',
]

type System = 'metric' | 'customary'

export function systemOf({ attribs }: Element): System | undefined {
  const marked = ATTRIBUTES.map((name) => attribs[name]).find((value) => value !== undefined)
  const name = marked ?? attribs.class
  if (name === undefined || name.length > 500) return undefined
  const match = MARK.exec(name)
  return match ? (match[1] ? 'metric' : 'customary') : undefined
}

/** Whether another is not shown anyway. */
type IsSeen = (element: Element) => boolean

/** Without siblings that say the same in the other unit system: pages switch between the two. */
export function oneUnitSystem(node: ParentNode, isSeen: IsSeen): readonly ChildNode[] {
  const { children } = node
  if (children.length < 2) return children
  let first: System | undefined
  let both = false
  for (const child of children) {
    if (!isTag(child)) continue
    const system = systemOf(child)
    if (system === undefined || !isSeen(child)) continue
    first ??= system
    if (system !== first) both = true
  }
  if (!both) return children
  return children.filter((child) => !isTag(child) || (systemOf(child) ?? first) === first)
}
