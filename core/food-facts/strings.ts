import { counted } from '../text/counted.ts'

// Allergens and diets to choose
export const crustaceansChoice = 'crustaceans (shrimp, crab)'
export const mollusksChoice = 'mollusks (clams, squid)'
export const nutFreeChoice = 'nut-free (peanuts and tree nuts)'
export const lowFodmap = 'low-FODMAP'
export const yourDiet = (diets: string) => `Your diet: ${diets}`
export const avoiding = (allergens: string) => `Avoiding ${allergens}`

// Warnings on a recipe
export const recipeContains = (allergens: string) => `Contains ${allergens}`
export const recipeMayContain = (allergens: string) => `May contain ${allergens}`
export const recipeNotChecked = (allergens: string) => `Not checked for ${allergens}`
export const recipeIsNot = (diets: string) => `Not ${diets}`
export const recipeMayNotBe = (diets: string) => `May not be ${diets}`
export const recipesHidden = (count: number, allergens: string) =>
  counted(count, { one: `# hidden: contains ${allergens}`, other: `# hidden: contain ${allergens}` })

// What a food contains, where the key is not how people say it
export const animalRennet = 'animal rennet'
export const fodmaps = 'FODMAPs'
export const muchSugar = 'a lot of sugar or fast starch'
export const muchCarbohydrate = 'too many carbohydrates'
export const muchSalt = 'a lot of salt'
export const fromInsects = 'coloring or glaze from insects'
export const softCheese = 'soft or unpasteurized cheese'
export const listeriaRisk = 'a risk of listeria'
export const muchMercury = 'a lot of mercury'
export const richLiver = 'liver, which is very rich in vitamin A'
export const chokingPieces = 'pieces that are easy to choke on'
export const milkAsDrink = 'milk as a drink'
export const notKosher = 'what is not kosher'
export const notPaleo = 'what paleo leaves out'

// What a food is by what it contains
export const madeWithRennet = 'made with animal rennet'
export const highInFodmaps = 'high in FODMAPs'
export const highInSugar = 'high in sugar or fast starch'
export const highInCarbs = 'high in carbs'
export const highInSalt = 'high in salt'
export const highInMercury = 'high in mercury'
export const easyToChokeOn = 'easy to choke on'

// Reasons
export const honeyAndInfants = 'honey can carry spores that cause infant botulism'
export const honeyAndVegans = 'honey is made by bees'
export const meatWithDairy = 'meat and dairy are not eaten together'

// What a food fits
export const freeOf = (allergen: string) => `free of ${allergen}`
export const safeInPregnancy = 'safe in pregnancy'
export const safeForBabies = 'safe for babies under 12 months'
export const safeForChildren = 'safe for children under 4'
export const safeWithWeakImmunity = 'safe with a weak immune system'

// The answer to a question about one food
interface Named {
  name: string
  plural: boolean
}
export const it = 'it'
export const they = 'they'
export const yes = (said: string) => `Yes: ${said}.`
export const no = (said: string) => `No: ${said}.`
export const itDepends = (said: string) => `It depends: ${said}.`
export const onlyIfCertified = ({ name, plural }: Named, need: string) =>
  plural
    ? `It depends: ${name} are ${need} only if they are certified.`
    : `It depends: ${name} is ${need} only if it is certified.`
export const notKnownWell = (food: string, plural: boolean, fits: string) =>
  plural
    ? `I don't know ${food} well enough to say. Treat them as not ${fits} until a label says so.`
    : `I don't know ${food} well enough to say. Treat it as not ${fits} until a label says so.`
export const hasNo = ({ name, plural }: Named, content: string) =>
  plural ? `${name} have no ${content}` : `${name} has no ${content}`
export const isSo = ({ name, plural }: Named, what: string) =>
  plural ? `${name} are ${what}` : `${name} is ${what}`
export const isUsuallySo = ({ name, plural }: Named, what: string) =>
  plural ? `${name} are usually ${what}` : `${name} is usually ${what}`
export const canBeSo = ({ name }: Named, what: string) => `${name} can be ${what}`
export const isNotSo = ({ name, plural }: Named, what: string) =>
  plural ? `${name} aren't ${what}` : `${name} isn't ${what}`
export const contains = ({ name, plural }: Named, content: string) =>
  plural ? `${name} contain ${content}` : `${name} contains ${content}`
export const usuallyContains = ({ name, plural }: Named, content: string) =>
  plural ? `${name} usually contain ${content}` : `${name} usually contains ${content}`
export const sometimesContains = ({ name, plural }: Named, content: string) =>
  plural ? `${name} sometimes contain ${content}` : `${name} sometimes contains ${content}`
export const canCarryListeria = ({ name }: Named) => `${name} can carry listeria`
export const because = (said: string, reason: string) => `${said}, because ${reason}`
export const checkLabel = 'Brands and recipes differ, so check the label.'
export const smallPortionFine = 'A small portion is usually fine.'
export const smallPortionFits = 'A small portion may still fit your plan.'
