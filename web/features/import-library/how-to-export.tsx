import ChevronDown from 'lucide-react/icons/chevron-down'
import * as strings from './strings.ts'

const APPS: readonly { name: string; steps: string }[] = [
  { name: strings.paprika, steps: strings.paprikaSteps },
  { name: strings.mealie, steps: strings.mealieSteps },
  { name: strings.tandoor, steps: strings.tandoorSteps },
  { name: strings.recipeSage, steps: strings.recipeSageSteps },
  { name: strings.nextcloud, steps: strings.nextcloudSteps },
  { name: strings.recipeKeeper, steps: strings.recipeKeeperSteps },
  { name: strings.copyMeThat, steps: strings.copyMeThatSteps },
  { name: strings.mela, steps: strings.melaSteps },
  { name: strings.otherApps, steps: strings.otherAppsSteps },
]

/** A fold for each app that recipes come from. */
export function HowToExport() {
  return (
    <section className="mt-12">
      <h2 className="text-2xl">{strings.howTitle}</h2>
      <p className="mt-2 max-w-line text-muted">{strings.howLead}</p>
      <div className="mt-4 divide-y divide-line border-line border-y">
        {APPS.map(({ name, steps }) => (
          <details key={name} className="group">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-2 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
              {name}
              <ChevronDown
                aria-hidden="true"
                className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <ol className="max-w-line list-decimal space-y-1 pb-4 pl-6 marker:text-muted">
              {steps.split('\n').map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  )
}
