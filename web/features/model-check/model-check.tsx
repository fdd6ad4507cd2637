import { useId } from 'react'
import type { ModelCheckOutput, ModelTask } from '#core/contracts/model-check.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { useModelCheck } from './queries.ts'
import * as strings from './strings.ts'

/** For operators: tries the configured model with real tasks and reports which features use it. */
export function ModelCheck() {
  const id = useId()
  const check = useModelCheck()
  return (
    <section aria-labelledby={`${id}-title`} className={`${cardLook} p-5 md:p-8`}>
      <h2 id={`${id}-title`} className="text-2xl">
        {strings.title}
      </h2>
      <p className="mt-2 text-muted">{strings.lead}</p>
      <Button
        className="mt-5"
        aria-disabled={check.isPending}
        onClick={() => !check.isPending && check.mutate()}
      >
        {check.isPending ? strings.checking : strings.check}
      </Button>
      <div aria-live="polite">{check.data && <Result result={check.data} />}</div>
    </section>
  )
}

const TASKS: Record<ModelTask['task'], string> = {
  'streamed answer': strings.streamedAnswer,
  'standing limit': strings.standingLimit,
  'structured answer': strings.structuredAnswer,
  picture: strings.picture,
}

const OUTCOMES = {
  works: { word: strings.works, tone: 'herb' },
  fails: { word: strings.fails, tone: 'danger' },
  'not set': { word: strings.notSet, tone: 'clay' },
} as const

function Result({ result }: { result: ModelCheckOutput }) {
  return (
    <div className="mt-6 grid gap-6">
      {result.model ? (
        <ul className="grid gap-3">
          {result.tasks.map((task) => (
            <Task key={task.task} task={task} />
          ))}
        </ul>
      ) : (
        <p>{strings.noModel}</p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {result.features.map(({ feature, engine }) => (
          <div key={feature} className="contents">
            <dt className="text-muted">{feature}</dt>
            <dd>{engine}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Task({ task: { task, outcome, ms, firstMs, note } }: { task: ModelTask }) {
  return (
    <li className="border-line border-t pt-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold first-letter:uppercase">{TASKS[task]}</span>
        <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].word}</Badge>
        {ms !== undefined && (
          <span className="text-muted text-sm tabular-nums">
            {firstMs === undefined ? strings.took(ms) : strings.tookAfterFirst(ms, firstMs)}
          </span>
        )}
      </p>
      <p className="mt-1 text-muted text-sm [overflow-wrap:anywhere]">{note}</p>
    </li>
  )
}
