import { liftOf } from '../../contracts/chat.ts'

interface Turn {
  role: 'user' | 'assistant'
  content: string
}

/** A dish that an answer named; one in the user's own words has no recipe. */
export interface NamedDish {
  id: string | null
  title: string
}

interface DishInTalk {
  /** The turn that named it. */
  at: number
  /** More than one where the answer listed some. */
  dishes: readonly NamedDish[]
}

/** An answer named so many answers ago is no longer what "it" means. */
const RECENT = 3
const LINK = /\[([^\]]{1,300})\]\(([^()\s]{1,200})\)/g
const BOLD = /\*\*([^*]{1,300})\*\*/g

/** How an answer from the plan begins (write/plan/strings.ts). */
const PLANNED_AS = /^(?:You have (?:leftovers of )?(?:\*\*|\[)|This is planned for )/

type RecipeHref = (id: string) => string

/** The recipes that a text links to, in order. */
export function linkedRecipes(text: string, href: RecipeHref): { id: string; title: string }[] {
  const [before = '', after = ''] = href('ID').split('ID')
  const found = new Map<string, string>()
  for (const [, title = '', address = ''] of text.matchAll(LINK)) {
    if (!address.startsWith(before) || !address.endsWith(after)) continue
    try {
      const id = decodeURIComponent(address.slice(before.length, address.length - after.length))
      if (!found.has(id)) found.set(id, title)
    } catch {
      // An address that isn't ours.
    }
  }
  return [...found].map(([id, title]) => ({ id, title }))
}

/** Meals of the plan in the user's own words are bold in answers from the plan. */
const inOwnWords = (text: string): NamedDish[] =>
  PLANNED_AS.test(text) ? [...text.matchAll(BOLD)].map(([, title = '']) => ({ id: null, title })) : []

const namedIn = (text: string, href: RecipeHref): NamedDish[] => [
  ...linkedRecipes(text, href),
  ...inOwnWords(text),
]

/** The dishes that the assistant named last, without those that the user took back: what "it" means. */
export function dishInTalk(turns: readonly Turn[], href: RecipeHref): DishInTalk | undefined {
  const lifted = new Set<string>()
  let answers = 0
  for (let at = turns.length - 1; at >= 0 && answers < RECENT; at--) {
    const { role, content } = turns[at] as Turn
    const text = String(content)
    if (role === 'user') {
      const label = liftOf(text)
      if (label) lifted.add(label)
      continue
    }
    answers++
    const named = namedIn(text, href)
    if (named.length === 0) continue
    const dishes = named.filter(({ title }) => !lifted.has(title))
    return dishes.length > 0 ? { at, dishes } : undefined
  }
  return undefined
}
