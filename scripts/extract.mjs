// npm run extract -- FILE_OR_DIR [--url URL] [--strip]
// Prints a file's recipe as JSON; for a folder one line per page, as bench/scraping/README.md describes.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { VOCABULARY } from '../content/cookbook/vocabulary.ts'
import { decodePage } from '../core/extract/decode-page.ts'
import { extractFields, extractRecipe } from '../core/extract/extract.ts'
import { parsePage } from '../core/extract/page.ts'

const args = process.argv.slice(2)
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const url = option('--url')
const strip = args.includes('--strip')
const target = args.find((arg, i) => !arg.startsWith('--') && args[i - 1] !== '--url')

if (!target || !existsSync(target)) {
  console.error('usage: npm run extract -- FILE_OR_DIR [--url URL] [--strip]')
  process.exit(2)
}

/** Strips schema.org markup, to see what the page alone yields. */
const withoutMarkup = (html) =>
  html
    .replace(/<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/\s(itemprop|itemtype|itemscope|typeof|property)=("(?!og:|article:)[^"]*"|'[^']*')/gi, '')

function read(file) {
  const bytes = readFileSync(file)
  const html = decodePage(file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
  return strip ? withoutMarkup(html) : html
}

/** One page in the flat shape that scorers of recipe extractors use. */
function line(id, file, address) {
  const html = read(file)
  const found = extractRecipe({ html, url: address }, VOCABULARY)
  if ('none' in found) return { id, error: found.none, reason: found.reason }
  const { recipe } = found
  // We have no column for the total time: it is only included for comparison.
  const { fields } = extractFields(parsePage(html, address))
  return {
    id,
    title: recipe.title,
    ingredients: recipe.ingredients,
    instructions: recipe.instructions,
    total_time: fields.total ?? sum(recipe.prep_time_minutes, recipe.cooking_time_minutes),
    cook_time: fields.cook ?? null,
    prep_time: recipe.prep_time_minutes,
    yields: recipe.servings === null ? null : `${recipe.servings} servings`,
    image: recipe.cover_image_url,
    description: recipe.description,
    cuisine: fields.cuisine ?? null,
  }
}

const sum = (a, b) => (a === null && b === null ? null : (a ?? 0) + (b ?? 0))

const pages = (folder) => {
  const index = path.join(folder, 'index.json')
  if (existsSync(index))
    return JSON.parse(readFileSync(index, 'utf8')).map(({ id, html, url: address }) => ({
      id,
      file: path.join(folder, html ?? `pages/${id}.html.gz`),
      address,
    }))
  return readdirSync(folder)
    .filter((name) => /\.html?(\.gz)?$/i.test(name))
    .sort()
    .map((name) => ({
      id: name.replace(/\.html?(\.gz)?$/i, ''),
      file: path.join(folder, name),
      address: url,
    }))
}

if (statSync(target).isDirectory())
  for (const { id, file, address } of pages(target))
    process.stdout.write(`${JSON.stringify(line(id, file, address))}\n`)
else
  process.stdout.write(`${JSON.stringify(extractRecipe({ html: read(target), url }, VOCABULARY), null, 2)}\n`)
