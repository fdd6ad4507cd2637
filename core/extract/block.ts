import type { Element } from './dom.ts'

/** A visible line of the page, with its kind. */
export interface Block {
  text: string
  /** The block element that contains it: li, p, div, tr, dt, h2 … */
  tag: string
  element: Element
  /** 1 to 6 for headings, 7 for what only looks like one (bold alone, a term), else 0. */
  level: number
  /** The nearest list. */
  list: Element | null
}
