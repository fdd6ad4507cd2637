import type { Note } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { FoundNote } from '../read/find-note.ts'
import type { Frame } from '../read/follow-up.ts'
import { type Answer, said, withLink } from './answer.ts'
import { withSources } from './figures.ts'

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
    safety: ['Food safety', 'foodSafety'],
    'still good': ['Food safety', 'foodSafety'],
    thaw: ['Food safety', 'foodSafety'],
    technique: ['Cooking skills', 'cookingSkills'],
  }

export function writeNote(note: Note, facts: KnowledgeIndex): Answer {
  const title = /[?.]$/.test(note.title) ? note.title : `${note.title}.`
  const head = note.topic === 'technique' || note.topic === 'rescue' ? `**${title}** ` : ''
  const answer = said(note.topic, withSources(`${head}${note.text}`, note.sources), {
    confident: !/^I do not give|^That is one for your doctor/.test(note.text),
    about: `${note.title} ${note.ask.join(' ')}`,
  })
  if (/calorie|nutrient/.test(note.text)) return withLink(answer, 'Nutrition guide', facts.hrefs.nutrition)
  if (note.flags.includes('seasonal')) return withLink(answer, 'Seasonal cooking', facts.hrefs.seasonal)
  if (note.flags.includes('equipment')) return withLink(answer, 'Kitchen equipment', facts.hrefs.equipment)
  const guide = GUIDES[note.topic]
  return guide ? withLink(answer, guide[0], facts.hrefs[guide[1]]) : answer
}

/** Thawing time for poultry depends on its weight. */
export function writeThaw(frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const { pounds } = frame
  if (pounds && pounds >= 3) {
    const days = Math.max(1, Math.ceil(pounds / 4.5))
    const text = `In the fridge allow 24 hours for each 4–5 lb (2 kg): ${Math.round(pounds)} lb takes about **${days} days**${days > 1 ? ` (${days}–${days + 1})` : ''}. In cold water, changed every 30 minutes, about ${Math.round(pounds / 2)} hours (30 minutes a pound). Once thawed it keeps 1–2 days in the fridge. Never on the counter.`
    return withLink(said('thaw', text), 'Food safety', facts.hrefs.foodSafety)
  }
  const refused = facts.notes.best(frame.stems, ({ flags }) => flags.includes('thaw-refused'))
  const note = refused ?? facts.notes.best(frame.stems, ({ topic }) => topic === 'thaw')
  const usual = note ?? facts.notes.best(new Set(['thaw', 'meat']), ({ topic }) => topic === 'thaw')
  return usual ? writeNote(usual.item, facts) : undefined
}
