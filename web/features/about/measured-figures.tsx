import { FIGURES } from '#content/how-it-works.ts'

/** Figures with how they were measured. Including weak ones. */
export function MeasuredFigures() {
  return (
    <dl className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {FIGURES.map(({ value, label, how }) => (
        <div key={label} className="flex flex-col border-line border-t pt-4">
          <dt className="order-2 mt-1 font-semibold">{label}</dt>
          <dd className="order-1 whitespace-nowrap font-display text-title text-accent">{value}</dd>
          <dd className="order-3 mt-2 text-muted text-sm">{how}</dd>
        </div>
      ))}
    </dl>
  )
}
