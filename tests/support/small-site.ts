import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface SmallDish {
  title: string
  ingredients?: string[]
  steps?: string[]
  extra?: object
  head?: string
}

export const STEPS = [
  'Heat the oven to 200 °C (400 °F) and oil a baking dish while it warms up.',
  'Mix everything in a large bowl until no dry spots are left, about 3 minutes.',
  'Spread it in the dish and bake for 40 minutes, until golden at the edges.',
  'Let it rest for 10 minutes before you cut it, so that it holds together.',
]

/** A page with a recipe, marked up as on most sites. */
export function dishPage({ title, ingredients, steps, extra, head = '' }: SmallDish): string {
  const lines = ingredients ?? [
    '2 cups flour (240 g)',
    '1 cup milk (240 ml)',
    `1 handful of ${title.toLowerCase()}`,
  ]
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    description: `${title} as it is made at home: quick to mix, slow to bake, and good for two days in a closed tin.`,
    recipeIngredient: lines,
    recipeInstructions: (steps ?? STEPS).map((text) => ({ '@type': 'HowToStep', text })),
    prepTime: 'PT15M',
    cookTime: 'PT40M',
    recipeYield: '4 servings',
    recipeCuisine: 'Italian',
    ...extra,
  }
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}
<script type="application/ld+json">${JSON.stringify(recipe)}</script></head>
<body><h1>${title}</h1><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul></body></html>`
}

export type SmallPage =
  | string
  | { status?: number; headers?: Record<string, string>; body?: string; afterMs?: number }
  | ((request: IncomingMessage, response: ServerResponse) => void)

/** A few local pages, by path; requests are recorded. */
export async function startSmallSite(pages: Record<string, SmallPage>) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const page = pages[path] ?? pages[path.replace(/\?.*$/, '')]
    if (typeof page === 'function') return page(request, response)
    if (page === undefined) return void response.writeHead(404).end('nothing here')
    const {
      status = 200,
      headers = {},
      body = '',
      afterMs = 0,
    } = typeof page === 'string' ? { body: page } : page
    const send = () =>
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
    if (afterMs) setTimeout(send, afterMs)
    else send()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    asked,
    pages,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type SmallSite = Awaited<ReturnType<typeof startSmallSite>>
