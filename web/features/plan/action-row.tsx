import type { LucideIcon } from 'lucide-react'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Link } from 'react-router'

const ROW =
  'flex min-h-12 w-full items-center gap-3 rounded-sm px-2 py-1 text-left font-semibold transition-colors hover:bg-accent-soft'

interface RowProps {
  icon: LucideIcon
  label: string
  hint?: string
  warning?: string
}

function Words({ icon: Icon, label, hint, warning }: RowProps) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <span className="min-w-0">
        {label}
        {hint && <span className="block font-normal text-muted text-sm">{hint}</span>}
        {warning && (
          <span className="flex items-start gap-1 font-normal text-sm text-turmeric">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {warning}
          </span>
        )}
      </span>
    </>
  )
}

/** One of several things to do, in a sheet. */
export function ActionRow({ onClick, ...row }: RowProps & { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={ROW}>
      <Words {...row} />
    </button>
  )
}

export function LinkRow({ to, ...row }: RowProps & { to: string }) {
  return (
    <Link to={to} className={ROW}>
      <Words {...row} />
    </Link>
  )
}
