import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { pageAt } from '#web/site-map.ts'
import { type Block, type Inline, readMarkdown } from './markdown.ts'
import { QuestionButton } from './question-button.tsx'

/** Asks a question that an answer offers as a choice. */
export const AskContext = createContext<((question: string) => void) | undefined>(undefined)

interface MarkdownViewProps {
  text: string
  /** More text is still arriving. */
  writing?: boolean
  /** Called when an internal link is followed. */
  onFollow?: () => void
}

/** The text of an answer as elements; anything that looks like HTML stays plain text. */
export function MarkdownView({ text, writing, onFollow }: MarkdownViewProps) {
  return (
    <div className="grid gap-3">
      {readMarkdown(text, writing).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text only grows at its end
        <BlockView key={at} block={block} onFollow={onFollow} />
      ))}
    </div>
  )
}

function BlockView({ block, onFollow }: { block: Block; onFollow?: () => void }) {
  if (block.kind === 'code')
    return <pre className="overflow-x-auto rounded-sm bg-sunken p-3 text-sm">{block.text}</pre>
  if (block.kind === 'list') {
    const items = block.items.map((item, at) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows at its end
        key={at}
        className="pl-1 marker:text-accent has-[>button]:-ml-5 has-[>button]:list-none has-[>button]:pl-0"
      >
        <Inlines all={item} onFollow={onFollow} />
      </li>
    ))
    return block.ordered ? (
      <ol start={block.start} className="grid list-decimal gap-1.5 pl-6 tabular-nums">
        {items}
      </ol>
    ) : (
      <ul className="grid list-disc gap-1.5 pl-5">{items}</ul>
    )
  }
  const look = block.kind === 'heading' ? 'font-semibold' : 'whitespace-pre-line'
  return (
    <p className={look}>
      <Inlines all={block.children} onFollow={onFollow} />
    </p>
  )
}

function Inlines({ all, onFollow }: { all: readonly Inline[]; onFollow?: () => void }) {
  return all.map((one, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text only grows at its end
    <InlineView key={at} one={one} onFollow={onFollow} />
  ))
}

function InlineView({ one, onFollow }: { one: Inline; onFollow?: () => void }): ReactNode {
  if (one.kind === 'text') return one.text
  if (one.kind === 'code')
    return <code className="rounded-sm bg-sunken px-1.5 py-0.5 text-[0.92em]">{one.text}</code>
  const children = <Inlines all={one.children} onFollow={onFollow} />
  if (one.kind !== 'link') return one.kind === 'bold' ? <strong>{children}</strong> : <em>{children}</em>
  const choice = /^\/cooking-assistant\?ask=(.+)$/.exec(one.href)?.[1]
  if (choice) return <Choice question={decoded(choice)}>{children}</Choice>
  // A path that isn't one of our pages, possibly made up, isn't rendered as a link.
  if (!pageAt(one.href.replace(/[?#].*$/, ''))) return children
  return (
    <Link to={one.href} onClick={onFollow} className="text-link">
      {children}
    </Link>
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function Choice({ question, children }: { question: string; children: ReactNode }) {
  const ask = useContext(AskContext)
  if (!ask) return children
  return <QuestionButton onAsk={() => ask(question)}>{children}</QuestionButton>
}
