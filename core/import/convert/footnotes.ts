/** "Cream cheese, optional *": a word or a line that a footnote explains. */
const REFERENCE = /[\p{L}\d)\]][ ]?\*{1,3}(?=[\s,.;:)]|$)/u
const FOOTNOTE = /^\*{1,3}(?!\*)\s*(?=\p{L})/u
/** In a list where so many lines have it, the asterisk is its bullet. */
const OF_LIST = 0.5

/** Whether an asterisk at the beginning of a line is the mark of a footnote, and no bullet. */
export function hasFootnotes(lists: readonly (readonly string[])[]): boolean {
  const isListed = lists.some(
    (lines) =>
      lines.length > 1 && lines.filter((line) => FOOTNOTE.test(line)).length >= lines.length * OF_LIST,
  )
  return !isListed && lists.some((lines) => lines.some((line) => REFERENCE.test(line)))
}

export const isFootnote = (line: string): boolean => FOOTNOTE.test(line)
