import ImagePlus from 'lucide-react/icons/image-plus'
import ScanSearch from 'lucide-react/icons/scan-search'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'

interface ScanRowProps {
  onPhoto: () => void
  onCamera: () => void
  /** Why the last try failed. */
  trouble?: string
}

const look = 'min-w-0 flex-1 px-3! max-sm:px-2! max-sm:text-sm max-[22.5rem]:[&_svg]:hidden'

/** The two ways to scan, beside the field. */
export function ScanRow({ onPhoto, onCamera, trouble }: ScanRowProps) {
  return (
    <section aria-label={strings.scan}>
      <div className="flex gap-2">
        <Button variant="outline" onClick={onPhoto} className={look}>
          <ImagePlus aria-hidden="true" className="size-5 text-accent" />
          {strings.scanPhoto}
        </Button>
        <Button variant="outline" onClick={onCamera} className={look}>
          <ScanSearch aria-hidden="true" className="size-5 text-accent" />
          {strings.liveCamera}
        </Button>
      </div>
      {/* A toast announces it; here it stays. */}
      {trouble && <p className="mt-2 text-danger text-sm">{trouble}</p>}
      <p className="mt-1 text-muted text-sm">
        {rich(strings.backFromShop, {
          link: (text) => (
            <Link to={paths.putAway()} className="text-link inline-flex min-h-11 items-center">
              {text}
            </Link>
          ),
        })}
      </p>
    </section>
  )
}
