import { useRef } from 'react'
import { ClearChat } from '#web/features/assistant/clear-chat.tsx'
import { Conversation } from '#web/features/assistant/conversation.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { Onward } from '#web/ui/onward.tsx'
import * as strings from './strings.ts'

const features: readonly { title: string; text: string }[] = [
  {
    title: strings.goodAtTimes,
    text: strings.goodAtTimesText,
  },
  {
    title: strings.goodAtRescue,
    text: strings.goodAtRescueText,
  },
  {
    title: strings.goodAtSwaps,
    text: strings.goodAtSwapsText,
  },
  {
    title: strings.goodAtIdeas,
    text: strings.goodAtIdeasText,
  },
]

const tips: readonly string[] = [strings.tipAmounts, strings.tipFollowUps, strings.tipDiets]

export default function CookingAssistant() {
  const { title } = sitePage('cookingAssistant')
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="wrap pb-12">
      <div className="grid gap-x-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {/* The chat fills the first screen: the field to ask is in view at once. */}
        <div className="flex h-[calc(100dvh-var(--header)-var(--bar,0px)-var(--strip,0px))] min-h-96 flex-col cramped:-mx-5 roomy:h-auto roomy:min-h-0 short:min-h-60">
          <div className="flex min-h-13 items-center justify-between gap-3 px-4 roomy:min-h-0 roomy:px-0 roomy:pt-6 roomy:pb-4">
            <h1 tabIndex={-1} className="text-title cramped:text-xl">
              {title}
            </h1>
            <ClearChat />
          </div>
          <section
            aria-label={strings.askAssistant}
            className="flex min-h-0 flex-1 flex-col bg-bg cramped:border-line cramped:border-t roomy:h-[min(600px,100dvh-16rem)] roomy:min-h-72 roomy:flex-none roomy:overflow-hidden roomy:rounded-sheet roomy:border roomy:border-line roomy:shadow-lift"
          >
            <Conversation field={field} />
          </section>
        </div>
        <div className="grid content-start gap-8 pt-8 lg:pt-10">
          <section aria-labelledby="good-at">
            <h2 id="good-at" className="text-xl">
              {strings.goodAt}
            </h2>
            <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
              {features.map((feature) => (
                <li key={feature.title}>
                  <h3 className="font-sans font-semibold text-base tracking-normal">{feature.title}</h3>
                  <p className="text-muted text-sm">{feature.text}</p>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="quick-tips">
            <h2 id="quick-tips" className="text-xl">
              {strings.quickTips}
            </h2>
            <ul className="mt-3 grid list-disc gap-2 pl-5 text-sm">
              {tips.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>

      <div className="mt-10">
        <Onward
          links={[
            {
              to: paths.cookingSkills(),
              title: strings.skillsLink,
              text: strings.skillsLinkText,
            },
            {
              to: paths.substitutionAssistant(),
              title: strings.swapLink,
              text: strings.swapLinkText,
            },
          ]}
        />
      </div>
    </div>
  )
}
