import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Download from 'lucide-react/icons/download'
import Sparkles from 'lucide-react/icons/wand-sparkles'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isOnlyLink, loneLink } from '#core/own-recipes/lone-link.ts'
import type { ReadRecipe } from '#core/own-recipes/read-recipe-text.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import { readPasted } from './reader.ts'
import * as strings from './strings.ts'

const LONGEST = 100_000

interface PastePanelProps {
  /** What another app shared. */
  given: string
  onRead: (read: ReadRecipe) => void
  onCancel: () => void
}

const canPaste = () => typeof navigator.clipboard?.readText === 'function'

/** A text from anywhere becomes a recipe in the form. */
export function PastePanel({ given, onRead, onCancel }: PastePanelProps) {
  const [text, setText] = useState(given.slice(0, LONGEST))
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)
  /** There was no recipe beside the link. */
  const [isLinkOffered, setLinkOffered] = useState(false)
  const navigate = useNavigate()
  const link = isLinkOffered || isOnlyLink(text) ? loneLink(text) : null

  async function read(source: string) {
    if (source.trim() === '') return setError(strings.nothingPasted)
    setError(undefined)
    setReading(true)
    const found = await readPasted(source)
    setReading(false)
    if (!found) return setError(strings.pasteFailed)
    const { ingredients, instructions } = found.content
    if (ingredients.length + instructions.length > 0) onRead(found)
    else if (loneLink(source)) setLinkOffered(true)
    else setError(strings.noRecipeInText)
  }

  return (
    <form
      className={`${cardLook} mb-8 p-4 md:p-6`}
      onSubmit={(event) => {
        event.preventDefault()
        void read(text)
      }}
    >
      <TextArea
        label={strings.pasteLabel}
        hint={strings.pasteHint}
        error={error}
        value={text}
        rows={10}
        maxLength={LONGEST}
        onValue={(typed) => {
          setError(undefined)
          setLinkOffered(false)
          setText(typed)
        }}
      />
      {link && (
        <div role="status" className="mt-4 rounded-card bg-accent-soft p-4">
          <p>{strings.isLink}</p>
          <Button className="mt-3" onClick={() => void navigate(paths.importRecipes(), { state: { link } })}>
            <Download aria-hidden="true" className="size-5" />
            {strings.getFromLink}
          </Button>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant={link ? 'outline' : 'solid'} disabled={isReading}>
          <Sparkles aria-hidden="true" className="size-5" />
          {isReading ? strings.readingPaste : strings.readPaste}
        </Button>
        {canPaste() && (
          <Button
            variant="outline"
            onClick={() =>
              navigator.clipboard.readText().then(
                (copied) => {
                  if (copied.trim() === '') return setError(strings.clipboardEmpty)
                  setText(copied.slice(0, LONGEST))
                  void read(copied.slice(0, LONGEST))
                },
                () => notify({ title: strings.clipboardDenied }),
              )
            }
          >
            <ClipboardPaste aria-hidden="true" className="size-5" />
            {strings.fromClipboard}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {strings.typeInstead}
        </Button>
      </div>
    </form>
  )
}
