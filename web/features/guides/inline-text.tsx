import { Fragment } from 'react'
import { Link } from 'react-router'
import { hrefOf } from './href-of.ts'

const MARK = /(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\))/

/** A guide's text with its markup: **bold** and [words](target). */
export function InlineText({ text }: { text: string }) {
  const parts = text.split(MARK)
  return parts.map((part, at) => {
    // The parts of a fixed text never move.
    const key = at
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>
    const link = /^\[([^\]]+)\]\(([^)]*)\)$/.exec(part)
    if (link)
      return (
        <Link key={key} to={hrefOf(link[2] ?? '')} className="text-link">
          {link[1]}
        </Link>
      )
    return <Fragment key={key}>{part}</Fragment>
  })
}
