import type { Guide } from '#content/guides/schema.ts'
import * as strings from './strings.ts'

export function Sources({ sources }: { sources: NonNullable<Guide['sources']> }) {
  return (
    <section aria-labelledby="sources-title" id="sources" className="max-w-prose border-line border-t pt-8">
      <h2 id="sources-title" tabIndex={-1} className="text-xl">
        {strings.sourcesTitle}
      </h2>
      <ul className="mt-3 grid gap-1.5 text-muted text-sm">
        {sources.map(({ body, document }) => (
          <li key={`${body} ${document}`}>
            {body}: <cite>{document}</cite>
          </li>
        ))}
      </ul>
    </section>
  )
}
