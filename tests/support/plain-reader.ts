import type { PageReading } from '#server/scraping/discover/discover.ts'
import type { FetchedText } from '#server/scraping/discover/discovered.ts'

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** A minimal reader for the fake site: crawling is tested separately from extraction. */
export function readPlainly({ bytes, url }: FetchedText): PageReading {
  const html = Buffer.from(bytes).toString('utf8')
  const heads = [...html.matchAll(/<(?:link|meta)\b[^>]*>/g)].map(([tag]) => tag)
  const linked = (rel: string) =>
    heads
      .filter((tag) => attribute(tag, 'rel') === rel)
      .map((tag) => new URL(attribute(tag, 'href'), url).href)
  return {
    recipe: /recipeIngredient|wprm-recipe-ingredient|<h2>Ingredients<\/h2>/.test(html),
    canonical: linked('canonical')[0] ?? null,
    nofollow: heads.some((tag) => attribute(tag, 'name') === 'robots' && /nofollow/.test(tag)),
    feeds: linked('alternate'),
    links: [...html.matchAll(/<a\b([^>]*)>([^<]*)<\/a>/g)].map(([, tag = '', text = '']) => ({
      href: attribute(tag, 'href').replaceAll('&amp;', '&'),
      text,
      nofollow: /\bnofollow\b/.test(attribute(tag, 'rel')),
    })),
  }
}
