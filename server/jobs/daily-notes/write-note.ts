import type { NoteWords } from '#core/stock/words/note-words.ts'
import { writeLetter } from '../../lib/mail/letter.ts'
import * as strings from './strings.ts'

export interface NotedRecipe {
  id: string
  title: string
}

/** In a few lines, what to use, and ideas for it. */
export interface Note extends NoteWords {
  recipes: readonly NotedRecipe[]
}

/** As a mail; `end` is the link that stops them. */
export function noteMail({ title, lines, recipes }: Note, siteUrl: string, end: string) {
  const at = (path: string) => new URL(path, siteUrl).href
  return {
    subject: title,
    unsubscribe: end,
    ...writeLetter({
      title,
      paragraphs: [lines.join('\n'), ...(recipes.length > 0 ? [strings.ideas] : [])],
      links: recipes.map(({ id, title: label }) => ({ label, href: at(`/recipe/${id}`) })),
      button: { label: strings.openPantry, href: at('/pantry') },
      note: strings.endNote(end),
    }),
  }
}

/** As a notification: what the service worker reads. */
export const notePush = ({ title, lines, recipes: [recipe] }: Note): string =>
  JSON.stringify({
    title,
    body: [lines.join(', '), recipe && strings.idea(recipe.title)].filter(Boolean).join('. ').slice(0, 300),
    path: '/pantry',
  })
