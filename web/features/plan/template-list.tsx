import X from 'lucide-react/icons/x'
import { type FormEvent, useState } from 'react'
import { MAX_PLAN_TEMPLATES, MAX_TEMPLATE_NAME } from '#core/contracts/planning-limits.ts'
import type { PlanTemplate } from '#core/planning/template.ts'
import { notify } from '#web/lib/toast.ts'
import { planStore } from '#web/state/plan/plan.ts'
import { templateStore, useTemplates } from '#web/state/plan/templates.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { withPlaced } from './copy-days.ts'
import { edit } from './edit.ts'
import * as strings from './strings.ts'
import type { PlanRange } from './use-range.ts'

/** Days to plan again: apply one from the first day shown, or save the days that are shown. */
export function TemplateList({ range, onDone }: { range: PlanRange; onDone: () => void }) {
  const templates = useTemplates()
  const { first, last } = range
  const apply = ({ name, meals }: PlanTemplate) => {
    onDone()
    edit(strings.templateApplied(name), (now) => withPlaced(now, meals, first))
  }
  const remove = ({ id, name }: PlanTemplate) => {
    const gone = templateStore.remove(id)
    if (gone) notify({ title: strings.templateDeleted(name), undo: () => templateStore.restore(gone) })
  }
  return (
    <div className="grid gap-5">
      {templates.length === 0 && <p className="text-muted">{strings.noTemplates}</p>}
      <ul className="divide-y divide-line">
        {templates.map((template) => (
          <li key={template.id} className="flex items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere block font-semibold leading-snug">{template.name}</span>
              <span className="text-muted text-sm">{strings.templateMeals(template.meals.length)}</span>
            </span>
            <Button
              variant="outline"
              aria-label={strings.applyOne(template.name)}
              onClick={() => apply(template)}
            >
              {strings.applyTemplate}
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={strings.deleteTemplate(template.name)}
              onClick={() => remove(template)}
            >
              <X aria-hidden="true" className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      <SaveTemplate first={first} last={last} isFull={templates.length >= MAX_PLAN_TEMPLATES} />
    </div>
  )
}

function SaveTemplate({ first, last, isFull }: { first: string; last: string; isFull: boolean }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    const meals = planStore.daysFrom(first, last)
    if (isFull) return setProblem(strings.templatesFull(MAX_PLAN_TEMPLATES))
    if (meals.length === 0) return setProblem(strings.nothingToCopy)
    const saved = templateStore.add(name, meals)
    if (!saved) return setProblem(strings.templateNeedsName)
    setName('')
    notify({ title: strings.templateSaved(saved.name), undo: () => templateStore.remove(saved.id) })
  }
  return (
    <form onSubmit={save} className="grid gap-3">
      <h3 className="font-sans font-semibold text-base">{strings.saveTemplate}</h3>
      <TextField
        label={strings.templateName}
        placeholder={strings.templateExample}
        maxLength={MAX_TEMPLATE_NAME}
        value={name}
        error={problem}
        autoComplete="off"
        onValue={(typed) => {
          setProblem(undefined)
          setName(typed)
        }}
      />
      <Button type="submit" variant="outline" className="justify-self-start">
        {strings.save}
      </Button>
    </form>
  )
}
