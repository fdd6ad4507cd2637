import { tidy } from '#core/recipes/reading/tidy-text.ts'
import type { RecipeFormat, Surroundings } from '../format.ts'
import type { FoundPhoto, RawRecipe } from '../raw-recipe.ts'
import { titleOfFile } from './file-title.ts'
import { type FrontMatter, splitFrontMatter } from './front-matter.ts'
import { fieldsOfMeta } from './meta-fields.ts'
import * as strings from './strings.ts'

// A mark begins a word: an address of mail is none. With braces a name may have several words.
const INGREDIENT =
  /(?<![\p{L}\p{N}])@([@&?+-]{0,3})(?:([^@#~{}\n]{1,120}?)\{([^{}\n]{0,80})\}(?:\(([^()]{1,200})\))?|([\p{L}\p{N}_'’-]{1,60}))/gu
const COOKWARE =
  /(?<![\p{L}\p{N}])#([&?+-]{0,3})(?:([^@#~{}\n]{1,80}?)\{([^{}\n]{0,40})\}|([\p{L}\p{N}_'’-]{1,60}))/gu
const TIMER = /(?<![\p{L}\p{N}])~(?:([^@#~{}\n]{0,60}?)\{([^{}\n]{1,60})\}|([\p{L}][\p{L}\p{N}_-]{0,40}))/gu
const META = /^>>[ \t]*([^:\n]{1,60}):[ \t]*(.*)$/gm

/** "1%tbsp" is "1 tbsp"; "=" keeps it from scaling. */
const amountOf = (text: string) => tidy(text.replace(/^=/, '').replace(/[%*]/g, ' '))

/** "white wine|wine": the name, and as it is called in the step. */
const namesOf = (name: string): { name: string; called: string } => {
  const [full = '', alias = ''] = name.split('|')
  return { name: tidy(full), called: tidy(alias) || tidy(full) }
}

function ingredientsIn(text: string): string[] {
  return [...text.matchAll(INGREDIENT)].flatMap(([, marks = '', long, amount = '', note, short]) => {
    // "@&flour": mentioned before.
    if (marks.includes('&')) return []
    const { name } = namesOf(long ?? short ?? '')
    const line = [amountOf(amount), name].filter(Boolean).join(' ')
    return note === undefined ? line : `${line} (${tidy(note)})`
  })
}

const stepOf = (text: string): string =>
  tidy(
    text
      .replace(
        INGREDIENT,
        (_, _marks, long?: string, _amount?: string, _note?: string, short?: string) =>
          namesOf(long ?? short ?? '').called,
      )
      .replace(
        COOKWARE,
        (_, _marks, long?: string, _amount?: string, short?: string) => namesOf(long ?? short ?? '').called,
      )
      .replace(TIMER, (_, _name, time?: string, short?: string) =>
        time === undefined ? (short ?? '') : amountOf(time),
      )
      .replace(/\\\s*\n/g, '\n'),
  )

interface Comments {
  text: string
  comments: string[]
}

/** Comments leave the steps, but not the recipe. */
function withoutComments(given: string): Comments {
  const comments: string[] = []
  const keep = (comment: string) => {
    if (comment.trim() !== '') comments.push(tidy(comment))
    return ''
  }
  // Not one pattern: many openings without an end would each be searched to the end of the text.
  let whole = ''
  let at = 0
  for (let open = given.indexOf('[-'); open >= 0; open = given.indexOf('[-', at)) {
    const close = given.indexOf('-]', open + 2)
    if (close < 0) break
    whole += given.slice(at, open)
    keep(given.slice(open + 2, close))
    at = close + 2
  }
  const text = (whole + given.slice(at)).replace(
    /(^|[^\S\n])--(?!-)([^\n]*)$/gm,
    (_, _space, comment: string) => keep(comment),
  )
  return { text, comments }
}

function metaIn(text: string, front: FrontMatter): FrontMatter {
  for (const [, name = '', value = ''] of text.matchAll(META))
    if (!/^\s*\[/.test(name)) front.set(name.trim().toLowerCase(), value.trim())
  return front
}

/** A picture beside it has its name: "Soup.jpg"; those of steps a number more: "Soup.2.jpg". */
function photosOf(name: string, { photo }: Surroundings): FoundPhoto[] {
  const base = titleOfFile(name)
  const ends = ['jpg', 'jpeg', 'png', 'webp']
  const own = ends.map((end) => photo(`${base}.${end}`, 'beside'))
  const ofSteps = Array.from({ length: 7 }, (_, at) =>
    ends.map((end) => photo(`${base}.${at}.${end}`, 'beside')),
  ).flat()
  return [...own, ...ofSteps].filter((one) => one !== undefined)
}

export function isCooklang(text: string, name = ''): boolean {
  if (/^\s*(?:<|\{|\[\s*[{"\]])/.test(text)) return false
  const marks = text.match(/(?<![\p{L}\p{N}])@[^@#~{}\n]{1,120}\{[^{}\n]{0,80}\}/gu)?.length ?? 0
  // Other texts with "@a{b}", such as programs, have braces that aren't closed on their line.
  return /\.cook$/i.test(name)
    ? marks > 0 || /^>>/m.test(text) || /@\p{L}/u.test(text)
    : marks > 1 && !/[{};]\s*$/m.test(text)
}

/** The recipe, and the paths and addresses of its pictures. */
export function cooklangRecipe(text: string): { recipe: RawRecipe; images: string[] } {
  const split = splitFrontMatter(text)
  const { text: plain, comments } = withoutComments((split?.body ?? text).replace(/\r\n?/g, '\n'))
  const { raw, images } = fieldsOfMeta(metaIn(plain, split?.front ?? new Map()))
  const ingredients: string[] = []
  const steps: string[] = []
  const notes: string[] = []
  // A section's heading and a note may stand right above other lines.
  const blocks = plain
    .replace(META, '')
    .replace(/^(=+[^\n]*)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
  for (const block of blocks) {
    const heading = /^=+\s*([^=\n]{1,500}?)\s*=*$/.exec(block.trim())?.[1]
    if (heading !== undefined) {
      ingredients.push(`${heading}:`)
      steps.push(`${heading}:`)
    } else if (/^\s*>/.test(block)) notes.push(stepOf(block.replace(/^\s*>\s?/gm, '')))
    else {
      ingredients.push(...ingredientsIn(block))
      const step = isOnlyList(block) ? '' : stepOf(block)
      if (step !== '') steps.push(step)
    }
  }
  const recipe = {
    ...raw,
    ingredients: withoutEmptyHeadings(ingredients),
    steps: withoutEmptyHeadings(steps).filter((step) => step !== strings.methodHeading),
    notes: [...(raw.notes ?? []), ...notes],
    others: [...(raw.others ?? []), { label: strings.comments, text: comments.join('\n') }],
  }
  return { recipe, images }
}

export const cooklang: RecipeFormat = {
  id: 'cooklang',
  name: strings.cooklang,
  looksLike: ({ text, name }) => isCooklang(text, name),
  read: ({ text, name }, around): RawRecipe[] => {
    const { recipe, images } = cooklangRecipe(text)
    const title = recipe.title || titleOfFile(name)
    const named = around.pictures(title, images)
    const photos = [...named.photos, ...photosOf(name, around)]
    return [{ ...recipe, title, photos, photoUrl: photos.length === 0 ? named.photoUrl : null }]
  },
}

/** "Gather @salt{} and @oil{1%tbsp}.": what no step names, in our own export and those of others. */
const isOnlyList = (block: string) => /^gather\s*[,.\s]*$/i.test(block.replace(INGREDIENT, '').trim())

/** A section without ingredients, or without steps, has no heading among them. */
const withoutEmptyHeadings = (lines: readonly string[]): string[] =>
  lines.filter(
    (line, at) => !line.endsWith(':') || (lines[at + 1] !== undefined && !lines[at + 1]?.endsWith(':')),
  )
