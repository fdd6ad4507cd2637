import { counted } from '#core/text/counted.ts'

// The queue.
export const queueTitle = 'Waiting for review'
export const queueLoading = 'Loading the queue'
export const queueFailed = 'We couldn’t load the queue.'
export const queueEmpty = 'Nothing is waiting. New recipes appear here after a scrape.'
export const queueNoMatch = 'Nothing waiting matches these filters.'
export const queueCount = (waiting: number) => counted(waiting, { one: '# recipe', other: '# recipes' })
export const keys = 'With the focus in this list: J and K move, X selects, A approves, R rejects, E edits.'
export const newRecipe = 'new'
export const changedRecipe = 'change'
export const doubts = (count: number) => counted(count, { one: '# doubt', other: '# doubts' })
export const quality = (score: number) => `Quality ${score}`
export const select = (title: string) => `Select ${title}`
export const selectPage = 'Select all on this page'
export const approve = 'Approve'
export const reject = 'Reject'
export const approveSelected = (count: number) => `Approve ${count}`
export const rejectSelected = (count: number) => `Reject ${count}`
export const backToQueue = 'Back to the queue'
export const pages = 'Pages of the queue'
export const pageNumber = (page: number) => `Page ${page}`
export const previous = 'Previous'
export const next = 'Next'
export const tryAgain = 'Try Again'

// Its filters.
export const kindLabel = 'Kind'
export const allKinds = 'All kinds'
export const newOnly = 'New recipes'
export const changesOnly = 'Changes'
export const siteLabel = 'Site'
export const allSites = 'All sites'
export const site = (host: string, waiting: number) => `${host} (${waiting})`
export const doubtLabel = 'Doubts'
export const anyDoubts = 'With or without'
export const withDoubts = 'With doubts'
export const withoutDoubts = 'Without doubts'

// Decisions.
export const approved = (count: number) =>
  counted(count, { one: '# recipe published', other: '# recipes published' })
export const rejected = (count: number) =>
  counted(count, { one: '# recipe rejected', other: '# recipes rejected' })
export const decideFailed = 'The decision wasn’t saved'
export const editSaved = 'Edit saved'
export const editFailed = 'The edit wasn’t saved'

// One draft.
export const draftLoading = 'Loading the recipe'
export const draftFailed = 'We couldn’t load this recipe.'
export const chooseOne = 'Choose a recipe to see it beside its page.'
export const result = 'What we read'
export const page = 'What the page shows'
export const pageText = (title: string) => `Text of the page ${title}`
export const noPage = 'There’s no text of this page: it was pasted, or a model read it.'
export const confidence = (percent: number) => `Confidence ${percent}%`
export const edit = 'Edit'
export const ingredients = 'Ingredients'
export const steps = 'Steps'
export const notOnPage = 'not on the page'
export const mostNotOnPage = 'Most of this list is only in the page’s markup: visitors don’t see it.'
export const unsureOf = (field: string) => `We aren’t sure about the ${field}.`
export const prepTime = 'Preparation'
export const cookingTime = 'Cooking'
export const minutes = (value: number) => `${value} min`
export const servings = 'Servings'
export const cuisine = 'Cuisine'
export const difficulty = 'Difficulty'
export const author = 'Author'
export const publisher = 'Publisher'
export const license = 'License'
export const unknown = 'not stated'
export const description = 'Description'
export const recipeTitle = 'Title'
export const picture = 'Picture'

// A change.
export const changesTitle = 'What would change'
export const stored = 'Stored here'
export const onPage = 'On the page now'
export const editedHere = 'edited here'
export const noChanges = 'Nothing is left to change.'
export const nothing = 'nothing'

// The rules.
export const rulesTitle = 'Rules'
export const publishLabel = 'Publish without review'
export const publishNever = 'Never'
export const publishFrom = 'From a quality and confidence'
export const publishAlways = 'Always'
export const publishAt = 'Quality and confidence, at least'
export const onChangeLabel = 'When a stored page has changed'
export const changeAsk = 'Ask me'
export const changeNewer = 'The newer version wins'
export const changeMine = 'What I edited stays, the rest is updated'
export const imagesLabel = 'Photos of other sites'
export const imagesNone = 'None: we draw a cover'
export const imagesLicensed = 'Copy those with an open license'
export const imagesAll = 'Copy all'
export const indexLabel = 'Let search engines list scraped recipes'
export const indexHint = 'Otherwise only those with an open license.'
export const rulesSaved = 'Rules saved'
export const rulesFailed = 'The rules weren’t saved'
export const saveRules = 'Save rules'
