/** Words in recipe steps that look like ingredients but aren't, or only sometimes are. All folded and singular. */

const phrases = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(/[|\n]/)
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  )

/** Tools, sizes and fixed phrases that don't name a food. */
export const KITCHEN_PHRASES = phrases(`
  pepper mill|pepper grinder|salt shaker|salt cellar|rice cooker|butter knife|bread knife|bread machine|pizza stone|pizza cutter|pizza peel|pizza pan
  salad spinner|salad bowl|salad plate|salad fork|salad server|cake pan|cake tin|cake rack|cake stand|cake tester|loaf pan|muffin tin|muffin pan
  muffin cup|muffin liner|cupcake liner|pie dish|pie plate|pie pan|pie weight|potato masher|potato ricer|potato peeler|meat thermometer|candy thermometer
  meat mallet|meat grinder|soup pot|soup bowl|soup plate|soup spoon|tea towel|tea kettle|tea strainer|tea ball|coffee filter|coffee mug
  coffee grinder|coffee cup|coffee maker|spice grinder|ice bath|ice water|ice cube|ice cube tray|ice pack|stock pot|cookie sheet|cookie cutter|cookie scoop
  ice cream scoop|ice cream maker|ice cream machine|egg timer|egg ring|egg slicer|waffle iron|waffle maker|pancake turner|fish spatula
  fish turner|fish out|lemon squeezer|lime squeezer|lemon juicer|garlic press|nut milk bag|cheese grater|cheese cloth|apple corer|cherry pitter|pasta pot|pasta machine
  pasta fork|butter dish|gravy boat|gravy separator|wine glass|shot glass|pastry brush|oyster knife|melon baller|crepe pan|bean bag|tortilla press|tortilla warmer
  pea size|pea sized|walnut size|walnut sized|almond shaped|egg shaped|olive size|golf ball|sugar thermometer|oil thermometer|corn holder|water bath|egg poacher
  fish poacher|taco holder|dutch oven|french press|turkey baster|bread pan|bread basket|banana shape|rice paddle|date night|cherry red|lobster pot|crab cracker
  toast point|toast rack|coffee color|honey color|caramel color|salmon pink|butter wrapper|bread crust|cream together|nut brown|stock up
  orange red|olive green|lemon yellow|oil slick|butter side|egg side|egg wash brush|soy free|egg free|nut free|gluten free|dairy free|pasta bowl|noodle bowl|rice bowl
  sheet pan|hot dog style|rice grain|grain of rice|wheat free|mustard yellow|pepper side|oven rack|wine colored|coffee spoon|sugar free|short side|long side
`)

/** Words that are more often a verb, an adjective or a finished dish: they don't require a line, but may match one. */
export const AMBIGUOUS = phrases(`
  toast|savory|ramp|mace|file|date|sole|frank|port|elbow|mole|sprinkle|bitter|mince|preserve|roaster|rocket|speck|wing|drumstick|orange|ranch|tonic
  grit|stout|goose|brat|swede|jimmy|scotch|truffle|candy|ale|relish|pickle|sprout|shortening|vegetable|ice|water|bread|biscuit|bun|cake|cookie
  crepe|pancake|waffle|flatbread|chapati|roti|lasagna|lasagne|dumpling|gyoza|potsticker|meatball|falafel|jam|caramel|toffee|custard|pudding|frosting|icing|granola
  muesli|hummus|guacamole|guac|salsa|pesto|tzatziki|aioli|chutney|coleslaw|slaw|sofrito|curry|soup|gravy|stuffing|dressing|vinaigrette|marinara|ragu|brownie|muffin
  doughnut|shortbread|gingerbread|gingersnap|cheesecake|sherbet|sorbet|gelato|tea|coffee|chai|lemonade|limeade|eggnog|espresso|hamburger|tamale|teriyaki|chimichurri
  carnita|crostini|crouton|cupcake|cornbread|focaccia|dolma|minestrone|hollandaise|tapenade|cereal|butterscotch|tostada|snail|perch|mandarin|fluke|chili|banger|bran|cava
  dorado|cola|filo|farina|humus|kipper|pawpaw|porter|physalis|quark|ras|sago|satsuma|squab|treacle|masa|pretzel|bagel|breadstick|cracker|seafood|steak|jelly|fondant|marzipan
  aperitif|duck|turkey|rabbit|goat|elk|hot pepper|sweet pepper|mixed herb|dried herb|dried fruit|ice cream|whipped cream|brown butter|simple syrup|caramel sauce|cranberry sauce
  garlic bread|mashed potato|hash brown|pizza dough|pie crust|pizza crust|bread roll|cookie dough|bread dough|biscuit dough|bread cube|bread slice|slice of bread|loaf of bread|peanut sauce|chili sauce
  pasta sauce|pizza sauce|taco sauce|enchilada sauce|tomato sauce|curry sauce|stir fry sauce|tartar sauce|cocktail sauce|salad dressing|salad green|pasta salad|potato salad|bean salad|chocolate sauce
  macaroni and cheese|red sauce|pie shell|stock|broth|crema|egg roll|french fry|pork rub|dry rub|sweet roll|bread loaf|cooked rice|cooked pasta|hot chocolate|green tea|pumpkin pie|apple pie|banana bread|potato skin|sweet roll|cinnamon roll dough|italian herb
`)

/** A name that ends like this is usually what the recipe makes, not an ingredient. */
export const DISH_ENDS: ReadonlySet<string> = new Set(
  'cake cookie frosting icing filling soup gravy salad dough batter dressing vinaigrette crust muffin pie custard pudding bread roll glaze'.split(
    ' ',
  ),
)

/** Refer to the ingredient itself when they open a clause and an article follows: "butter the dish", "cream the butter". */
export const VERBS: ReadonlySet<string> = new Set(
  'butter oil flour salt pepper cream sugar water ice mustard squash pickle toast juice steak fish crumb sauce'.split(
    ' ',
  ),
)
export const AFTER_VERB: ReadonlySet<string> = new Set(
  'the a an your each both it them together lightly well one two another every all generously 8 9 12 butter'.split(
    ' ',
  ),
)
export const BEFORE_VERB: ReadonlySet<string> = new Set(
  'lightly generously well then and or to by first next meanwhile thoroughly evenly heavily'.split(' '),
)

/** "as thick as heavy cream", "the size of a walnut": what follows is only a comparison. */
export const COMPARISONS =
  /\b(?:size of|shape of|thickness of|consistency of|texture of|looks? like|like|resembl\w+|as thick as|as thin as|thicker than|thinner than|reminiscent of|color of|smell of|into a|(?:shape|form)(?: \d+)?|(?:shape|form|roll|mold|press)\w* (?:\w+ ){0,4}into(?: \d+)?) (?:a |an |the |small |large |coarse |very |thick |thin |wet |heavy |fresh |soft |smooth |pale |loose |fine |long |short |flat |\d+ )*$/

/** Short for a longer name that only the ingredient line gives in full. */
export const ALIASES: Readonly<Record<string, string>> = {
  'pepper flake': 'red pepper flake',
}

/** "until the oil separates": it comes out of the food and isn't added. */
export const SEPARATES =
  /^(?:\w+ ){0,2}(?:separat\w*|split\w*|rise\w*|bead\w*|pool\w*|seep\w*|float\w*|surface\w*)\b/

/** Participles that use an ingredient without naming it. */
export const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  oiled: ['oil'],
  oil: ['oil'],
  grease: ['oil', 'butter', 'cooking spray'],
  greased: ['oil', 'butter', 'cooking spray'],
  buttered: ['butter'],
  floured: ['flour'],
  salted: ['salt'],
  season: ['salt', 'black pepper'],
  seasoned: ['salt', 'black pepper'],
  seasoning: ['salt', 'black pepper'],
  sugared: ['sugar'],
  peppered: ['black pepper'],
  spray: ['cooking spray'],
}
