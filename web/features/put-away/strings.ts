import type { Place } from '#core/contracts/places.ts'
import { counted } from '#core/text/counted.ts'

// The camera.
export const camera = 'Camera'
export const cameraLead = 'Point at barcodes, produce or the receipt. Photos stay on your device.'
export const startCamera = 'Start camera'
export const cameraStarting = 'Starting the camera'
export const stopCamera = 'Stop camera'
export const switchCamera = 'Switch camera'
export const lightOn = 'Turn on the light'
export const lightOff = 'Turn off the light'
export const whatIsSent = 'Names, codes and what you type go to our server to be recognized.'
export const browserAsks = 'Next, your browser asks if Sous may use the camera.'
export const pointAtCode = 'Point at a barcode, or at produce.'
export const noCodeYet = 'No code found yet. Hold it closer and straight, in good light, or type the digits.'
export const codesLoading = 'Getting ready to read codes…'
export const codesFailed = 'Codes can’t be read right now. Type the digits instead.'
export const codesOffline =
  'You’re offline, and reading codes hasn’t been downloaded yet. Type the digits instead.'
export const cameraTrouble = {
  denied: 'Your browser is blocking the camera.',
  missing: 'We can’t use a camera on this device.',
  busy: 'The camera didn’t start.',
}
export const cameraNext = {
  denied:
    'To allow it, tap the icon at the start of the address bar, open the site’s permissions and set Camera to Allow. Then try again. Or go on without it:',
  missing: 'Go on without it:',
  busy: 'Another app or tab may be using it. Close that one and try again, or go on without it:',
}
export const choosePhoto = 'Choose a photo'
export const typeInstead = 'Type instead'
export const readReceiptHere = 'Read the receipt in view'
export const retry = 'Try again'
export const seenLegend = 'In view'
export const addSeen = (name: string) => `Add ${name}`
export const dismissSeen = (name: string) => `Not ${name}`

// The other ways.
export const receipt = 'Receipt'
export const receiptFiles = 'Photos of your receipt'
export const photo = 'Photo'
export const photoFiles = 'Photos of your groceries'
export const typeLabel = 'Type food or a code'
export const typeExample = '2 l milk, eggs'
export const add = 'Add'
export const typeEmpty = 'Type a food or the digits of a code first.'
export const wrongCode = 'These digits aren’t a product’s code. Check them against the pack.'
export const notFoods = (parts: string) => `Not added: ${parts}.`

// What was found, also for screen readers.
export const added = (name: string) => `${name} added`
export const addedCount = (name: string, count: number) => `${name}: ${count}`
export const addedMany = (count: number) => `${count} items added`
export const noRoom = (limit: number, left: number, first: string) =>
  `That’s ${limit} items, as many as fit at once. Not added: ${counted(left, { one: first, other: `# items, from “${first}” on` })}.`
export const askedWhat = 'New code. What is it?'
export const neverFood = (title: string) => `${title}: not food, left out`
export const isFood = 'It is food'
export const printedMatter = (title: string) => `${title}: a book or magazine, left out`
export const isFull = (limit: number) =>
  `That’s ${limit} items, as many as fit at once. Put these away, then go on.`

// Pictures.
export const looking = (number: number, count: number) =>
  count === 1 ? 'Looking at your photo' : `Looking at photo ${number} of ${count}`
export const readingReceipt = 'Reading the receipt'
export const percent = (share: number) => `${share}%`
export const firstTime = 'The first time, this downloads about 4 MB. After that it also works offline.'
export const receiptWaits =
  'Reading receipts needs a one-time download of about 4 MB and a connection. Your photo waits here and is read once you’re online.'
export const cancel = 'Cancel'
export const codesFound = (count: number) =>
  counted(count, { one: '# code in your photo', other: '# codes in your photo' })
export const produceFound = 'In your photo. Tap what you want to add.'
export const addFound = (name: string) => `Add ${name} from the photo`
export const nothingFound = 'We found no code, receipt or produce in this photo.'
export const nothingFoundHint = 'Try a sharper photo in better light, or type what you bought.'
export const readAsReceipt = 'Read it as a receipt'
export const notAPicture = 'That file isn’t an image or a PDF. Choose a photo.'
export const photoSlow = 'This took too long. Crop the photo to what should be read, or take a smaller one.'
export const heicFailed =
  'This browser can’t open HEIC photos. Save or share the photo as JPEG, and choose that one.'
export const pictureFailed = 'We couldn’t read this photo. Try another one.'

// The receipt.
export const receiptSummary = (shop: string, total: string, foods: number, left: number) => {
  const head = total === '' ? shop || 'Your receipt' : `${shop || 'Receipt'}, ${total}`
  const found = counted(foods, { one: '# food', other: '# foods' })
  return left > 0 ? `${head}: ${found}, ${left} left out` : `${head}: ${found}`
}
export const receiptShort = (read: string, total: string) =>
  `We read ${read} of ${total}, so some lines are missing. Take another photo, flat and close, or type them.`
export const receiptTotalUnread = 'We couldn’t read the total. Compare with your receipt.'
export const receiptAgain = 'You added this receipt already. Nothing was doubled.'
export const receiptMore = (lines: number) =>
  `You added this receipt before. ${counted(lines, { one: '# missing line is', other: '# missing lines are' })} added now.`
export const receiptAway = (when: string) =>
  `This looks like the receipt you put away ${when}. Nothing was added.`
export const atTime = (time: string) => `at ${time}`
export const onDay = (day: string) => `on ${day}`
export const addMissing = (lines: number) =>
  counted(lines, { one: 'Add only the # missing line', other: 'Add only the # missing lines' })
export const addAgain = 'Add again'
export const dontAdd = 'Don’t add'
export const receiptJoined = 'Your photos show one receipt. What both show counts once.'
export const receiptOld = (day: string) =>
  `This receipt is from ${day}. Do you still have what is on it? It would count as bought today.`
export const receiptEmpty = 'We couldn’t find any food on this receipt.'
export const notAReceipt =
  'We found no prices, so this isn’t a receipt we can read. Nothing was added. Is it upright, flat and sharp?'
export const receiptFailed = 'We couldn’t read the receipt. Try again in better light, flat and close.'
export const showLeft = (count: number) => `Show left out (${count})`
export const hideLeft = 'Hide left out'
export const leftKind = { 'non-food': 'not food', deposit: 'deposit', unread: 'not read', other: '' }
export const addLine = (text: string) => `Add ${text}`
export const dismiss = 'Dismiss'

// The pile.
export const pileTitle = (count: number) => counted(count, { one: '# item', other: '# items' })
export const emptyTitle = 'Nothing here yet'
export const emptyText =
  'Scan, photograph the receipt or type. You check amounts, places and dates before anything goes into your pantry.'
export const places: Record<Place, string> = { fridge: 'Fridge', freezer: 'Freezer', pantry: 'Pantry' }
export const guessedAmount = (amount: string) => `${amount} (guessed)`
export const about = (day: string) => `about ${day}`
export const by = (day: string) => `by ${day}`
export const byPast = (day: string) => `by ${day}, in the past`
export const guess = 'Is this right?'
export const confirmGuess = (name: string) => `Yes, ${name}`
export const yes = 'Yes'
export const no = 'No'
export const open = (name: string) => `Change ${name}`
export const fewer = (name: string, isPackages: boolean) =>
  isPackages ? `One package less: ${name}` : `One less: ${name}`
export const more = (name: string, isPackages: boolean) =>
  isPackages ? `One package more: ${name}` : `One more: ${name}`
export const packages = (count: number) => counted(count, { one: 'package', other: 'packages' })
export const remove = (name: string) => `Remove ${name}`
export const unknownItem = 'unknown item'
export const removed = (name: string) => `${name} removed`
export const clearAll = 'Clear all'
export const cleared = 'List cleared'

// What is it?
export const whatIsIt = 'What is it?'
export const codeDigits = (code: string) => `Code ${code}`
export const nameIt = 'Something else'
export const byAisle = (isOther: boolean) => (isOther ? 'Or by aisle' : 'By aisle')
export const nameEmpty = 'Type what it is.'
export const choose = (name: string) => `It’s ${name}`
export const never = 'Not food, never ask again'
export const neverDone = (title: string) => `${title}: we won’t ask again`
export const leaveOut = 'Leave it out'

// One item.
export const name = 'Name'
export const save = 'Save'
export const amount = 'Amount in all'
export const amountExample = '500 g, 1 l, or a number of pieces'
export const amountWrong = 'We can’t use this amount. Write it like 500 g, 1 l or 3.'
export const amountGuessed = 'Guessed from your list and what you usually buy.'
export const place = 'Where it goes'
export const bestBefore = 'Best before'
export const dateExamples = { monthFirst: 'Nov 20 or 11/20', dayFirst: '20.11. or 20 Nov' }
export const dateGuess = (day: string) => `about ${day} (guessed)`
export const dateLike = (example: string) => `Write it like ${example}.`
export const dateWrong = (example: string) => `We can’t read this date. Write it like ${example}.`
export const calendar = 'Best before, by calendar'
export const readFromPack = 'Read it from the pack'
export const readingDate = 'Reading the date…'
export const dateRead = (day: string) => `We read ${day}.`
export const dateUnread = 'We couldn’t read a date. Hold it closer and straight, or type it.'
export const dateEither = 'This date can be read in more than one way. Which one is it?'
export const dateTaken = (day: string) => `Taken as ${day}. Or is it this one?`
export const datePast = (day: string) => `${day}: that’s in the past. Is it right?`
export const usePhoto = 'Use a photo'
export const datePhoto = 'Photo of the date'
export const clearDate = 'No date'
export const done = 'Done'
export const guessed = 'Guessed'

// What was taught.
export const taught = (count: number) => `What you taught (${count})`
export const taughtTitle = 'Codes and receipt lines you taught'
export const taughtShared = 'Your household shares them. Forget one, and we ask again.'
export const taughtOwn = 'Forget one, and we ask again.'
export const taughtSearch = 'Search'
export const taughtNone = 'Nothing matches.'
export const taughtNever = 'not food'
export const taughtFrom = (label: string, shop: string) => (shop === '' ? label : `${label} · ${shop}`)
export const taughtMore = (count: number) => `${count} more. Search to find them.`
export const forgetLabel = (label: string) => `Forget ${label}`
export const forgotten = (label: string) => `${label} forgotten`

export const listedCredit = 'Product names: Open Food Facts (ODbL), where we know a code from its list.'

// Putting away.
export const putAway = (count: number) =>
  counted(count, { one: 'Put away # item', other: 'Put away # items' })
export const nameFirst = (count: number) =>
  counted(count, {
    one: '# item needs a name or your OK. It stays here until then.',
    other: '# items need a name or your OK. They stay here until then.',
  })

// Done.
export const doneTitle = (count: number) =>
  counted(count, { one: '# item is put away', other: '# items are put away' })
export const inPlace: Record<Place, string> = {
  fridge: 'In the fridge',
  freezer: 'In the freezer',
  pantry: 'In the pantry',
}
export const datesGiven = (dates: string) => `With your dates: ${dates}.`
export const foodBy = (food: string, day: string) => `${food} by ${day}`
export const ticked = (names: string) => `Ticked on your shopping list: ${names}.`
export const undoAll = 'Undo'
export const undone = 'Taken back. Everything is on the list again.'
export const lastPutAway = (count: number, time: string, isToday: boolean) => {
  const at = isToday ? `at ${time}` : `yesterday at ${time}`
  return counted(count, { one: `# item put away ${at}`, other: `# items put away ${at}` })
}
export const putAwayMore = 'Put away more'
export const seePantry = 'See your pantry'
export const whatToCook = 'What can I cook?'
export const stillHere = (count: number) =>
  counted(count, {
    one: '# item still needs a name or your OK.',
    other: '# items still need a name or your OK.',
  })
