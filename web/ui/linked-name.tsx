import { Link } from 'react-router'

interface LinkedNameProps {
  text: string
  /** The part of the text that is the link; all of it where it isn't in there word for word. */
  name: string
  to: string
}

/** A text in which a name leads somewhere. */
export function LinkedName({ text, name, to }: LinkedNameProps) {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  const end =
    at < 0 ? text.length : at + name.length + (/^\p{L}*/u.exec(text.slice(at + name.length))?.[0].length ?? 0)
  const start = Math.max(0, at)
  return (
    <>
      {text.slice(0, start)}
      <Link to={to} className="text-link print:no-underline">
        {text.slice(start, end)}
      </Link>
      {text.slice(end)}
    </>
  )
}
