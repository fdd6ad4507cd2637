import { pageAuthor } from './author.ts'
import { cleanText } from './clean-text.ts'
import { compact, type Layer } from './fields.ts'
import { photoUrl } from './images.ts'
import { type Page, pageTitles } from './page.ts'
import { pageLicense, pagePublisher } from './rights.ts'

const IMAGES = ['og:image', 'og:image:secure_url', 'og:image:url', 'twitter:image', 'twitter:image:src']

export function readMeta(page: Page): Layer {
  const { meta } = page
  const description = meta.get('og:description') ?? meta.get('description') ?? meta.get('twitter:description')
  const image = IMAGES.map((name) => photoUrl(meta.get(name), page.url)).find((url) => url !== null)
  return {
    method: 'meta',
    confidence: 0.5,
    fields: compact({
      title: cleanText(pageTitles(page)[0] ?? ''),
      description: description && cleanText(description),
      image,
      author: pageAuthor(page),
      publisher: pagePublisher(page),
      license: pageLicense(page),
    }),
  }
}
