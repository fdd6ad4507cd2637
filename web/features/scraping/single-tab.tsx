import { Switch } from '#web/ui/switch.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import type { TabProps } from './form.ts'
import { CommonControls } from './shared-controls.tsx'
import * as strings from './strings.ts'

export function SingleTab({ value, change }: TabProps<'single'>) {
  return (
    <>
      <TextField
        label={value.pasting ? strings.urlOptionalLabel : strings.urlLabel}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        placeholder={strings.urlPlaceholder}
        value={value.url}
        onValue={(url) => change({ url })}
      />
      <Switch
        label={strings.paste}
        hint={strings.pasteHint}
        on={value.pasting}
        onChange={(pasting) => change({ pasting })}
      />
      {value.pasting && (
        <TextArea
          label={strings.pageSource}
          rows={8}
          maxLength={5_000_000}
          spellCheck={false}
          placeholder={strings.pageSourcePlaceholder}
          value={value.html}
          onValue={(html) => change({ html })}
        />
      )}
      <CommonControls bounds="single" value={value} change={change} />
    </>
  )
}
