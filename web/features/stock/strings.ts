import { counted } from '#core/text/counted.ts'

// The list.
export const addedTitle = 'In your pantry'
export const updatedTitle = 'Updated'
export const amountNow = (name: string, amount: string) => `${name}: ${amount} now`
export const makeIt = (amount: string) => `Make it ${amount}`
export const replaceInstead = 'Replace instead'
export const fullTitle = 'Your pantry is full'
export const fullText = (limit: number) => `It holds ${limit} foods. Take out what’s gone first.`
export const namesAndMore = (names: string, more: number) => `${names} and ${more} more`
export const sorting = 'Looking up where things are kept…'
export const tools = 'Find in your pantry'
export const search = 'Search your pantry'
export const noneFound = 'Nothing in your pantry matches.'
export const showAll = 'Show everything'
export const sortLabel = 'Sort'
export const sortDate = 'Soonest first'
export const sortName = 'By name'
export const filterSoon = (count: number) => `Use soon (${count})`
export const filterMaybe = (count: number) => `Maybe gone (${count})`

// Groups.
export const unsafeTitle = 'Throw out'
export const unsafeNote = 'Past the date that keeps it safe, or out of the fridge.'
export const soonTitle = 'Use soon'
export const soonRecipes = 'Recipes that use these'
export const leftovers = 'Leftovers'
export const fridge = 'Fridge'
export const freezer = 'Freezer'
export const pantry = 'Pantry'
export const moreSoon = (count: number) => `+ ${count} under “Use soon”`
export const foods = (count: number) =>
  counted(count, { one: '#<hidden> food</hidden>', other: '#<hidden> foods</hidden>' })

// A row.
export const nameIn = (name: string, place: string) => `${name} ${place}`
export const checkIt = (date: string) => `${date}: check it`
export const probably = 'Probably there'
export const maybeGone = 'Maybe gone'
export const nothingLeft = 'none left'
export const notRecognized = 'Not recognized'
export const freeze = 'Freeze'
export const out = 'Out'
export const throwOut = 'Throw out'
export const stillHere = 'Still here'
export const notTheAmount = (amount: string, day: string) => `Not the ${amount} bought ${day}`
export const notTheOne = (day: string) => `Not the one bought ${day}`
const within = (dates: readonly string[]) =>
  dates.map((date) => `${date.charAt(0).toLowerCase()}${date.slice(1)}`).join(', ')
/** "6 of it, the rest best by Dec 1". */
export const partAndRest = (amount: string, dates: readonly string[]) =>
  `${amount} of it, the rest ${within(dates)}`
/** "And one best by Dec 1". */
export const andAnother = (dates: readonly string[]) => `And one ${within(dates)}`
export const andOthersDated = (count: number, dates: readonly string[]) =>
  `And ${count} more: ${within(dates)}`
/** Amounts that don't add up: "2 + 1 package". */
export const sideBySide = (amounts: readonly string[]) => amounts.join(' + ')
export const andOthers = (count: number) => `And ${count} more`
export const packages = (count: number) => `${count} packages`
export const enteredDate = 'date you entered'
/** In a line of the list. */
export const isOpened = 'Opened'
export const openedOn = (day: string) => `opened ${day}`
export const cameOn = (day: string) => `since ${day}`
export const packageUsed = (which: string) => `Used up: the one with ${which}`
export const onePackageOut = (name: string) => `One package less: ${name}`
export const actionOn = (action: string, name: string) => `${action}: ${name}`

// A question.
export const question = (name: string) => `Still have ${name}?`
export const questionLabel = 'A quick question'
export const yes = 'Yes'
export const no = 'No, it’s out'
export const notSure = 'Not sure'
export const stillThere = (name: string) => `${name}: still there`
export const willNotAsk = (name: string) => `${name}: we’ll ask again another time`

// What was done.
export const isOut = (name: string) => `${name} is out`
export const wasThrownOut = (name: string) => `${name} thrown out`
export const wasRemoved = (name: string) => `${name} removed`
export const wasFrozen = (name: string) => `${name} is in the freezer`
export const wasThawed = (name: string) => `${name} is thawing in the fridge`
export const wasOpened = (name: string) => `${name} opened today`
export const wasCooked = (name: string) => `${name} cooked today`
export const wasMoved = (name: string, place: string) => `${name}: now ${place}`
export const wasUsed = (name: string, amount: string) => `${name}: ${amount} used`
export const someUsed = (name: string, left: string) => `${name}: ${left}`
export const amountChanged = (name: string) => `Amount of ${name} changed`
export const dateChanged = (name: string) => `Date of ${name} changed`
export const isBack = (name: string) => `${name} is back in your pantry`
export const isNow = (name: string) => `Listed as ${name}`
export const onListTitle = 'On your shopping list'
export const listFull = 'The shopping list is full'
export const withDate = (done: string, date: string) => `${done}. ${date}.`
export const severalOut = (count: number) =>
  counted(count, { one: '# food is out', other: '# foods are out' })
export const severalMoved = (count: number, place: string) =>
  counted(count, { one: `# food is now ${place}`, other: `# foods are now ${place}` })

// Several at once.
export const select = 'Select'
export const done = 'Done'
export const selected = (count: number) => counted(count, { one: '# selected', other: '# selected' })
export const selectOne = (name: string) => `Select ${name}`
export const selectedOut = 'Out'
export const moveTo = 'Move to'

// Where it is kept.
export const inFridge = 'in the fridge'
export const inFreezer = 'in the freezer'
export const inPantry = 'in the pantry'

// The sheet: what we say about it.
export const noDate = 'No date'
export const keepsForYears = 'Keeps for years'
export const entered = 'You entered this date.'
export const fromRecipe = 'The date is from its recipe, or from what went into it.'
export const unknownFood = 'We have no figures for this food. Add the date from the package.'
export const noFigure = 'We have no figures for it there. Add the date from the package.'
export const guessedQuality = (food: string, time: string, from: string) =>
  `Guessed from our figures for ${food}: ${time}, for quality, from ${from}.`
export const guessedSafety = (food: string, time: string, from: string) =>
  `Guessed from our figures for ${food}: ${time}, for safety, from ${from}. The shorter time counts.`
export const guessedSafetyExact = (food: string, time: string, from: string) =>
  `Guessed from our figures for ${food}: ${time}, for safety, from ${from}.`
export const timeIn = (time: string, place: string) => `${time} ${place}`
export const afterOpening = (time: string) => `${time} after opening`
export const afterThawing = (time: string) => `${time} after thawing`
export const afterCooking = (time: string) => `${time} after cooking`
export const ifUnwashed = (date: string) => `${date}, if never washed`
export const eggsOutside =
  'Unwashed eggs keep 1–2 weeks in a cool place. Washed ones, as US stores sell them, keep 2 hours outside the fridge.'
export const outsideFridge = (food: string) =>
  `${food}: 2 hours at most outside the fridge, 1 hour above 90 °F (32 °C). It doesn’t count as something you have.`
export const chillOrThrow =
  'Put it in the fridge and change its place, or throw it out if it has been out longer.'
export const dontEat = 'Don’t eat it. Past this date it isn’t safe, even if it looks and smells fine.'
export const qualityNote = 'Past its best doesn’t mean spoiled. Look, smell, then decide.'
export const isIt = 'Not recognized. Did you mean:'
export const isNone = 'Not recognized. It stays on your list as you wrote it.'

export const spoiledAmount = (amount: string, date: string) => `Also there: ${amount}, ${date}`
export const spoiledOne = (date: string) => `An older one: ${date}`

// The sheet: one tap.
export const actions = 'What happened'
export const openedToday = 'Opened today'
export const thaw = 'Thaw'
export const cookedIt = 'Cooked it'
export const partUsed = 'Used some'
export const addToList = 'Add to list'
export const viewList = 'On your list'
export const outLegend = 'It’s out'
export const allUsed = 'Used up'
export const thrownAway = 'Thrown away'
export const neverHad = 'Added by mistake? Remove it'
export const undo = 'Undo'

// The sheet: used some.
export const partQuestion = (amount: string) => `How much of the ${amount} did you use?`
export const partQuestionUnknown = 'How much of it did you use?'
export const quarter = '¼'
export const half = '½'
export const threeQuarters = '¾'
export const partOf = (part: string, amount: string) => `${part} · ${amount}`
export const mostLeft = 'most left'
export const halfLeft = 'about half left'
export const littleLeft = 'a little left'
export const partField = 'Or an amount'
export const partSave = 'Used'
export const partUnclear = (unit: string) => `We can’t take that from what’s there. Type it in ${unit}.`
export const pieces = 'pieces'

// The sheet: name, amount, place and dates.
export const name = 'Name'
export const nameMissing = 'Type a name.'
export const nameTaken = (name: string) => `Already in your pantry: ${name}.`
export const amount = 'Amount'
export const amountExample = 'Such as 500 g, 2 cans or half a jar'
export const less = 'Less'
export const more = 'More'
export const save = 'Save'
export const place = 'Place'
export const dates = 'Dates'
export const bought = 'Bought'
export const opened = 'Opened'
export const eatBy = 'Use by'
export const bestBefore = 'Date on the package'
export const today = 'Today'
export const yesterday = 'Yesterday'
export const inDays = (count: number) => counted(count, { one: 'In # day', other: 'In # days' })
export const daysAgo = (count: number) => counted(count, { one: '# day ago', other: '# days ago' })
export const inWeek = 'In a week'
export const clear = 'Clear'
export const clearOf = (label: string) => `Clear: ${label}`
export const quickOf = (label: string, day: string) => `${label}: ${day}`
export const dayOutOfRange = (from: string, to: string) => `Choose a day between ${from} and ${to}.`

// Recently out.
export const outTitle = 'Recently out'
export const putOnList = 'Put on the list'
export const notOut = 'It’s still here'

// Nothing there.
export const emptyTitle = 'Your pantry is empty'
export const emptyText =
  'Type what you have above, take a photo of your fridge, or check off your shopping list. We guess places and dates, and you correct them with a tap.'
export const emptyPhoto = 'Take a photo'
export const emptyList = 'Open shopping list'
