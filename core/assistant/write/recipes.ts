import { splitNeeds } from '../../food-facts/need-words.ts'
import { isAllergen } from '../../food-facts/needs.ts'
import { inWords } from '../../food-facts/sentence.ts'
import { listed as inList } from '../../text/listed.ts'
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
  sentences,
} from './answer.ts'
import * as recipeStrings from './recipes/strings.ts'
import { sayLeftOut } from './say-wish.ts'

const MAX_SHOWN = 4
const MAX_MISSING = 3
const clean = (title: string) => title.replace(/[[\]()]/g, '')

function listed(recipes: readonly FoundRecipe[], facts: KnowledgeIndex): { text: string; links: Link[] } {
  const shown = recipes.slice(0, MAX_SHOWN)
  const lines = shown.map(({ id, title, minutes, missing, mayContain = [] }) => {
    const care = mayContain.length > 0 ? ` (${recipeStrings.mayContain(inWords(mayContain))})` : ''
    const time = minutes ? `, ${recipeStrings.minutes(minutes)}` : ''
    const some = missing?.slice(0, MAX_MISSING).join(', ') ?? ''
    const needed = (missing?.length ?? 0) > MAX_MISSING ? recipeStrings.andMore(some) : some
    const lacks = needed === '' ? '' : `; ${recipeStrings.wouldNeed(needed)}`
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
  const rest = sayLimits({ ...others, avoid: [], foods: [] })
  const none = without.length > 0 ? recipeStrings.nothingWith(inList(without, 'or')) : ''
  const all = [rest, none].filter((part) => part !== '')
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
    return `${name} (${sayLeftOut(first, limits)})`
  })
  return each.length > 0 ? `${recipeStrings.leftOut(inWords(each))}\n\n` : ''
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
      return said('cook with', `${recipeStrings.foundFor(dish, sayKept(limits))}\n${text}`, { links })
    }
  }
  const pantry = splitBroken([...(context.pantry ?? [])], limits, facts).kept
  const ingredients = kept.length > 0 ? kept : pantry.slice(0, 40)
  if (ingredients.length === 0) {
    const href = hrefs.addIngredients
    const answer = ask('cook with', `${sayLeft(left, limits, facts)}${recipeStrings.askIngredients(href)}`)
    return { ...answer, links: [{ label: recipeStrings.ingredientList, href }] }
  }
  const found = await tools.match(ingredients, limits, context.profile?.cuisines)
  if (found.length === 0) {
    const foods = inWords(ingredients.slice(0, 5))
    const none = hasLimits(limits)
      ? recipeStrings.noRecipeWithLimits({ foods, limits: sayLimits(limits), href: hrefs.recipes })
      : recipeStrings.noRecipeFor(foods, hrefs.recipes)
    return said('cook with', `${sayLeft(left, limits, facts)}${none}`, {
      confident: hasLimits(limits),
      links: [{ label: recipeStrings.collection, href: hrefs.recipes }],
    })
  }
  const { text, links } = listed(found, facts)
  const asSaid = frame.foods.filter(({ name }) => kept.includes(name)).map(({ words }) => words)
  const from = kept.length > 0 ? inWords(asSaid.slice(0, 6)) : recipeStrings.whatYouHave
  return said(
    'cook with',
    `${sayLeft(left, limits, facts)}${recipeStrings.couldMake(from, sayKept(limits))}\n${text}`,
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
  if (dish === '') return frame.followsUp ? undefined : ask('find recipe', recipeStrings.askDish)
  const found = await tools.findRecipe(dish, limits)
  if (found.length > 0) {
    const { text, links } = listed(found, facts)
    return said('find recipe', `${recipeStrings.foundFor(dish, sayKept(limits))}\n${text}`, { links })
  }
  const { left, kept } = splitBroken(
    frame.foods.map(({ name }) => name),
    limits,
    facts,
  )
  const near = kept.length > 0 ? await tools.match(kept, limits, context.profile?.cuisines) : []
  if (near.length > 0) {
    const { text, links } = listed(near, facts)
    const foods = inWords(kept.slice(0, 4))
    const none = hasLimits(limits)
      ? recipeStrings.noneCalledWithLimitsBut({ dish, limits: sayLimits(limits), foods })
      : recipeStrings.noneCalledBut(dish, foods)
    return said('find recipe', `${sayLeft(left, limits, facts)}${none}\n${text}`, {
      links,
      confident: false,
    })
  }
  // That nothing fits is an answer: nothing else may replace it.
  if (hasLimits(limits)) return said('find recipe', recipeStrings.noneWithLimits(dish, sayLimits(limits)))
  return undefined
}

const COURSES: readonly (readonly [string, readonly string[]])[] = [
  [recipeStrings.starter, ['salad', 'cucumber salad', 'tomato soup', 'soup']],
  [recipeStrings.main, ['roast chicken', 'lasagna', 'stew', 'curry']],
  [recipeStrings.side, ['green beans', 'carrots', 'mashed potatoes', 'potatoes', 'rice']],
  [recipeStrings.dessert, ['chocolate cake', 'cake', 'crisp', 'brownies', 'pie']],
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
    const texts = course === recipeStrings.main && named.length > 0 ? named : wishes
    for (const text of texts) {
      const last = text.split(' ').at(-1) ?? text
      // A "chicken with corn salad" isn't a starter salad.
      const found = (await tools.findRecipe(text, limits)).find(
        ({ id, title }) =>
          (course === recipeStrings.main || title.toLowerCase().endsWith(last)) &&
          !/ with /.test(course === recipeStrings.starter ? title : '') &&
          !links.some(({ href }) => href === facts.hrefs.recipe(id)),
      )
      if (!found) continue
      const href = facts.hrefs.recipe(found.id)
      const care = found.mayContain?.length ? ` (${recipeStrings.mayContain(inWords(found.mayContain))})` : ''
      lines.push(`- **${course}:** [${clean(found.title)}](${href})${care}`)
      links.push({ label: clean(found.title), href })
      break
    }
  }
  const menu = frame.people ? recipeStrings.aMenuFor(frame.people) : recipeStrings.aMenu
  const scale = frame.people ? recipeStrings.setEachServings(frame.people) : recipeStrings.askMenuPeople
  if (lines.length === 0 && hasLimits(limits)) return said('menu', recipeStrings.noMenu(sayLimits(limits)))
  if (lines.length === 0)
    return said('menu', sentences(recipeStrings.menuInGeneral(menu), scale), { confident: false })
  return said(
    'menu',
    `${menu}${sayKept(limits)}:\n${lines.join('\n')}\n\n${sentences(recipeStrings.afterMenu, scale)}`,
    { links },
  )
}
