import { cuisinesIn } from './cuisine-names.ts'

/** Words that indicate a cuisine, with their weight: a dish's name counts more than an ingredient. */
const DISHES: Record<string, string> = {
  italian:
    'risotto|lasagn[ae]|carbonara|bolognese|pesto|gnocchi|tiramis[uù]|focaccia|minestrone|panna cotta|cacio e pepe|caprese|ossobuco|polenta|ravioli|cannoli|bruschetta|parmigiana|marinara|alfredo|piccata|saltimbocca|italian|italienisch|tuscan|sicilian|pizza|spaghetti|tagliatelle|linguine|penne|ziti|frittata|panzanella|arancini',
  mexican:
    'taco|burrito|enchilada|quesadilla|guacamole|salsa verde|pico de gallo|tamales?|pozole|carnitas|fajita|chilaquiles|mole|tostada|elote|churro|mexican|tex-mex|carne asada|huevos rancheros|barbacoa|birria',
  indian:
    'curry masala|tikka|masala|biryani|dal|daal|dhal|paneer|naan|samosa|chana|korma|vindaloo|tandoori|palak|saag|raita|dosa|chutney|butter chicken|indian|aloo|gobi|pakora|rogan josh|paratha|khichdi|lassi',
  chinese:
    'kung pao|lo mein|chow mein|dim sum|wonton|mapo|szechuan|sichuan|char siu|fried rice|general tso|egg drop|hot pot|dumplings?|bao|chinese|congee|orange chicken|mongolian beef|sweet and sour',
  japanese:
    'ramen|sushi|teriyaki|miso|tempura|udon|soba|katsu|okonomiyaki|yakitori|onigiri|gyoza|donburi|gyudon|matcha|japanese|tonkatsu|sukiyaki|dashi|mochi|tamagoyaki',
  korean: 'kimchi|bibimbap|bulgogi|japchae|tteokbokki|gochujang|korean|kimbap|galbi|jjigae|banchan',
  thai: 'pad thai|tom yum|tom kha|green curry|red curry|massaman|panang|larb|satay|som tam|thai|pad see ew',
  vietnamese: 'pho|banh mi|bánh mì|bun cha|nuoc cham|vietnamese|summer rolls?|goi cuon|bun bo',
  french:
    'coq au vin|ratatouille|bourguignon|quiche|crêpes?|crepes?|souffl[eé]|bouillabaisse|cassoulet|béchamel|tarte tatin|madeleines?|croissants?|gratin dauphinois|clafoutis|french onion|niçoise|nicoise|provençal|french|beurre blanc|vichyssoise|profiteroles|macarons|éclairs?|blanquette|brioche',
  mediterranean:
    'hummus|falafel|tzatziki|tabbouleh|tabouli|greek|gyros?|souvlaki|moussaka|baba ganoush|shakshuka|shawarma|fattoush|mediterranean|spanakopita|dolma|baklava|paella|gazpacho|lebanese|turkish|moroccan|tagine|feta|tortilla española|spanish',
  american:
    'mac and cheese|buffalo wings?|meatloaf|sloppy joes?|cornbread|biscuits and gravy|pulled pork|bbq|barbecue|cobbler|brownies?|chocolate chip cookies?|pumpkin pie|apple pie|pancakes|jambalaya|gumbo|clam chowder|burgers?|hot dogs?|thanksgiving|southern|cajun|american|ranch|coleslaw|key lime pie|snickerdoodles?|tater tots?|pot pie',
}

const FLAVOURS: Record<string, string> = {
  italian:
    'parmesan|parmigiano|pecorino|mozzarella|ricotta|mascarpone|prosciutto|pancetta|basil|balsamic|oregano|arborio',
  mexican:
    'jalapeño|jalapeno|corn tortillas?|cotija|queso fresco|chipotle|ancho|tomatillos?|poblano|cilantro|masa harina|black beans|adobo',
  indian:
    'garam masala|turmeric|ghee|cumin seeds?|cardamom|fenugreek|curry leaves|paneer|basmati|asafoetida|coriander powder|chana dal',
  chinese:
    'shaoxing|oyster sauce|hoisin|five[- ]spice|dark soy sauce|sesame oil|chinkiang|doubanjiang|wonton wrappers|bok choy',
  japanese: 'mirin|dashi|sake|miso|nori|wasabi|bonito|panko|shichimi|kombu|sushi rice|rice vinegar',
  korean: 'gochujang|gochugaru|kimchi|doenjang|perilla|korean',
  thai: 'lemongrass|galangal|fish sauce|thai basil|coconut milk|red curry paste|green curry paste|kaffir lime|makrut lime|palm sugar|thai',
  vietnamese: 'rice paper|nuoc mam|rice noodles|fish sauce|vietnamese|star anise|thai basil',
  french:
    'gruyère|gruyere|dijon|herbes de provence|crème fraîche|creme fraiche|shallots?|cognac|tarragon|bouquet garni|brie',
  mediterranean:
    'tahini|feta|kalamata|chickpeas|za.?atar|sumac|halloumi|couscous|pita|greek yogurt|harissa|bulgur|saffron|pomegranate',
  american:
    'buttermilk|bbq sauce|barbecue sauce|ranch|cheddar|graham crackers?|maple syrup|cool whip|velveeta|cream cheese|pecans?|yellow mustard',
}

const patterns = (words: Record<string, string>) =>
  Object.entries(words).map(
    ([cuisine, list]) => [cuisine, new RegExp(String.raw`(?<!\p{L})(?:${list})(?!\p{L})`, 'giu')] as const,
  )
const DISH = patterns(DISHES)
const FLAVOUR = patterns(FLAVOURS)

/** Those that belong to one of ours. */
const GROUPED: ReadonlyMap<string, string> = new Map([
  ...['greek', 'spanish'].map((name) => [name, 'mediterranean'] as const),
  ...['southern', 'cajun'].map((name) => [name, 'american'] as const),
])

/** A stated cuisine that is known by name, as one of ours if it belongs to one; lower case, without "cuisine". */
export function statedCuisine(stated: string): string | null {
  const [first] = cuisinesIn(stated)
  return first === undefined ? null : (GROUPED.get(first) ?? first)
}

/** The cuisine that title and ingredients indicate, if one clearly leads. */
export function cuisineOf(title: string, ingredients: readonly string[]): string | null {
  const lines = ingredients.join('\n')
  const distinct = (text: string, pattern: RegExp) => new Set(text.toLowerCase().match(pattern) ?? []).size
  const flavour = new Map(FLAVOUR.map(([cuisine, pattern]) => [cuisine, distinct(lines, pattern)]))
  const ranked = DISH.map(([cuisine, pattern]) => ({
    cuisine,
    points: 3 * Math.min(2, distinct(title, pattern)) + (flavour.get(cuisine) ?? 0),
  })).sort((a, b) => b.points - a.points)
  const [first, second] = ranked
  if (!first || first.points < 3 || first.points - (second?.points ?? 0) < 1) return null
  return first.cuisine
}
