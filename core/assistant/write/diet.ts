import type { Ingredient } from '../../contracts/ingredient.ts'
import type { DietNote } from '../knowledge.ts'
import { capital, type KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { nameAndKinds } from '../read/lexicon.ts'
import { type Answer, type AssistantContext, ask, said } from './answer.ts'

const LABEL: Readonly<Record<string, string>> = {
  gluten: 'gluten-free',
  vegan: 'vegan',
  vegetarian: 'vegetarian',
  lactose: 'lactose-free',
  milk: 'dairy-free',
  peanuts: 'peanut-free',
  'tree nuts': 'nut-free',
  eggs: 'egg-free',
  soy: 'soy-free',
  sesame: 'sesame-free',
  shellfish: 'free of shellfish',
  'low-carb': 'low-carb',
  pescatarian: 'pescatarian',
}

/** Does the ingredient fit the diet, or is it free of the allergen? With the reason in a few words. */
function judge(diet: string, food: Ingredient): { fits: boolean; why: string } {
  const has = (allergen: Ingredient['allergens'][number]) => food.allergens.includes(allergen)
  switch (diet) {
    case 'gluten':
      return { fits: !food.gluten, why: has('wheat') ? 'it is made with wheat' : 'it contains gluten' }
    case 'vegan':
      return {
        fits: food.diet === 'vegan',
        why:
          food.diet === 'vegetarian'
            ? `it is made with ${has('milk') ? 'milk' : 'egg or another animal food'}`
            : `it comes from ${food.diet === 'fish' ? 'fish' : 'an animal'}`,
      }
    case 'vegetarian':
      return {
        fits: food.diet === 'vegan' || food.diet === 'vegetarian',
        why: `it comes from ${food.diet === 'fish' ? 'fish' : 'an animal'}`,
      }
    case 'pescatarian':
      return { fits: food.diet !== 'meat', why: 'it is meat' }
    case 'milk':
    case 'lactose':
      return { fits: !has('milk'), why: 'it is made with milk' }
    case 'tree nuts':
      return {
        fits: !has('tree nuts') && !has('peanuts'),
        why: has('peanuts') ? 'it contains peanuts' : 'it contains tree nuts',
      }
    case 'low-carb':
      return { fits: food.low_carb === true, why: 'it has many carbohydrates' }
    default:
      return { fits: !food.allergens.some((one) => one === diet), why: `it contains ${diet}` }
  }
}

function noteFor(name: string, diet: string, facts: KnowledgeIndex): DietNote | undefined {
  const wanted = diet === 'eggs' ? ['eggs', 'egg'] : [diet]
  for (const one of nameAndKinds(name, facts.lexicon)) {
    const note = facts.knowledge.dietNotes.find(
      ({ food, about }) => facts.lexicon.nameOf(food) === one && about.some((word) => wanted.includes(word)),
    )
    if (note) return note
  }
  return undefined
}

/** "Does it contain nuts" inverts the answer of "is it nut-free". */
function asksWhetherItContains(text: string): boolean {
  if (/\b(free|allergy|allergic|can \w+ eat|vegans?|vegetarians?|celiacs?|ok for|keto)\b/.test(text))
    return false
  return (
    /\b(contains?|have|has|got|made with|in it|is there|are there)\b/.test(text) ||
    /\b(dairy|gluten|nuts?|lactose|shellfish)$/.test(text)
  )
}

function turned(text: string, flip: boolean): string {
  const match = /^(Yes|No)\b[:,.]?\s*(.*)$/s.exec(text)
  if (!match?.[2]) return text
  const verdict = (match[1] === 'Yes') !== flip ? 'Yes' : 'No'
  return `${verdict}: ${match[2].charAt(0).toLowerCase()}${match[2].slice(1)}`
}

const CARE = 'With an allergy read the label and ask about traces.'

export function writeDiet(
  frame: Frame,
  context: AssistantContext,
  facts: KnowledgeIndex,
): Answer | undefined {
  const diets = frame.diets
  const [diet] = diets
  if (!diet) return ask('diet', 'Which diet or allergen do you mean, and for which food?')
  const allergen = new Set(['milk', 'lactose', 'tree nuts', 'peanuts', 'eggs', 'soy', 'sesame', 'shellfish'])
  const meant = frame.foods.filter(
    ({ name }) => !(name === 'nut' || (name === 'milk' && frame.foods.length > 1)),
  )
  const aboutRecipe = context.recipe && (meant.length === 0 || /\b(this|recipe|it)\b/.test(frame.text))
  if (aboutRecipe && context.recipe)
    return ofRecipe(diet, context.recipe.title, context.recipe.dietary_tags, context.recipe.allergens)
  const flip = asksWhetherItContains(frame.text.split(' · ')[0] ?? '')
  for (const { name } of meant.length > 0 ? meant : frame.foods) {
    const note = noteFor(name, diet, facts)
    if (note)
      return said(
        'diet',
        `${turned(note.text, flip)}${allergen.has(diet) && !note.text.includes('label') ? ` ${CARE}` : ''}`,
      )
    const food = facts.lexicon.vocabulary.ingredients.find((entry) => entry.name === name)
    if (!food || (name === 'egg' && diet === 'eggs')) continue
    const { fits, why } = judge(diet, food)
    const label = LABEL[diet] ?? diet
    const verdict = (fits !== flip ? 'Yes' : 'No') as string
    const body = fits
      ? `${name} is ${label} by itself`
      : flip
        ? why.replace(/^it\b/, name)
        : `${name} is not ${label}: ${why}`
    return said(
      'diet',
      `${verdict}: ${body}. ${fits ? 'Mixes and flavored kinds can differ: check the label.' : allergen.has(diet) ? CARE : ''}`.trim(),
    )
  }
  if (meant.length > 0) return undefined
  return ask('diet', `Which food do you want to know about? I can tell whether it is ${LABEL[diet] ?? diet}.`)
}

const TAGS: Readonly<Record<string, string>> = {
  gluten: 'gluten-free',
  milk: 'dairy-free',
  lactose: 'dairy-free',
  'tree nuts': 'nut-free',
  eggs: 'egg-free',
}

function ofRecipe(
  diet: string,
  title: string,
  tags: readonly string[],
  allergens: readonly string[],
): Answer {
  const tag = TAGS[diet] ?? diet
  const fits = tags.includes(tag) || (tag === 'vegetarian' && tags.includes('vegan'))
  if (fits) return said('diet', `Yes: **${title}** is ${LABEL[diet] ?? tag} as it is written. ${CARE}`)
  const holds = allergens.length > 0 ? ` It contains ${allergens.join(', ')}.` : ''
  return said(
    'diet',
    `${capital(title)} is not marked ${LABEL[diet] ?? tag}.${holds} Ask me what to use instead of an ingredient.`,
    { confident: allergens.length > 0 },
  )
}
