import { useState } from 'react'
import type { PaperLanguage } from '#core/paper/guess-language.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { LANGUAGE_OPTIONS } from './language-options.ts'
import { ModelOffer } from './model-offer.tsx'
import { type PaperState, paperJob } from './paper-job.ts'
import * as strings from './strings.ts'

interface UnreadPaperProps extends Extract<PaperState, { phase: 'found' }> {
  onType: () => void
}

/** No recipe: why, and the ways that are left. */
export function UnreadPaper({ found, files, onType }: UnreadPaperProps) {
  const [language, setLanguage] = useState<PaperLanguage>(found.language)
  const [first] = found.troubles
  const isRead = found.looks.length > 0
  return (
    <div role="alert">
      <h3 className="mt-4 text-xl">{isRead || !first ? strings.unreadTitle : strings.troubleTitle}</h3>
      {isRead || !first ? <p className="mt-1 max-w-line">{strings.unreadText}</p> : null}
      {found.troubles.map(({ name, trouble }) => (
        <p key={`${name} ${trouble}`} className="mt-1 max-w-line break-words">
          {strings.troubleOf(name, trouble)}
        </p>
      ))}
      <div className="mt-5 flex flex-wrap items-end gap-3">
        {found.looks.some(Boolean) && <Button onClick={onType}>{strings.typeBeside}</Button>}
        <Button variant="outline" onClick={paperJob.reset}>
          {strings.startOver}
        </Button>
        {isRead && (
          <Select
            label={strings.readAgainIn}
            value={language}
            options={LANGUAGE_OPTIONS}
            onChange={(next) => {
              setLanguage(next)
              void paperJob.read(files, next)
            }}
          />
        )}
      </div>
      <ModelOffer files={files} onRead={(read) => paperJob.show(read, files)} />
    </div>
  )
}
