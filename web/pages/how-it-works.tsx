import { BENEFITS, STEPS } from '#content/how-it-works.ts'
import { ArtCards } from '#web/features/about/art-cards.tsx'
import { ClosingCall } from '#web/features/about/closing-call.tsx'
import { LiveScore } from '#web/features/about/live-score.tsx'
import { MeasuredFigures } from '#web/features/about/measured-figures.tsx'
import { ScoreFormula } from '#web/features/about/score-formula.tsx'
import { LineMatches } from '#web/features/pantry/line-matches.tsx'
import { ScoreSum } from '#web/features/pantry/score-sum.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { FoodArt } from '#web/ui/food-art/food-art.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as strings from './strings.ts'

export default function HowItWorks() {
  const { title, section } = sitePage('howItWorks')
  return (
    <div className="wrap">
      <PageHeading title={title} eyebrow={section} art={['cooking', 'onion', 'hot-pepper']}>
        {strings.howLead}
      </PageHeading>
      <div className="grid gap-16 md:gap-20">
        <section aria-label={strings.howSteps}>
          <ol className="grid gap-8 md:grid-cols-3">
            {STEPS.map(({ title: name, text, art }, at) => (
              <li key={name} className="border-line border-t pt-5">
                <FoodArt name={art} className="size-14" />
                <h2 className="mt-4 text-2xl">
                  <span className="mr-2 text-accent tabular-nums">{at + 1}</span>
                  {name}
                </h2>
                <p className="mt-2 text-muted">{text}</p>
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
          <ArtCards cards={BENEFITS} className="mt-6" />
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
