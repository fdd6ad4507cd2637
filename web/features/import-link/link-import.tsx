import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { BookmarkletPanel } from './bookmarklet-panel.tsx'
import { keptLink } from './kept-link.ts'
import { linkOf, siteOf } from './link-of.ts'
import { PastePage } from './paste-page.tsx'
import * as strings from './strings.ts'
import { useLinkImport } from './use-link-import.ts'

interface LinkImportProps {
  /** What the field starts with. */
  link?: string | undefined
  /** Read at once: the link, or the page that was sent. */
  start?: boolean
  page?: { html: string; url: string } | undefined
}

const SLOW_MS = 6000
/** A wrong link is corrected; for the others the user has to send the page. */
const WRONG_LINK = new Set(['not-a-page', 'not-found', 'gone', 'list'])
/** The others stay as they are. */
const MAY_PASS = new Set(['offline', 'too-many', 'failed', 'too-slow', 'busy', 'broken'])

/** A recipe from the web: by its link, by pasting the page, or with a bookmark. */
export function LinkImport({ link: given = '', start = false, page }: LinkImportProps) {
  const [typed, setTyped] = useState(() => given || page?.url || keptLink.get())
  const [error, setError] = useState<string>()
  const { reading, refused, textError, run, readText, stop, dismiss } = useLinkImport()
  const link = linkOf(typed) ?? undefined
  const needsPage = refused !== undefined && !WRONG_LINK.has(refused.code) && refused.code !== 'offline'

  // Another page than the one that couldn't be read may be pasted too.
  const refusedUrl = link !== undefined && refused?.url === link ? link : undefined

  function submit() {
    dismiss()
    if (typed.trim() === '') return setError(strings.linkMissing)
    if (!link) return setError(strings.linkInvalid)
    void run({ url: link })
  }

  const begin = useEffectEvent(() => {
    if (page) void run({ html: page.html, ...(page.url && { url: page.url }) })
    else if (start && link) void run({ url: link })
  })
  useEffect(() => begin(), [])

  return (
    <div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!reading) submit()
        }}
        className="grid grid-cols-1 items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <TextField
          label={strings.linkLabel}
          hint={strings.linkHint}
          error={error}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={strings.linkExample}
          value={typed}
          readOnly={reading !== undefined}
          onValue={(value) => {
            setError(undefined)
            setTyped(value)
          }}
        />
        <Button type="submit" disabled={reading !== undefined} className="min-h-12 sm:mt-8.5">
          <Download aria-hidden="true" className="size-5" />
          {strings.getRecipe}
        </Button>
      </form>
      {reading && <Reading site={reading.url && siteOf(reading.url)} onCancel={stop} />}
      {refused && (
        <div
          role="alert"
          className="mt-4 flex items-start gap-3 rounded-card border border-danger bg-danger-soft p-4"
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          <div className="min-w-0">
            <p>{refused.message}</p>
            <div className="mt-1 flex flex-wrap gap-x-5">
              {MAY_PASS.has(refused.code) && link && (
                <button
                  type="button"
                  className="text-link min-h-11 text-sm"
                  onClick={() => void run({ url: link })}
                >
                  {strings.tryAgain}
                </button>
              )}
              {link && (
                <a
                  href={link}
                  target="_blank"
                  rel="noreferrer"
                  className="text-link inline-flex min-h-11 items-center gap-1.5 text-sm"
                >
                  <ExternalLink aria-hidden="true" className="size-4" />
                  {strings.openPage}
                </a>
              )}
            </div>
          </div>
        </div>
      )}
      <section aria-label={strings.otherWays} className="mt-5">
        <Fold title={strings.pasteTitle} open={needsPage}>
          <PastePage
            isReading={reading !== undefined}
            error={textError}
            onPage={(html, text) => {
              setError(undefined)
              void run({ html, ...(refusedUrl && { url: refusedUrl }) }, text)
            }}
            onText={(text) => {
              setError(undefined)
              void readText(text, refusedUrl)
            }}
          />
        </Fold>
        <Fold title={strings.buttonTitle} open={false}>
          <BookmarkletPanel />
        </Fold>
      </section>
    </div>
  )
}

function Reading({ site, onCancel }: { site: string | undefined; onCancel: () => void }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-2">
      <p role="status" className="flex min-h-11 min-w-0 flex-1 items-center gap-3">
        <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin" />
        <span className="min-w-0 break-words">
          {site ? strings.reading(site) : strings.readingPage} {isSlow && strings.stillReading}
        </span>
      </p>
      <Button variant="outline" size="sm" className="min-h-11" onClick={onCancel}>
        {strings.cancel}
      </Button>
    </div>
  )
}

/** It opens by itself when it becomes the way to go on. */
function Fold({ title, open, children }: { title: string; open: boolean; children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(open)
  const [was, setWas] = useState(open)
  if (was !== open) {
    setWas(open)
    if (open) setOpen(true)
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-line border-t last:border-b"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && <div className="pt-1 pb-5">{children}</div>}
    </details>
  )
}
