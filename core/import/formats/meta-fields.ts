import type { RawRecipe } from '../raw-recipe.ts'
import type { FrontMatter } from './front-matter.ts'
import * as strings from './strings.ts'

const single = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(', ') : (value ?? '')

const NAMES = {
  title: ['title', 'name'],
  description: ['description', 'introduction', 'summary', 'excerpt'],
  servings: ['servings', 'serves', 'yield', 'yields', 'portions', 'makes'],
  prep: [
    'prep time',
    'preptime',
    'prep_time',
    'prep-time',
    'preparation time',
    'time.prep',
    'prep',
    'active time',
  ],
  cook: ['cook time', 'cooktime', 'cook_time', 'cook-time', 'cooking time', 'time.cook', 'cook', 'bake time'],
  rest: ['rest time', 'resting time', 'chill time', 'rise time', 'inactive time'],
  total: [
    'time',
    'total time',
    'totaltime',
    'total_time',
    'total-time',
    'time required',
    'time.total',
    'duration',
    'time.required',
  ],
  difficulty: ['difficulty', 'level'],
  cuisine: ['cuisine', 'recipecuisine'],
  sourceUrl: ['source', 'source.url', 'source url', 'source_url', 'url', 'link', 'original', 'website'],
  sourceName: ['author', 'source.name', 'source.author', 'source name', 'book', 'by'],
  folder: ['folder'],
} as const
const LISTS = {
  tags: ['tags', 'tag', 'keywords', 'categories', 'category'],
  notes: ['notes', 'note'],
  images: [
    'image',
    'images',
    'photo',
    'picture',
    'pictures',
    'cover',
    'thumbnail',
    'featured_image',
    'banner',
  ],
}
const RATING = ['rating', 'score', 'stars']
/** What only the program needs. */
const TECHNICAL = new Set([
  'layout',
  'slug',
  'draft',
  'permalink',
  'aliases',
  'cssclass',
  'cssclasses',
  'type',
  'emoji',
  'locale',
  'publish',
  'template',
  'weight',
  'comments',
  'math',
  'toc',
])
/** Lists of the recipe itself, which the caller reads. */
const OWN_LISTS = ['ingredients', 'directions', 'instructions', 'method', 'steps', 'components']

interface Described {
  raw: Omit<RawRecipe, 'ingredients' | 'steps'>
  images: string[]
}

/** The fields that stand above a recipe as "name: value"; what is unknown goes with its name. */
export function fieldsOfMeta(meta: FrontMatter): Described {
  const used = new Set<string>()
  const take = (names: readonly string[]): string | string[] | undefined => {
    for (const name of names) {
      const value = meta.get(name)
      if (value === undefined || used.has(name) || single(value).trim() === '') continue
      used.add(name)
      return value
    }
    return undefined
  }
  const fields = Object.fromEntries(
    Object.entries(NAMES).map(([field, names]) => [field, single(take(names))]),
  )
  const all = (names: readonly string[]) =>
    names.flatMap((name) => {
      const value = meta.get(name)
      if (value === undefined) return []
      used.add(name)
      return Array.isArray(value) ? value : [value]
    })
  const tags = all(LISTS.tags).flatMap((tag) => tag.split(','))
  const notes = all(LISTS.notes)
  const images = all(LISTS.images).map((one) => one.replace(/^!?\[\[|\]\]$/g, ''))
  const rating = single(take(RATING))
  const drawn = rating.match(/[★⭐]/gu)?.length ?? 0
  const stars = /^\D*([\d.]+)(?:\s*\/\s*5)?\D*$/.exec(rating)?.[1] ?? (drawn > 0 ? String(drawn) : '')
  const isStars = stars !== '' && Number(stars) <= 5
  const others = [...meta]
    .filter(
      ([name, value]) =>
        !used.has(name) && !TECHNICAL.has(name) && !OWN_LISTS.includes(name) && single(value).trim() !== '',
    )
    .map(([name, value]) => ({ label: strings.extra(name), text: single(value) }))
  if (rating !== '' && !isStars) others.push({ label: strings.extra('rating'), text: rating })
  return {
    raw: { title: '', ...fields, tags, notes, others, rating: isStars ? Number(stars) : null },
    images,
  }
}
