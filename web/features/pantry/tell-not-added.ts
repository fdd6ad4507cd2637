import { notify } from '#web/lib/toast.ts'
import * as strings from './strings.ts'

/** Words of the sentence around a list, and prices: nothing that the user would miss. */
const AROUND =
  /^(?:[\s\p{P}\p{S}\d]|(?:i|we|ive|weve|ve|m|s|have|has|had|got|there|is|are|also|and|plus|just|only|still|some|in|the|my|our|at|home|fridge|freezer|pantry|cupboard|kitchen|please|what|can|could|make|cook|with|you|for|dinner|lunch|tonight|today)(?!\p{L}))*$/iu

/** What wasn't added of a text, where its notes are left behind: on the results. */
export function tellNotAdded(rest: readonly string[]) {
  const lost = rest.filter((part) => !AROUND.test(part))
  if (lost.length > 0)
    notify({ title: strings.notAddedTitle, description: lost.map(strings.quoted).join(', ') })
}
