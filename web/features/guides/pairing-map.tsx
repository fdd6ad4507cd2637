import { useState } from 'react'
import { pairings } from '#content/assistant/pairings.ts'
import { rich } from '#web/ui/rich.tsx'
import { Select } from '#web/ui/select.tsx'
import * as strings from './strings.ts'

/** About a phone's width, so that its labels are as large as the surrounding text. */
const WIDE = 330
const PILL = 116
const ROW = 40
const MIDDLE = WIDE / 2

const upper = (word: string) => word.replace(/^./, (first) => first.toUpperCase())
const parts = (list: string) => list.split(',').map((one) => one.trim())
// The table has duplicates where users ask in two ways ("pea", "peas").
const foods = pairings
  .filter((one, at) => pairings.findIndex((other) => other.flavors === one.flavors) === at)
  .sort((a, b) => a.food.localeCompare(b.food))
const options = foods.map(({ food }) => ({ value: food, label: upper(food) }))

/** A food in the middle, and lines to the flavors that suit it. */
export function PairingMap() {
  const [food, setFood] = useState('tomato')
  const found = foods.find((one) => one.food === food) ?? foods[0]
  if (!found) return null
  const flavors = parts(found.flavors)
  return (
    <figure className="max-w-prose rounded-card border border-line bg-surface p-3 sm:p-6">
      <div className="max-w-72 print:hidden">
        <Select label={strings.pairingLabel} options={options} value={found.food} onChange={setFood} />
      </div>
      <Drawing food={upper(found.food)} flavors={flavors} />
      <figcaption aria-live="polite" className="mt-3 border-line border-t pt-4">
        {rich(strings.pairingSides, {
          label: (text) => <span className="font-semibold">{text}</span>,
          sides: () => <span className="text-muted">{parts(found.sides).join(', ')}</span>,
        })}
      </figcaption>
    </figure>
  )
}

function Drawing({ food, flavors }: { food: string; flavors: readonly string[] }) {
  const half = Math.ceil(flavors.length / 2)
  const sides = [flavors.slice(0, half), flavors.slice(half)]
  // Sized for the largest, so that the page doesn't jump when another is chosen.
  const high = 5 * ROW + 16
  return (
    <svg
      role="img"
      aria-label={strings.pairingAlt(food, flavors.join(', '))}
      viewBox={`0 0 ${WIDE} ${high}`}
      className="mx-auto mt-3 block h-auto w-full max-w-[27rem]"
    >
      {sides.flatMap((side, right) =>
        side.map((flavor, at) => {
          const y = high / 2 + (at - (side.length - 1) / 2) * ROW
          const edge = right ? WIDE - PILL - 1 : PILL + 1
          return (
            <g key={flavor}>
              <path
                d={`M${MIDDLE} ${high / 2}C${MIDDLE + (right ? 40 : -40)} ${high / 2} ${edge + (right ? -30 : 30)} ${y} ${edge} ${y}`}
                className="fill-none stroke-saffron"
                strokeWidth={2}
              />
              <rect
                x={right ? edge : 1}
                y={y - 16}
                width={PILL}
                height={32}
                rx={16}
                className="fill-raised stroke-line"
              />
              <text
                x={right ? edge + PILL / 2 : 1 + PILL / 2}
                y={y + 5}
                textAnchor="middle"
                className="fill-text text-[14px]"
              >
                {flavor}
              </text>
            </g>
          )
        }),
      )}
      <circle cx={MIDDLE} cy={high / 2} r={41} className="fill-accent-soft stroke-accent" strokeWidth={2} />
      <Name food={food} y={high / 2} />
    </svg>
  )
}

/** Breaks long names between words. */
function Name({ food, y }: { food: string; y: number }) {
  const words = food.split(' ')
  return (
    <text textAnchor="middle" className="fill-text font-display text-[14px]">
      {words.map((word, at) => (
        <tspan key={word} x={MIDDLE} y={y + 5 + (at - (words.length - 1) / 2) * 18}>
          {word}
        </tspan>
      ))}
    </text>
  )
}
