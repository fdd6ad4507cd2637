import { clsx } from 'clsx'
import Thermometer from 'lucide-react/icons/thermometer'
import Timer from 'lucide-react/icons/timer'
import { Fragment } from 'react'
import type { StepReading } from '#core/own-recipes/read-steps.ts'
import * as strings from './strings.ts'

export const saysNothing = ({ ingredients, timers, temperatures }: StepReading) =>
  ingredients.length + timers.length + temperatures.length === 0

/** What a step uses: its timers, temperatures and ingredients. Times come first, where a long note is cut. */
export function StepNote({ reading, className }: { reading: StepReading | undefined; className?: string }) {
  if (!reading || saysNothing(reading)) return null
  const { ingredients, timers, temperatures } = reading
  const facts = [
    ...timers.map((text) => ({ Icon: Timer, text })),
    ...temperatures.map((text) => ({ Icon: Thermometer, text })),
  ]
  const names = strings.nameList(ingredients)
  return (
    <p
      className={clsx('text-muted text-sm leading-[1lh]', className)}
      title={[...facts.map(({ text }) => text), names].filter(Boolean).join(' · ')}
    >
      {facts.map(({ Icon, text }, at) => (
        <Fragment key={text}>
          {at > 0 && ' · '}
          <span className="whitespace-nowrap text-text tabular-nums">
            <Icon aria-hidden="true" className="mr-1 inline size-4 align-[-0.15em] text-accent" />
            {text}
          </span>
        </Fragment>
      ))}
      {facts.length > 0 && names && ' · '}
      {names}
    </p>
  )
}
