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
import * as strings from './strings.ts'

export default function HowItWorks() {
  const { title, section } = sitePage('howItWorks')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art="bowl">
        {strings.howLead}
      </PageHeading>
      <div className="grid gap-16 md:gap-20">
        <section aria-label={strings.howSteps}>
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
              {strings.scoreTitle}
            </h2>
            <p className="mt-3 max-w-prose text-muted">{strings.scoreLead}</p>
          </div>
          <ScoreFormula />
        </section>
        <section aria-labelledby="try-it" className="grid gap-6">
          <div>
            <h2 id="try-it" className="text-3xl">
              {strings.tryTitle}
            </h2>
            <p className="mt-3 max-w-prose text-muted">{strings.tryLead}</p>
          </div>
          <LiveScore
            lines={({ reasons }) => <LineMatches reasons={reasons} />}
            sum={(score) => <ScoreSum recipe={score} ingredients={score.ingredients} />}
          />
        </section>
        <section aria-labelledby="measured" className="grid gap-6">
          <div>
            <h2 id="measured" className="text-3xl">
              {strings.measuredTitle}
            </h2>
            <p className="mt-3 max-w-prose text-muted">{strings.measuredLead}</p>
          </div>
          <MeasuredFigures />
        </section>
        <section aria-labelledby="benefits">
          <h2 id="benefits" className="text-3xl">
            {strings.benefitsTitle}
          </h2>
          <PointCards cards={BENEFITS} className="mt-6" />
        </section>
      </div>
      <ClosingCall
        title={strings.howCallTitle}
        links={[
          { to: paths.addIngredients(), label: strings.startWithIngredients },
          { to: paths.howToUse(), label: strings.howToUseLink },
        ]}
      >
        {strings.howCall}
      </ClosingCall>
    </div>
  )
}
