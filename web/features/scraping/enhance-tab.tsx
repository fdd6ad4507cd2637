import { TextArea } from '#web/ui/text-field.tsx'
import type { TabProps } from './form.ts'
import { linesOf } from './orders.ts'
import * as strings from './strings.ts'

export function EnhanceTab({ value, change }: TabProps<'enhance'>) {
  const count = linesOf(value.urls).length
  return (
    <>
      <TextArea
        label={strings.urlsLabel}
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        placeholder={strings.urlPlaceholder}
        value={value.urls}
        onValue={(urls) => change({ urls })}
        hint={strings.enhanceUrlCount(count)}
      />
      <TextArea
        label={strings.prompt}
        rows={4}
        maxLength={2000}
        value={value.prompt}
        onValue={(prompt) => change({ prompt })}
        hint={strings.promptHint}
      />
    </>
  )
}
