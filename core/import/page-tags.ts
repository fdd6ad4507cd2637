import { splitNeeds } from '#core/food-facts/need-words.ts'
import { isDiet } from '#core/food-facts/needs.ts'
import { resolve, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import { cuisineNamed } from '#core/recipes/cuisine-names.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'
import { isDishNoun } from '#core/recipes/recipe-kind.ts'
import { PHRASES } from '#core/recipes/search-words.ts'
import { fold } from '#core/text/normalise.ts'
import { singular } from '#core/text/plural.ts'
import type { RawRecipe } from './raw-recipe.ts'
import * as strings from './strings.ts'

/** What cooks sort their recipes by, besides diets, cuisines, dishes and foods. */
const SORTS = [
  // Meals and courses
  `appetizer|starter|entree|main|mains|main course|main meal|course|first course|second course|side|accompaniment|hors d oeuvre|
  finger food|canape|tapas|meze|mezze|antipasti|antipasto|amuse bouche|brunch|breakfast|elevenses|lunchbox|lunch box|packed lunch|school lunch|
  teatime|afternoon tea|high tea|supper|dinner|sweets|treat|treats|baking|baked good|baked goods|bakery|pastry|pastries|beverage|cocktail|mocktail|
  condiment|condiments|sauces|dressing|dressings|soup|soups|stew|stews|salad|salads|sandwich|sandwiches|wrap|wraps|burger|burgers|
  pizza|curry|curries|casserole|casseroles|stir fry|stir fries|bowl|bowls|buddha bowl|grain bowl|taco|tacos|noodles|roast|
  roasts|chowder|bisque|gratin|risotto|paella|lasagna|meatballs|kebab|kebabs|skewers|omelet|frittata|quiche|charcuterie|preserves|pickles|snacks|desserts`,
  // Dishes
  `pad thai|tikka masala|chicken tikka masala|korma|vindaloo|biryani|dal|daal|dhal|samosa|naan|enchilada|burrito|quesadilla|fajitas|tamale|nachos|ceviche|empanada|
  arepa|bolognese|carbonara|alfredo|pesto|gnocchi|ravioli|cannelloni|focaccia|bruschetta|minestrone|cacciatore|parmigiana|piccata|marsala|shakshuka|falafel|shawarma|gyros|
  souvlaki|moussaka|spanakopita|baklava|tzatziki|baba ganoush|tabbouleh|couscous|pho|banh mi|spring roll|summer roll|satay|laksa|nasi goreng|rendang|sushi|ramen|udon|soba|
  tempura|teriyaki|katsu|donburi|okonomiyaki|gyoza|dumpling|wonton|dim sum|chow mein|lo mein|fried rice|kung pao|bibimbap|bulgogi|kimchi|tteokbokki|gumbo|jambalaya|etouffee|
  pot roast|meatloaf|sloppy joe|shepherds pie|cottage pie|fish and chips|stroganoff|goulash|schnitzel|pierogi|borscht|ratatouille|bouillabaisse|coq au vin|cassoulet|croissant|
  crepe|souffle|tiramisu|panna cotta|gelato|creme brulee|fondue|spatzle|overnight oats|granola|porridge|gazpacho|tortilla|churro|flan|jerk chicken|sweet and sour`,
  // Ways of cooking
  `grilled|grilling|grill|bbq|barbecue|baked|roasted|roasting|fried|frying|deep fried|deep frying|pan fried|pan frying|stir fried|steamed|steaming|braised|
  braising|boiled|simmered|poached|smoked|smoking|sous vide|slow cooked|slow cooking|pressure cooked|pressure cooking|microwaved|no bake|no knead|no churn|raw|fermented|
  fermenting|fermentation|canning|pickling|preserving|marinated|marinade|sourdough|from scratch|homemade bread|batch cooking|meal prep|freezer|freezer meal|
  freezer meals|dump and go|dump dinner|one skillet|one bowl|sheet pan|sheet pan dinner|sheet pan dinners|traybake|tray bake|foil packet|foil packets|
  5 ingredients|five ingredients|3 ingredients|4 ingredients`,
  // Equipment
  `air fryer|airfryer|slow cooker|crockpot|crock pot|instant pot|pressure cooker|multicooker|multi cooker|microwave|oven|stovetop|stove top|dutch oven|skillet|cast iron|
  cast iron skillet|wok|blender|food processor|stand mixer|bread machine|bread maker|rice cooker|waffle iron|waffle maker|smoker|pizza oven|ice cream maker|pellet grill|
  griddle|blackstone|thermomix|mortar and pestle|tagine|toaster oven|halogen oven|campfire|dehydrator`,
  // Occasions and seasons
  `christmas|christmas eve|xmas|easter|thanksgiving|halloween|new year|new years|new years eve|hanukkah|passover|rosh hashanah|purim|shavuot|ramadan|eid|iftar|diwali|holi|
  lunar new year|chinese new year|mid autumn festival|valentine|valentines|valentines day|mothers day|fathers day|st patricks day|saint patricks day|cinco de mayo|mardi gras|
  fourth of july|4th of july|july 4th|independence day|memorial day|labor day|super bowl|game day|gameday|tailgate|tailgating|oktoberfest|bonfire night|pancake day|lent|juneteenth|burns night|
  birthday|birthdays|wedding|anniversary|party|parties|dinner party|potluck|picnic|camping|cookout|buffet|date night|entertaining|holiday|holidays|special occasion|special occasions|
  for a crowd|crowd|family|family dinner|weeknight|weeknights|weekday|weekend|weekends|sunday|sunday dinner|sunday roast|spring|summer|autumn|fall|winter|back to school|lunchboxes|baby shower`,
  // What kind of food it is
  `homemade|creamy|crispy|crunchy|cheesy|sticky|juicy|tangy|zesty|refreshing|sweet and salty|for two|for one|small batch|single serving|big batch|family favorite|family favourite|
  edible gift|food gift|gift|frozen|after school|seasonal|warming|winter warmer|whole wheat|wholemeal|diabetic|diabetic friendly|weight loss|low glycemic|high carb|protein packed|
  root vegetable|leafy green|greens|spread|cold|warm|hot|savory baking|few ingredients|minimal ingredients|healthy|light|comfort|comfort food|hearty|spicy|savory|savoury|sweet|cheap|budget|budget friendly|frugal|leftovers|leftover|kids|kid|family friendly|toddler|baby food|
  baby led weaning|student|pantry|pantry staples|one pot|one pan|vegetable|vegetables|veggie|veggies|fruit|fruits|meat|poultry|seafood|shellfish|grains|whole grain|whole grains|legumes|pulses|
  nuts|seeds|herbs|spices|dairy|cheese|eggs|chocolate|berries|citrus|low fat|low calorie|low sugar|sugar free|no sugar|refined sugar free|oil free|
  grain free|soy free|high fiber|high fibre|whole30|mediterranean diet|anti inflammatory|superfood|plant based|clean eating|weight watchers|heart healthy|low cholesterol|carnivore|raw food|meatless monday|
  immune boosting|gluten free|dairy free|street food|fast food|fakeaway|copycat|takeout|finger foods|dip|quick and easy|easy|simple|beginner|fast|quick|everyday|make ahead|to go|on the go`,
  // In other languages
  `hauptgericht|hauptgerichte|hauptspeise|vorspeise|vorspeisen|nachspeise|nachtisch|nachspeisen|beilage|beilagen|fruhstuck|mittagessen|abendessen|kuchen|torte|torten|geback|backen|suppe|suppen|eintopf|salat|salate|auflauf|
  auflaufe|kekse|brot|getranke|vegetarisch|schnell|einfach|gesund|fleisch|fisch|gemuse|sommer|fruhling|herbst|weihnachten|ostern|grillen|plat principal|plats|entree|entrees|dessert|gouter|petit dejeuner|dejeuner|
  diner|aperitif|accompagnement|soupe|soupes|salade|salades|gateau|gateaux|rapide|facile|vegetarien|vegetarienne|viande|poisson|legumes|noel|paques|ete|hiver|printemps|automne|plato principal|
  platos principales|primer plato|segundo plato|entrante|entrantes|aperitivo|postre|postres|desayuno|almuerzo|comida|cena|merienda|sopa|sopas|ensalada|ensaladas|guarnicion|rapido|facil|vegetariano|carne|pescado|verduras|navidad|
  verano|invierno|primi|primi piatti|primo|secondi|secondi piatti|secondo|contorno|contorni|dolce|dolci|colazione|pranzo|insalata|insalate|zuppa|zuppe|antipasti|torta|natale|pasqua|estate|inverno|hoofdgerecht|voorgerecht|
  nagerecht|toetje|bijgerecht|ontbijt|soep|taart|gebak|kerst|snel|makkelijk|vegetarisk|forratt|varmratt|efterratt|huvudratt|frokost|middag|hovedret|forret`,
]

const wordsOf = (text: string) =>
  fold(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const singulars = (phrase: string) => phrase.split(' ').map(singular).join(' ')

const KNOWN: ReadonlySet<string> = new Set(
  [...SORTS.flatMap((sort) => sort.split('|')), ...PHRASES.keys()].map((one) => singulars(wordsOf(one))),
)

/** What is said around the word that counts: "chicken recipes", "dinner ideas". */
const AROUND = new Set(
  'recipe recipes dish dishes food foods meal meals idea ideas inspired style and with or for the a in n'.split(
    ' ',
  ),
)
const MINUTES =
  /^(?:(?:under|in) )?(?:\d{1,2}|one|two|five|ten|fifteen|twenty|thirty) (?:minutes?|mins?|ingredients?|hours?)(?: or (?:less|fewer|under))?$/
const MOST_WORDS = 6
const LONGEST_PHRASE = 4
const LONGEST_TAG = 40

/** What a page says of itself and of its recipe is no tag of a cook's. */
interface PageNames {
  title: string
  /** The site, its publisher, the author. */
  names: readonly (string | null | undefined)[]
}

/** Whether all of these words are such as cooks sort by: "air fryer chicken", "easy vegan dinner". */
function isKnown(words: readonly string[], vocabulary: Vocabulary): boolean {
  for (let from = 0; from < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - from)
    while (length > 0 && !isSort(words.slice(from, from + length).join(' '), vocabulary)) length--
    if (length === 0 && !AROUND.has(words[from] ?? '')) return false
    from += Math.max(1, length)
  }
  return words.some((word) => !AROUND.has(word))
}

function isSort(phrase: string, vocabulary: Vocabulary): boolean {
  if (KNOWN.has(singulars(phrase)) || MINUTES.test(phrase) || isDishNoun(phrase)) return true
  if (cuisineNamed(phrase) !== undefined) return true
  const { needs, rest } = splitNeeds(phrase, isDiet)
  if (needs.length > 0 && rest.trim() === '') return true
  const food = resolve(vocabulary, phrase)
  return food !== undefined && food.staple !== true
}

const isTag = (tag: string, { title, names }: PageNames, vocabulary: Vocabulary): boolean => {
  const words = wordsOf(tag).split(' ').filter(Boolean)
  const key = letters(tag)
  const isName = [title, ...names].some((name) => name && letters(name) === key)
  return !isName && tag.length <= LONGEST_TAG && words.length <= MOST_WORDS && isKnown(words, vocabulary)
}

/** The labels of a page that a cook would use as tags, and all the others: pages have them for search engines. */
export function pageTags(
  labels: readonly string[],
  page: PageNames,
  vocabulary: Vocabulary,
): { tags: string[]; left: string[] } {
  const own = labels.map((one) => one.replace(/^[\s#]+/, '').trim()).filter(Boolean)
  const tags = own.filter((tag) => isTag(tag, page, vocabulary))
  const said = new Set([...tags, page.title].map(letters))
  return { tags, left: own.filter((tag) => !said.has(letters(tag)) && said.add(letters(tag))) }
}

const partsOf = (stated: string): string[] =>
  stated
    .split(/\s*[,;/|]\s*/)
    .map((one) => one.trim())
    .filter(Boolean)

/** The cuisines known by name; what else a page has in that field is a label like others: "dinner", "homemade". */
export function pageCuisine(stated: string | null | undefined): { cuisines: string[]; labels: string[] } {
  const parts = partsOf(stated ?? '')
  const isCuisine = (one: string) => cuisineNamed(one) !== undefined
  return { cuisines: parts.filter(isCuisine), labels: parts.filter((one) => !isCuisine(one)) }
}

/** A recipe of a page that was stored: only such tags and cuisines as a cook would use, the rest in its notes. */
export function withPageTags<Raw extends RawRecipe>(
  raw: Raw,
  names: PageNames['names'],
  vocabulary: Vocabulary,
): Raw {
  const { cuisines, labels } = pageCuisine(raw.cuisine)
  const page = { title: raw.title, names: [raw.sourceName, ...names] }
  const { tags, left } = pageTags([...(raw.tags ?? []), ...labels], page, vocabulary)
  return {
    ...raw,
    cuisine: cuisines.join(', '),
    tags,
    others: [...(raw.others ?? []), { label: strings.keywords, text: left.join(', ') }],
  }
}
