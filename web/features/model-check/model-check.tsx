import { useId } from 'react'
import type { ModelCheckOutput, ModelTask } from '#core/contracts/model-check.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { useModelCheck } from './queries.ts'

/** For operators: tries the configured model with real tasks and reports which features use it. */
export function ModelCheck() {
  const id = useId()
  const check = useModelCheck()
  return (
    <section aria-labelledby={`${id}-title`} className={`${cardLook} p-5 md:p-8`}>
      <h2 id={`${id}-title`} className="text-2xl">
        Language model
      </h2>
      <p className="mt-2 text-muted">
        Tests the model server with a streamed answer, an allergy mentioned five turns earlier, a structured
        answer and an image, and shows which parts of Sous use it.
      </p>
      <Button
        className="mt-5"
        aria-disabled={check.isPending}
        onClick={() => !check.isPending && check.mutate()}
      >
        {check.isPending ? 'Checking…' : 'Check the model'}
      </Button>
      <div aria-live="polite">{check.data && <Result result={check.data} />}</div>
    </section>
  )
}

const TONES = { works: 'herb', fails: 'danger', 'not set': 'clay' } as const

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
        <p>No model is set. Sous answers with its built-in assistant.</p>
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
        <span className="font-semibold first-letter:uppercase">{task}</span>
        <Badge tone={TONES[outcome]}>{outcome}</Badge>
        {ms !== undefined && (
          <span className="text-muted text-sm tabular-nums">
            {ms} ms{firstMs !== undefined && `, first piece after ${firstMs} ms`}
          </span>
        )}
      </p>
      <p className="mt-1 text-muted text-sm [overflow-wrap:anywhere]">{note}</p>
    </li>
  )
}
