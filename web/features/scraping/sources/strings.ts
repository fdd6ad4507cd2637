import { counted } from '#core/text/counted.ts'

// The list.
export const sourcesTitle = 'Sources'
export const sourcesLoading = 'Loading sources'
export const sourcesFailed = 'We couldn’t load the sources.'
export const tryAgain = 'Try Again'
export const noSources = 'No sources yet. Add a site or a feed; sites that you crawl appear here too.'
export const isSite = 'site'
export const isFeed = 'feed'
export const isPaused = 'paused'
export const isActive = 'scheduled'
export const onDemand = 'on demand'
export const isRunning = 'being visited'
export const never = 'never'
export const lastVisit = 'Last visit'
export const nextVisit = 'Next visit'
export const lastYield = 'Yield'
export const yieldText = (recipes: number, pages: number) =>
  `${counted(recipes, { one: '# new recipe', other: '# new recipes' })} of ${counted(pages, { one: '# page', other: '# pages' })}`
export const here = 'Here'
export const hereText = (recipes: number, drafts: number) =>
  `${counted(recipes, { one: '# recipe', other: '# recipes' })}, ${drafts} waiting`
export const errors = 'Errors'
export const politeness = 'Politeness'
export const delay = (seconds: string) => `${seconds} s between pages`
export const ownDelay = 'our usual pace'
export const robotsRead = 'robots.txt read'
export const robotsNone = 'no robots.txt'
export const robotsUnknown = 'robots.txt not read'
export const siteFailures = (count: number) =>
  counted(count, { one: '# failure in a row', other: '# failures in a row' })
export const visitNow = 'Visit now'
export const pause = 'Pause'
export const resume = 'Resume'
export const remove = 'Delete'
export const visitLabel = (source: string) => `Visit ${source} now`
export const pauseLabel = (source: string) => `Pause ${source}`
export const resumeLabel = (source: string) => `Resume ${source}`
export const removeLabel = (source: string) => `Delete ${source}`
export const deleteDialog = (source: string) => `Delete ${source}?`
export const deleteQuestion = (recipes: number) =>
  `Delete this source? It has ${counted(recipes, { one: '# recipe', other: '# recipes' })} here.`
export const deleteOnly = 'Delete the source'
export const deleteAll = 'Delete it with its recipes'
export const keepIt = 'Keep it'
export const deleted = (recipes: number) =>
  recipes === 0
    ? 'Source deleted'
    : `Source deleted with ${counted(recipes, { one: '# recipe', other: '# recipes' })}`
export const visitStarted = 'The visit has begun. Recent jobs shows its progress.'
export const changeFailed = 'The source wasn’t changed'

// Adding one.
export const addTitle = 'Add a source'
export const addressLabel = 'Address'
export const addressPlaceholder = 'example.com'
export const kindLabel = 'Kind'
export const siteKind = 'Site, searched for recipes'
export const feedKind = 'Feed, followed (RSS, Atom, news sitemap)'
export const everyLabel = 'Visit'
export const everyDay = 'Every day'
export const everyWeek = 'Every week'
export const everyMonth = 'Every 30 days'
export const onlyOnDemand = 'Only on demand'
export const folderLabel = 'Folder (optional)'
export const add = 'Add source'
export const added = 'Source added'
export const addFailed = 'The source wasn’t added'

// Removals.
export const removalsTitle = 'Removals'
export const removalsLead =
  'Take out everything of a site or a page in one step. It’s noted here, and the address isn’t read again.'
export const removalSite = 'A whole site'
export const removalPage = 'One page'
export const reasonLabel = 'Reason (optional)'
export const removeNow = 'Remove for good'
export const removed = (recipes: number, drafts: number) =>
  `Removed: ${counted(recipes, { one: '# recipe', other: '# recipes' })}, ${counted(drafts, { one: '# draft', other: '# drafts' })}`
export const removalFailed = 'Nothing was removed'
export const noRemovals = 'Nothing was removed so far.'
export const removalSummary = (date: string, recipes: number, drafts: number) =>
  `${date}, ${counted(recipes, { one: '# recipe', other: '# recipes' })}, ${counted(drafts, { one: '# draft', other: '# drafts' })}`
export const lift = 'Allow again'
export const liftLabel = (address: string) => `Allow ${address} again`
export const lifted = 'It may be read again'
