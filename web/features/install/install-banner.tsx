import X from 'lucide-react/icons/x'
import { acceptInstall, dismissInstall, type InstallOffer } from '#web/lib/install.ts'
import { Button } from '#web/ui/button.tsx'
import { LogoMark } from '#web/ui/logo.tsx'
import * as strings from './strings.ts'

/** Asks once, and accepts every kind of no. */
export function InstallBanner({ offer }: { offer: InstallOffer }) {
  return (
    <section
      aria-labelledby="install-title"
      className="pointer-events-auto relative w-full max-w-96 animate-toast-in rounded-card border border-control bg-raised p-5 shadow-lift"
    >
      <div className="flex items-start gap-4 pr-9">
        <LogoMark className="size-12 shrink-0" />
        <div className="min-w-0">
          <h2 id="install-title" className="text-xl">
            {strings.title}
          </h2>
          <p className="mt-1 text-muted text-sm">{strings.text}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button className="flex-1" onClick={() => acceptInstall(offer)}>
          {strings.install}
        </Button>
        <Button variant="outline" className="flex-1" onClick={dismissInstall}>
          {strings.later}
        </Button>
      </div>
      <button
        type="button"
        aria-label={strings.close}
        onClick={dismissInstall}
        className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-chip text-muted hover:text-text"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  )
}
