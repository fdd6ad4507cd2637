import { clsx } from 'clsx'
import LoaderCircle from 'lucide-react/icons/loader-circle'

export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <span role="status" className={clsx('inline-flex', className)}>
      <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
      <span className="sr-only">{label}</span>
    </span>
  )
}
