import type { NoRecipe } from '#core/contracts/scraping.ts'

/** A page without a recipe, and the expected result. */
export interface PlainPage {
  name: string
  html: string
  status?: number
  none: NoRecipe
}

interface Parts {
  title: string
  body: string
  head?: string
  site?: string
}

const MENU = ['Home', 'Recipes', 'Dinner', 'Baking', 'Shop', 'About', 'Contact']

/** Menus, banners, a sidebar and a footer around it, as on real sites. */
export function pageWith({ title, body, head = '', site = 'The Copper Ladle' }: Parts): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${site}</title>
<meta name="description" content="${title} on ${site}."><meta property="og:title" content="${title}">
<meta property="og:site_name" content="${site}">${head}
<style>.a{color:red}</style><script>window.dataLayer=[{ingredients:1}]</script></head>
<body class="home blog"><header class="site-header"><a href="/">${site}</a><nav><ul>${MENU.map((item) => `<li><a href="/${item.toLowerCase()}">${item}</a></li>`).join('')}</ul></nav></header>
<main id="content">${body}</main>
<aside class="sidebar"><h3>Popular this week</h3><ul><li><a href="/a">Lemon tart</a></li><li><a href="/b">Bean soup</a></li><li><a href="/c">Six quick pastas</a></li></ul>
<form><label>Newsletter <input type="email"></label><button>Join 20,000 cooks</button></form></aside>
<footer><p>© 2026 ${site}. All rights reserved.</p><ul><li><a href="/privacy">Privacy</a></li><li><a href="/terms">Terms</a></li></ul></footer></body></html>`
}

export const list = (items: readonly string[], tag = 'ul') =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
export const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('')
export const ld = (data: unknown) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`

export const plain = (name: string, parts: Parts, none: NoRecipe = 'not-a-recipe'): PlainPage => ({
  name,
  html: pageWith(parts),
  none,
})
