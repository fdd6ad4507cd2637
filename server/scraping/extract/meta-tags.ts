import { cleanText } from './clean-text.ts'
import { compact, type Layer } from './fields.ts'
import { imageUrl } from './images.ts'
import { type Page, pageTitles } from './page.ts'

export function readMeta(page: Page): Layer {
  const { meta } = page
  const description = meta.get('og:description') ?? meta.get('description') ?? meta.get('twitter:description')
  const image =
    meta.get('og:image') ??
    meta.get('og:image:url') ??
    meta.get('twitter:image') ??
    meta.get('twitter:image:src')
  return {
    method: 'meta',
    confidence: 0.5,
    fields: compact({
      title: cleanText(pageTitles(page)[0] ?? ''),
      description: description && cleanText(description),
      image: imageUrl(image, page.url),
    }),
  }
}
