import { counted } from '#core/text/counted.ts'

// Words that several parts share.
export const progress = (done: number, total: number) => `${done} of ${total}`
export const range = (least: number, most: string) => `${least} to ${most}`
export const milliseconds = (value: number) => `${value} ms`
export const seconds = (value: string) => `${value} s`
export const minutes = (value: number) => `${value} min`
export const minutesAndSeconds = (whole: number, rest: number) => `${whole} min ${rest} s`
export const hoursAndMinutes = (hours: number, rest: number) => `${hours} h ${rest} min`
export const percent = (value: string) => `${value}%`
export const stop = 'Stop'
export const tryAgain = 'Try Again'
export const title = 'Title'
export const description = 'Description'
export const ingredients = 'Ingredients'
export const steps = 'Steps'
export const cookingTime = 'Cooking time'
export const servings = 'Servings'
export const cuisine = 'Cuisine'
export const difficulty = 'Difficulty'
export const failed = 'Failed'
export const duplicates = 'Duplicates'
export const quality = (score: number) => `Quality ${score}`
export const qualityScore = 'Quality score'
export const editRecipe = (recipe: string) => `Edit ${recipe}`
export const noneYet = 'None yet'

// Levels, in a choice and among the facts of a recipe.
export const allLevels = 'All Levels'
export const easy = 'Easy'
export const medium = 'Medium'
export const hard = 'Hard'
export const isEasy = 'easy'
export const isMedium = 'medium'
export const isHard = 'hard'

// The tabs.
export const tabsLabel = 'Ways to collect recipes'
export const singleTab = 'Single URL'
export const singleAction = 'Scrape recipe'
export const batchTab = 'Batch URLs'
export const batchAction = 'Scrape batch'
export const domainTab = 'Domain Crawl'
export const domainAction = 'Crawl domain'
export const smartTab = 'Smart Selection'
export const smartAction = 'Scrape selected sites'
export const discoveryTab = 'Auto Discovery'
export const discoveryAction = 'Discover recipes'
export const enhanceTab = 'AI Enhanced'
export const enhanceAction = 'Enhance recipes'
export const scrapeRunning = 'A scrape is running'

// Fields and switches of several tabs.
export const urlPlaceholder = 'https://example.com/lentil-soup'
export const domainLabel = 'Domain'
export const domainPlaceholder = 'example.com'
export const urlsLabel = 'Recipe URLs, one per line'
export const batchSize = 'Batch size'
export const qualityThreshold = 'Quality threshold'
export const qualityThresholdHint = 'Recipes below this score aren’t saved.'
export const aiEnhancement = 'AI enhancement'
export const aiEnhancementHint = 'Fills in what’s missing, using only the page’s own words.'
export const parallel = 'Parallel processing'
export const parallelHint = 'Several pages at a time, at a polite pace for each site.'

// Single URL.
export const urlLabel = 'Recipe URL'
export const urlOptionalLabel = 'Recipe URL (optional)'
export const paste = 'Paste the page'
export const pasteHint =
  'For sites that block us: open the page yourself, copy its source, and paste it here.'
export const pageSource = 'Page source'
export const pageSourcePlaceholder = '<html>…'

// Batch URLs.
export const sourceLegend = 'Where the pages come from'
export const sourceUrls = 'URL list'
export const urlsPlaceholder = 'https://example.com/lentil-soup\nhttps://example.com/flatbread'
export const urlCount = (count: number) => counted(count, { one: '# URL', other: '# URLs' })
export const batchSizeHint = 'Pages processed at once.'
export const batchSizeDefault = (size: number, least: number, most: number) =>
  `${size} is the default for every mode. Move the slider to choose ${least} to ${most}.`

// Domain crawl.
export const crawlDepth = 'Crawl depth'
export const crawlDepthHint = 'How many links to follow from the first page.'
export const concurrency = 'Max concurrency'
export const concurrencyHint = 'Maximum pages at once.'
export const sitemapCrawling = 'Sitemap crawling'
export const feedCrawling = 'Feed crawling'
export const recursiveCrawling = 'Recursive crawling'

// Smart selection.
export const targetCount = 'Target URL count'
export const autoSelect = 'Auto-select sites'
export const clearSites = 'Clear'
export const sitesLegend = 'Sites'
export const noSites =
  'None selected. Auto-select starts with the sites that yield most, until the target is covered.'
export const sitesSelected = (sites: number, recipes: number, target: string) =>
  counted(recipes, {
    one: `${sites} selected, about # recipe for a target of ${target}`,
    other: `${sites} selected, about # recipes for a target of ${target}`,
  })
export const siteYield = (domain: string, recipes: number) =>
  counted(recipes, { one: `${domain}, about # recipe`, other: `${domain}, about # recipes` })
export const isPopular = 'popular'
export const isBlog = 'blog'
export const isProfessional = 'professional'

// Auto discovery.
export const accessCode = 'Access code'
export const accessCodeHint = 'This mode reads many sites, so enter the access code again.'
export const codeRequired = 'Access code is required'
export const discoveryTarget = 'URLs to discover'
export const allCuisines = 'All Cuisines'
export const american = 'American'
export const italian = 'Italian'
export const mexican = 'Mexican'
export const asian = 'Asian'
export const mediterranean = 'Mediterranean'
export const indian = 'Indian'
export const french = 'French'
export const siteKinds = 'Kinds of site'
export const popularSites = 'Popular sites'
export const foodBlogs = 'Food blogs'
export const professionalSites = 'Professional sites'

// AI enhanced.
export const enhanceUrlCount = (count: number) =>
  counted(count, { one: '# URL', other: '# URLs, 100 at most' })
export const prompt = 'Prompt'
export const promptHint = 'Without a model, Sous fills in what its own rules find on the page, and says so.'

// What is missing before a scrape can start.
export const pageRequired = 'Page required'
export const pageRequiredText = 'Please paste the page to read.'
export const urlRequired = 'URL required'
export const urlRequiredText = 'Please enter a recipe URL to scrape.'
export const urlsRequired = 'Valid URLs required'
export const urlsRequiredText = 'Please enter at least one URL to scrape.'
export const domainRequired = 'Domain required'
export const domainRequiredText = 'Please enter a domain to crawl for recipes.'
export const noDomains = 'No domains selected'
export const noDomainsText = 'Please select domains or use auto-select based on your target URL count.'
export const enhanceError = 'Error'
export const enhanceErrorText = 'Please enter at least one URL.'

// A scrape that failed.
export const scrapeFailed = 'Advanced scraping failed'
export const scrapeFailedText = 'Failed to scrape recipe. Please try again.'
export const batchFailed = 'Enhanced batch scraping failed'
export const crawlFailed = 'Advanced domain crawling failed'
export const crawlFailedText = 'Failed to crawl domain. Please try again.'
export const smartFailed = 'Smart scraping failed'
export const smartFailedText = 'Failed to perform smart domain scraping. Please try again.'
export const discoveryFailed = 'Auto Discovery Failed'
export const enhanceFailed = 'Enhancement Failed'
export const enhanceFailedText = 'Failed to enhance recipes with AI.'
export const functionFailed = (message: string) => `Function call failed: ${message}`
export const noData = 'No data returned from scraping function'
export const noResults = 'No results returned from scraper'
export const missingResults = 'Invalid response from scraper: missing results'
export const invalidResults = 'Invalid results'
export const pauseFailed = 'Couldn’t pause the scrape'
export const resumeFailed = 'Couldn’t resume the scrape'
export const stopFailed = 'Couldn’t stop the scrape'

// The monitor.
export const monitorTitle = 'Processing monitor'
export const stateStopped = 'stopped'
export const stateRunning = 'running'
export const statePaused = 'paused'
export const stateCompleted = 'completed'
export const stateError = 'error'
export const pause = 'Pause'
export const resume = 'Resume'
export const closeMonitor = 'Close monitor'
export const jobReconnecting = 'We lost the connection to the server. The job continues there. Reconnecting…'
export const pagesProcessed = 'Pages processed'
export const totalUrls = 'Total URLs'
export const processed = 'Processed'
export const successful = 'Successful'
export const averageTime = 'Average time'
export const timeLeft = 'Time left'
export const atLeast = (time: string) => `at least ${time}`
export const waitingUrls = 'Waiting'
export const alreadyThere = 'Already there'
export const stillSearching = 'Still searching for pages: there will be more.'
export const noTimeLeft = 'None'
export const currentUrl = '<label>Current URL:</label> <url/>'
export const noCurrentUrl = 'none'
export const extractionMethods = 'Extraction methods'

// Its plots.
export const throughput = 'Throughput'
export const throughputMean = (pages: number) =>
  counted(pages, { one: '# page a minute', other: '# pages a minute' })
export const throughputSoon = 'after two pages'
export const throughputLabel = (mean: number, most: string, seconds: number) =>
  `Throughput: ${throughputMean(mean)} on average, ${most} at best, over ${counted(seconds, { one: '# second', other: '# seconds' })}`
export const throughputEmpty = 'Throughput: nothing to draw yet'
export const throughputStart = 'start'
export const qualityScores = 'Quality scores'
export const qualityMean = (score: string) => `${score} on average`
export const qualitySoon = 'after the first recipe'
export const qualityLabel = (bins: string) => `Quality scores. ${bins}`
export const qualityBin = (from: number, to: number, count: number) => `${from} to ${to}: ${count}`
export const qualityEmpty = 'Quality scores: nothing to draw yet'

// The results.
export const resultsTitle = 'Results'
export const resultsSummary = (processed: string, successful: string, failed: string) =>
  `${processed} processed, ${successful} successful, ${failed} failed`
export const exportAs = (format: string) => `Export as ${format}`
export const totalTime = 'Total time'
export const successRate = 'Success rate'
export const accuracyRate = 'Accuracy rate'
export const averagePerRecipe = 'Average per recipe'
export const urlsDiscovered = 'URLs discovered'
export const filteredOut = 'Filtered out'
export const errorsLabel = 'Errors'
export const errorsTitle = (count: string) => `Errors (${count})`
export const showAllErrors = (count: string) => `Show all ${count}`
export const showFewerErrors = 'Show fewer'
export const recipesFound = 'Recipes found'
export const recipeList = 'Recipe List'
export const detailedView = 'Detailed View'
export const noRecipes = 'No recipes found.'
export const showMore = (left: string) => `Show more (${left} left)`
export const outcome = 'Outcome'
export const saved = 'Saved'
export const outcomeSaved = 'published'
export const outcomeDraft = 'waits for review'
export const outcomeUnchanged = 'already there'
export const outcomeUpdated = 'updated'
export const outcomeWaiting = 'change waits for review'
export const outcomeKept = 'your edits stay'
export const outcomeRejected = 'rejected before'
export const outcomeCopy = 'copy of another page'
export const noneSaved = 'No recipes saved.'
export const noDuplicates = 'No duplicates.'

// One recipe of the results.
export const serves = (people: number) => `serves ${people}`
export const moreIngredients = (count: number) =>
  counted(count, { one: 'and # more ingredient', other: 'and # more ingredients' })
export const moreSteps = (count: number) =>
  counted(count, { one: 'and # more step', other: 'and # more steps' })
export const noAddress = 'No address'
export const pointsLost = '<label>Points lost for:</label> <reasons/>'
export const photo = 'Photo'
export const preparation = 'Preparation'
export const fieldOrigin = (method: string, percentSure: number) => `${method}, ${percentSure}% sure`
export const fieldMissing = 'not found'

// What failed.
export const failuresTitle = (count: string) => `Failed pages (${count})`
export const failedSite = 'site'
export const retryAll = 'Retry all'
export const retryOne = 'Retry'
export const retryLabel = (url: string) => `Retry ${url}`
export const retryFailed = 'The retry didn’t start'
export const failurePages = 'Pages of what failed'

// Recent jobs.
export const jobsTitle = 'Recent jobs'
export const jobsFailed = 'We couldn’t load the jobs.'
export const jobDomain = 'Domain crawl'
export const jobSmart = 'Smart selection'
export const jobDiscovery = 'Auto discovery'
export const jobEnhance = 'AI enhanced'
export const jobSource = 'Source'
export const jobPasted = 'Pasted page'
export const jobSummary = (time: string, done: number, pages: number, recipes: number) =>
  `${time}, ${done} of ${counted(pages, { one: '# page', other: '# pages' })}, ${counted(recipes, { one: '# recipe', other: '# recipes' })}`
export const jobAddress = (address: string, more: number) =>
  more === 0 ? address : `${address} and ${more.toLocaleString('en-US')} more`
export const jobFailures = (count: number) => counted(count, { one: '# failure', other: '# failures' })
export const jobShown = 'shown'
export const showJob = 'Show'
export const showJobLabel = (mode: string, time: string) => `Show ${mode} of ${time}`

// Stored recipes.
export const storedTitle = 'Stored recipes'
export const exportStoredAs = (format: string) => `Export stored recipes as ${format}`
export const exportFailed = 'Export failed'
export const storedLoading = 'Loading stored recipes'
export const fetchFailed = 'Failed to fetch recipes'
export const noMoreStored = 'No more recipes here.'
export const noStoredMatch = 'No stored recipes match. Remove a filter.'
export const storedPages = 'Pages of stored recipes'
export const previousPage = 'Previous'
export const pageNumber = (page: number) => `Page ${page}`
export const nextPage = 'Next'

// Their counts.
export const counting = 'Counting…'
export const notCounted = 'Not counted'
export const totalFailed = 'Failed to get total count'
export const byDifficulty = 'By difficulty'
export const difficultiesFailed = 'Failed to get difficulty stats'
export const byCuisine = 'By cuisine'
export const cuisinesFailed = 'Failed to get cuisine stats'
export const isUnknown = 'unknown'

// Their filters.
export const searchLabel = 'Title or description'
export const search = 'Search'
export const anyTime = 'Any Time'
export const minutesOrLess = (most: string) => `${most} min or less`
export const anyQuality = 'Any Quality'
export const scoreOrMore = (least: string) => `${least} or more`
export const order = 'Order'
export const scrapedNewest = 'Scraped, newest first'
export const scrapedOldest = 'Scraped, oldest first'
export const addedNewest = 'Added, newest first'
export const addedOldest = 'Added, oldest first'
export const titleUp = 'Title, A to Z'
export const titleDown = 'Title, Z to A'
export const qualityBest = 'Quality, best first'
export const qualityWorst = 'Quality, worst first'
export const timeShortest = 'Cooking time, shortest first'
export const timeLongest = 'Cooking time, longest first'
export const anyDiet = 'Any of these diets'

// One of them.
export const notScored = 'Not scored'
export const scrapedOn = (day: string) => `scraped ${day}`
export const fromCookbook = 'cookbook'
export const fromScraping = 'scraped'
export const fromAdding = 'added'
export const deleteLabel = (recipe: string) => `Delete ${recipe}`
export const deleteDialog = (recipe: string) => `Delete ${recipe}?`
export const deleteQuestion = 'Delete <recipe/> for good? Everyone who saved it loses it too.'
export const deleteRecipe = 'Delete recipe'
export const deleting = 'Deleting'
export const deleted = 'Recipe deleted'
export const deleteFailed = 'Failed to delete recipe'
export const keepRecipe = 'Keep it'

// The editor.
export const fetchOneFailed = 'Failed to fetch recipe'
export const close = 'Close'
export const cookingMinutes = 'Cooking minutes'
export const prepMinutes = 'Prep minutes'
export const dietaryTags = 'Dietary tags, separated by commas'
export const levelUnknown = 'Not known'
export const ingredientLines = 'Ingredients, one per line'
export const stepLines = 'Steps, one per line'
export const titleMissing = 'A recipe needs a title.'
export const ingredientsMissing = 'Enter at least one ingredient.'
export const outOfRange = (least: number, most: string) => `From ${least} to ${most}.`
export const save = 'Save recipe'
export const saving = 'Saving'
export const cancel = 'Cancel'
export const updated = 'Recipe updated'
export const updateFailed = 'Failed to update recipe'

// The bulk import.
export const bulkTitle = (recipes: number) =>
  counted(recipes, { one: '# recipe on a budget', other: '# recipes on a budget' })
export const bulkLead =
  'Pages from one blog, fetched at a polite pace. Recipes already in the collection stay unchanged.'
export const bulkImport = (recipes: number) =>
  counted(recipes, { one: 'Import # recipe', other: 'Import # recipes' })
export const bulkImporting = 'Importing…'
export const bulkSpinner = 'Importing'
export const bulkProgress = 'Import progress'
export const bulkReconnecting =
  'We lost the connection to the server. The import continues there. Reconnecting…'
export const bulkSuccess = 'Success'
export const bulkPending = 'Pending'
export const bulkFinished = (succeeded: number, failed: number) =>
  `Import finished: ${succeeded} succeeded, ${failed} failed.`
export const bulkPages = 'Pages to import'
export const rowPending = 'pending'
export const rowProcessing = 'processing'
export const rowSuccess = 'success'
export const rowKnown = 'success, already stored'
export const rowError = 'error'
export const bulkNoReason = 'Import failed'
export const bulkFailed = 'Import Failed'
export const bulkFailedText = 'Failed to import recipes. Please try again.'
