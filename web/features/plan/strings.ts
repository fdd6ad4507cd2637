import type { MealSlot } from '#core/contracts/planning-limits.ts'
import type { PlanProblemFound } from '#core/planning/plan.ts'
import type { PlanWishes } from '#core/planning/wishes.ts'
import { capital } from '#core/text/capital.ts'
import { counted } from '#core/text/counted.ts'

// Meals and days.
export const slotNames: Record<MealSlot, string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
}
export const today = 'Today'
export const tomorrow = 'Tomorrow'
export const dayTitle = (weekday: string, date: string) => `${weekday} <date>${date}</date>`
/** Paper is read on other days than the one it was printed on. */
export const todayTitle = (weekday: string, date: string) =>
  `<screen>${today}</screen><paper>${weekday}</paper> <date>${date}</date>`
export const rangeWords = (first: string, last: string) => `${first} – ${last}`
export const listed = (first: string, last: string) => `${first} and ${last}`

// The bar above the days.
export const range = 'Days of the plan'
export const earlier = 'Earlier days'
export const later = 'Later days'
export const wishes = 'Wishes'
export const more = 'More for this plan'
export const planAll = (days: number) => (days === 7 ? 'Plan my week' : 'Plan these days')
export const fillRest = 'Fill the empty places'
export const planAgain = 'Plan again'

// Planning.
export const planning = 'Planning…'
export const planningLooking = 'Looking for recipes that use what you have'
export const planningChoosing = 'Putting the days together'
export const cancel = 'Cancel'
export const canceled = 'Planning canceled. Your plan is as it was.'
export const planned = (count: number) => counted(count, { one: '# meal planned', other: '# meals planned' })
export const replanned = (count: number) =>
  count === 0
    ? 'The same meals again: nothing better was found'
    : counted(count, { one: '# meal changed', other: '# meals changed' })
export const nothingFound = 'We couldn’t plan these days'
export const nothingFoundText = 'No recipe fits all of your wishes.'
export const nothingToPlan = 'Nothing to plan'
export const nothingToPlanText = 'Every place has a meal, or is a day off.'
export const pastDays = 'These days are over'
export const pastDaysText = 'Choose days from today on.'
export const failedTitle = 'We couldn’t plan your days'
export const failedText = (why: string) => `${why} Your plan is as it was.`
export const engineFailed = 'Something went wrong on this device.'
export const tryAgain = 'Try again'
export const planFull = 'The plan is full'
export const planFullText = (limit: number) => `It holds ${limit} meals. Clear days that are over.`

// An empty plan.
export const emptyText = 'One tap plans your meals: first what won’t keep, then what needs little shopping.'
export const emptyKitchen =
  'Your pantry is empty, so this is a plan to shop for. <pantry>Add what you have</pantry>, and the plan uses it up.'

// A card.
export const addMeal = (slot: string, day: string) => `Add ${slot.toLowerCase()} on ${day}`
export const dayOff = 'Day off'
export const off = 'Not at home'
export const leftoversOf = (title: string) => `Leftovers: ${title}`
export const done = 'Done'
export const servingsWords = (count: number) => counted(count, { one: '# serving', other: '# servings' })
export const cooksFor = (eats: number, cooks: number) => `${eats} eat, ${cooks} cooked`
export const unavailable = 'This recipe isn’t available'
export const lock = (title: string) => `Lock ${title}`
export const grip = (title: string) => `Move ${title}`
export const menuOf = (title: string) => `More for ${title}`
export const reasonsLabel = 'Why'

// Why.
export const usesBy = (foods: string, day: string) => `Uses the ${foods} by ${day}`
export const usesSomeBy = (foods: string, day: string) => `Uses some of the ${foods} by ${day}`
export const ready = 'Everything is there'
export const buyOne = (food: string) => `Buy ${food}`
export const buySome = (foods: string) => `Buy ${foods}`
export const moreOf = (food: string) => `more ${food}`
export const countMore = (count: number, foods: string) => `${count} more ${foods}`
export const buyMany = (count: number) => counted(count, { one: '# thing to buy', other: '# things to buy' })
export const shares = (food: string, meal: string) => `One purchase of ${food} is enough for this and ${meal}`
export const mealOfDay = (day: string, title: string) => `${day}’s ${title}`
export const mealsOfDay = (day: string, slot: string) => `${day}’s ${slot}`
export const favorite = 'One of your favorites'
export const own = 'From your cookbook'
export const quick = (time: string) => `Ready in ${time}`
export const twice = (day: string) => `Cooks ${day}’s meal too`
export const eatsLeftovers = (of: string) => `What’s left of ${of}`
export const eatsLeftoversBy = (of: string, day: string) => `What’s left of ${of}, good until ${day}`

// Moving.
export const pickedUp = (title: string, place: string) =>
  `${title} picked up from ${place}. Move it with the arrow keys, drop it with Space, cancel with Escape.`
export const overFree = (place: string) => `${place}, free.`
export const overMeal = (place: string, title: string) => `${place}, changes places with ${title}.`
export const overSame = (place: string) => `${place}, where it was.`
export const dropped = (title: string, place: string) => `${title}: now ${place}`
export const moveCanceled = (title: string) => `${title} stays where it was.`
export const dayLocked = (day: string) => `${day} is locked`
export const mealLocked = (title: string, day: string) => `${title} is locked on ${day}`
export const beforeMeal = (dish: string, day: string) =>
  `${dish} is cooked ${day}; its leftovers come after that`
export const afterDate = (dish: string, day: string) => `What’s left of ${dish} is good until ${day}`
export const restMoved = (title: string, day: string) => `${title}: moved to ${day}.`
export const restGone = (title: string) =>
  `${title}: no free day while it is good, so no longer planned. You cook only for those who eat.`
export const restBack = (title: string, day: string) => `${title}: planned for ${day} again.`
export const overLimit = (weekday: string, time: string, limit: string) =>
  `Takes ${time}; ${weekday}’s limit is ${limit}`
export const isDayOff = (weekday: string) => `${weekday} is a day off`
export const movedBreaks = (title: string, breaks: string) => `${title}: ${uncapital(breaks)}.`
const uncapital = (text: string) => (text.startsWith('Takes') ? `t${text.slice(1)}` : text)
export const placeOf = (day: string, slot: string) => `${day}, ${slot.toLowerCase()}`

// The menu of a meal.
export const startCooking = 'Start cooking'
export const cooked = 'I cooked this'
export const cookedHint = 'Updates the pantry, and keeps what is left.'
export const eaten = 'Eaten'
export const eatenHint = 'Takes it out of the pantry.'
export const markDone = 'Done'
export const updatePantry = 'Update my pantry'
export const updatePantryHint = 'Takes out what it used, and keeps what is left.'
export const notDone = 'Not done yet'
export const openRecipe = 'Open recipe'
export const otherRecipes = 'Suggest other recipes'
export const otherRecipesHint = 'The ones that fit best here.'
export const replace = 'Choose something else'
export const replaceHint = 'Search, your own words, or not at home.'
export const moveTo = 'Move to'
export const moveDay = 'Day'
export const moveSlot = 'Meal'
export const lockedOption = (place: string) => `${place} (locked)`
export const servings = 'Servings'
export const fewer = (what: string) => `Fewer: ${what}`
export const greater = (what: string) => `More: ${what}`
export const cookDouble = 'Cook for two meals'
export const cookDoubleHint = 'The second half goes to the next free day.'
export const locked = 'Locked'
export const lockedHint = 'Planning again leaves it as it is.'
export const remove = 'Remove'
export const removeLocked = 'You locked it'
export const wasLocked = 'It was locked.'
export const neverAgain = 'Don’t suggest this again'
export const isNeverAgain = (title: string) => `${title} won’t be suggested again`
export const back = 'Back'

// What was done.
export const isDone = (title: string) => `${title}: done`
export const isOpenAgain = (title: string) => `${title}: not done yet`
export const removed = (title: string) => `${title} removed`
export const isLocked = (title: string) => `${title} locked`
export const isUnlocked = (title: string) => `${title} unlocked`
export const added = (title: string) => `${title} planned`
export const servingsChanged = (title: string, count: string) => `${title}: ${count}`
export const nowDouble = (title: string) => `${title}: cooked for two meals`
export const nowSingle = (title: string) => `${title}: cooked for one meal`
export const replaced = (title: string) => `Now ${title}`

// Suggested recipes.
export const otherTitle = (title: string) => `Instead of ${title}`
export const otherLooking = 'Looking for others'
export const otherNone = 'Nothing else fits. Relax a wish, or choose a recipe yourself.'
export const chooseOne = (title: string) => `Choose ${title}`
export const searchInstead = 'Search all recipes'
export const pickForMe = 'Pick one for me'
export const alsoBuy = (foods: string) => `Also buy ${foods}`
export const alsoBuyMany = (count: number) =>
  counted(count, { one: '# more thing to buy', other: '# more things to buy' })
export const lets = (foods: string) => `The ${foods} won’t be used up`

// Adding a meal.
export const whatFor = (slot: string, day: string) => `${slot} on ${day}`
export const searchLabel = 'Search recipes'
export const searchExample = 'Lentil soup'
export const searching = 'Searching…'
export const noneFound = 'No recipes found.'
export const searchFailed = 'We couldn’t search. Write it in your own words, or try again.'
export const searchResults = 'Recipes'
export const unfit = (count: number, search: string, diets: string) =>
  counted(count, {
    one: `# recipe with ${search} doesn’t fit ${diets}.`,
    other: `# recipes with ${search} don’t fit ${diets}.`,
  })
export const hiddenDishes = (count: number, foods: string) =>
  counted(count, {
    one: `# dish is hidden because you avoid ${foods}.`,
    other: `# dishes are hidden because you avoid ${foods}.`,
  })
export const showUnfit = 'Choose one anyway'
export const unfitResults = 'Recipes that don’t fit everyone'
export const ownWords = 'Or in your own words'
export const ownWordsExample = 'Pizza with friends'
export const addWords = 'Add'
export const notHome = 'Not at home'

// Wishes.
export const wishesTitle = 'Wishes for the plan'
export const mealsLegend = 'Meals a day'
export const eaters = 'How many eat, with guests'
export const needsTitle = 'Diets and allergies'
export const needsHint = 'Everyone who eats counts; the strictest wins.'
export const needsOfAll = (needs: string) => `The plan keeps to: ${needs}.`
export const guests = 'Guests'
export const guestName = 'Name of the guest'
export const guestNumber = (number: number) => `Guest ${number}`
export const addGuest = 'Add a guest'
export const removeGuest = (name: string) => `Remove ${name}`
export const guestDiets = 'Diets of this guest'
export const guestAllergies = 'Allergies of this guest'
export const leaveOut = 'Leave out'
export const leaveOutExample = 'mushrooms'
export const addLeaveOut = 'Add'
export const leaveOutFull = (limit: number) => `You can leave out up to ${limit} foods.`
export const leaveOutUnknown = (food: string) => `We don’t know a food called “${food}”.`
export const withoutFood = (food: string) => `No ${food}`
export const withoutFoods = (foods: string) => `no ${foods}`
export const daysOff = 'Days off'
export const daysOffHint = 'No meals are planned on these.'
export const cookTwice = 'Cook once, eat twice'
export const cookTwiceHint = 'Double portions where the rest keeps.'
export const timeLegend = 'Most time'
export const sameEveryDay = 'Same every day'
export const timeEveryDay = 'Every day'
export const anyTime = 'Any time'
export const variety = 'Variety'
export const varietyNames: Record<PlanWishes['variety'], string> = {
  low: 'May repeat',
  normal: 'Some variety',
  high: 'Every day different',
}
export const favoritesFirst = 'Favorites first'
export const favoritesHint = 'Saved recipes and your own cookbook.'
export const mostToBuy = 'Most to buy'
export const anyNumber = 'No limit'
export const nothingToBuy = 'Nothing'
export const thingsToBuy = (count: number) => counted(count, { one: '# thing', other: '# things' })
export const goals = 'Nutrition goals'
export const goalsHint = 'For a day and a person, from what is planned.'
export const kcalMin = 'Calories, at least'
export const kcalMax = 'Calories, at most'
export const protein = 'Protein in grams, at least'
export const badGoal = (least: number, most: number) => `A number from ${least} to ${most}, or nothing.`
export const goalOrder = 'At most is below at least.'

export const brokenBy = (title: string, why: string) => `${title} isn’t for everyone: ${why}.`
export const brokenContains = (foods: string) => `contains ${foods}`
export const whichYouAvoid = (contains: string) => `${contains}, which you avoid`
export const brokenNot = (diets: string) => `not ${diets}`
export const replaceIt = 'Replace it'

// The summary.
export const summary = 'Summary'
export const usesUp = (used: number, inPart: number, all: number) => {
  if (used === all)
    return counted(all, { one: 'Uses what won’t keep', other: 'Uses all # things that won’t keep' })
  const some = inPart > 0 ? `, and ${inPart} in part` : ''
  return counted(all, {
    one: inPart > 0 ? 'Uses some of what won’t keep' : 'Doesn’t use what won’t keep',
    other: `Uses ${used} of # things that won’t keep${some}`,
  })
}
export const toBuy = (count: number) =>
  count === 0 ? 'Nothing to buy' : counted(count, { one: '# thing to buy', other: '# things to buy' })
export const toCheck = (count: number) =>
  counted(count, { one: '# small thing you may have', other: '# small things you may have' })
export const summaryPending = 'Counting what is used and what is to buy'
export const summaryFailed = 'We couldn’t work out what is used and what is to buy.'
export const noDayForRest =
  'No day is free while it keeps: the rest goes into the fridge. Remove a meal, and cook for two meals again.'
export const thaw = (foods: string) => `Thaw the ${foods} in the fridge the day before`
export const cookFirst = (foods: string) => `Cook the ${foods} the day before, so that it is cold`
export const spoils = 'Not used in time'
export const restOf = (name: string, part: number) =>
  part > 2 / 3 ? `most of the ${name}` : part > 2 / 5 ? `about half of the ${name}` : `some of the ${name}`
export const spoilsBy = (name: string, day: string) => `${capital(name)} <muted>by ${day}</muted>`
export const spoilsPast = (name: string) => `${capital(name)} <muted>past its best, use it first</muted>`
export const freezeRest = 'Freeze what is left after cooking.'
export const eatAside = 'Eat it for lunch or with a meal, or freeze it.'
export const freeze = 'Freeze it'
export const freezeWhat = (name: string) => `Freeze the ${name}`
export const wasFrozen = (name: string) => `${capital(name)}: in the freezer`

// Wishes in the way.
export const inTheWay = 'In the way'
export const noRecipe = (place: string) => `No recipe for ${place}.`
export const onDay = (day: string) => `on ${day}`
export const tooSlow = (meal: { title: string; day: string; time: string | null; limit: string }) =>
  meal.time === null
    ? `${meal.title} ${meal.day} takes longer than your limit of ${meal.limit}.`
    : `${meal.title} ${meal.day} takes ${meal.time}; your limit is ${meal.limit}.`
export const tooSlowAnywhere = 'The time limits leave too few recipes.'
export const dietsInTheWay = 'Too few recipes fit everyone’s diets and allergies.'
export const tooMuchToBuy = (most: number) =>
  counted(most, {
    one: 'These days take more than # thing to buy.',
    other: 'These days take more than # things to buy.',
  })
export const emptyByBuying = (most: number) =>
  most === 0
    ? 'Not every day can be planned: nothing more can be cooked without shopping.'
    : counted(most, {
        one: 'Not every day can be planned: nothing more can be cooked with # thing to buy.',
        other: 'Not every day can be planned: nothing more can be cooked with # things to buy.',
      })
export const kcalInTheWay = (place: string) => `The calories on ${place} miss your goal.`
export const proteinInTheWay = (place: string) => `The protein on ${place} misses your goal.`
export const someDays = 'some days'
export const varietyInTheWay = 'Some meals repeat: there are too few different recipes.'
export const someRepeat = 'Some meals repeat within a week.'
export const twiceInTheWay = 'No double portion fits these days, so nothing is cooked once and eaten twice.'
export const wouldFit = (count: number, wish: string) =>
  counted(count, {
    one: `# recipe would fit without ${wish}.`,
    other: `# recipes would fit without ${wish}.`,
  })
export const wishNames: Record<PlanProblemFound['kind'], string> = {
  'no recipe': 'your other wishes',
  'too slow': 'the time limit',
  diets: 'the diets and allergies',
  'too much to buy': 'the limit on buying',
  kcal: 'the calorie goal',
  protein: 'the protein goal',
  variety: 'the wish for variety',
  'cook twice': 'the wish to cook once and eat twice',
}
export const relaxTime = (weekday: string) => `Any time on ${weekday}`
export const relaxTimes = 'Any time'
export const relaxBuying = 'No limit on buying'
export const relaxKcal = 'Drop the calorie goal'
export const relaxProtein = 'Drop the protein goal'
export const relaxVariety = 'Less variety'
export const moreVariety = 'More variety'
export const relaxTwice = 'Cook each day'
export const changeWishes = 'Change wishes'
export const chooseMyself = 'Choose one'

// More.
export const moreTitle = 'This plan'
export const chooseDays = 'Choose days'
export const firstDay = 'First day'
export const howManyDays = 'How many days'
export const showDays = 'Show these days'
export const copyDays = 'Copy to the next days'
export const copyTo = (range: string) => `To ${range}`
export const copied = (range: string) => `Copied to ${range}`
export const nothingToCopy = 'Nothing is planned on these days.'
export const undoLast = 'Undo the last change'
export const undone = 'Undone'
export const templates = 'Templates'
export const saveTemplate = 'Save these days as a template'
export const templateName = 'Name of the template'
export const templateExample = 'A usual week'
export const templateNeedsName = 'Type a name for the template.'
export const save = 'Save'
export const templateSaved = (name: string) => `${name} saved as a template`
export const templatesFull = (limit: number) => `You can have ${limit} templates. Delete one first.`
export const noTemplates = 'No templates yet. Plan some days, then save them here.'
export const applyTemplate = 'Apply'
export const applyOne = (name: string) => `Apply ${name}`
export const templateApplied = (name: string) => `${name} applied`
export const deleteTemplate = (name: string) => `Delete ${name}`
export const templateDeleted = (name: string) => `${name} deleted`
export const templateMeals = (count: number) => counted(count, { one: '# meal', other: '# meals' })
export const print = 'Print'
export const clear = 'Clear these days'
export const clearHint = 'Locked and cooked meals stay.'
export const cleared = (count: number) => counted(count, { one: '# meal removed', other: '# meals removed' })
export const nothingToClear = 'Nothing to clear'
