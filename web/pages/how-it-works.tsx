import { BENEFITS, STEPS } from '#content/how-it-works.ts'
import { ClosingCall } from '#web/features/about/closing-call.tsx'
import { LiveScore } from '#web/features/about/live-score.tsx'
import { MeasuredFigures } from '#web/features/about/measured-figures.tsx'
import { PointCards } from '#web/features/about/point-cards.tsx'
import { ScoreFormula } from '#web/features/about/score-formula.tsx'
import { LineMatches } from '#web/features/pantry/line-matches.tsx'
import { ScoreSum } from '#web/features/pantry/score-sum.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function HowItWorks() {
  const { title, section } = sitePage('howItWorks')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art="bowl">
        Three steps: share the ingredients you have, see which recipes match, and cook. Recipes are ranked by
        SousScore, and this page shows exactly how it works.
      </PageHeading>
      <div className="grid gap-16 md:gap-20">
        <section aria-label="Three steps">
          <ol className="grid gap-8 md:grid-cols-3">
            {STEPS.map(({ title: name, text }, at) => (
              <li key={name} className="flex gap-4 border-line border-t pt-5">
                <span
                  aria-hidden="true"
                  className="w-9 shrink-0 font-display text-title text-accent leading-none tabular-nums"
                >
                  {at + 1}
                </span>
                <div>
                  <h2 className="text-2xl">{name}</h2>
                  <p className="mt-2 text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="sous-score" className="grid gap-8">
          <div>
            <h2 id="sous-score" className="text-3xl">
              The SousScore
            </h2>
            <p className="mt-3 max-w-prose text-muted">
              A good match uses a lot of what you have and leaves little to buy. The score adds up both.
            </p>
          </div>
          <ScoreFormula />
        </section>
        <section aria-labelledby="try-it" className="grid gap-6">
          <div>
            <h2 id="try-it" className="text-3xl">
              Try it
            </h2>
            <p className="mt-3 max-w-prose text-muted">
              One recipe from our cookbook, scored by the same code that ranks your results. Add the plain
              onion, or remove the cheddar the recipe doesn’t need.
            </p>
          </div>
          <LiveScore
            lines={({ reasons }) => <LineMatches reasons={reasons} />}
            sum={(score) => <ScoreSum recipe={score} ingredients={score.ingredients} />}
          />
        </section>
        <section aria-labelledby="measured" className="grid gap-6">
          <div>
            <h2 id="measured" className="text-3xl">
              How well it works
            </h2>
            <p className="mt-3 max-w-prose text-muted">
              Measured, not promised. The commands are in the repository, so you can run them yourself.
            </p>
          </div>
          <MeasuredFigures />
        </section>
        <section aria-labelledby="benefits">
          <h2 id="benefits" className="text-3xl">
            Why it helps
          </h2>
          <PointCards cards={BENEFITS} className="mt-6" />
        </section>
      </div>
      <ClosingCall
        title="Your turn"
        links={[
          { to: paths.addIngredients(), label: 'Start with your ingredients' },
          { to: paths.howToUse(), label: 'How to use Sous' },
        ]}
      >
        A few ingredients are enough to start. No account needed.
      </ClosingCall>
    </div>
  )
}
