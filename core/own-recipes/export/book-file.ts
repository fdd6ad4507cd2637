import * as strings from '../strings.ts'
import { bytesOf } from './archive.ts'
import { base64Bytes } from './base64.ts'
import { element, escapeHtml, GENERATOR } from './book-html.ts'
import { recipePage } from './book-recipe.ts'
import { BOOK_STYLE } from './book-style.ts'
import type { ExportedOwn, ExportJob } from './exported-own.ts'
import { ownJsonLd } from './json-ld-file.ts'
import { type LoadedRecipe, loadRecipes } from './load-recipes.ts'

const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const folderOf = ({ marks }: ExportedOwn) => marks?.folder ?? ''

/** By folder and title; those without a folder are last. */
const inOrder = (recipes: readonly ExportedOwn[]) =>
  recipes.toSorted(
    (a, b) =>
      Number(folderOf(a) === '') - Number(folderOf(b) === '') ||
      collator.compare(folderOf(a), folderOf(b)) ||
      collator.compare(a.content.title, b.content.title),
  )

function contents(recipes: readonly ExportedOwn[]): string {
  const hasFolders = recipes.some((recipe) => folderOf(recipe) !== '')
  let html = ''
  let open: string | undefined
  for (const [at, recipe] of recipes.entries()) {
    const folder = folderOf(recipe)
    if (folder !== open) {
      html += `${open === undefined ? '' : '</ol>'}${hasFolders ? element('h3', folder || strings.noFolder) : ''}<ol>`
      open = folder
    }
    html += `<li><a href="#r${at + 1}"><span class="number">${at + 1}</span>${element('span', recipe.content.title)}</a></li>`
  }
  return `${html}${open === undefined ? '' : '</ol>'}`
}

/** Nothing in it runs or is fetched, whatever a recipe holds. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'"

function front({ title, exportedAt }: ExportJob, recipes: readonly ExportedOwn[]): string {
  const count = strings.coverLine(strings.recipeCount(recipes.length), longDay.format(new Date(exportedAt)))
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><meta name="generator" content="${GENERATOR}">${element('title', title)}<style>${BOOK_STYLE}</style></head><body>`,
    `<header class="page cover">${element('h1', title)}${element('p', count)}</header>`,
    `<nav class="page contents" id="contents" aria-label="${escapeHtml(strings.contents)}">${element('h2', strings.contents)}${contents(recipes)}</nav><main>`,
    '',
  ].join('\n')
}

/** The same recipe for programs: importing the file gives it back. Text can't close the element, and nothing runs. */
function data(loaded: LoadedRecipe): Uint8Array {
  const json = JSON.stringify(ownJsonLd({ ...loaded, photos: new Map() })).replace(/</g, '\\u003c')
  return bytesOf(`<script type="application/ld+json">${json}</script>\n`)
}

function* picture(photo: Uint8Array, look: string): Generator<Uint8Array> {
  yield bytesOf(`<img ${look} alt="" src="data:image/jpeg;base64,`)
  yield base64Bytes(photo)
  yield bytesOf('">')
}

/** A cookbook in one HTML file: cover, contents, a page for each recipe with its photos inside, and nothing that runs. */
export async function* bookFile(job: ExportJob): AsyncGenerator<Uint8Array> {
  const recipes = inOrder(job.recipes)
  yield bytesOf(front(job, recipes))
  let number = 0
  for await (const loaded of loadRecipes({ ...job, recipes }, 'print')) {
    const { recipe, photos, missing } = loaded
    const page = recipePage(recipe, ++number, missing.length)
    const [first, ...others] = photos.values()
    yield bytesOf(page.head)
    if (first) yield* picture(first, 'class="photo"')
    yield bytesOf(page.body)
    if (others.length > 0) {
      yield bytesOf('<div class="more">')
      for (const other of others) yield* picture(other, 'class="extra"')
      yield bytesOf('</div>')
    }
    yield bytesOf(page.foot)
    yield data(loaded)
  }
  yield bytesOf('</main></body></html>\n')
}
