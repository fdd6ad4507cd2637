import { counted, grouped } from '#core/text/counted.ts'
import { listed } from '#core/text/listed.ts'

const recipes = (count: number) => counted(count, { one: '# recipe', other: '# recipes' })
const photos = (count: number) => counted(count, { one: '# photo', other: '# photos' })

// Choosing files
export const dropTitle = 'Drop your recipe files here'
export const dropTitleTouch = 'Choose your recipe files'
export const dropText =
  'Exports from Paprika, Mealie, Tandoor, RecipeSage and other apps, or any recipe file. Photos and PDFs of recipes work too.'
export const dropPrivate = 'Files are read on this device. You see what’s in them before anything is saved.'
export const chooseFiles = 'Choose files'
export const chooseFolder = 'Choose a folder'
export const dropNow = 'Drop to read them'
export const noPaper = 'Those are photos or PDFs. Choose a file that an app exported, or a text.'
export const paperWaits = (count: number) =>
  counted(count, {
    one: '# PDF waits. We read it as a page with recipes once you’re done here.',
    other: '# PDFs wait. We read them as pages with recipes once you’re done here.',
  })
export const tooManyPicked =
  'That’s more than 50,000 files, or very deep folders. We read the first ones. Choose the rest separately.'
export const fileCount = (count: number) => counted(count, { one: '# file', other: '# files' })

// Reading
export const reading = 'Reading your files'
export const readingShare = (percent: number) => `${percent}%`
export const cancel = 'Cancel'
export const readFailed = 'We couldn’t read these files'
export const readFailedText =
  'They may be too large for this device, or they were moved. Nothing was changed. Try again, or try fewer files at once.'
export const nothingFound = 'No recipes found'
export const nothingFoundText = 'Try another export from the same app, such as JSON, HTML or a zip.'
export const chooseOthers = 'Choose other files'

// Dry run
export const foundTitle = (count: number) =>
  counted(count, { one: 'We found # recipe', other: 'We found # recipes' })
export const nothingSaved = 'Nothing is saved yet. Choose what to bring in.'
export const fromFile = (count: number, format: string, file: string) =>
  `${recipes(count)} from ${file} (${format})`
export const formatCount = (count: number, format: string) => `${grouped(count)} ${format}`
export const nothingIn = (file: string) => `Nothing from ${file}`
export const someUnreadable = (count: number) =>
  counted(count, { one: '# thing we couldn’t read', other: '# things we couldn’t read' })
export const problemIn = (reason: string) => `<where/>: ${reason}`
export const morePlaces = (count: number) => counted(count, { one: 'And # more.', other: 'And # more.' })
export const sameAsOwnFound = (count: number) =>
  counted(count, {
    one: '# is in your cookbook already. It’s not selected.',
    other: '# are in your cookbook already. They’re not selected.',
  })
export const sameInFilesFound = (count: number) =>
  counted(count, {
    one: '# is twice in the files. We selected it once.',
    other: '# are twice in the files. We selected each once.',
  })
export const withCategories = [
  ...['Paprika', 'Recipe Keeper', 'Mealie', 'MyRecipeBox', 'Nextcloud Cookbook', 'Mela'],
  ...['MasterCook', 'Meal-Master', 'Gourmet', 'RecipeML'],
]
export const categoriesAreTags = 'Categories become tags.'
export const nearFound = (count: number) =>
  counted(count, {
    one: '# is similar to another recipe. It’s not selected.',
    other: '# are similar to other recipes. They’re not selected.',
  })
export const changedFound = (count: number) =>
  counted(count, {
    one: '# was changed to fit. Look for “Changed to fit” below.',
    other: '# were changed to fit. Look for “Changed to fit” below.',
  })

// List
export const listLabel = 'Recipes in your files'
export const searchFound = 'Search in the files'
export const searchFoundExample = 'Title or tag'
export const showLabel = 'Show'
export const showAll = (count: number) => `All (${grouped(count)})`
export const showDuplicates = (count: number) => `Duplicates (${grouped(count)})`
export const showChanged = (count: number) => `Changed (${grouped(count)})`
export const selectAll = 'Select all'
export const selectNone = 'Select none'
export const selected = (count: number, total: number) => `${grouped(count)} of ${grouped(total)} selected`
export const selectedShown = (count: number, total: number, shown: number) =>
  `${selected(count, total)}, ${grouped(shown)} shown`
export const onlyThese = (count: number) => counted(count, { one: 'Only this one', other: 'Only these #' })
export const tagLabel = 'Tag'
export const anyTag = 'All tags'
export const tagOption = (tag: string, count: number) => `${tag} (${grouped(count)})`
export const lineCount = (count: number) => counted(count, { one: '# ingredient', other: '# ingredients' })
export const stepCount = (count: number) => counted(count, { one: '# step', other: '# steps' })
export const photoCount = photos
export const noPhoto = 'no photo'
export const servingCount = (count: number) => counted(count, { one: '# serving', other: '# servings' })
export const stars = (rating: number) => `${rating} of 5 stars`
export const tagNames = (tags: readonly string[], more: number) =>
  `Tags: ${tags.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`
export const hasNote = 'note'
export const factsOf = (facts: readonly string[]) => facts.join(' · ')
export const sameAsOwn = 'In your cookbook'
export const sameInFiles = 'Twice in the files'
export const likeOwn = (title: string) => `Similar to your ${title}`
export const likeInFiles = (title: string) => `Similar to ${title} in the files`
export const peek = (title: string) => `Look into ${title}`
export const showMore = 'Show more'
export const noneShown = 'No matches'
export const peekIngredients = 'Ingredients'
export const peekSteps = 'Steps'
export const peekNote = 'Note'
export const peekNothing = 'None'
export const peekFailed = 'We couldn’t open this recipe.'
export const peekLoading = 'Opening…'
export const changedHere = 'Changed to fit'

// Before it starts
export const folder = 'Folder for all of them'
export const folderHint = 'Optional. Leave it empty to keep the folders from the file.'
export const folderHintNone = 'Optional. Leave it empty for no folder.'
export const suggestFolder = (name: string) => `Use “${name}”`
export const severalApps = 'Import'
export const importOf = (apps: readonly string[], more: number) =>
  more > 0 ? `${apps.join(', ')} and ${grouped(more)} more` : listed(apps)
export const folderName = (app: string, day: string) => `${app}, ${day}`
export const overLimit = (most: number, have: number, over: number) =>
  `Your cookbook holds ${recipes(most)}, and you have ${grouped(have)}. Deselect ${grouped(over)} to continue.`
export const overPhotos = (most: number) =>
  `Your account stores ${photos(most)}. Those beyond that stay on this device only.`
export const bringIn = (count: number) =>
  counted(count, { one: 'Bring in # recipe', other: 'Bring in # recipes' })
export const startFailed = 'We couldn’t start'
export const startFailedText = 'Your browser couldn’t store anything. Free up some space, then try again.'

// Job
export const importing = 'Bringing in your recipes'
export const importPaused = 'Paused'
export const progressText = (saved: number, total: number) => `${grouped(saved)} of ${recipes(total)}`
export const photoProgress = (read: number, total: number) => `${grouped(read)} of ${photos(total)}`
export const keepOpen = 'You can leave this page. Keep the app open until it’s done.'
export const pause = 'Pause'
export const goOn = 'Continue'
export const stop = 'Stop'
export const storageFull = 'Your device couldn’t store more'
export const storageFullText =
  'What came in so far is safe. Free up some space and continue, or stop here and bring in the rest later.'
export const goesOn = (saved: number, total: number) =>
  `Still bringing in recipes: ${progressText(saved, total)}`
export const goesOnText = 'This continues while the app is open.'
export const seeProgress = 'See progress'
export const cameIn = (count: number) =>
  counted(count, { one: '# recipe came in', other: '# recipes came in' })
export const photosCameIn = (count: number) => `With ${photos(count)}.`
export const stoppedAt = (saved: number, total: number) =>
  `Stopped: ${progressText(saved, total)} came in. Drop the same file again to bring in the rest.`
export const toCookbook = 'See your cookbook'
export const another = 'Bring in more'
export const undo = 'Undo'
export const undoImport = (name: string) => `Undo import of ${name}`
export const problemsTitle = (count: number) =>
  counted(count, { one: '# thing wasn’t imported', other: '# things weren’t imported' })

// Undo
export const askUndo = (count: number) =>
  counted(count, { one: 'Remove # recipe?', other: 'Remove # recipes?' })
export const askUndoText =
  'This removes its recipes, photos, notes and cooking log. Recipes you changed or cooked since stay. You can bring it back for 30 days.'
export const askUndoStays = (count: number, titles: readonly string[], more: number) =>
  `${counted(count, {
    one: '# stays because you changed it',
    other: '# stay because you changed them',
  })}: ${titles.join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}.`
export const undoAct = 'Remove'
export const undoing = 'Undoing…'
export const undone = (removed: number) =>
  counted(removed, { one: '# recipe removed', other: '# recipes removed' })
export const stayed = (count: number) =>
  counted(count, {
    one: '# stayed because you changed it since:',
    other: '# stayed because you changed them since:',
  })
export const stayedEdited = (title: string) => `${title}: edited`
export const stayedNoted = (title: string) => `${title}: noted or rated`
export const stayedCooked = (title: string) => `${title}: cooked`
export const undoFailed = 'We couldn’t undo it'
export const undoFailedText = 'Your browser couldn’t store the change. Free up some space, then try again.'

// Bringing an undone import back
export const bringBack = 'Bring it back'
export const bringBackImport = (name: string) => `Bring it back: import of ${name}`
export const bringingBack = 'Bringing it back…'
export const canComeBack = (count: number) =>
  counted(count, { one: '# recipe can come back', other: '# recipes can come back' })
export const cameBack = (count: number) =>
  counted(count, { one: '# recipe is back', other: '# recipes are back' })
export const photosGone = (count: number) =>
  counted(count, {
    one: '# photo couldn’t come back: it was deleted from your account.',
    other: '# photos couldn’t come back: they were deleted from your account.',
  })
export const bringBackFailed = 'We couldn’t bring it back'

// Past imports
export const pastTitle = 'Past imports'
export const pastLine = (day: string, count: number) => `${day} · ${recipes(count)}`
export const pastUndone = 'Undone'
export const pastRunning = 'Running in another tab'
export const interrupted = (saved: number, total: number) =>
  `${progressText(saved, total)} came in before the app was closed.`
export const interruptedText = 'Drop the same file again to bring in the rest. We skip what’s already here.'

// Photos
export const photo = 'Photo'
export const photoMissing = 'The file has no such photo.'
export const photoTooLarge = 'The photo is too large. At most 25 MB and 50 megapixels.'
export const photoUnreadable = 'Your browser can’t read this kind of photo.'
export const photoLink = (address: string) => `Photo: ${address}`
export const noRoomInNote = (text: string) => `The note and the description are full. Left out: ${text}`
export const formerFolder = (name: string) => `Folder: ${name}`

// Status on other pages
export const statusLabel = 'Import'

// How to get recipes out of other apps
export const howTitle = 'How to get your recipes out of another app'
export const howLead =
  'Look for Export or Backup in its settings. Don’t unpack what you get: drop it here as it is.'
export const paprika = 'Paprika'
export const paprikaSteps =
  'Open Settings and choose Export. On a computer, it’s in the File menu.\n' +
  'Choose all recipes and the Paprika Recipe Format.\n' +
  'Drop the .paprikarecipes file here.'
export const mealie = 'Mealie'
export const mealieSteps =
  'As an admin, open Settings, then Backups.\n' + 'Create a backup and download it.\n' + 'Drop the .zip here.'
export const tandoor = 'Tandoor'
export const tandoorSteps =
  'Open Export in the menu.\n' + 'Choose the default format and all recipes.\n' + 'Drop the .zip here.'
export const recipeSage = 'RecipeSage'
export const recipeSageSteps =
  'Open Settings, then Export.\n' +
  'Choose JSON-LD.\n' +
  'Drop the file here. Other kinds of its exports work too.'
export const nextcloud = 'Nextcloud Cookbook'
export const nextcloudSteps =
  'In Files, find the folder with your recipes.\n' +
  'Download it: you get a .zip.\n' +
  'Drop it here. You can also drop the folder itself.'
export const recipeKeeper = 'Recipe Keeper'
export const recipeKeeperSteps =
  'Open Settings, then Import/Export.\n' + 'Export as a Recipe Keeper .zip file.\n' + 'Drop it here.'
export const copyMeThat = 'Copy Me That'
export const copyMeThatSteps =
  'On its website, choose to export your recipes.\n' +
  'Choose HTML with photos, or text.\n' +
  'Drop what you get here.'
export const mela = 'Mela and Crouton'
export const melaSteps =
  'In the settings, export all recipes.\n' +
  'Save the file to your device.\n' +
  'Drop it here: .melarecipes, .crumb or a .zip.'
export const otherApps = 'Other apps and old programs'
export const otherAppsSteps =
  'Plan to Eat and MyRecipeBox: export or back up, then drop the file.\n' +
  'MasterCook, Meal-Master, Gourmet and RecipeML: export all recipes into one file.\n' +
  'Cooklang, RecipeMD, Markdown, text, web pages and schema.org JSON: drop the files or the whole folder.'
