// Sections of the site
export const sectionKitchen = 'Kitchen'
export const sectionLearn = 'Learn'
export const sectionAbout = 'About Sous'
export const sectionHelp = 'Help'
export const sectionAccount = 'Account'
export const sectionOperators = 'For operators'

// Kitchen: titles of pages, and the texts of links to them where they differ
export const home = 'Home'
export const addIngredients = 'AI Recipe Generator'
export const addIngredientsLink = 'Add ingredients'
export const recipes = 'Recipe Collection'
export const matchedRecipes = 'My Recipes'
export const matchedRecipesLink = 'What you can cook'
export const substitutions = 'Ingredient Substitutions'
export const assistant = 'AI Cooking Assistant'
export const arCamera = 'AR Ingredient Detector'
export const arCameraLink = 'Live camera'
export const saved = 'Saved Recipes'
export const myRecipes = 'Your cookbook'
export const newRecipe = 'New recipe'
export const editRecipe = 'Edit recipe'
export const shoppingList = 'Shopping List'
export const shareTarget = 'Shared with Sous'
export const recipe = 'Recipe'
export const cook = 'Cook Mode'
export const shared = 'Shared Recipe'

// Learn
export const cookingSkills = 'Cooking Skills'
export const foodSafety = 'Food Safety'
export const seasonalCooking = 'Seasonal Cooking'
export const kitchenEquipment = 'Kitchen Equipment'
export const howToUse = 'How to Use Sous'
export const howToUseLink = 'How to Use'
export const cookingTips = 'Cooking Tips'
export const nutritionGuide = 'Nutrition Guide'

// About Sous
export const howItWorks = 'How It Works'
export const purpose = 'Our Story'
export const about = 'About Sous'
export const aboutLink = 'About'

// Help
export const faq = 'Frequently Asked Questions'
export const faqLink = 'FAQ'
export const contact = 'Contact & Support'
export const legal = 'Privacy, Terms & Cookies'

// Account
export const profile = 'Profile'
export const join = 'Join a Household'
export const auth = 'Sign In'
export const authLink = 'Sign In or Join'

// For operators
export const devTools = 'Developer Tools'
export const devToolsLink = 'Operator tools'
export const bulkImport = 'Bulk Recipe Import'
export const bulkImportLink = 'Recipe Scraper'
export const recipeScraper = 'Advanced Recipe Scraper'
