import { useState } from 'react'
import { PAGE_LETTERS } from '#core/contracts/import-limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-field.tsx'
import * as strings from './strings.ts'

const LONGEST_TEXT = 100_000

interface PastePageProps {
  isReading: boolean
  /** Why nothing came of the last text. */
  error: string | undefined
  /** The page with its markup, and as plain text. */
  onPage: (html: string, text: string) => void
  onText: (text: string) => void
}

/** The source of a page, copied as text. */
const isMarkup = (text: string) => /<(?:!doctype|html|head|body|div|script)\b/i.test(text.slice(0, 2000))

/** The page that a user copied. A browser's clipboard has its markup too, which tells more than the text. */
export function PastePage({ isReading, error, onPage, onText }: PastePageProps) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return setMissing(true)
        if (isMarkup(text)) onPage(text.slice(0, PAGE_LETTERS), '')
        else onText(text.slice(0, LONGEST_TEXT))
      }}
    >
      <TextArea
        label={strings.pasteLabel}
        hint={strings.pasteSteps}
        error={isMissing ? strings.nothingPasted : error}
        value={text}
        rows={4}
        readOnly={isReading}
        onValue={(typed) => {
          setMissing(false)
          setText(typed)
        }}
        onPaste={(event) => {
          const html = event.clipboardData.getData('text/html')
          if (html.trim() === '') return
          event.preventDefault()
          const plain = event.clipboardData.getData('text/plain').slice(0, LONGEST_TEXT)
          setMissing(false)
          setText(plain)
          onPage(html.slice(0, PAGE_LETTERS), plain)
        }}
      />
      <Button type="submit" variant="outline" disabled={isReading} className="mt-3">
        {strings.readPasted}
      </Button>
    </form>
  )
}
