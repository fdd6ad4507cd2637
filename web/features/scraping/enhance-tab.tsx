import { TextArea } from '#web/ui/text-field.tsx'
import type { TabProps } from './form.ts'
import { linesOf } from './orders.ts'

export function EnhanceTab({ value, change }: TabProps<'enhance'>) {
  const count = linesOf(value.urls).length
  return (
    <>
      <TextArea
        label="Recipe URLs, one per line"
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        placeholder="https://example.com/lentil-soup"
        value={value.urls}
        onValue={(urls) => change({ urls })}
        hint={count === 1 ? '1 URL' : `${count} URLs, 100 at most`}
      />
      <TextArea
        label="Prompt"
        rows={4}
        maxLength={2000}
        value={value.prompt}
        onValue={(prompt) => change({ prompt })}
        hint="Without a model, Sous fills in what its own rules find on the page, and says so."
      />
    </>
  )
}
