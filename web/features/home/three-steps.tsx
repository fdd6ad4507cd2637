import { FoodArt, type FoodArtName } from '#web/ui/food-art/food-art.tsx'
import * as strings from './strings.ts'

const STEPS: readonly { name: string; text: string; art: FoodArtName }[] = [
  { name: strings.uploadName, text: strings.uploadText, art: 'camera' },
  { name: strings.processName, text: strings.processText, art: 'steaming-bowl' },
  { name: strings.cookName, text: strings.cookText, art: 'cooking' },
]

/** For new visitors: how it works, in three steps. */
export function ThreeSteps() {
  return (
    <section aria-labelledby="three-steps" className="unseen-100 mb-16 md:mb-24">
      <h2 id="three-steps" className="text-3xl">
        {strings.stepsTitle}
      </h2>
      <ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-8">
        {STEPS.map(({ name, text, art }, at) => (
          <li key={name} className="flex gap-4 border-line border-t pt-5">
            <FoodArt name={art} className="size-11 shrink-0" />
            <div>
              <h3 className="text-xl">
                <span className="mr-2 text-accent tabular-nums">{at + 1}</span>
                {name}
              </h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
