import { Element, isTag, isText, type ParentNode, textNode } from './dom.ts'

/** Letters of one preformatted text. */
const LONGEST = 100_000

function rawText(node: ParentNode): string {
  let text = ''
  for (const child of node.children) {
    if (text.length > LONGEST) break
    text += isText(child) ? child.data : isTag(child) && child.name === 'br' ? '\n' : rawText(child)
  }
  return text
}

/** A text whose lines are shown as they are written: empty lines part its paragraphs. */
export function paragraphsOf(pre: Element): Element[] {
  return rawText(pre)
    .slice(0, LONGEST)
    .split(/\n[ \t\r]*\n/)
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const paragraph = new Element('p', {}, pre)
      for (const line of text.split('\n'))
        paragraph.children.push(textNode(line, paragraph), new Element('br', {}, paragraph))
      return paragraph
    })
}
