import { counted } from '#core/text/counted.ts'

// List
export const listLabel = 'Your recipes'
export const newRecipe = 'New recipe'
export const pasteRecipe = 'Paste a recipe'
export const alreadyHave = 'You already have this: <recipe/>'
export const haveThisName = 'You have one with this name: <recipe/>'
export const importRecipes = 'Bring recipes in'
export const emptyTitle = 'No recipes yet'
export const emptyText =
  'Bring your recipes in from a link, a photo of a page, or a file of another app. Or write one down.'
export const search = 'Search your cookbook'
export const searchExample = 'Title, ingredient or tag'
export const sort = 'Sort'
export const sortNewest = 'Newest first'
export const sortTitle = 'A–Z'
export const sortCooked = 'Recently cooked'
export const allFolders = 'All folders'
export const recipeCount = (count: number) => counted(count, { one: '# recipe', other: '# recipes' })
export const nothingFound = 'No matches'
export const nothingFoundText = 'No recipe in your cookbook matches. Try fewer words or another filter.'
export const showMore = 'Show more recipes'
export const loading = 'Loading your recipes'
export const serves = (servings: number) => `serves ${servings}`
export const rated = (stars: number) =>
  counted(stars, { one: 'You gave it # star', other: 'You gave it # stars' })
export const moreTags = (count: number) => `+${count}`
export const sharedByYou = 'Shared with household'
export const sharedWithYou = 'From your household'
export const waiting = 'Waiting to sync'
export const refused = 'Only on this device'
export const refusedNote = (count: number) =>
  counted(count, {
    one: 'Your account didn’t accept # recipe. It’s safe on this device. Your account may be full.',
    other: 'Your account didn’t accept # recipes. They’re safe on this device. Your account may be full.',
  })

// Recently deleted
export const recentlyDeleted = (count: number) =>
  counted(count, { one: 'Recently deleted (#)', other: 'Recently deleted (#)' })
export const deletedHint = 'We remove them for good 30 days after you delete them.'
export const restoreShort = 'Restore'
export const restoreRecipe = (title: string) => `Restore ${title}`

// Drafts
export const unfinished = 'Unfinished recipes'
export const untitled = 'Untitled recipe'
export const continueDraft = (title: string) => `Continue: ${title}`
export const discardDraft = (title: string) => `Discard the draft of ${title}`
export const continueShort = 'Continue'
export const discardShort = 'Discard'
export const draftDiscarded = (title: string) => `Draft of ${title} discarded`

// Menu of a card
export const cardMenu = (title: string) => `Options for ${title}`
export const edit = 'Edit'
export const duplicate = 'Duplicate'
export const deleteItem = 'Delete'
export const copied = (title: string) => `Copied ${title}`

// Editor
export const recipeTitle = 'Title'
export const titleMissing = 'Give your recipe a title.'
export const tooLong = (most: number) => `Use at most ${most} characters.`
export const tooManyLines = (lines: number, most: number) => `That’s ${lines} lines. Use at most ${most}.`
export const lineTooLong = (line: number, most: number) =>
  `Line ${line} is too long. Use at most ${most} characters.`
export const servings = 'Servings'
export const badServings = 'Enter a whole number from 1 to 1000.'
export const prepTime = 'Prep time'
export const cookTime = 'Cook time'
export const restTime = 'Rest time'
export const timesHint = 'Minutes, or a time such as 1 h 30 min.'
export const badTime = 'Enter minutes, or a time such as 1 h 30 min.'
export const ingredients = 'Ingredients'
export const ingredientsHint = 'One per line. End a line with a colon to start a section.'
export const ingredientsExample = '2 cups flour\n1 egg\nFor the sauce:\n400 g canned tomatoes'
export const understood = 'What Sous understood'
export const section = (name: string) => `Section: ${name}`
export const countsAs = (food: string) => `counts as ${food}`
export const noAmount = 'no amount'
export const unknownIngredient = 'not an ingredient we know'
export const didYouMean = (line: string) => `Did you mean ${line}?`
export const severalIngredients = 'looks like several ingredients'
export const splitLine = (count: number) =>
  counted(count, { one: 'Split into # line?', other: 'Split into # lines?' })
export const moveToSteps = 'Looks like a step. Move it?'
export const linksTo = (title: string) => `Links to your ${title}`
export const linksToShared = (title: string) => `Links to ${title} of your household`
export const linkOffers = 'Recipes you can link to'
export const linkTo = (title: string) => `Link to ${title}`
export const tooLongLine = 'too long'
export const steps = 'Steps'
export const stepsHint = 'One per line. They’re numbered for you.'
export const stepsExample = 'Mix flour and egg.\nKnead for 10 minutes.\nRest the dough.'
export const stepsUnderstood = 'What Sous understood of the steps'
export const nameList = (names: readonly string[]) => names.join(', ')
export const notUsed = (names: string, others: number) =>
  others > 0 ? `Not used in any step: ${names} and ${others} more` : `Not used in any step: ${names}`
export const more = 'Description, tags and source'
export const description = 'Description'
export const tags = 'Tags'
export const folder = 'Folder'
export const cuisine = 'Cuisine'
export const difficulty = 'Difficulty'
export const noDifficulty = 'Not set'
export const easy = 'Easy'
export const medium = 'Medium'
export const hard = 'Hard'
export const sourceName = 'Source'
export const sourceNameHint = 'A person, a book or a page.'
export const sourceUrl = 'Link'
export const badAddress = 'Enter a full link, such as https://example.com.'
export const note = 'Note'
export const noteHint = 'For yourself. Nobody else reads it.'
export const save = 'Save recipe'
export const saving = 'Saving…'
export const savedRecipe = (title: string) => `${title} saved`
export const addAnother = 'Add another'
export const saveFailed = 'We couldn’t save the recipe'
export const deleteRecipe = 'Delete recipe'
export const restored = 'We kept your unsaved changes.'
export const leaveTitle = 'Leave without saving?'
export const leaveText = 'You can keep your changes as a draft on this device and finish later.'
export const keepEditing = 'Keep editing'
export const leaveKeep = 'Leave and keep draft'
export const discard = 'Discard changes'

// Filled in from a page or from paper
export const checkThis = 'Check this.'
export const checkFields = (fields: string) => `Check ${fields}.`
export const checkUnused = 'the lines we didn’t use'
export const hardToRead = (lines: readonly string[]) => `Hard to read: ${lines.join(' · ')}`
export const nothingToCheck = 'We found everything. Give it a quick look, then save.'
export const readFrom = 'From <source/>. Only you can see it.'
export const readPrivately = 'Only you can see it.'
export const checkTitle = 'the title'
export const checkPhotos = 'the photos'
export const checkServings = 'the servings'
export const checkPrep = 'the prep time'
export const checkCook = 'the cook time'
export const checkRest = 'the rest time'
export const checkIngredients = 'the ingredients'
export const checkSteps = 'the steps'
export const checkDescription = 'the description'
export const checkCuisine = 'the cuisine'
export const checkDifficulty = 'the difficulty'
export const checkSource = 'the source'
export const checkSourceUrl = 'the link'
export const original = (count: number) => counted(count, { one: 'Original', other: 'Originals (#)' })
export const originalNumber = (number: number) => `Original, page ${number}`
export const keepOriginal = (count: number) =>
  count === 1 ? 'Keep this picture with the recipe' : 'Keep these pictures with the recipe'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'

// Photos
export const photos = 'Photos'
export const cover = 'Cover'
export const takePhoto = 'Take photo'
export const choosePhotos = 'Add photos'
export const morePhotos = 'Add more'
export const photoOfText = 'A photo of a recipe’s text? <read>Read it</read>'
export const photoNumber = (number: number) => `Photo ${number}`
export const movePhotoBack = (number: number) => `Move photo ${number} left`
export const movePhotoOn = (number: number) => `Move photo ${number} right`
export const removePhoto = (number: number) => `Remove photo ${number}`
export const addingPhoto = 'Adding photo'
export const photoCount = (count: number) => counted(count, { one: '# photo', other: '# photos' })
export const photosFull = (most: number) => `A recipe has at most ${most} photos`
export const photoUnreadable = 'That file isn’t an image we can read. Choose a photo.'
export const photoNotStored = 'We couldn’t store the photo on this device.'

// Crop
export const cropPhoto = (number: number) => `Crop photo ${number}`
export const cropTitle = 'Crop photo'
export const cropArea = 'Crop area'
export const cropHint = 'Drag to move. Zoom with the slider or two fingers.'
export const cropKeys = 'Arrow keys move the photo. Plus and minus zoom.'
export const shape = 'Shape'
export const shapeOriginal = 'Original'
export const shapeCover = 'Cover 4:3'
export const shapeSquare = 'Square'
export const zoom = 'Zoom'
export const zoomValue = (percent: number) => `${percent}%`
export const rotate = 'Rotate'
export const reset = 'Reset'
export const cancel = 'Cancel'
export const done = 'Done'
export const cropping = 'Cropping…'
export const cropUnavailable = 'We couldn’t open the photo. Check your connection, then try again.'

// Paste
export const pasteLabel = 'Recipe text'
export const pasteHint =
  'From a page, a message, an email or a document. We sort it into title, ingredients and steps.'
export const readPaste = 'Read recipe'
export const readingPaste = 'Reading…'
export const fromClipboard = 'Paste from clipboard'
export const clipboardEmpty = 'There’s no text on your clipboard.'
export const clipboardDenied = 'Your browser doesn’t allow this. Press and hold in the field to paste.'
export const typeInstead = 'Type it instead'
export const nothingPasted = 'Paste a recipe first.'
export const pasteFailed = 'We couldn’t read the text. Try again.'
export const noRecipeInText = 'We couldn’t find a recipe in this text. Include its ingredients and steps.'
export const isLink = 'This is a link to a page. We can read the recipe there.'
export const getFromLink = 'Get this recipe from its link'
export const pastedTitle = 'Check your recipe, then save it'
export const pastedText = (ingredients: number, steps: number) =>
  [
    counted(ingredients, { one: '# ingredient', other: '# ingredients' }),
    counted(steps, { one: '# step', other: '# steps' }),
  ].join(', ')
export const undoPasted = 'Undo'
export const unusedLines = (count: number) =>
  counted(count, { one: '# line we didn’t use', other: '# lines we didn’t use' })
export const toTitle = 'To the title'
export const toIngredients = 'To ingredients'
export const toSteps = 'To steps'
export const toNote = 'To the note'
export const dropUnused = 'Remove'
export const unusedTo = (target: string, line: string) => `${target}: ${line}`
export const allToNote = 'All to the note'
export const dropAllUnused = 'Remove all'
