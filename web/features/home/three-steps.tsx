import { FoodArt, type FoodArtName } from '#web/ui/food-art/food-art.tsx'

const STEPS: readonly { name: string; text: string; art: FoodArtName }[] = [
  { name: 'Upload', text: 'Take a photo of what you have, or type a list.', art: 'camera' },
  { name: 'Process', text: 'Sous compares it with every recipe.', art: 'steaming-bowl' },
  { name: 'Cook', text: 'Pick the best match and follow it step by step.', art: 'cooking' },
]

/** For new visitors: how it works, in three steps. */
export function ThreeSteps() {
  return (
    <section aria-labelledby="three-steps" className="unseen-100 mb-16 md:mb-24">
      <h2 id="three-steps" className="text-3xl">
        Three steps to dinner
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
