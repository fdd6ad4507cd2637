// What can be cooked.
export const fromYours = 'From your ingredients'
export const fromCollection = 'From the collection'
export const cookPending = 'What you can cook'
export const cookNow = 'What you can cook now'
export const cookSoon = 'Close to ready'
export const cookClosest = 'Closest to what you have'
export const goodStarts = 'Good places to start'
export const score = 'SousScore <value/>'
export const seeAll = 'See all matches'
export const browse = 'Browse the collection'

// What won't keep.
export const soonEyebrow = 'Won’t keep'
export const soonTitle = (names: readonly string[], more: number) =>
  more > 0 ? `Use soon: ${names.join(', ')} and ${more} more` : `Use soon: ${names.join(', ')}`
export const soonPantry = 'See your pantry'
export const soonNone = 'We found no recipe for these right now.'

export const noteOffer = 'Want to hear once a day what to use? <link>Set up a daily note</link>'
export const noteNo = 'No, thanks'

// Three steps.
export const stepsTitle = 'Three steps to dinner'
export const uploadName = 'Upload'
export const uploadText = 'Take a photo of what you have, or type a list.'
export const processName = 'Process'
export const processText = 'Sous compares it with every recipe.'
export const cookName = 'Cook'
export const cookText = 'Pick the best match and follow it step by step.'

// Explore More.
export const exploreTitle = 'Explore More'
export const scanTitle = 'Scan ingredients'
export const scanText = 'Start with what’s on your counter.'
export const generatorTitle = 'Recipe generator'
export const generatorText = 'Recipes for what you have.'
export const guidesTitle = 'Cooking guides'
export const guidesText = 'Methods, knives and flavor.'
export const safetyTitle = 'Food safety'
export const safetyText = 'How hot, how long, how clean.'
export const quickTitle = 'Quick recipes'
export const quickText = 'From fridge to plate, fast.'
export const seasonsTitle = 'Seasonal guide'
export const seasonsText = 'What tastes best right now.'

// Today's tips.
export const tipsEyebrow = 'From the stove'
export const tipsTitle = 'Today’s Tips'
export const tipSaltWater =
  'Salt your pasta water until it tastes like the sea. It’s your one chance to season the pasta itself.'
export const tipRestMeat = 'Rest meat for 5-10 minutes before you cut it, so the juices stay in the meat.'
export const tipSeason = 'Taste and season throughout, a little at a time, not all at the end.'

// The end of the page.
export const closingTitle = 'What’s in your kitchen?'
export const closingText = 'A few ingredients are enough to start. No account needed.'
export const addIngredients = 'Add your ingredients'
export const readStory = 'Read our story'
