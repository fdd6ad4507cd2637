import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import { Link } from 'react-router'
import { FAQ, type FaqEntry } from '#content/faq.ts'
import { paths } from '#web/paths.ts'
import { cardLook } from '#web/ui/card.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

/** Questions by group, each with a collapsible answer. Find in page also matches text in closed ones. */
export function FaqGroups() {
  return (
    <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-2">
      {FAQ.map(({ title, entries }) => (
        <Group key={title} title={title} entries={entries} />
      ))}
      <p className="text-muted lg:col-span-2">
        {rich(strings.faqPrivacy, {
          link: (text) => (
            <Link to={paths.legal()} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}

function Group({ title, entries }: { title: string; entries: readonly FaqEntry[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className={`${cardLook} mt-4 divide-y divide-line`}>
        {entries.map((entry) => (
          <Entry key={entry.question} entry={entry} />
        ))}
      </div>
    </section>
  )
}

function Entry({ entry: { question, answer, more } }: { entry: FaqEntry }) {
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-5 py-3 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-accent transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid max-w-line gap-3 px-5 pb-5">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {more && (
          <p>
            <Link to={paths[more.page]()} className="text-link inline-flex min-h-11 items-center">
              {more.label}
            </Link>
          </p>
        )}
      </div>
    </details>
  )
}
