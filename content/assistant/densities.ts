import { CUPS } from '#content/measures/cups.ts'
import type { Density, Piece } from '#core/assistant/knowledge.ts'

/** Names for a food in another state; everything else is looked up by the ingredient's own name. */
const IN_OTHER_WORDS = { 'whole milk': 244, 'mashed banana': 227, 'chopped chocolate': 170 }

export const densities: Density[] = Object.entries({ ...CUPS, ...IN_OTHER_WORDS }).map(
  ([food, gramsPerCup]) => ({ food, gramsPerCup }),
)

/** What a single item yields: "the juice of one lemon". The question must contain every word before the colon. */
const PIECES = `
lemon juice tablespoon: One medium lemon gives 2–3 tablespoons (30–45 ml) of juice and about 1 tablespoon of zest.
juice lemon: One medium lemon gives 2–3 tablespoons (30–45 ml) of juice and about 1 tablespoon of zest.
zest lemon: One medium lemon gives about 1 tablespoon of zest and 2–3 tablespoons (30–45 ml) of juice.
juice lime: One lime gives about 2 tablespoons (30 ml) of juice and 1½–2 teaspoons of zest.
juice orange: One medium orange gives ¼–⅓ cup (60–80 ml) of juice and 1–2 tablespoons of zest.
clove garlic powder: One clove of garlic equals about ⅛ teaspoon (1/8 tsp) of garlic powder, ½ teaspoon of garlic salt (use less salt), or 1 teaspoon minced from a jar.
clove garlic minced: One clove of garlic is about 1 teaspoon minced, 3–5 g.
head garlic: A head of garlic has 10–12 cloves; one clove is about 1 teaspoon minced.
clove garlic head: A head of garlic has 10–12 cloves.
onion powder equal: One medium onion equals about 1 tablespoon of onion powder.
onion cup chopped: One medium onion gives about 1 cup (150 g) chopped.
egg weigh: A large egg weighs about 50 g out of its shell: 30–33 g of white (2 tablespoons) and 17–18 g of yolk (1 tablespoon).
egg gram: A large egg weighs about 50 g out of its shell, so 100 g is 2 eggs and 200 g is 4; the white is 30–33 g, the yolk 17–18 g.
egg cup: It takes 5 large eggs, 7–8 whites or 12–14 yolks to fill 1 cup (240 ml).
egg white cup: It takes 7–8 large egg whites to fill 1 cup (240 ml); one is 2 tablespoons.
herb fresh dried: Use a third: 1 tablespoon of fresh herbs equals 1 teaspoon of dried (3:1), or ¼ teaspoon ground.
dried instead fresh: Use a third: 1 tablespoon of fresh herbs equals 1 teaspoon of dried (3:1).
fresh basil/oregano/thyme/rosemary/parsley/dill/mint/sage dried: Use a third: 1 tablespoon of fresh herbs equals 1 teaspoon of dried (3:1).
fresh instead dried: Use three times as much: 1 teaspoon of dried herbs equals 1 tablespoon of fresh (1:3).
ginger fresh ground: 1 tablespoon of grated fresh ginger equals about ¼ teaspoon of ground ginger.
yeast packet: One packet of yeast holds 2¼ teaspoons (2 1/4 tsp, 7 g or ¼ oz).
yeast envelope: One envelope of yeast holds 2¼ teaspoons (2 1/4 tsp, 7 g or ¼ oz).
active dry yeast instant: Use 25 % less instant yeast: ¾ teaspoon of instant for 1 teaspoon of active dry (multiply by 0.75). Instant goes straight into the flour; active dry is stirred into warm water first.
instant yeast active: Use a quarter more active dry yeast: 1¼ teaspoons for 1 teaspoon of instant, woken in warm water (105–110 °F, 40–43 °C) for 5–10 minutes.
fresh yeast: Multiply fresh yeast by 0.4 for active dry and by 0.33 for instant: 21 g (¾ oz) of fresh is one 7 g packet (2¼ teaspoons).
kosher salt table: For 1 teaspoon of table salt use about 1½ teaspoons of kosher salt (1¼ of the dense kind, 2 of the light kind). By weight they are the same: 6 g.
sea salt table: Fine sea salt replaces table salt 1:1; of flaky salt take about twice as much.
vanilla bean extract: One vanilla bean equals about 1 tablespoon (2–3 teaspoons) of vanilla extract.
can bean cup: A 15 oz (425 g) can of beans gives about 1½ cups (255 g) drained, as much as ½ cup (100 g) of dry beans gives when cooked.
dry bean cooked: 1 cup (about 190 g) of dry beans gives about 3 cups cooked; 1 lb (450 g) gives about 6 cups, as much as four 15 oz cans.
rice dry cooked: 1 cup (185 g) of dry white rice gives about 3 cups cooked.
uncooked rice cooked: 1 cup (185 g) of dry white rice gives about 3 cups cooked.
dry pasta cooked: 2 oz (57 g) of dry pasta gives about 1 cup cooked; 1 lb (450 g) about 8 cups.
banana cup mashed: 2–3 medium bananas give 1 cup (225 g) mashed.
celery stalk cup: 2 medium stalks of celery give about 1 cup (100 g) chopped.
carrot cup: 2 medium carrots give about 1 cup (130 g) chopped.
potato pound: A pound (450 g) is about 3 medium potatoes.
apple pound: A pound (450 g) is about 3 medium apples, 3 cups sliced.
tomato pound: A pound (450 g) is about 3–4 medium tomatoes, 2 cups chopped.
bread slice crumb: One slice of bread gives about ½ cup of soft crumbs or ¼ cup of dry ones.
gelatin packet: One packet of gelatin is 2½ teaspoons (7 g, ¼ oz) and sets 2 cups (480 ml) of liquid.
gelatin sheet: 4 gelatin sheets equal one packet (7 g) of powder.
bouillon cube broth: One bouillon cube or 1 teaspoon of granules in 1 cup (240 ml) of hot water makes 1 cup of broth.
whipped cream volume: 1 cup (240 ml) of heavy cream whips to about 2 cups.
stick butter: One stick of butter is ½ cup (1/2 cup), 8 tablespoons, 4 oz, 113 g.
chicken breast cup shredded: One boneless breast (8 oz, 225 g) gives about 1½ cups of shredded chicken.
pinch: A pinch is about 1/16 teaspoon (what two fingers hold), a dash ⅛ teaspoon.
pinch salt: A pinch is about 1/16 teaspoon, a dash ⅛ teaspoon.
pinch dash smidgen: A dash is ⅛ teaspoon, a pinch 1/16, a smidgen 1/32.
dessertspoon: A dessertspoon holds 2 teaspoons, 10 ml.
garlic clove gram: One clove of garlic weighs about 4–5 g, 1 teaspoon minced.
knob butter: A knob of butter is about 1 tablespoon (15 g).
shot ml: A US shot is 1½ fl oz (44 ml), 3 tablespoons.
`

export const pieces: Piece[] = PIECES.trim()
  .split('\n')
  .map((line) => line.split(/: (.*)/s))
  .map(([what = '', text = '']) => ({ what, text }))
