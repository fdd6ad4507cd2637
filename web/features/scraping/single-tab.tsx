import { Switch } from '#web/ui/switch.tsx'
import { TextArea, TextField } from '#web/ui/text-field.tsx'
import type { TabProps } from './form.ts'
import { CommonControls } from './shared-controls.tsx'

export function SingleTab({ value, change }: TabProps<'single'>) {
  return (
    <>
      <TextField
        label={value.pasting ? 'Recipe URL (optional)' : 'Recipe URL'}
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        placeholder="https://example.com/lentil-soup"
        value={value.url}
        onValue={(url) => change({ url })}
      />
      <Switch
        label="Paste the page"
        hint="For sites that block us: open the page yourself, copy its source, and paste it here."
        on={value.pasting}
        onChange={(pasting) => change({ pasting })}
      />
      {value.pasting && (
        <TextArea
          label="Page source"
          rows={8}
          maxLength={5_000_000}
          spellCheck={false}
          placeholder="<html>…"
          value={value.html}
          onValue={(html) => change({ html })}
        />
      )}
      <CommonControls bounds="single" value={value} change={change} />
    </>
  )
}
