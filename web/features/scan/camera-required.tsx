import RefreshCw from 'lucide-react/icons/refresh-cw'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { FoodArt } from '#web/ui/food-art/food-art.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const STEPS = [
  'Tap the icon at the start of the address bar.',
  'Open the site’s permissions and find Camera.',
  'Change it to Allow.',
  'Come back here and refresh the page.',
]

/** Camera permission was denied: how to grant it. */
export function CameraRequired() {
  return (
    <section aria-labelledby="camera-required" className={`${cardLook} mx-auto max-w-line p-6 md:p-10`}>
      <FoodArt name="camera" className="size-14" />
      <h2 id="camera-required" className="mt-4 text-3xl">
        Camera Access Required
      </h2>
      <p className="mt-3 text-muted">
        Sous can’t see your ingredients until the browser lets it use the camera. The pictures stay with you.
      </p>
      <ol className="mt-5 grid list-decimal gap-2 pl-6">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>
          <RefreshCw aria-hidden="true" className="size-5" />
          Refresh Page
        </Button>
        <LinkButton to={paths.addIngredients()} variant="outline">
          Type or upload instead
        </LinkButton>
      </div>
    </section>
  )
}
