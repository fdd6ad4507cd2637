import { FACTS_VERSION } from '#content/food-facts/version.ts'
import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import { factsMark, readFacts } from '#core/own-recipes/stored-facts.ts'
import type { FactColumns } from '#core/recipes/fact-columns.ts'
import type { Database } from '#web/state/own/database.ts'

interface Kept {
  mark: string
  facts: unknown
}

/** A change writes a part, not everything. */
const PARTS = [...'0123456789abcdef']
const keyOf = (part: string) => `facts-${part}`

function readPart(stored: unknown): Record<string, Partial<Kept>> {
  try {
    const parts: unknown = typeof stored === 'string' ? JSON.parse(stored) : undefined
    return typeof parts === 'object' && parts !== null ? (parts as Record<string, Partial<Kept>>) : {}
  } catch {
    return {}
  }
}

/**
 * Judging a recipe takes milliseconds, thousands take half a minute: the facts are kept beside the recipes, in the same
 * database, so that they go when the recipes go.
 */
export function openOwnFacts(database: Database) {
  const kept = new Map<string, Partial<Kept>>()
  const changed = new Set<string>()
  let owner: unknown

  return {
    async load() {
      const [whose, ...parts] = await database.get('meta', ['owner', ...PARTS.map(keyOf)])
      owner = whose
      kept.clear()
      for (const part of parts)
        for (const [id, one] of Object.entries(readPart(part))) if (one) kept.set(id, one)
    },
    /** Undefined if there are none, or none of this text. */
    of(id: string, content: OwnRecipeContent): FactColumns | undefined {
      const one = kept.get(id)
      return one?.mark === factsMark(content, FACTS_VERSION)
        ? readFacts(one.facts, content.ingredients.length)
        : undefined
    },
    keep(id: string, mark: string, facts: FactColumns) {
      kept.set(id, { mark, facts })
      changed.add(id[0] ?? '')
    },
    async store(exists: (id: string) => boolean) {
      const parts = PARTS.filter((part) => changed.delete(part))
      if (parts.length === 0) return
      const [whose] = await database.get('meta', ['owner'])
      // Signed out since: nothing of the account is written anymore.
      if (typeof owner === 'string' && whose !== owner) return
      await database.update(
        'meta',
        parts.map((part) => ({
          key: keyOf(part),
          next: () =>
            JSON.stringify(Object.fromEntries([...kept].filter(([id]) => id[0] === part && exists(id)))),
        })),
        typeof whose === 'string' ? whose : undefined,
      )
    },
  }
}
