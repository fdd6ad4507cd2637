import { MILESTONES } from '#content/about.ts'
import * as strings from './strings.ts'

/** What was built, in order, as a timeline. */
export function Milestones() {
  return (
    <section aria-labelledby="milestones">
      <h2 id="milestones" className="text-3xl">
        {strings.milestonesTitle}
      </h2>
      <ol className="mt-6 border-line border-l-2">
        {MILESTONES.map(({ title, text }) => (
          <li key={title} className="relative pb-7 pl-7 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[9px] size-4 rounded-chip border-3 border-accent bg-bg"
            />
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
