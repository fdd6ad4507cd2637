// Score formula
export const baseName = 'base score'
export const baseText = 'Every recipe starts here.'
export const fullName = 'for each full match'
export const fullText = 'You have what the recipe asks for, whatever you call it.'
export const partialName = 'for each partial match'
export const partialText = 'You have something close, such as a red onion when it asks for an onion.'
export const coveragePart = (weight: number) => `+ ${weight} × coverage`
export const coverageName = 'how much of your list is used'
export const coverageText = 'Full and partial matches, divided by the number of ingredients you have.'
export const efficiencyPart = (weight: number) => `+ ${weight} × efficiency`
export const efficiencyName = 'how little is left to buy'
export const efficiencyText = (limit: number) =>
  `1 if there’s nothing to buy, ⅛ less for each missing ingredient, and 0 if ${limit} or more are missing.`
export const bandsTitle = 'What the score means'
export const bandsNote = (lowest: number, highest: number) =>
  `The total is rounded and kept between ${lowest} and ${highest}. Recipes that tie at ${highest} are ranked by their full total.`

// Live score
export const exampleLegend = 'Suppose you have'
export const exampleHint = 'We assume you have salt, so it doesn’t change the score.'
export const exampleScore = (score: number, label: string) =>
  `<hidden>SousScore ${score}, </hidden><label>${label}</label>`
export const exampleCounts = (full: number, partial: number, missing: number) =>
  `${full} full, ${partial} partial, ${missing} to buy`

// About and contact pages
export const milestonesTitle = 'What Sous is made of'
export const mailAddress = 'Prefer email? <address/>'
