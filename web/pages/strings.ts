import { counted } from '#core/text/counted.ts'

// Several pages
export const pageTitle = (title: string) => `${title} · Sous`
export const addIngredients = 'Add ingredients'
export const startWithIngredients = 'Start with your ingredients'
export const browseRecipes = 'Browse Recipes'
export const findRecipes = 'Find Recipes'
export const back = 'Back'
export const signIn = 'Sign In'
export const checkingSignIn = 'Checking your sign-in'
export const recipeFailed = 'We couldn’t load the recipe'
export const recipeNotFound = 'Recipe not found'
export const recipeNotFoundHint = 'This recipe isn’t in the collection, or it was removed.'

// Add ingredients
export const kitchenTitle = 'What’s in your kitchen?'
export const photoTitle = 'What’s in your photo'
export const reviewPhoto = 'Review your photo'
export const entryHint = 'One at a time, or a list: 2 eggs, 500 g flour.'
export const add = 'Add'
export const addLabel = 'Add ingredient'
export const listFull = (most: number) =>
  counted(most, {
    one: 'Your list is full: it holds # ingredient. Remove some to add others.',
    other: 'Your list is full: it holds # ingredients. Remove some to add others.',
  })
export const nothingTyped = 'Type an ingredient first.'
export const listEmpty = 'Add at least one ingredient: type it here, scan it, or tap a suggestion.'
export const ideas = 'Ideas'
export const suggestions = 'Suggestions'

// Live camera
export const camera = 'Camera'
export const cameraView = 'What your camera sees'
export const detecting = 'Detecting...'
export const ready = 'Ready'
export const detectNow = 'Detect Now'
export const stopCamera = 'Stop Camera'
export const switchCamera = 'Switch camera'
export const cameraPermission = 'When you start the camera, your browser asks for permission.'
export const startCamera = 'Start Camera'
export const startingCamera = 'Starting the camera'

// Your cookbook
export const cookbookInAccount = 'In your account, on all your devices. Private until you share one.'
export const cookbookHere = 'On this device. <signIn>Sign in</signIn> to have them on all your devices.'
export const notYours = 'This recipe isn’t yours to edit'
export const notYoursHint = 'Someone in your household shared it. Duplicate it to make your own version.'
export const ownRecipeMissing = 'It isn’t in your cookbook'
export const ownRecipeMissingHint = 'It was deleted, or it’s in an account that isn’t signed in here.'
export const toCookbook = 'Your cookbook'
export const saveAsRecipe = 'Save as your own recipe'

// Results
export const resultsTitle = 'What you can cook'
export const backToIngredients = 'Back to Ingredients'
export const looking = 'Looking for recipes'
export const noMatches = 'No matches yet'
export const noMatchesHint =
  'None of our recipes use what you listed. Add something common, like eggs, rice or onions.'
export const noConnection = 'No connection'
export const noConnectionHint =
  'The recipes aren’t on this device yet. Your pantry and shopping list still work.'
export const searchFailed = 'We couldn’t look for recipes'
export const searchFailedHint = (why: string) => `${why} Your pantry is safe.`
export const topMatches = (count: number) => counted(count, { one: 'Top # match', other: 'Top # matches' })
export const someMatches = (shown: number, all: number) => `Showing ${shown} of ${all} recipes`
/** `matches`: "Top 25 matches". */
export const matchesFor = (matches: string, ingredients: number) =>
  counted(ingredients, {
    one: `${matches}<list> for # ingredient</list>`,
    other: `${matches}<list> for # ingredients</list>`,
  })
export const allFiltered = 'No matches with these filters.'
export const allFilteredHint = (all: number) => `Without them you have ${all} to choose from.`
export const allHiddenHint = 'Add an ingredient, or change your diets and allergies.'
export const showMore = 'Show more matches'
export const loading = 'Loading…'
export const findMore = 'Find More Recipes'

// Collection
export const search = 'Search recipes'
export const searchExample = 'Chicken curry, quick, no nuts'
export const sort = 'Sort'
export const sortRandom = 'Random Order'
export const sortNewest = 'Newest First'
export const sortRated = 'Highest Rated'
export const sortTime = 'Cooking Time'
export const sortTitle = 'Alphabetical'
export const recipeCount = (count: number) => counted(count, { one: '# recipe', other: '# recipes' })
export const recipesFound = (count: number) =>
  counted(count, { one: '<count># recipe</count> found', other: '<count># recipes</count> found' })
export const similarSpellings = (words: string) => `Similar spellings of “${words}” are included.`

// Recipe
export const recipeNotHere = 'This recipe isn’t on this device'
export const recipeNotHereHint = 'We couldn’t reach the server. Try again later, or cook one that’s here.'
export const recipeFailedHint = 'We couldn’t reach the server. Try again.'
export const askAboutRecipe = 'Ask the assistant about this recipe'

// A recipe behind a public link
export const sharedWithYou = 'Shared with you'
export const linkGone = 'This link no longer works'
export const linkGoneHint =
  'The cook who shared this recipe revoked the link or deleted the recipe. Ask them for a new one.'

// Cook mode
export const cookingTitle = (title: string) => `Cooking ${title} · Sous`
export const cookFailedHint = 'Please try again in a moment.'
export const noSteps = 'No steps to cook from'
export const noStepsHint = 'This recipe has no steps. See its page for what we have.'
export const backToRecipe = 'Back to the recipe'

// Bring recipes in
export const importLead =
  'From another app, from files, from a web page or from paper. Everything lands in your cookbook, and you can undo it.'
export const otherWays = 'Other ways'
export const pasteText = 'Paste a text'
export const pasteTextHint = 'From a message, an email, a note or a page.'
export const writeOne = 'Write it down'
export const writeOneHint = 'Type a recipe of your own.'

// Saved
export const savedToAccount = 'Saved to your account, on all your devices.'
export const savedHere = 'Saved on this device.'
export const savedHereSignIn =
  'Saved on this device. <signIn>Sign in</signIn> to keep them on all your devices.'

// Pantry
export const putAway = 'Put away groceries'
export const shareWithHousehold = 'Share with your household'
export const pantryHint = 'Amounts and places are optional: 2 l milk, 500 g ground beef frozen.'

// Shopping list
export const shoppingShared =
  'What you check off moves to your pantry. You share the list with your household.'
export const shoppingSynced =
  'What you check off moves to your pantry. The list is in sync on all your devices.'
export const shoppingHere = 'What you check off moves to your pantry. The list is saved on this device.'

// Substitutions
export const substitutionsLead =
  'Out of something, or cooking for someone who can’t have it? Find what to use instead, and how much.'
export const whatToReplace = 'What to replace'
export const substitutions = 'Substitutions'
export const substitutionsLooking = 'Looking for substitutions'
export const substitutionsFailed = 'We couldn’t load substitutions'
export const substitutionsFailedHint = 'What you typed is still in the form. Try again.'
export const substitutionsFailedToast = 'Failed to find substitutions. Please try again.'
export const substitutionsAdded = (count: number) => `Added ${count} substitution(s) to recipe generator!`
export const substitutionsAddedHint = 'Also saved under Your substitutions, on this device.'

// Assistant
export const askAssistant = 'Ask the assistant'
export const goodAt = 'What it’s good at'
export const goodAtTimes = 'Times and temperatures'
export const goodAtTimesText =
  'Eggs, meat, fish, beans and grains: how long, how hot, and how to tell when they’re done.'
export const goodAtRescue = 'Rescue a dish'
export const goodAtRescueText = 'Too salty, too thin, curdled or burnt: what can be saved, and how.'
export const goodAtSwaps = 'Swaps and measures'
export const goodAtSwapsText = 'What to use instead, and how many grams are in a cup.'
export const goodAtIdeas = 'What to cook'
export const goodAtIdeasText = 'Recipe ideas for what you have, for any number of people.'
export const quickTips = 'Quick tips'
export const tipAmounts =
  'Say how much you have and how you want to cook it: “2 pounds of chicken thighs, in the oven”.'
export const tipFollowUps = 'Ask follow-ups, such as “and in Celsius?”, “for six people?” or “without eggs?”.'
export const tipDiets = 'Mention a diet or an allergy, and the answer takes it into account.'
export const skillsLink = 'Build your cooking skills'
export const skillsLinkText = 'Methods, knives and flavor, from first steps to expert.'
export const swapLink = 'Swap an ingredient'
export const swapLinkText = 'When a recipe calls for something you don’t have.'

// Shared with Sous
export const sharedLead = 'Share a photo, a list, a recipe, or a link to one.'
export const sharedLinkLead = 'Save the recipe to your cookbook, or look for the same dish here.'
export const sharedPhotoLead = 'Tell us what it shows.'
export const sharedPhotos = (count: number) =>
  counted(count, { one: 'What’s in your photo?', other: 'What’s in your # photos?' })
export const photoOfIngredients = 'My ingredients'
export const photoOfRecipe = 'A recipe'
export const photoLost =
  'The file didn’t arrive. Choose it again under <link>Add ingredients</link> or <recipe>Bring your recipes in</recipe>.'
export const saveSharedRecipe = 'Save this recipe'
export const saveSharedHint = 'You check it before it’s saved. Only you can see it.'
export const filesLost = (count: number) =>
  counted(count, {
    one: '1 file didn’t arrive. Share at most 5 at once, of up to 100 MB each.',
    other: '# files didn’t arrive. Share at most 5 at once, of up to 100 MB each.',
  })
export const textCut =
  'Only the first 4,000 characters arrived. Copy the text and paste it here for the rest.'
export const sharedText = 'Recipe text'
export const sharedTextHint = 'We sort it into title, ingredients and steps.'
export const sharedLink = 'A link'
export const findDish = 'Find this dish on Sous'
export const openPage = 'Open the page'
export const sharedIngredients = 'Ingredients'
export const sharedIngredientsHint = 'One per line, as in a recipe, or separated by commas.'
export const sharedIngredientsMissing = 'Type or paste at least one ingredient.'
export const addShared = 'Add to my ingredients'
export const weRead = (ingredients: string) => `We read: ${ingredients}.`

// How it works
export const howLead =
  'Three steps: share the ingredients you have, see which recipes match, and cook. Recipes are ranked by SousScore, and this page shows exactly how it works.'
export const howSteps = 'Three steps'
export const scoreTitle = 'The SousScore'
export const scoreLead =
  'A good match uses a lot of what you have and leaves little to buy. The score adds up both.'
export const tryTitle = 'Try it'
export const tryLead =
  'One recipe from our cookbook, scored by the same code that ranks your results. Add the plain onion, or remove the cheddar the recipe doesn’t need.'
export const measuredTitle = 'How well it works'
export const measuredLead =
  'Measured, not promised. The commands are in the repository, so you can run them yourself.'
export const benefitsTitle = 'Why it helps'
export const howCallTitle = 'Your turn'
export const howCall = 'A few ingredients are enough to start. No account needed.'
export const howToUseLink = 'How to use Sous'

// Our story
export const storySource = 'Source: <source/>'
export const storyAboutLink = 'What Sous is and who makes it'
export const storyCallTitle = 'Look in your fridge'
export const storyCall = 'Name three things in it, and see what you can cook tonight.'
export const howItWorksLink = 'See how it works'

// About
export const aboutLead =
  'Sous helps home cooks in the United States cook with what they have, waste less, and get better along the way.'
export const mission = 'Our mission'
export const vision = 'Our vision'
export const features = 'What Sous does'
export const makers = 'Who makes Sous'
export const values = 'What we stand for'
export const aboutCallTitle = 'Get started'
export const aboutCall = 'Cook something and tell us how it went. Questions and feedback are welcome.'
export const contactLink = 'Contact us'

// Contact and FAQ
export const removalSubject = 'Remove a recipe'
export const removalHint =
  'Is a recipe here yours, and you don’t want it here? Tell us its address on your site and on ours. We remove it, and don’t read it again.'
export const contactLead = 'Something broken, missing or worth praising? Tell us.'
export const contactTabs = 'Contact and FAQ'
export const contactTab = 'Contact Us'
export const faqTab = 'FAQ'
export const preferEmail = 'Prefer email? <address/>'
export const faqLead = 'Short answers to the questions cooks ask most.'
export const backToContact = 'Back to Contact & Support'

// Privacy, terms and cookies
export const legalLead =
  'What Sous stores about you, where, why and for how long, and the terms of use. In plain English, because you shouldn’t need a lawyer to make soup.'

// Sign in
export const signInLead = 'Good to see you again. Everything is where you left it.'
export const signUpLead =
  'An account keeps your pantry, lists and recipes in sync. You don’t need one to cook.'
export const signInForNoteLead = 'Sign in to set up your daily note: what to use soon, once a day.'
export const signUpForNoteLead =
  'Create an account to set up your daily note: what to use soon, once a day, by email or notification.'
export const forgotLead = 'Enter your email and we’ll send you a link to choose a new password.'
export const forgotNoEmailLead =
  'This server can’t send email. Request a link here, then ask the person who runs it to send it to you.'
export const resetLead = 'Choose a new password. Your other devices will be signed out.'
export const accountKeepsLists = 'Saved recipes, your pantry and the shopping list, on every device'
export const accountKeepsDiets = 'Diets, allergies and units, remembered wherever you cook'
export const accountKeepsRecord = 'A record of what you cooked, and achievements along the way'
export const haveAccount = 'Already have an account? <link>Sign in</link>'
export const newHere = 'New to Sous? <link>Sign up</link>'
export const withoutAccount = 'Continue without account'
export const resetLinkBroken = 'This link no longer works'
export const resetLinkMissing = 'Open the link in your email'
export const resetLinkHint = 'Open this page from a password reset link. Each link works once, for an hour.'
export const requestLink = 'Request a new link'
export const backToSignIn = 'Back to sign in'

// Profile
export const profileSignIn = 'Please sign in to view your profile.'
export const profileOptional =
  'Everything else works without an account: your pantry, saved recipes and shopping list stay on this device.'
export const profileLoading = 'Loading your profile'
export const profileFailed = 'We couldn’t load your profile'
export const profileFailedHint = 'Nothing is lost. Try again in a moment.'
export const profileFailedToast = 'Error fetching profile'
export const profile = 'Profile'
export const profileRecipes = 'Recipes'
export const profileAchievements = 'Achievements'
export const profilePreferences = 'Preferences'

// Join a household
export const joinIncomplete = 'This link is incomplete. Open the full invitation link, or ask for a new one.'
export const joinInvited =
  'You’ve been invited to share a pantry and shopping list. Sign in or create an account to join.'
export const joinLead = 'A household shares one pantry and one shopping list.'
export const backToKitchen = 'Back to the kitchen'
export const createAccount = 'Create account'

// Not found
export const notFound = 'Page Not Found'
export const notFoundHint = 'This page seems to have wandered off to find better recipes!'
export const goHome = 'Go Home'
export const goBack = 'Go Back'
export const notFoundElse =
  'Looking for something else? <recipes>Browse Recipes</recipes> or <contact>Contact</contact> us.'

export const toYourCookbook = 'Your cookbook'

// Save a recipe from the web
export const fromTheWeb = 'A recipe from the web'
export const importPageLead = 'Paste a link. Check what we read, then save it to your cookbook.'
export const postedLost = 'The page didn’t arrive. It may be too large. Get it by its link, or paste it.'

// The plan.
export const planCalendar = 'In your calendar'
