// Developer tools.
export const devToolsLead = 'Tools for whoever runs this server. You don’t need them to cook.'
export const debuggingTitle = 'System Debugging'
export const debuggingText = 'Health, database, queues, the model, the mailbox and recent errors.'
export const scraperTitle = 'Recipe Scraper'
export const scraperText = 'Collect recipes from web pages into the collection.'
export const developmentOnly = 'Both tools are for development use only.'

// Recipe scraper.
export const scraperLead =
  'For operators: add recipes from web pages to the collection. Want a ready-made list? <link>Bulk import</link>'
export const toReview = 'Review recipes'
export const toSources = 'Sources and removals'
export const moreTools = 'More tools for scraped recipes'

// Sources.
export const sourcesLead =
  'For operators: sites and feeds that are visited again, and what was taken out on request. <link>Recipe scraper</link>'

// Review.
export const reviewLead =
  'For operators: scraped recipes wait here until you’ve compared them with their pages. <link>Recipe scraper</link>'

// Bulk import.
export const bulkImportLead =
  'For operators: a fixed list of recipe pages, added to the collection in one go.'
