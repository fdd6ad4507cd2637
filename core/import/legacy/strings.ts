import { counted } from '#core/text/counted.ts'

// What a file holds and a recipe has no field for: labels in front of the text in the note
export const alternatives = 'Alternatives'
export const author = 'Author'
export const category = 'Category'
export const copyright = 'Copyright'
export const cost = 'Cost'
export const description = 'Description'
export const difficulty = 'Difficulty'
export const equipment = 'Equipment'
export const favorite = 'Favorite'
export const mainIngredient = 'Main ingredient'
export const nutrition = 'Nutrition'
export const preparationTime = 'Preparation time'
export const quality = 'Quality'
export const ratings = 'Ratings'
export const servingIdeas = 'Serving ideas'
export const source = 'Source'
export const time = 'Time'
export const video = 'Video'
export const wine = 'Wine'
export const yields = 'Yield'
export const copyMeThat = 'CopyMeThat'
export const insteadOf = (line: string, others: readonly string[]) =>
  `Instead of ${line}: ${others.join(', or ')}`
export const yes = 'Yes'
export const optional = 'optional'

// Formats, by the names of their programs
export const mealMaster = 'Meal-Master'
export const rezkonv = 'RezKonv'
export const masterCook = 'MasterCook'
export const cookmate = 'COOKmate (My CookBook)'
export const livingCookbook = 'Living Cookbook'
export const recipeMl = 'RecipeML'
export const gourmet = 'Gourmet Recipe Manager'
export const krecipes = 'Krecipes'
export const cookMl = 'CookML'
export const nowYoureCooking = 'Now You’re Cooking!'
export const accuChef = 'AccuChef'
export const saffron = 'Saffron'
export const planToEat = 'Plan to Eat'
export const myRecipeBox = 'My Recipe Box'
export const recipeKeeper = 'Recipe Keeper'
export const paprikaPages = 'Paprika web pages'
export const savedPage = 'Web page'
export const table = 'Spreadsheet (CSV)'
export const column = (number: number) => `Column ${number}`

// What did not come along
export const textOutside = (lines: number) =>
  counted(lines, {
    one: '1 line of text is outside of the recipes. It was left out.',
    other: '# lines of text are outside of the recipes. They were left out.',
  })
