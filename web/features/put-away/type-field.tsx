import Plus from 'lucide-react/icons/plus'
import { type ClipboardEvent, type FormEvent, type Ref, useEffect, useId, useState } from 'react'
import { MAX_PASTED } from '#core/contracts/ingredient-names.ts'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

interface TypeFieldProps {
  /** Focused by who would rather type. */
  input?: Ref<HTMLInputElement>
  /** Beside the small buttons. */
  isSmall?: boolean
  /** Another one each time that something else succeeds: what was wrong with the text before is no news then. */
  news?: number
  /** Returns what is wrong with it, or what wasn't added. */
  onText: (text: string) => Promise<string | undefined>
}

/** Food as it is typed anywhere here, or the digits of a code. */
export function TypeField({ onText, input, isSmall, news }: TypeFieldProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: news clear it.
  useEffect(() => setProblem(''), [news])
  const take = async (typed: string) => {
    setText('')
    const wrong = await onText(typed)
    setProblem(wrong ?? '')
    // Digits with a slip stay, to be corrected.
    if (wrong === strings.wrongCode) setText(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') setProblem(strings.typeEmpty)
    else void take(text)
  }
  /** A list is taken as it is: in a field of one line it would lose its line breaks. */
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text').trim()
    if (!pasted.includes('\n') || text !== '' || pasted.length > MAX_PASTED) return
    event.preventDefault()
    void take(pasted)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className={`min-w-0 flex-1 ${isSmall ? 'max-lg:basis-0 lg:basis-64' : 'basis-64'}`}
    >
      <label htmlFor={id} className="sr-only">
        {strings.typeLabel}
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          value={text}
          maxLength={MAX_PASTED}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
          placeholder={strings.typeExample}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onPaste={onPaste}
          onChange={(event) => {
            setText(event.target.value)
            setProblem('')
          }}
          className="min-h-12 w-full min-w-0 rounded-card border border-control bg-raised px-4 placeholder:text-muted aria-invalid:border-danger"
        />
        <Button type="submit" variant="outline" className="min-h-12" aria-label={strings.add}>
          <Plus aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="wrap-anywhere mt-1.5 text-danger text-sm">
          {problem}
        </p>
      )}
    </form>
  )
}
