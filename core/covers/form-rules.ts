import type { Form } from './forms.ts'
import type { Words } from './recipe.ts'

type Rule = readonly [title: RegExp, form: Form, meals?: RegExp]

/** What a title says about the finished dish; the first match wins, so the particular stands before the general. */
const BY_TITLE: readonly Rule[] = [
  // Drinks: the glass decides before any food word does.
  [/smoothie bowl|acai bowl/, 'sweet bowl'],
  [/smoothie|lassi|milkshake|\bshake\b|ayran|kefir/, 'smoothie'],
  [
    /hot chocolate|hot cocoa|\bchai\b|latte|cappuccino|toddy|mulled|golden milk|atole|champurrado|(?<!iced )(?<!iced)\btea$|hot tea|hot coffee/,
    'mug',
    /drink|none|snack|breakfast/,
  ],
  [
    /lemonade|limeade|agua fresca|iced tea|iced coffee|cold brew|\bsoda\b|spritz|mocktail|punch|horchata|cooler\b|\bjuice$|margarita|mojito|sangria/,
    'tall drink',
    /drink|none|snack|breakfast/,
  ],
  // Sweets.
  [/ice cream|gelato|sorbet|sundae|soft serve|frozen yogurt|affogato/, 'ice cream'],
  [/popsicle|\bpops\b|paleta|kulfi/, 'pops'],
  [/brownie|blondie|\bbars?\b|flapjack|squares\b|fudge/, 'bars'],
  [/cheesecake|tiramisu/, 'cake slice'],
  [/flan\b|creme caramel/, 'flan'],
  [/bread pudding|french toast (bake|casserole)|strata/, 'crumble'],
  [
    /rice pudding|arroz con leche|kheer|sticky rice|halwa|payasam|tofu pudding|bananas in coconut|tapioca|congee.*sweet/,
    'sweet bowl',
  ],
  [
    /chia pudding|pudding|mousse|panna cotta|posset|custard|trifle|parfait|\bfool\b|tofu pots|pots? de creme/,
    'pudding',
    /dessert|breakfast|snack|none/,
  ],
  [/shortcake/, 'biscuits'],
  [/crepe|blintz|galettes? with|galettes complete/, 'crepes'],
  [/cobbler|crumble|\bcrisp$|brown betty|apple crisp/, 'crumble', /dessert|breakfast|none/],
  [
    /cookie|macaroon|biscotti|shortbread|snickerdoodle|oat bites|energy (bite|ball)|truffles|ladoo|madeleine|\bbites$|crackers/,
    'cookies',
  ],
  [/bundt|pound cake|angel food/, 'bundt'],
  [/layer cake|birthday cake|frosted|red velvet|carrot cake|victoria/, 'layer cake'],
  [
    /(?<!crab )(?<!fish )(?<!salmon )(?<!potato )(?<!rice )(?<!pan)\bcakes?$|\btorte|gateau|gingerbread|coffee cake|olive oil cake|\bcake\b(?! with)/,
    'round cake',
    /dessert|snack|none|bread|breakfast/,
  ],
  [/muffin|cupcake|egg cups|egg bites/, 'muffins'],
  [
    /poached pears|fruit cups|cinnamon oranges|caramelized pineapple|fruit salad|poached (peaches|fruit)|baked apples|roasted fruit/,
    'fruit plate',
  ],
  [/clafoutis|fruit tart|\btarts?\b|tatin|galette\b|quiche/, 'tart'],
  [/shepherd|cottage pie/, 'gratin'],
  [/pot pie|spanakopita|\bpies?\b/, 'pie', /dessert|none|dinner|lunch|snack|side/],
  // Meat that a salad or a bread only accompanies.
  [/sheet-pan (?!salmon|sausage)|sheet pan (?!salmon|sausage)|tray ?bake/, 'sheet pan'],
  [
    /katsu(?! curry)|piccata|chicken parmesan|schnitzel|milanese|tenders|saltimbocca|cutlet|cauliflower steaks/,
    'cutlets',
  ],
  [/bun bowls|noodle bowls?|cold noodles|sesame noodles/, 'noodles'],
  [/kofta with|kebab|skewer|satay|yakitori/, 'skewers'],
  [/carnitas/, 'tacos'],
  [/parmentier/, 'gratin'],
  [/panade/, 'gratin'],
  [/onion soup/, 'gratin soup'],
  [/unstuffed|taco rice/, 'rice plate'],
  [/(chicken|pork|beef|shrimp|tofu) and .*skillet$/, 'stir-fry'],
  [/rice dumplings/, 'skewers'],
  [/baked oatmeal/, 'crumble'],
  [/\bdough$/, 'rolls'],
  [/red curry|green curry|(fish|shrimp|prawn) curry/, 'stew'],
  // Breakfast.
  [/dutch baby|pannekoek/, 'frittata'],
  [
    /potato pancake|potato cake|(salmon|tuna|crab|fish|rice|zucchini|chickpea) cakes?|latke|fritter|croquette|patties|kimchi pancake|(korean|vegetable|shrimp|seafood) .*pancakes|okonomiyaki|egg foo young|hotteok|(?<!bread )pakora|bhaji/,
    'fritters',
  ],
  [/scallion pancake/, 'flatbreads'],
  [/pancake|hotcake|blini/, 'pancakes'],
  [/waffle/, 'waffles'],
  [
    /shakshuka|eggs (poached )?in (salsa|purgatory|tomato)|huevos|ratatouille with baked eggs|turkish eggs|cilbir|cocotte/,
    'shakshuka',
  ],
  [/frittata|spanish (potato )?tortilla|potato tortilla|tortilla espanola/, 'frittata'],
  [/tamagoyaki|rolled omelet/, 'rolled omelet'],
  [/bread omelet|street toast|breakfast sandwich/, 'sandwich'],
  [/omelet over rice|thai omelet/, 'omelet'],
  [/omelet|omurice|chilla|banh xeo|dosa/, 'omelet'],
  [/scramble|stir-fried tomatoes and eggs|bhurji/, 'scramble'],
  [/deviled eggs|tea eggs|soy eggs|caramel eggs|boiled eggs/, 'halved eggs'],
  [/\bhash\b|chilaquiles|migas|poutine/, 'hash'],
  [/savory oat|congee|jook|rice porridge|squash porridge|upma|khichdi|porridge with/, 'porridge'],
  [
    /granola|oatmeal|overnight oats|porridge|muesli|greek yogurt with|yogurt (bowl|with)|breakfast polenta|bircher|cereal/,
    'sweet bowl',
    /breakfast|snack|none|dessert/,
  ],
  [/pain perdu|french toast/, 'toast'],
  // Shells, wraps and bread with something in it.
  [/lettuce (wrap|cup)/, 'lettuce cups'],
  [/fatteh/, 'mixed salad'],
  [/tostada|nachos/, 'tostadas'],
  [/enchilada|stuffed shells|manicotti|cannelloni/, 'enchiladas'],
  [/quesadilla/, 'quesadilla'],
  [/taco (salad|rice|soup|bowl|skillet)/, 'rice plate', /dinner|lunch|none/],
  [/\btacos?\b/, 'tacos'],
  [/burrito bowl/, 'grain bowl'],
  [/burrito|\bwraps?\b/, 'burrito'],
  [/slider|burgers?\b|sloppy|pulled pork sandwich/, 'burger'],
  [/banh mi op la/, 'fried eggs'],
  [
    /\bpitas?\b(?! (bread|chip))|gyro|souvlaki|shawarma wrap|banh mi|hot dog|\bsub\b|hoagie|po'? ?boy|falafel in/,
    'filled bread',
    /dinner|lunch|breakfast|none|snack/,
  ],
  [
    /open-face|\bmelts?\b|\btoasts?$|toast with|\bon toast|bruschetta|crostini|avocado.*toast|catalan tomato toast|baguette$|tartine/,
    'toast',
  ],
  [/sandwich(?! bread)|panini|grilled cheese|club\b|blt/, 'sandwich'],
  [/pizza(?! skillet)/, 'pizza'],
  [/summer roll|spring roll|egg roll|rice paper|lumpia/, 'summer rolls'],
  [/onigiri|rice balls|musubi/, 'rice balls'],
  [/sushi bowl|poke/, 'grain bowl'],
  [/dumpling soup|wonton soup/, 'broth'],
  [/dumpling|gyoza|potsticker|wonton|pierogi|momo|shumai|mantou|\bbao\b/, 'dumplings'],
  // Breads.
  [/pita bread|naan|chapati|roti\b|paratha|tortillas$|flatbread|lavash|socca|arepa|injera/, 'flatbreads'],
  [/focaccia/, 'focaccia'],
  [/cornbread/, 'cornbread'],
  [/baguette|ciabatta/, 'baguettes'],
  [/(biscuit|scone)s?\b(?! top)/, 'biscuits', /bread|breakfast|snack|none|side/],
  [
    /pull-apart|dinner rolls|\brolls$|\bbuns\b|popover|gougere|brioche|bagel|pretzel|doughnut|cinnamon roll/,
    'rolls',
  ],
  [/\bbread$|loaf\b(?! of)|babka|challah|sourdough|soda bread/, 'loaf', /bread|none|dessert|breakfast|snack/],
  // Soups.
  [/noodle soup|ramen|\bpho\b|udon soup|laksa|curry udon|soto|mushroom udon/, 'noodle soup'],
  [
    /chowder|bisque|(tomato basil|potato leek|broccoli cheddar|butternut|squash|cauliflower|carrot|pumpkin|split pea|black bean|red lentil|asparagus|pea|corn|mushroom) .*soup|gazpacho|vichyssoise|cream of|creamy .*soup|pappa al/,
    'creamy soup',
  ],
  [
    /\b(curry|kimchi|soybean paste|bean|chickpea|lentil|beef|chicken|vegetable|collard) stew|ribollita|chili$|chili\b(?! (mac|garlic|lime|and|roasted|bean|oil))/,
    'stew',
    /soup|dinner|lunch|none/,
  ],
  [/soup|broth|minestrone|rasam|pozole|avgolemono|consomme|mulligatawny/, 'broth'],
  // Salads.
  [
    /potato salad|slaw|tabbouleh|(quinoa|farro|bulgur|couscous|rice|pasta|grain) salad|three-bean|bean,? .*salad|chaat|egg salad|tuna salad|larb|carrot salad|cabbage salad|shredded|sprout salad|sunomono|chopped salad|panzanella|greek village|raita salad|kachumber|smashed cucumber|broccoli and apple|chicken salad|beet/,
    'mixed salad',
    /salad|side|lunch|snack|dinner|none/,
  ],
  [/caprese|jicama and orange/, 'fruit or tomato salad', /salad|side|none/],
  [
    /fried egg salad|salad with leftover|caesar|salade|fattoush|\bsalad\b(?! dressing)/,
    'green salad',
    /salad|side|lunch|dinner|none/,
  ],
  // Dips.
  [
    /guacamole|\bsalsa$|salsa fresca|pico de gallo|tapenade|relish|chutney|artichoke dip/,
    'chunky dip',
    /snack|side|none/,
  ],
  [/hummus|tzatziki|raita|baba ganoush|\bdip\b|labneh|spread$|aioli|muhammara|pate$/, 'dip'],
  [
    /pickle|\bjam\b|preserve|marmalade|compote|hot sauce$|dressing$|ketchup$|kimchi$|sauerkraut$/,
    'jar',
    /side|snack|none|dessert|breakfast|salad/,
  ],
  [
    /popcorn|roasted nuts|roasted chickpeas|edamame$|cashews$|peanuts|trail mix|snack mix|party mix|olives$/,
    'snack bowl',
    /snack|none|side/,
  ],
  // Pasta and noodles.
  [/lasagna(?! boats)|moussaka|pastitsio/, 'layered slice'],
  [/stuffed|loaded potato|\bboats\b|portobellos|acorn squash with|relleno(?! casserole)/, 'stuffed'],
  [/baked ziti|tuna noodle casserole|pasta bake|baked .*(pasta|macaroni)|baked macaroni/, 'gratin'],
  [
    /pad thai|see ew|lo mein|chow mein|yakisoba|japchae|soba|udon|noodles?\b(?! (soup|casserole))|bibim guksu|guksu|vermicelli|semiya/,
    'noodles',
  ],
  [/meatballs?|kofta curry|albondigas/, 'meatballs'],
  [
    /spaghetti(?! squash)|linguine|fettuccine|tagliatelle|carbonara|cacio|pappardelle|bucatini|angel hair|capellini/,
    'long pasta',
  ],
  [
    /penne|rigatoni|macaroni|mac and cheese|chili mac|gnocchi|orzo|farfalle|fusilli|orecchiette|tortellini|ravioli|\bshells|pasta|fideo|ziti/,
    'short pasta',
  ],
  // Rice and grains.
  [/risotto|polenta with|soft cornmeal|grits|congee/, 'mash or risotto'],
  [
    /bibimbap|(rice|quinoa|grain|tempeh|chicken|teriyaki|sushi|buddha|tofu) bowls?|donburi|oyakodon|\bbowls$/,
    'grain bowl',
  ],
  [
    /fried rice|paella|biryani|pilaf|jambalaya|dirty rice|arroz|poha|mujaddara|gohan|(?:red|jeera|coconut|wild|sprout|claypot-style|salsa|jasmine|spanish) rice|chicken and rice|farro|couscous with|bulgur|rice with|rice skillet|unstuffed/,
    'rice plate',
  ],
  // Meat and fish, by how it comes to the table.
  [/sausage,|sausages\b|bratwurst/, 'sausages'],
  [/roast chicken(?! (salad|banh|with grapes))|roast turkey$|whole chicken|cornish/, 'roast bird'],
  [/drumstick|wings?\b|\bribs\b/, 'glazed pile'],
  [
    /meatloaf|pork tenderloin|turkey breast|skillet steak|steak au|steak and|pot roast|roast beef$|brisket|sliced steak|roast pork$|prime rib|flank steak|\bham$/,
    'sliced meat',
  ],
  [/chops?\b/, 'chops'],
  [
    /fish and chips|salmon|\bcod\b|fillet|halibut|tilapia|trout|steamed fish|turmeric fish|masala fish|parchment/,
    'fish fillet',
    /dinner|lunch|none/,
  ],
  [/mussels|clams\b|moules/, 'mussels'],
  [
    /curry|masala|dal\b|daal|saag|palak|rogan|vindaloo|korma|tikka|massaman|stew\b|tagine|bourguignon|cacciatore|goulash|cassoulet|chili\b(?! (garlic|lime|and))|braise|mapo|\bragu|keema|picadillo|rajma|makhani|adobo|matar|gobi|caldo|stroganoff|ropa|red wine chicken|chicken dijon|tofu in tomato|coconut chickpeas|ratatouille|eggplant with tofu|chickpeas and spinach/,
    'stew',
    /dinner|lunch|soup|none|breakfast/,
  ],
  [/shrimp|prawns?|camarones/, 'shrimp'],
  [/miso eggplant/, 'vegetables'],
  [
    /casserole|gratin|strata|\bbake\b|eggplant parm|parmigiana|scalloped|au gratin|\btian\b|baked (cheddar|oatmeal|feta|eggplant)|timbale/,
    'gratin',
  ],
  [
    /shaking beef|larb|kung pao|stir-fr|pepper steak|bulgogi|ginger pork|basil (chicken|tofu|beef)|in garlic sauce|cashew vegetables|ginger caramel|teriyaki|carnitas|orange chicken|general tso|sesame chicken|caramel/,
    'stir-fry',
  ],
  [/mash/, 'mash'],
  [
    /roast(ed)? potatoes|fries\b|wedges|home fries|potato skins|cumin potatoes|jeera aloo/,
    'fries',
    /side|snack|none|dinner/,
  ],
  [
    /(?<!green )beans?\b(?! sprout)|lentils?\b|chickpeas|ful medames|ceci|chana|black-eyed/,
    'beans',
    /dinner|lunch|side|none|snack|breakfast/,
  ],
  [/chicken/, 'chicken pan', /dinner|lunch|none/],
]

const BY_MEAL: Readonly<Record<string, Form>> = {
  breakfast: 'fried eggs',
  soup: 'broth',
  salad: 'green salad',
  bread: 'loaf',
  dessert: 'round cake',
  snack: 'snack bowl',
  drink: 'tall drink',
  side: 'vegetables',
}

/** Where title and meal are silent, the ingredients decide what a dinner looks like. */
const BY_INGREDIENT: readonly (readonly [RegExp, Form])[] = [
  [/spaghetti|linguine|fettuccine|tagliatelle/, 'long pasta'],
  [/penne|macaroni|rigatoni|pasta|gnocchi/, 'short pasta'],
  [/noodle/, 'noodles'],
  [/soy sauce|oyster sauce|hoisin/, 'stir-fry'],
  [/salmon|cod\b|tilapia|halibut|fish fillet/, 'fish fillet'],
  [/broth|stock|coconut milk|(canned|crushed) tomato/, 'stew'],
  [/chicken (thigh|leg|breast|drum)/, 'chicken pan'],
  [/\brice\b|quinoa|couscous/, 'rice plate'],
  [/lettuce|arugula|salad greens/, 'green salad'],
  [/cups? (all-purpose )?flour/, 'round cake'],
]

export function formFor({ title, meal, all }: Words): Form {
  const known = Object.hasOwn(BY_MEAL, meal) || meal === 'dinner' || meal === 'lunch' ? meal : 'none'
  for (const [words, form, meals] of BY_TITLE)
    if (words.test(title) && (meals === undefined ? true : meals.test(known))) return form
  const byMeal = Object.hasOwn(BY_MEAL, known) ? BY_MEAL[known] : undefined
  return byMeal ?? BY_INGREDIENT.find(([words]) => words.test(all))?.[1] ?? 'vegetables'
}
