import type { Words } from './recipe.ts'

type Rule = readonly [RegExp, string]

const first = (rules: readonly Rule[], text: string): string | undefined =>
  rules.find(([words]) => words.test(text))?.[1]

/** Sauces and soups by name. */
const SAUCE_BY_TITLE: readonly Rule[] = [
  [/mac and cheese|cheddar grits|queso/, '#f2b548'],
  [/turkish eggs|cocotte/, '#f8f0de'],
  [/alfredo|carbonara|cacio|dijon|butter sauce|white sauce|clam chowder|gnocchi with sage/, '#f0dcae'],
  [/pesto|salsa verde|chimichurri|tomatillo|green (chicken )?(curry|pozole|chili)|verde\b/, '#8ba24a'],
  [/thai green/, '#93ab57'],
  [/saag|palak|spinach curry|spinach soup|creamed spinach/, '#5c7a33'],
  [/tikka masala|butter chicken|makhani|vodka|tomato bisque|creamy tomato/, '#dc7440'],
  [/rogan josh|vindaloo|red wine|bourguignon|coq au vin/, '#8c3a20'],
  [/korma|katsu curry|japanese .*curry|massaman|peanut|satay/, '#b9792f'],
  [
    /red curry|tom yum|laksa|diabla|kimchi|gochujang|mapo|buffalo|spicy korean|sichuan|harissa|enchilada|rojos?\b|rojo\b|tinga|birria/,
    '#c4482a',
  ],
  [
    /egg curry|chana|chickpea.*curry|dal\b|khichdi|keema|rajma|masala|curry|mulligatawny|turmeric|korean squash/,
    '#cf8a32',
  ],
  [
    /shakshuka|marinara|pomodoro|bolognese|ragu|arrabbiata|amatriciana|puttanesca|(chicken|eggplant) parm|parmigiana|cacciatore|sloppy|norma|salsa\b|tomato|saganaki|chili\b|gazpacho|minestrone|ribollita|lasagna|ziti|pizza/,
    '#c4462a',
  ],
  [/red beans/, '#9a4a2a'],
  [/ful medames/, '#b8864a'],
  [/black bean/, '#4a302c'],
  [/red lentil|squash|pumpkin|butternut|carrot|sweet potato/, '#e0913a'],
  [/split pea|pea soup|pea and mint|asparagus soup|broccoli.*soup/, '#a4ab54'],
  [/beet|borscht/, '#a8294e'],
  [/corn\b.*(chowder|soup)/, '#eccb6a'],
  [/mushroom (soup|bisque|ragu|stroganoff)|stroganoff/, '#b5946c'],
  [
    /potato leek|vichyssoise|cauliflower soup|chowder|avgolemono|lemon chicken and rice|egg drop|alfredo/,
    '#eeddaa',
  ],
  [
    /french onion|pot roast|teriyaki|soy|kung pao|bulgogi|adobo|caramel|pepper steak|yakisoba|lo mein|black pepper|hoisin|sauerbraten|au poivre|goulash/,
    '#6a3518',
  ],
  [/pho\b|beef noodle/, '#a5743c'],
  [/miso/, '#c59a5c'],
]

/** Where the title names no sauce, what is in it colors it. */
const SAUCE_BY_INGREDIENT: readonly Rule[] = [
  [/green curry paste|tomatillos?|basil pesto/, '#8ba24a'],
  [/red curry paste|gochujang|gochugaru|chipotle|harissa/, '#c4532e'],
  [/curry powder|turmeric|saffron|curry paste/, '#d39a38'],
  [
    /(crushed|canned|diced|whole|peeled|pureed?) (?:\w+ )?tomato|tomato (sauce|paste|puree)|marinara|passata|tomatoes/,
    '#c24e2c',
  ],
  [/soy sauce|oyster sauce|hoisin|tamari|red wine|molasses|balsamic/, '#74401e'],
  [/coconut milk|heavy cream|sour cream|cream cheese|half-and-half|evaporated milk|whipping/, '#efdcae'],
  [/butternut|pumpkin|sweet potato/, '#e0913a'],
  [/miso/, '#c59a5c'],
  [/beef broth|beef stock/, '#9a6230'],
  [/milk|cheddar|parmesan/, '#efdcae'],
]

const GOLDEN_BROTH = '#dcae58'

/** The color of a sauce, a soup or a filling. */
export function sauceColor({ title, all }: Words): string {
  return first(SAUCE_BY_TITLE, title) ?? first(SAUCE_BY_INGREDIENT, all) ?? GOLDEN_BROTH
}

const CRUMB: readonly Rule[] = [
  [/chocolate chip|chocolate chunk/, '#d9a65c'],
  [/brownie|cocoa|chocolate|mocha|devil/, '#4f2a18'],
  [/matcha|pistachio|green tea/, '#9aa64e'],
  [/red velvet/, '#8f2a26'],
  [/pumpkin|carrot|sweet potato|gingerbread|molasses|ginger cake|spice cake|squash/, '#b8692c'],
  [/lemon|orange|citrus|corn|polenta|saffron|mango|custard/, '#edbf58'],
  [
    /banana|date|bran|whole wheat|wholemeal|rye|buckwheat|zucchini|oat|maple|brown sugar|pecan|walnut|peanut/,
    '#c08446',
  ],
  [/vanilla|almond|coconut|white|shortbread|sugar cookie|angel|yogurt|milk/, '#edcf92'],
]

/** The color of a batter or dough once baked. */
export const crumbColor = ({ title, all }: Words): string =>
  first(CRUMB, title) ?? (/cocoa|chocolate(?! chip)/.test(all) && !/chip/.test(title) ? '#4f2a18' : '#dfab62')

const SWEET: readonly Rule[] = [
  [/chocolate|cocoa|mocha|nutella/, '#5a3220'],
  [/coffee|tiramisu|espresso/, '#a5764a'],
  [/matcha|avocado|pistachio|kiwi|green|spinach/, '#9fb458'],
  [/raspberr|strawberr|watermelon|cherry|rhubarb|cranberr|hibiscus|pomegranate/, '#e0586a'],
  [/blueberr|blackberr|acai|berry|plum|grape/, '#8a4a78'],
  [/thai iced tea|carrot|pumpkin|caramel|dulce|butterscotch|squash/, '#dd8a3c'],
  [/mango|peach|apricot|papaya|turmeric|golden|orange/, '#f3ab3a'],
  [/lemon|pineapple|banana|custard|flan|passion|saffron/, '#f4d672'],
  [/iced tea|cider|\btea\b|maple|peanut|honey|kombucha/, '#c8823a'],
  [/chai|latte|horchata|date|cinnamon|almond/, '#d8b48a'],
  [/lime|mint|melon|cucumber/, '#dfe8b0'],
  [/vanilla|milk|cream|ayran|rice/, '#f7ead0'],
]

/** The color of a pudding, a smoothie, an ice cream or a drink: what the title says, then what is in it. */
export const sweetColor = ({ title, lines }: Words): string =>
  first(SWEET, title.split(' with ')[0] ?? title) ?? first(SWEET, lines.join('\n')) ?? '#f6e8ca'

const GRAIN: readonly Rule[] = [
  [/saffron|turmeric|yellow|paella|biryani|khichdi|arroz con pollo|lemon/, '#eec458'],
  [/tomato|rojo|red rice|salsa|jambalaya|spanish rice|ketchup|mexican/, '#d9783c'],
  [/fried rice|soy|kimchi|dirty|claypot|takikomi|mujaddara|teriyaki/, '#dcb274'],
  [/brown rice|wild rice|farro|barley|bulgur|freekeh|buckwheat|quinoa/, '#c99c5e'],
  [/green|herb|cilantro|spinach/, '#c8cc86'],
]

export const grainColor = ({ title, all }: Words): string =>
  first(GRAIN, title) ??
  (/farro|barley|bulgur|wild rice|brown rice|quinoa/.test(all)
    ? '#cfa468'
    : /turmeric|saffron/.test(all)
      ? '#eec458'
      : '#f5ead0')

const DIP: readonly Rule[] = [
  [/guacamole|avocado|pea|edamame|artichoke|spinach/, '#a3b552'],
  [/salsa|tomato|muhammara|romesco|red pepper/, '#cb4a2c'],
  [/tapenade|olive/, '#66683a'],
  [/baba ganoush|eggplant|lentil/, '#cfb184'],
  [/beet/, '#b8365e'],
  [/black bean/, '#54372f'],
  [/tzatziki|raita|labneh|yogurt|sour cream|ranch|feta|ricotta/, '#fbf5e4'],
]

export const dipColor = ({ title }: Words): string => first(DIP, title) ?? '#ecd5a0'

const PORRIDGE: readonly Rule[] = [
  [/squash|pumpkin|carrot/, '#e8a545'],
  [/chocolate|cocoa/, '#6a3d26'],
  [/yogurt/, '#fbf5e6'],
  [/turmeric|khichdi|dal|upma|polenta|halwa|mango/, '#f0cd76'],
  [/oat|granola|peanut/, '#e0c190'],
]

/** Porridge, yogurt, rice pudding: pale unless something stains it. */
export const porridgeColor = ({ title }: Words): string => first(PORRIDGE, title) ?? '#f7ebd0'
