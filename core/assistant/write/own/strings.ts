import { counted } from '../../../text/counted.ts'

/** Named in the plural, as eggs are. */
type Many = boolean
const isAre = (many: Many) => (many ? 'they are' : 'it is')
const itThem = (many: Many) => (many ? 'them' : 'it')
const itThey = (many: Many) => (many ? 'they' : 'it')
export const ofMany = (date: string) => date.replace(/\bits\b/, 'their')

// Where a date comes from.
export const enteredDate = (day: string) => `${day} is the date you entered for the package.`
export const dishDate = (day: string) => `${day} is the date set in your pantry.`
export const guessedDate = (day: string) => `${day} is a guess, from how long it usually keeps.`
export const bestWasEntered = (day: string) => `Best by was ${day}, the date you entered for the package.`
export const bestWasGuessed = (day: string) => `Best by was ${day}, a guess from how long it usually keeps.`

// The dates of the user's own food. Cooking what is thrown out here is asked about again: safety/thrown-out.ts.
export const past = (food: string, date: string, many: Many) =>
  `Don’t eat your ${food}: ${isAre(many)} ${date}. Throw ${itThem(many)} out, even if ${itThey(many)} ${many ? 'look and smell' : 'looks and smells'} fine. If the date is wrong, correct it in your pantry.`
export const heatingIsNoHelp = 'Heating or cooking doesn’t make it safe again.'
export const theOlder = 'the older one'
export const theOneOf = (which: string) => (/^\d|^about/.test(which) ? `the ${which}` : `the one ${which}`)
export const throwOlder = (food: string, which: string, old: string, many: Many) =>
  `Of your ${food}, throw out ${which}: ${isAre(many)} ${old}, and not safe even if ${itThey(many)} ${many ? 'look and smell' : 'looks and smells'} fine.`
export const newerGood = (fresh: string) =>
  fresh ? `The newer one is good: ${fresh}.` : 'The newer one is good.'
export const otherGood = (count: string, fresh: string) =>
  `The other ${count === '1' ? 'one is' : `${count} are`} good${fresh ? `: ${fresh}` : ''}.`
export const doubtful = (food: string, date: string, many: Many) =>
  `Your ${food} ${many ? 'are' : 'is'} ${date}, by a careful guess. Go by the date on the package; if you don’t know it, throw ${itThem(many)} out.`

// The same for a later day.
export const goodThen = (food: string, date: string, day: string, many: Many) =>
  `Your ${food}, by the date in your pantry: ${date}. ${many ? 'They' : 'It'} will still be good ${day}.`
export const notThen = (food: string, date: string, day: string, many: Many) =>
  `No, not ${day}: your ${food} will be ${date} then, and not safe to eat even if ${itThey(many)} ${many ? 'look and smell' : 'looks and smells'} fine.`
export const spendBy = (date: string, freezes: boolean, isToday: boolean, many: Many) =>
  `${date.replace(/^use\b/, `Use ${itThem(many)}`)}${freezes ? `, or freeze ${itThem(many)} ${isToday ? 'today' : 'by then'}` : ''}.`
export const pastBestThen = (food: string, date: string, day: string, many: Many) =>
  `Probably, but not at ${many ? 'their' : 'its'} best: your ${food} will be ${date} ${day}. That date is about quality: if ${itThey(many)} ${many ? 'look, smell and taste' : 'looks, smells and tastes'} right then, you can still use ${itThem(many)}.`
export const good = (food: string, date: string, many: Many) =>
  `Your ${food}, by the date in your pantry: ${date}. ${many ? 'They are' : 'It is'} still good.`
export const pastBest = (food: string, date: string, many: Many) =>
  `Your ${food} ${many ? 'are' : 'is'} ${date}. That date is about quality: if ${itThey(many)} ${many ? 'look, smell and taste' : 'looks, smells and tastes'} right, you can still use ${itThem(many)}.`
export const frozen = (food: string, date: string, many: Many) =>
  `Your ${food} ${many ? 'are' : 'is'} in the freezer, where food stays safe: ${date}.`
export const frozenPast = (food: string, date: string, many: Many) =>
  `Your ${food} ${many ? 'are' : 'is'} in the freezer, where food stays safe, but ${date}: taste and texture may have suffered.`
export const noDate = (food: string) => `Your pantry has no date for your ${food}.`
export const notListed = (food: string) =>
  `Your pantry doesn’t list ${food}, so I don’t know the date of yours.`
export const goByPackage = 'Go by the date on the package, and by look and smell.'
export const inGeneral = (text: string) => `In general: ${text}`
export const maybeGone = 'It may be used up by now.'
export const cookOtherThings = 'Ask me what to cook with the rest of what you have.'
export const warning = (foods: string, many: Many) =>
  `Your own ${foods} ${many ? 'are' : 'is'} past the date that keeps ${itThem(many)} safe: throw ${itThem(many)} out.`

// What to use first, and what to throw out.
export const dueFood = (food: string, date: string) => (date ? `- **${food}**: ${date}` : `- **${food}**`)
export const firstThese = (foods: readonly string[]) => `Use these first:\n\n${foods.join('\n')}`
export const throwOut = (foods: string) => `Throw out, past the date that keeps it safe: ${foods}.`
export const throwOutThese = (foods: readonly string[]) =>
  `Yes, throw these out. They are past the date that keeps them safe, even if they look and smell fine:\n\n${foods.join('\n')}`
export const olderOne = (food: string) => `${food}, the older one`
export const olderIn = (food: string) => `the older ${food}`
export const nothingToThrow = 'No, nothing in your pantry is past the date that keeps it safe.'
export const lookAndSmell = (foods: string) =>
  `Only past its best: ${foods}. Look, smell and taste before you decide.`
export const checkPackage = (foods: string) =>
  `Past a careful guess: ${foods}. Go by the date on the package; if you don’t know it, throw it out.`
export const nothingDue = 'Nothing in your pantry is close to its date.'
export const pantryUnknown =
  'I don’t know yet what you have. Put it into your pantry, and I can say what to use first.'

// What there is.
export const kitchenUnknown = 'I don’t know yet what you have. Put it into your pantry, and I can tell you.'
export const has = (foods: string) => `Yes, you have ${foods}.`
export const hasCounted = (foods: string) => `You have ${foods}.`
export const hasNot = (food: string) => `No, your pantry has no ${food}.`
export const hasNone = (foods: string) => `Your pantry has no ${foods}.`
export const manyUnknown = 'Your pantry doesn’t say how many.'
export const muchUnknown = 'Your pantry doesn’t say how much.'
export const withDetails = (food: string, details: readonly string[]) =>
  details.length > 0 ? `${food} (${details.join(', ')})` : food
export const inFridge = 'in the fridge'
export const inFreezer = 'in the freezer'
export const onShelf = 'on the shelf'
export const allOf = (where: string, foods: readonly string[]) => `${where}:\n\n${foods.join('\n')}`
export const atHome = 'What your pantry lists'
export const fridgeHolds = 'In your fridge, as far as your pantry knows'
export const freezerHolds = 'In your freezer, as far as your pantry knows'
export const shelfHolds = 'On your shelf, as far as your pantry knows'
export const nothingThere = 'Your pantry lists nothing there.'
export const andMore = (count: number) => counted(count, { one: '- and # more', other: '- and # more' })
export const leftovers = (dishes: readonly string[]) => `Your leftovers:\n\n${dishes.join('\n')}`
export const noLeftovers = 'Your pantry lists no leftovers.'
export const throwLeftovers = (dishes: string) => `Throw out, too old to eat safely: ${dishes}.`

export const yourPantry = 'Your pantry'
export const recipesForThese = 'Recipes that use these'
