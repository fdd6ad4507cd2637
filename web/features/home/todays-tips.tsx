import * as strings from './strings.ts'

/** The three built-in tips. */
export const builtInTips: readonly string[] = [strings.tipSaltWater, strings.tipRestMeat, strings.tipSeason]

export function TodaysTips({ tips = builtInTips }: { tips?: readonly string[] }) {
  return (
    <section
      aria-labelledby="todays-tips"
      className="rounded-card border border-line bg-accent-soft p-6 md:p-10"
    >
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[16rem_1fr]">
        <div>
          <p className="eyebrow">{strings.tipsEyebrow}</p>
          <h2 id="todays-tips" className="mt-2 text-3xl">
            {strings.tipsTitle}
          </h2>
        </div>
        <ol className="grid gap-6 md:grid-cols-3 md:gap-8">
          {tips.map((tip, index) => (
            <li key={tip} className="flex gap-4 md:block">
              <span
                aria-hidden="true"
                className="w-6 shrink-0 font-display text-3xl leading-none text-accent md:block md:pb-3"
              >
                {index + 1}
              </span>
              {/* Sized for the longest, so that nothing below moves when today's tips replace the built-in ones. */}
              <p className="min-h-[4lh] md:min-h-[5lh]">{tip}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
