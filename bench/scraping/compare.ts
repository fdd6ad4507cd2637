// Our speed compared with npm recipe-scrapers. It requires Node 22, so it isn't a dependency of ours: install it with its
// peers anywhere, and run this file there: node --import tsx bench/scraping/compare.ts PAGES FOLDER_WITH_ITS_NODE_MODULES
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { decodePage } from '#core/extract/decode-page.ts'
import { extractRecipe } from '#core/extract/extract.ts'

const [pages = '../shared/corpus/recipe-pages', folder = '.'] = process.argv.slice(2)
const ROUNDS = 3

interface Peer {
  getScraper: (
    url: string,
    options: object,
  ) => new (
    html: string,
    url: string,
  ) => { safeParse: () => Promise<{ success: boolean }> }
}
const home = path.resolve(folder, 'node_modules/recipe-scrapers')
const { exports } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
  exports: { '.': { import?: string; default?: string } }
}
const entry = exports['.'].import ?? exports['.'].default ?? ''
const peer = (await import(pathToFileURL(path.join(home, entry)).href)) as Peer

const index = JSON.parse(readFileSync(path.join(pages, 'index.json'), 'utf8')) as {
  id: string
  url: string
}[]
const total = { peer: 0, ours: 0, read: 0 }
for (const { id, url } of index) {
  const html = decodePage(gunzipSync(readFileSync(path.join(pages, 'pages', `${id}.html.gz`))))
  let [theirs, ours] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  // Alternating, so that a busy machine affects both alike.
  for (let round = 0; round < ROUNDS; round++) {
    let start = performance.now()
    try {
      const Scraper = peer.getScraper(url, { wildMode: true })
      const { success } = await new Scraper(html, url).safeParse()
      if (round === 0 && success) total.read++
    } catch {
      // Counted as not read.
    }
    theirs = Math.min(theirs, performance.now() - start)
    start = performance.now()
    extractRecipe({ html, url }, VOCABULARY)
    ours = Math.min(ours, performance.now() - start)
  }
  total.peer += theirs
  total.ours += ours
}
process.stdout.write(
  `recipe-scrapers ${Math.round(total.peer)} ms (${total.read} of ${index.length} read), Sous ${Math.round(total.ours)} ms: ${(total.peer / total.ours).toFixed(1)} times as long\n`,
)
