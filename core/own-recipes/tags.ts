import { OWN_LIMITS } from '../contracts/own-limits.ts'
import type { RecipeMarks } from '../contracts/own-recipes.ts'

/** The tags with those of a text with commas; each once, whatever its case. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const all = [...tags]
  for (const part of typed.split(/[,;\n]/)) {
    const tag = part
      .replace(/^[\s#]+/, '')
      .replace(/\s+/g, ' ')
      .slice(0, OWN_LIMITS.tag)
      .trim()
    const isKnown = all.some((one) => one.toLowerCase() === tag.toLowerCase())
    if (tag !== '' && !isKnown && all.length < OWN_LIMITS.tags) all.push(tag)
  }
  return all
}

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** The tags and folders in use, the most used tag first. */
export function shelvesOf(marked: Iterable<{ content: Pick<RecipeMarks, 'tags' | 'folder'> }>) {
  const tags = new Map<string, number>()
  const folders = new Set<string>()
  for (const { content } of marked) {
    for (const tag of content.tags) tags.set(tag, (tags.get(tag) ?? 0) + 1)
    if (content.folder) folders.add(content.folder)
  }
  const used = [...tags].sort(([a, one], [b, other]) => other - one || collator.compare(a, b))
  return { tags: used.map(([tag]) => tag), folders: [...folders].sort(collator.compare) }
}
