const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Preparations and packaging: dropped from a name, kept as preparation. */
export const PREPARATIONS = set(`
  chopped minced sliced diced grated shredded peeled crumbled halved quartered cubed julienned torn mashed melted
  softened beaten whisked sifted divided drained rinsed thawed defrosted seeded deseeded deveined cored pitted
  trimmed stemmed hulled shelled shucked husked zested juiced crushed cracked cooked uncooked peeled unpeeled
  packed chilled cooled warmed heated room temperature cut finely coarsely thinly thickly roughly freshly lightly
  firmly loosely tightly slightly very well fully partially squeezed pressed separated scrubbed washed cleaned
  picked patted pounded flattened butterflied skinned boned reserved prepared slivered shaved smashed bruised
  sectioned segmented crosswise lengthwise diagonally undrained unthawed unwrapped broken discarded removed
  snipped trimmed spiralized riced scalded boiled hardboiled blanched soaked strained pureed stirred
  lukewarm warm cold boiling homemade leftover quality good best store bought storebought premium
  precooked together deboned filleted portioned sized bite size measured defatted heaping
`)

/** Sizes and qualities that don't change what an ingredient is. */
const QUALITIES = set(`
  large medium small big extra jumbo mini miniature baby tiny thick thin long short fresh ripe firm raw plain
  organic natural pure regular ordinary whole boneless skinless lean fat free low reduced nonfat
  lowfat full light lite sodium unsalted salted sweetened unsweetened seedless new old fashioned young tender
  tough mild sharp mature aged favorite good quality fine coarse granulated cooking frozen canned jarred bottled
  instant quick dry extra virgin unbleached bleached enriched unrefined refined filtered assorted mixed
  wild caught farm raised free range organically grown center thick style added no gluten imported domestic
  american deli real genuine authentic traditional classic original sodium calorie wise less stale day
  fluid heavy duty unflavored flavorless neutral flaky crunchy smooth dried any
`)

/** Used with any subtype: "grated cheese", "cooked pasta", "cooking oil" don't specify which. */
const LOOSE = set('any cooking soft dry dried steamed')
/** Preparations that make something else, or are bought that way. */
const FIXED = set('mashed prepared')
export function isLoose(word: string): boolean {
  return LOOSE.has(word) || (PREPARATIONS.has(word) && !FIXED.has(word))
}

/** Words that specify a subtype, unlike sizes and preparations: "granulated sugar", "beefsteak tomato". */
const PICKING = set('granulated plain unbleached bleached')
const NEUTRAL = set('ground table iodized clove head slice loaf stick of')
export function isNarrowing(word: string): boolean {
  if (PICKING.has(word)) return true
  return !NEUTRAL.has(word) && !describes(word) && !LOOSE.has(word) && !/^\d/.test(word)
}

/** Counted pieces of a plant or animal: "garlic clove" is garlic, "celery stalk" is celery. */
export const PIECES = set(`
  clove stalk sprig head leaf bunch slice stick rib ear piece half wedge strip cube chunk floret spear stem bulb
  round ring quarter segment section square sheet strand thread kernel fillet filet link rasher knob block ball
  log bar tip heart top frond bit dice matchstick coin shaving sliver crown pod tidbit curd cap tub can jar
  package bag bottle bouquet branch twig nub hand inch disk ribbon twist curl tube brick crumble crumbled loaf cup
`)

/** Cuts and parts: the ingredient before them stays the same ("chicken breast", "egg white", "lemon zest"). */
export const PARTS = set(`
  breast thigh leg wing drumstick tender tenderloin loin chop shoulder shank rump chuck brisket rib sirloin flank
  steak roast cutlet belly butt hock neck back giblet carcass fryer broiler roaster drumette quarter hindquarter
  meat flesh cheek tail claw ground mince stew stewing strip white yolk zest peel rind skin juice root green
  blend medley assortment variety puree spareribs sparerib rack crown saddle knuckle medallion nugget patty
  finger side cut flank skirt round eye portion tenders backbone bone part trimming foreshank oxtail
  shred floweret granule pearl weed flake cob crystal
`)

/** Made from the ingredient before them, and no longer that ingredient: "chicken broth", "tomato sauce", "rice vinegar". */
export const PRODUCTS = set(`
  broth stock bouillon consomme soup sauce gravy oil powder extract flour starch vinegar syrup paste jam jelly
  preserve marmalade butter milk cream cheese yogurt bread crumb breadcrumb cracker chip crisp cereal flake meal
  germ bran noodle pasta ravioli tortellini gnocchi wrapper wrap tortilla bun roll bagel muffin cake cookie pie
  crust tart pastry dough batter mix pudding custard gelatin ice sherbet sorbet candy bar chocolate liqueur
  liquor schnapps wine brandy beer ale rum vodka cider soda pop water nectar cocktail tea coffee juice
  seasoning spice rub salt pepper dressing vinaigrette mayonnaise mayo ketchup mustard relish chutney salsa dip
  spread hummus pesto tapenade filling topping glaze frosting icing sprinkle flavoring flavor flavored flavoring
  essence bitters seed nut bean pea sprout shoot stuffing sausage jerky bacon ham hot dog frank salami pepperoni
  burger meatball kebab salad sandwich pizza casserole stew chowder chili curry dinner meal kit shell cup
  substitute replacer alternative free based style smoke grease dripping lard fat shortening spray margarine
  leather wafer brownie doughnut croissant biscuit scone pretzel popcorn granola crouton pilaf
  concentrate marinade brine tenderizer coloring food blossom flower tree plant wood skewer foil
`)

/** Of these the plain one is the common one; what is made of something else says so: "hazelnut flour", "date sugar". */
export const MADE_OF = set('flour milk oil sugar vinegar cream butter noodle yogurt')

/** After a name: "bacon-flavored bits", "egg-free" contain none of it. */
export const DENIALS = set('flavored free based style less scented')

/** Before a name: "no sugar added", "not buttermilk". */
export const NEGATIONS = set('no not non never without zero')

/** Products that come in flavors: what precedes them, joined by "and", is a flavor. */
export const FLAVORED = set(`
  spread hummus cracker chip crisp crouton yogurt couscous sausage mayonnaise popcorn tortilla bagel granola
  vinaigrette marinade cheese salad oil focaccia
`)

/** Omitted from a displayed name, besides preparations: they state how big or how fresh, not what. */
export const SIZES = set(`
  large medium small lg med md sm big extra jumbo tiny fresh ripe boneless skinless thick thin very firm tender
`)

/** Colors and similar words that share the noun of their partner: "red or green grapes". */
export const SHARED = set(`
  red green yellow white black brown purple orange pink golden dark light sweet hot mild spicy sour dry fresh frozen
  canned dried large small medium raw cooked smooth crunchy creamy chunky regular salted unsalted plain low whole
  skim lean thick thin soft hard ripe warm cold english french italian greek thai chinese asian mexican spanish
  semisweet bittersweet unsweetened
`)

/** These end a name: what follows states where, how or with what, not the ingredient itself. */
export const BREAKS = set(`
  to for in with without from plus at until if per over into on about each like including include such preferably
  as eg ie the cut that which optional using depending but when because then
`)

/** Words before a comma that let the name continue after it: "bone-in, skin-on thighs". */
export const BEFORE_COMMA = set('and or bone skin in on')

/** "zest of 1 lemon": the part comes first, the ingredient last. */
export const OF_PARTS = set(`
  juice zest peel rind pulp flesh seeds seed white whites yolk yolks kernels meat grated finely zested juiced freshly
  squeezed strained
`)

/** Pairs of nouns that "and" joins into one. */
export const JOINED = set(`
  half+half sweet+sour macaroni+cheese mac+cheese pork+beans salt+vinegar fish+chips bread+butter cookies+cream
  hot+sour ham+cheese peanut+jelly herb+garlic garlic+herb cream+onion oil+vinegar franks+beans
`)

/** A dish or product named by its filling: "spinach and cheese ravioli" isn't spinach. */
export const DISHES = set(`
  ravioli tortellini tortelloni soup pizza quiche pie lasagna sandwich dip bread muffin cake burrito casserole pierogi
  manicotti cannelloni dressing stuffing pancake scone wrap empanada strudel mix seasoning rub
`)

/** Adjectives and participles: "stuffed", "seasoned"; but not seed or weed. */
export function describes(word: string): boolean {
  if (PREPARATIONS.has(word) || QUALITIES.has(word)) return true
  return word.length > 4 && word.endsWith('ed') && !word.endsWith('eed')
}
