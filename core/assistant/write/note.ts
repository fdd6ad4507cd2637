import type { Note } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { FoundNote } from '../read/find-note.ts'
import type { Frame } from '../read/follow-up.ts'
import { type Answer, said, withLink } from './answer.ts'
import { withSources } from './figures.ts'
import * as strings from './strings.ts'

/** Words of a phrase that only name a way to cook: "how long do I sear a steak" asks for the time. */
const METHOD_STEMS = new Set([
  'sear',
  'roast',
  'bak',
  'steam',
  'cook',
  'fri',
  'fry',
  'stir',
  'how',
  'brais',
  'boil',
  'pan',
  'mak',
  'deep',
  'grill',
  'temperatur',
  'tim',
  'long',
  'soak',
])

export function onlyMethods({ words }: FoundNote<Note>, frame: Frame): boolean {
  if (/how long (\w+ ){0,3}(soak|rest|marinate|brine|knead|proof|rise)\b/.test(frame.text)) return false
  const foods = new Set(
    frame.foods.flatMap(({ words: said, name }) => [...said.split(' '), ...name.split(' ')]),
  )
  return words.every((word) => METHOD_STEMS.has(word) || [...foods].some((food) => food.startsWith(word)))
}

const GUIDES: Partial<Record<Note['topic'], readonly [label: string, href: 'foodSafety' | 'cookingSkills']>> =
  {
    safety: [strings.foodSafety, 'foodSafety'],
    'still good': [strings.foodSafety, 'foodSafety'],
    thaw: [strings.foodSafety, 'foodSafety'],
    technique: [strings.cookingSkills, 'cookingSkills'],
  }

export function writeNote(note: Note, facts: KnowledgeIndex): Answer {
  const title = /[?.]$/.test(note.title) ? note.title : `${note.title}.`
  const head = note.topic === 'technique' || note.topic === 'rescue' ? `**${title}** ` : ''
  const answer = said(note.topic, withSources(`${head}${note.text}`, note.sources), {
    confident: !/^I do not give|^That is one for your doctor/.test(note.text),
    about: `${note.title} ${note.ask.join(' ')}`,
  })
  if (/calorie|nutrient/.test(note.text))
    return withLink(answer, strings.nutritionGuide, facts.hrefs.nutrition)
  if (note.flags.includes('seasonal')) return withLink(answer, strings.seasonalCooking, facts.hrefs.seasonal)
  if (note.flags.includes('equipment'))
    return withLink(answer, strings.kitchenEquipment, facts.hrefs.equipment)
  const guide = GUIDES[note.topic]
  return guide ? withLink(answer, guide[0], facts.hrefs[guide[1]]) : answer
}

/** Thawing time for poultry depends on its weight. */
export function writeThaw(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const { pounds } = frame
  if (pounds && pounds >= 3) {
    const days = Math.max(1, Math.ceil(pounds / 4.5))
    const text = strings.thawByWeight({
      pounds: Math.round(pounds),
      days: strings.thawDays(days),
      hours: Math.round(pounds / 2),
    })
    return withLink(said('thaw', text), strings.foodSafety, facts.hrefs.foodSafety)
  }
  const refused = facts.notes.best(frame.stems, ({ flags }) => flags.includes('thaw-refused'))
  const note = refused ?? facts.notes.best(frame.stems, ({ topic }) => topic === 'thaw')
  const usual = note ?? facts.notes.best(new Set(['thaw', 'meat']), ({ topic }) => topic === 'thaw')
  return usual ? writeNote(usual.item, facts) : undefined
}
