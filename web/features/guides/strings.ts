import { counted } from '#core/text/counted.ts'

// Page
export const searchLabel = 'Search this guide'
export const searchFound = (count: number) => `${count} found`
export const searchEmpty = 'Nothing found. Try another word.'
export const contentsTitle = 'On this page'
export const print = 'Print this guide'
export const linkLabel = (title: string) => `Link to ${title}`
export const doTitle = 'Do'
export const dontTitle = 'Don’t'
export const sourcesTitle = 'Sources'
export const moreGuidesLabel = 'More guides'
export const previousGuide = 'Previous guide'
export const nextGuide = 'Next guide'

// Tables
export const entries = (count: number) => counted(count, { one: '# entry', other: '# entries' })
export const entriesFound = (found: number, all: number) => `${found} of ${all} entries`
export const noEntries = (asked: string) =>
  `No matches for “${asked}”. Try a simpler word, such as “chicken” or “rice”.`
export const showAll = (count: number) => `Show all ${count}`
export const notGiven = 'not given'

// Danger zone
export const dangerTitle = 'The danger zone on a thermometer'
export const dangerText = (from: string, to: string) => `From ${from} to ${to} germs grow fast.`
export const dangerLabel = 'DANGER ZONE'
export const markBoiling = 'Water boils'
export const markPoultry = 'Poultry and leftovers are safe'
export const markHot = 'Keep hot food above this'
export const markBody = 'Body heat: germs grow fastest'
export const markCounter = 'A kitchen counter'
export const markFridge = 'Keep the fridge below this'
export const markFreezer = 'The freezer'

// Heat of the methods
export const heatTitle = 'How hot each method is'
export const heatRange = (from: string, to: string) => `${from} to ${to}`
export const heatBrowning = (degrees: string) => `Browning starts at about ${degrees}.`
export const heatBrowns = 'Food browns'
export const heatAbove = (degrees: string) => `above ${degrees}`
export const heatMark = (fahrenheit: number) => `${fahrenheit} °F`
export const heatCaption =
  'Green uses water or steam, red uses hot air or fat. A braise sits in a hot oven, but the liquid only simmers. That’s why you brown the meat first.'

// Knife
export const cutsScale = 'This line is 1 inch (2.5 cm) in the drawings.'
export const knifeTitle = 'A chef’s knife and the names of its parts'
export const knifeTip = 'Tip'
export const knifeTipUse = 'scoring and small cuts'
export const knifeBelly = 'Belly'
export const knifeBellyUse = 'rocking through herbs'
export const knifeEdge = 'Edge'
export const knifeEdgeUse = 'slicing'
export const knifeHeel = 'Heel'
export const knifeHeelUse = 'carrots and other hard things'
export const knifeHandle = 'Handle'
export const knifeHandleUse = 'dry and not too thick for your hand'
export const knifeSpine = 'Spine'
export const knifeSpineUse = 'scraping the board, never the edge'
export const knifeBolster = 'Bolster'
export const knifeBolsterUse = 'where thumb and finger pinch'
export const knifeTang = 'Tang'
export const knifeTangUse = 'steel that runs through the handle'

// Macros
export const macrosTitle = 'How a day’s calories are split'
export const macroSpoken = (name: string, percent: number) => `${name} ${percent} percent`
export const calories = 'calories'
export const macro = (name: string, percent: number, grams: number) =>
  `<share>${percent}%</share> ${name}<quiet>, about ${grams} g</quiet>`

// Pairings
export const pairingLabel = 'Choose a food'
export const pairingAlt = (food: string, flavors: string) => `${food} goes with ${flavors}`
export const pairingSides = '<label>Serve it with</label> <sides/>'

// Seasons
export const hemisphereLegend = 'Hemisphere'
export const northern = 'Northern'
export const southern = 'Southern'
export const inSeasonLabel = (month: string) => `In season in ${month}`
export const produceFilter = 'Show what grows in'
export const wholeYear = 'the whole year'
export const produceNorth = (shown: number, all: number) => `${shown} of ${all}, northern hemisphere`
export const produceSouth = (shown: number, all: number) => `${shown} of ${all}, southern hemisphere`
export const produceCaption = 'The months in which fruits and vegetables are in season'
export const produceColumn = 'Produce'
export const inSeason = 'in season'
