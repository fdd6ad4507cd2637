import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import {
  type Answer,
  type AssistantContext,
  type AssistantTools,
  ask,
  type FoundRecipe,
  type Link,
  said,
} from './answer.ts'

const MAX_SHOWN = 4
const DIET_TAGS: Readonly<Record<string, string>> = {
  gluten: 'gluten-free',
  milk: 'dairy-free',
  lactose: 'dairy-free',
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  'tree nuts': 'nut-free',
  eggs: 'egg-free',
  'low-carb': 'low-carb',
}

/** The diets from the question and the profile, as recipe tags. */
export function dietTags(frame: Frame, context: AssistantContext): string[] {
  const asked = frame.diets.map((diet) => DIET_TAGS[diet]).filter((tag): tag is string => tag !== undefined)
  return [...new Set([...asked, ...(context.profile?.diets ?? [])])]
}

const clean = (title: string) => title.replace(/[[\]()]/g, '')

function listed(recipes: readonly FoundRecipe[], facts: KnowledgeIndex): { text: string; links: Link[] } {
  const shown = recipes.slice(0, MAX_SHOWN)
  const lines = shown.map(({ id, title, minutes, missing }) => {
    const time = minutes ? `, ${minutes} min` : ''
    const lacks =
      missing && missing.length > 0
        ? `; you would need ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and more' : ''}`
        : ''
    return `- [${clean(title)}](${facts.hrefs.recipe(id)})${time}${lacks}`
  })
  return {
    text: lines.join('\n'),
    links: shown.map(({ id, title }) => ({ label: clean(title), href: facts.hrefs.recipe(id) })),
  }
}

export async function writeCookWith(
  frame: Frame,
  context: AssistantContext,
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<Answer> {
  const named = frame.foods
    .map(({ name }) => name)
    .filter(
      (name) => !['leftovers', 'herbs', 'spices', 'vegetables', 'water', 'salad', 'soup'].includes(name),
    )
  const ingredients = named.length > 0 ? named : [...(context.pantry ?? [])].slice(0, 40)
  const { hrefs } = facts
  if (ingredients.length === 0) {
    const href = hrefs.addIngredients
    const answer = ask(
      'cook with',
      `What do you have? Name a few ingredients (“chicken, rice, broccoli”) or fill your [ingredient list](${href}), and I find recipes for them.`,
    )
    return { ...answer, links: [{ label: 'ingredient list', href }] }
  }
  const found = await tools.match(ingredients, dietTags(frame, context), context.profile?.cuisines)
  if (found.length === 0) {
    return said(
      'cook with',
      `I found no recipe for ${ingredients.slice(0, 5).join(', ')}. Try fewer or plainer names, or browse the [collection](${hrefs.recipes}).`,
      { confident: false, links: [{ label: 'collection', href: hrefs.recipes }] },
    )
  }
  const { text, links } = listed(found, facts)
  const from = named.length > 0 ? named.slice(0, 6).join(', ') : 'what you have'
  return said('cook with', `With ${from} you could cook:\n${text}`, { links })
}

const ASKS =
  /\b(how (do|can|to|would|should) (i|you|we|one)?|how to|what is|what s|can you|could you|please|give me|show me|find me|make me|i (want|need|would like) (to|a|some)?|want|looking for|recipes?|for|make|cook|prepare|bake|good|best|easy|quick|simple|a|an|the|some|me|my|homemade|from scratch|that is|is|are|with|no|without|ideas?|dinner|vegan|vegetarian|gluten free|dairy free|to|i|do|of|in|on|tonight|healthy|you|have|any|one|two)\b/g

/** The dish, without the surrounding words. */
function dishOf(text: string): string {
  return (text.split(' · ')[0] ?? '').replace(ASKS, ' ').replace(/\s+/g, ' ').trim().slice(0, 80)
}

export async function writeFindRecipe(
  frame: Frame,
  context: AssistantContext,
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<Answer | undefined> {
  const dish = dishOf(frame.text)
  const diets = dietTags(frame, context)
  if (dish === '')
    return frame.followsUp
      ? undefined
      : ask('find recipe', 'For which dish or ingredient do you want a recipe?')
  const found = await tools.findRecipe(dish, diets)
  if (found.length > 0) {
    const { text, links } = listed(found, facts)
    return said('find recipe', `Here is what I found for **${dish}**:\n${text}`, { links })
  }
  if (frame.foods.length > 0) {
    const near = await tools.match(
      frame.foods.map(({ name }) => name),
      diets,
      context.profile?.cuisines,
    )
    if (near.length > 0) {
      const { text, links } = listed(near, facts)
      return said(
        'find recipe',
        `I have no recipe called “${dish}”, but these use ${frame.foods
          .map(({ name }) => name)
          .slice(0, 4)
          .join(', ')}:\n${text}`,
        { links, confident: false },
      )
    }
  }
  return undefined
}

const COURSES: readonly (readonly [string, readonly string[]])[] = [
  ['Starter', ['salad', 'cucumber salad', 'tomato soup', 'soup']],
  ['Main', ['roast chicken', 'lasagna', 'stew', 'curry']],
  ['Side', ['green beans', 'carrots', 'mashed potatoes', 'potatoes', 'rice']],
  ['Dessert', ['chocolate cake', 'cake', 'crisp', 'brownies', 'pie']],
]

/** One dish per course from the collection; a main with the named food, if any. */
export async function writeMenu(
  frame: Frame,
  context: AssistantContext,
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<Answer> {
  const diets = dietTags(frame, context)
  const lines: string[] = []
  const links: Link[] = []
  const named = frame.foods
    .filter(({ name }) => !['cake', 'salad', 'soup'].includes(name))
    .map(({ name }) => name)
  for (const [course, wishes] of COURSES) {
    const texts = course === 'Main' && named.length > 0 ? named : wishes
    for (const text of texts) {
      const last = text.split(' ').at(-1) ?? text
      // A "chicken with corn salad" isn't a starter salad.
      const found = (await tools.findRecipe(text, diets)).find(
        ({ id, title }) =>
          (course === 'Main' || title.toLowerCase().endsWith(last)) &&
          !/ with /.test(course === 'Starter' ? title : '') &&
          !links.some(({ href }) => href === facts.hrefs.recipe(id)),
      )
      if (!found) continue
      const href = facts.hrefs.recipe(found.id)
      lines.push(`- **${course}:** [${clean(found.title)}](${href})`)
      links.push({ label: clean(found.title), href })
      break
    }
  }
  const count = frame.people ? ` for ${frame.people}` : ''
  const scale = frame.people
    ? ` Set each recipe to ${frame.people} servings on its page.`
    : ' Tell me for how many, and I reckon the amounts.'
  if (lines.length === 0)
    return said(
      'menu',
      `A menu${count} that works: a soup or salad to start, a roast or a baked pasta as the main, one vegetable side, and a dessert made the day before.${scale}`,
      { confident: false },
    )
  return said(
    'menu',
    `A menu${count}:\n${lines.join('\n')}\n\nMake the dessert the day before and the starter in the morning, so that only the main needs you.${scale}`,
    { links },
  )
}
