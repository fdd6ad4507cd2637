import * as strings from './strings.ts'

const STEPS: readonly { name: string; text: string }[] = [
  { name: strings.uploadName, text: strings.uploadText },
  { name: strings.processName, text: strings.processText },
  { name: strings.cookName, text: strings.cookText },
]

/** For new visitors: how it works, in three steps. */
export function ThreeSteps() {
  return (
    <section aria-labelledby="three-steps" className="unseen-100 mb-16 md:mb-24">
      <h2 id="three-steps" className="text-3xl">
        {strings.stepsTitle}
      </h2>
      <ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ name, text }, at) => (
          <li key={name} className="flex gap-4 border-line border-t pt-5">
            <span
              aria-hidden="true"
              className="w-9 shrink-0 font-display text-title text-accent leading-none tabular-nums"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
