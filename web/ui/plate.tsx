import { clsx } from 'clsx'

/** An empty plate seen from above, drawn without an image: it stands in where one fails to load. */
export function Plate({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'grid aspect-square place-items-center rounded-chip border border-line bg-surface shadow-lift',
        className,
      )}
    >
      <div className="size-[72%] rounded-chip border border-line bg-raised" />
    </div>
  )
}
