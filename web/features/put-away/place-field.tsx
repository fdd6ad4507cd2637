import Package from 'lucide-react/icons/package'
import Refrigerator from 'lucide-react/icons/refrigerator'
import Snowflake from 'lucide-react/icons/snowflake'
import { PLACES, type Place } from '#core/contracts/places.ts'
import * as strings from './strings.ts'

const ICONS = { fridge: Refrigerator, freezer: Snowflake, pantry: Package }

interface PlaceFieldProps {
  chosen: Place
  isGuess: boolean
  onPlace: (place: Place) => void
}

/** Where it goes. A guess has a thinner frame until it is tapped. */
export function PlaceField({ chosen, isGuess, onPlace }: PlaceFieldProps) {
  return (
    <fieldset>
      <legend className="font-semibold">
        {strings.place}
        {isGuess && <span className="font-normal text-muted text-sm"> · {strings.guessed}</span>}
      </legend>
      <div className="mt-2 grid grid-cols-3 gap-2">
        {PLACES.map((place) => {
          const Icon = ICONS[place]
          return (
            <label
              key={place}
              className="flex min-h-12 items-center justify-center gap-2 rounded-card border border-control px-2 font-medium text-sm transition-colors hover:border-herb has-checked:border-2 has-checked:border-herb has-checked:bg-herb-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-3"
            >
              <input
                type="radio"
                name="put-away-place"
                checked={place === chosen}
                onChange={() => onPlace(place)}
                // A tap on the guessed one makes it the chosen one.
                onClick={() => isGuess && place === chosen && onPlace(place)}
                className="sr-only"
              />
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {strings.places[place]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
