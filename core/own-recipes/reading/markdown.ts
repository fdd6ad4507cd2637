/** Escaped signs hide here while markup is removed. */
const HIDDEN = 0xe000
const ESCAPED = /\\([\\`*_[\]<>#|{}()+\-.!~])/g
const HIDDEN_SIGNS = /[\ue021-\ue07e]/g
const CHECKBOX = /^(\s*[-*+]\s+)\[[ xX]\]\s+/

/** Without Markdown's signs, and the level of the heading that the line is: 1 to 6, 7 for a line in bold. */
export function withoutMarkdown(line: string): { text: string; level: number } {
  let text = line.replace(ESCAPED, (_, sign: string) => String.fromCharCode(HIDDEN + sign.charCodeAt(0)))
  const heading = /^\s{0,3}(#{1,6})\s+(?=\S)/.exec(text)
  let level = heading?.[1]?.length ?? 0
  if (heading) text = text.slice(heading[0].length).replace(/\s#+\s*$/, '')
  text = text.replace(CHECKBOX, '$1')
  if (/^\s*\|.*\|\s*$/.test(text)) text = text.replace(/\|/g, ' ')
  if (level === 0 && /^\s*(?:\*\*[^*]{1,80}\*\*|__[^_]{1,80}__|\*[^*\s][^*]{0,80}\*)\s*:?\s*$/.test(text))
    level = 7
  text = text
    .replace(/!\[[^\]]{0,200}\]\([^()]{0,500}\)/g, '')
    .replace(/\[([^\]]{1,200})\]\((?:[^()]{0,500})\)/g, '$1')
    .replace(/(?<![\p{L}\p{M}\p{N}_*])\*\*([^*]{1,2000})\*\*(?![\p{L}\p{M}\p{N}_*])/gu, '$1')
    .replace(/(?<![\p{L}\p{M}\p{N}_*])__([^_]{1,2000})__(?![\p{L}\p{M}\p{N}_*])/gu, '$1')
    .replace(/(?<![\p{L}\p{M}\p{N}_*])\*(?=[^\s*])([^*]{1,2000}?)(?<=\S)\*(?![\p{L}\p{M}\p{N}_*])/gu, '$1')
    .replace(/(?<![\p{L}\p{M}\p{N}_*])_(?=[^\s_])([^_]{1,2000}?)(?<=\S)_(?![\p{L}\p{M}\p{N}_*])/gu, '$1')
    .replace(/(?<![\p{L}\p{M}\p{N}_*])`([^`]{1,500})`(?![\p{L}\p{M}\p{N}_*])/gu, '$1')
    // What has no counterpart.
    .replace(/^(\s*)(?:\*{2,3}|_{2,3})(?=\S)|(?<=\S)(?:\*{2,3}|_{2,3})\s*$/g, '$1')
  return {
    text: text.replace(HIDDEN_SIGNS, (sign) => String.fromCharCode(sign.charCodeAt(0) - HIDDEN)),
    level,
  }
}
