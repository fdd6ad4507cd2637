// tsx bench/scraping/growth.ts: CPU time of pages of one, two and four times the size, best of three; linear is 4.0
import { readPageContent } from '../../server/scraping/reading/read-page.ts'

const STEPS = '<h2>Method</h2><p>Mix it and bake it for 20 minutes.</p>'
const HEAD = '<title>Soup</title><h1>Soup</h1>'
const numbered = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at))

const lines = (count: number) => numbered(count, (at) => `${at} g flour`)
const told = (count: number) => numbered(count, (at) => `Stir ${at} times and cook for 20 minutes.`)

/** Pages of `count` lines, below the limit of elements. */
const PAGES: Record<string, (count: number) => string> = {
  'paragraphs of an article': (count) =>
    HEAD + '<p>Some words about a soup that is good and <a href="/x">warm</a> in winter.</p>'.repeat(count),
  'items of a list': (count) =>
    `${HEAD}<h2>Ingredients</h2><ul>${numbered(count, (at) => `<li>${at} g flour</li>`).join('')}</ul>${STEPS}`,
  'items with classes': (count) =>
    `${HEAD}<ul class="recipe-ingredients">${'<li class="ingredient"><span class="amount">2</span> flour</li>'.repeat(count)}</ul>${STEPS}`,
  'rows of a grid': (count) =>
    `${HEAD}<h2>Ingredients</h2>${'<div class="row"><div>200 g</div><div>flour</div></div>'.repeat(count)}${STEPS}`,
  'boxes inside each other': (count) => `${HEAD}${'<div class="recipe">'.repeat(count)}2 eggs`,
  'lines of markup, shown as well': (count) =>
    `${HEAD}<script type="application/ld+json">${JSON.stringify({
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: lines(count),
      recipeInstructions: told(count),
    })}</script><ul>${lines(count)
      .map((line) => `<li>${line}</li>`)
      .join('')}</ul>`,
  'lines of a flight payload': (count) =>
    `${HEAD}<script>self.__next_f.push(${JSON.stringify([1, `2:["$","$L1",null,${JSON.stringify({ recipe: { ingredients: lines(count), steps: told(count) } })}]\n`])})</script>`,
  'lines of preformatted text': (count) => `${HEAD}<pre>${'2 eggs\n\n'.repeat(count)}</pre>`,
}

function cost(html: string): number {
  const bytes = new TextEncoder().encode(html)
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3; round++) {
    const before = process.cpuUsage()
    readPageContent({ url: 'https://pot.example/', status: 200, contentType: 'text/html', bytes })
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

const COUNT = 6000
console.log(
  `| ${COUNT}, ${2 * COUNT}, ${4 * COUNT} | size | CPU time, ms | four times the size |\n|---|---|---|---|`,
)
for (const [name, page] of Object.entries(PAGES)) {
  cost(page(COUNT))
  const times = [1, 2, 4].map((factor) => cost(page(factor * COUNT)))
  const size = (page(4 * COUNT).length / 1e6).toFixed(1)
  const [one = 0, , four = 0] = times
  console.log(
    `| ${name} | ${size} MB | ${times.map((ms) => ms.toFixed(0)).join(', ')} | ${(four / one).toFixed(1)} |`,
  )
}
