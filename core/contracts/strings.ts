// Every function
export const ingredientTooLong = (most: number) => `An ingredient has at most ${most} characters.`
export const nameTooLong = (most: number) => `A name can have up to ${most} characters.`

// Account
export const passwordMissing = 'Please enter your password.'
export const avatarTooLong = 'This address is too long.'
export const avatarInvalid = 'Please enter an address that starts with https://'

// Achievements
export const firstRecipe = 'First Recipe'
export const firstRecipeGoal = 'Cook your first recipe to the end.'
export const firstRecipeRule = 'Counts each recipe you finish in cook mode, once a day.'
export const ingredientMaster = 'Ingredient Master'
export const ingredientMasterGoal = 'Cook with 50 different ingredients.'
export const ingredientMasterRule =
  'Counts each ingredient of a recipe you finish, the first time you cook with it.'
export const substitutionSpecialist = 'Substitution Specialist'
export const substitutionSpecialistGoal = 'Use 10 different substitutions.'
export const substitutionSpecialistRule = 'Counts each substitution, the first time you use it.'
export const recipeExplorer = 'Recipe Explorer'
export const recipeExplorerGoal = 'Open 25 different recipes.'
export const recipeExplorerRule = 'Counts each recipe you open, the first time you open it.'
export const cuisineConnoisseur = 'Cuisine Connoisseur'
export const cuisineConnoisseurGoal = 'Cook dishes of 5 cuisines.'
export const cuisineConnoisseurRule = 'Counts each cuisine of the recipes you finish.'
export const kitchenEfficiency = 'Kitchen Efficiency'
export const kitchenEfficiencyGoal = 'Use up 100 ingredients you already had.'
export const kitchenEfficiencyRule =
  'Counts each pantry ingredient you use up in a finished recipe, once a day.'

// Assistant
export const builtInAssistant = 'built-in assistant'
export const browserModel = 'your browser’s model'
export const limitLifted = (label: string) => `No longer: ${label}.`
export const chatMessageMissing = 'Please write a message.'
export const chatMessageTooLong = (most: number) =>
  `A message has at most ${most} characters. Please ask in fewer words.`
export const turnRoleInvalid = 'A turn is by the user or by the assistant.'
export const tooManyOwnRecipes = (most: number) => `At most ${most} own recipes go with a question.`
export const ownRecipesTooLong = 'The own recipes that go with this question are too long.'
export const ownRecipeTwice = 'An own recipe goes with a question once.'
export const turnTooLong = (most: number) => `A turn has at most ${most} characters.`
export const conversationTooLong = (most: number) =>
  `A conversation has at most ${most} turns. Please start a new one.`

// Contact
export const contactNameMissing = 'Please enter your name.'
export const contactEmailMissing = 'Please enter your email address.'
export const contactEmailInvalid = 'Please enter a valid email address.'
export const contactSubjectMissing = 'Please enter a subject.'
export const contactMessageMissing = 'Please enter a message.'
export const contactTooLong = (most: number) => `Please keep this under ${most} characters.`

// Household
export const householdNameMissing = 'Please name your household.'
export const idInvalid = 'This isn’t a valid id.'

// Ingredients and matches
export const pastedTooLong = 'That’s too long to read at once. Paste it in two parts.'
export const ingredientsMissing = 'Please add at least one ingredient to find recipes.'
export const tooManyIngredients = (most: number) => `That is more than ${most} ingredients.`
export const tooManyStaples = (most: number) => `That is more than ${most} staples.`
export const tooManySoon = (most: number) => `That is more than ${most} ingredients to use soon.`
export const tooManyLeftOut = (most: number) => `That is more than ${most} foods to leave out.`

// Substitutions
export const substitutedMissing = 'Please enter an ingredient to substitute'
export const quantityTooLong = (most: number) => `A quantity has at most ${most} characters.`
export const contextTooLong = (most: number) => `The recipe has at most ${most} characters.`
export const restrictionTooLong = (most: number) => `A diet or allergy has at most ${most} characters.`

// Photos
export const imageTooLarge = 'An image can have up to 12 MB.'
export const tooManyImages = (most: number) => `Send up to ${most} images.`
export const imageMissing = 'Send the image as a data URL.'
export const imageInvalid = 'Send the image as a data URL, such as data:image/jpeg;base64,…'
export const promptTooLong = 'A prompt has at most 2,000 characters.'

// Operator tools
export const defaultPrompt =
  'Extract and enhance the ingredients, instructions and cooking details of each recipe.'
export const exportFormatInvalid = 'Unsupported export format'

// Recipes shared by a link
export const linkMissing = 'Name the link.'

// Import a link
export const recipeLinkMissing = 'Paste a link first.'
export const linkTooLong = 'This link is too long.'

// The daily note.
export const noteDaysMissing = 'Choose at least one day.'
export const timeOfDayInvalid = 'Enter a time such as 18:30.'
export const timeZoneUnknown = 'We don’t know this time zone.'
