import { capital } from '#core/text/capital.ts'
import type { Need } from '../../contracts/food-facts.ts'
import { splitNeeds } from '../../food-facts/need-words.ts'
import { isAllergen } from '../../food-facts/needs.ts'
import { inWords, sayFits } from '../../food-facts/sentence.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import { broken, type FoodLimits, needsOf, sayLimits } from '../limits.ts'
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
const clean = (title: string) => title.replace(/[[\]()]/g, '')

function listed(recipes: readonly FoundRecipe[], facts: KnowledgeIndex): { text: string; links: Link[] } {
  const shown = recipes.slice(0, MAX_SHOWN)
  const lines = shown.map(({ id, title, minutes, missing, mayContain = [] }) => {
    const care = mayContain.length > 0 ? ` (may contain ${inWords(mayContain)})` : ''
    const time = minutes ? `, ${minutes} min` : ''
    const lacks =
      missing && missing.length > 0
        ? `; you would need ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and more' : ''}`
        : ''
    return `- [${clean(title)}](${facts.hrefs.recipe(id)})${care}${time}${lacks}`
  })
  return {
    text: lines.join('\n'),
    links: shown.map(({ id, title }) => ({ label: clean(title), href: facts.hrefs.recipe(id) })),
  }
}

const hasLimits = (limits: FoodLimits) => needsOf(limits).length + limits.foods.length > 0

/** " (vegan, nothing with peanuts)". */
function sayKept(limits: FoodLimits): string {
  const { avoid, foods, ...others } = limits
  const without = [...avoid, ...foods]
  const last = without.length > 1 ? `${without.slice(0, -1).join(', ')} or ${without.at(-1)}` : without[0]
  const rest = sayLimits({ ...others, avoid: [], foods: [] })
  const all = [rest, last ? `nothing with ${last}` : ''].filter((part) => part !== '')
  return all.length > 0 ? ` (${all.join(', ')})` : ''
}

function splitBroken(names: readonly string[], limits: FoodLimits, facts: KnowledgeIndex) {
  const left = names.filter((name) => broken([name], limits, facts.lexicon.vocabulary).length > 0)
  return { left, kept: names.filter((name) => !left.includes(name)) }
}

/** A named food that breaks a limit is not cooked with, and the answer says so. */
function sayLeft(left: readonly string[], limits: FoodLimits, facts: KnowledgeIndex): string {
  const each = left.map((name) => {
    const [first = ''] = broken([name], limits, facts.lexicon.vocabulary)
    const why = limits.foods.includes(first)
      ? 'you avoid it'
      : (limits.avoid as readonly string[]).includes(first)
        ? `contains ${first}`
        : `not ${sayFits(first as Need)}`
    return `${name} (${why})`
  })
  return each.length > 0 ? `I left out ${inWords(each)}.\n\n` : ''
}

export async function writeCookWith(
  frame: Frame,
  context: AssistantContext,
  limits: FoodLimits,
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<Answer> {
  const named = frame.foods
    .map(({ name }) => name)
    .filter(
      (name) => !['leftovers', 'herbs', 'spices', 'vegetables', 'water', 'salad', 'soup'].includes(name),
    )
  const { left, kept } = splitBroken(named, limits, facts)
  const { hrefs } = facts
  if (kept.length === 0) {
    // "Thai" names something, "what should I cook tonight" doesn't.
    const plain = new Set(facts.knowledge.plainWords)
    const dish = dishOf(frame)
      .split(' ')
      .filter((word) => !plain.has(word))
      .join(' ')
    const suggests = hasLimits(limits) || /\b(suggest\w*|recommend\w*|ideas?)\b/.test(frame.text)
    const found = dish && suggests && left.length === 0 ? await tools.findRecipe(dish, limits) : []
    if (found.length > 0) {
      const { text, links } = listed(found, facts)
      return said('cook with', `Here is what I found for **${dish}**${sayKept(limits)}:\n${text}`, { links })
    }
  }
  const pantry = splitBroken([...(context.pantry ?? [])], limits, facts).kept
  const ingredients = kept.length > 0 ? kept : pantry.slice(0, 40)
  if (ingredients.length === 0) {
    const href = hrefs.addIngredients
    const answer = ask(
      'cook with',
      `${sayLeft(left, limits, facts)}What do you have? Name a few ingredients (“chickpeas, rice, broccoli”) or fill your [ingredient list](${href}), and I find recipes for them.`,
    )
    return { ...answer, links: [{ label: 'ingredient list', href }] }
  }
  const found = await tools.match(ingredients, limits, context.profile?.cuisines)
  if (found.length === 0) {
    const wanted = hasLimits(limits) ? ` that is ${sayLimits(limits)}` : ''
    return said(
      'cook with',
      `${sayLeft(left, limits, facts)}I found no recipe for ${inWords(ingredients.slice(0, 5))}${wanted}. Try fewer or plainer names, or browse the [collection](${hrefs.recipes}).`,
      { confident: hasLimits(limits), links: [{ label: 'collection', href: hrefs.recipes }] },
    )
  }
  const { text, links } = listed(found, facts)
  const asSaid = frame.foods.filter(({ name }) => kept.includes(name)).map(({ words }) => words)
  const from = kept.length > 0 ? inWords(asSaid.slice(0, 6)) : 'what you have'
  return said(
    'cook with',
    `${sayLeft(left, limits, facts)}With ${from} you could make${sayKept(limits)}:\n${text}`,
    { links },
  )
}

const ASKS =
  /\b(how (do|can|to|would|should) (i|you|we|one)?|how to|what is|what s|can you|could you|please|give me|show me|find me|make me|i (want|need|would like) (to|a|some)?|want|looking for|recipes?|for|make|cook|prepare|bake|good|best|easy|quick|simple|a|an|the|some|me|my|homemade|from scratch|that is|is|are|with|no|without|ideas?|dinner|lunch|breakfast|supper|suggest\w*|recommend\w*|something|am|im|to|i|do|of|in|on|tonight|healthy|you|have|any|one|two)\b/g

/** The dish, without the surrounding words and without what it must not contain. */
function dishOf(frame: Frame): string {
  const own = frame.text.split(' · ')[0] ?? ''
  const { rest } = splitNeeds(own === frame.words.join(' ') ? frame.wish : own, (need) => !isAllergen(need))
  return rest
    .replace(ASKS, ' ')
    .replace(/\bfree\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
}

export async function writeFindRecipe(
  frame: Frame,
  context: AssistantContext,
  limits: FoodLimits,
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<Answer | undefined> {
  const dish = dishOf(frame)
  if (dish === '')
    return frame.followsUp
      ? undefined
      : ask('find recipe', 'For which dish or ingredient do you want a recipe?')
  const found = await tools.findRecipe(dish, limits)
  if (found.length > 0) {
    const { text, links } = listed(found, facts)
    return said('find recipe', `Here is what I found for **${dish}**${sayKept(limits)}:\n${text}`, { links })
  }
  const { left, kept } = splitBroken(
    frame.foods.map(({ name }) => name),
    limits,
    facts,
  )
  const near = kept.length > 0 ? await tools.match(kept, limits, context.profile?.cuisines) : []
  if (near.length > 0) {
    const { text, links } = listed(near, facts)
    return said(
      'find recipe',
      `${sayLeft(left, limits, facts)}I have no recipe called “${dish}”${hasLimits(limits) ? ` that is ${sayLimits(limits)}` : ''}, but these use ${inWords(kept.slice(0, 4))}:\n${text}`,
      { links, confident: false },
    )
  }
  // That nothing fits is an answer: nothing else may replace it.
  if (hasLimits(limits))
    return said('find recipe', `${capital(dish)}: I found no recipe that is ${sayLimits(limits)}.`)
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
  limits: FoodLimits,
  tools: AssistantTools,
  facts: KnowledgeIndex,
): Promise<Answer> {
  const lines: string[] = []
  const links: Link[] = []
  const named = frame.foods
    .filter(
      ({ name }) =>
        !['cake', 'salad', 'soup'].includes(name) &&
        broken([name], limits, facts.lexicon.vocabulary).length === 0,
    )
    .map(({ name }) => name)
  for (const [course, wishes] of COURSES) {
    const texts = course === 'Main' && named.length > 0 ? named : wishes
    for (const text of texts) {
      const last = text.split(' ').at(-1) ?? text
      // A "chicken with corn salad" isn't a starter salad.
      const found = (await tools.findRecipe(text, limits)).find(
        ({ id, title }) =>
          (course === 'Main' || title.toLowerCase().endsWith(last)) &&
          !/ with /.test(course === 'Starter' ? title : '') &&
          !links.some(({ href }) => href === facts.hrefs.recipe(id)),
      )
      if (!found) continue
      const href = facts.hrefs.recipe(found.id)
      const care = found.mayContain?.length ? ` (may contain ${inWords(found.mayContain)})` : ''
      lines.push(`- **${course}:** [${clean(found.title)}](${href})${care}`)
      links.push({ label: clean(found.title), href })
      break
    }
  }
  const count = frame.people ? ` for ${frame.people}` : ''
  const scale = frame.people
    ? ` Set each recipe to ${frame.people} servings on its page.`
    : ' Tell me for how many, and I reckon the amounts.'
  if (lines.length === 0 && hasLimits(limits))
    return said('menu', `I found no dishes for a menu that is ${sayLimits(limits)}.`)
  if (lines.length === 0)
    return said(
      'menu',
      `A menu${count} that works: a soup or salad to start, a roast or a baked pasta as the main, one vegetable side, and a dessert made the day before.${scale}`,
      { confident: false },
    )
  return said(
    'menu',
    `A menu${count}${sayKept(limits)}:\n${lines.join('\n')}\n\nMake the dessert the day before and the starter in the morning, so that only the main needs you.${scale}`,
    { links },
  )
}
