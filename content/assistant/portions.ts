import type { Portion } from '#core/assistant/knowledge.ts'

/** Food; amount and unit for one person; grams or milliliters; note. */
const ROWS = `
pasta; 3; oz; 85 g; dry, as a main (2 oz / 57 g as a starter or side; fresh pasta 4–5 oz)
spaghetti; 3; oz; 85 g; dry, as a main
white rice; 0.333; cup; 60 g; dry, as a side (½ cup / 90 g as a main); it triples when cooked
rice; 0.333; cup; 60 g; dry, as a side (½ cup / 90 g as a main); it triples when cooked
quinoa; 0.333; cup; 57 g; dry, as a side
couscous; 0.333; cup; 60 g; dry
lentil; 0.333; cup; 65 g; dry
bean; 0.25; cup; 50 g; dry, or ¾ cup cooked
oats; 0.5; cup; 45 g; rolled
potato; 0.5; lb; 225 g; about 1 large or 2 small
mashed potatoes; 0.5; lb; 225 g; raw potatoes
sweet potato; 0.5; lb; 225 g; one medium
whole turkey; 1.25; lb; 570 g; bone included (1½ lb / 700 g if you want leftovers)
turkey breast; 0.75; lb; 340 g; bone-in (½ lb boneless)
whole chicken; 1; lb; 450 g; bone included; a 4 lb (1.8 kg) bird feeds 4
chicken breast; 0.5; lb; 225 g; boneless: 6–8 oz each
chicken thigh; 0.5; lb; 225 g; 1–2 thighs
chicken wing; 1; lb; 450 g; as a main (6–8 wings as a snack)
chicken; 0.5; lb; 225 g; boneless; 1 lb bone-in
meat; 0.5; lb; 225 g; boneless, raw; ¾ lb with bones; for a barbecue with sides about ½ lb in all
steak; 0.5; lb; 225 g; 8 oz boneless; 12 oz bone-in
beef roast; 0.5; lb; 225 g; boneless; ¾ lb bone-in
prime rib; 1; lb; 450 g; bone-in; one rib feeds 2
beef brisket; 0.5; lb; 225 g; raw; it loses up to half
ground beef; 0.333; lb; 150 g; burgers 6 oz each, tacos ¼ lb
hamburger patty; 0.375; lb; 170 g; one and a half patties each at a party
pork chop; 0.5; lb; 225 g; one chop
pork shoulder; 0.5; lb; 225 g; raw; it gives about ¼–⅓ lb cooked
pulled pork; 0.5; lb; 225 g; raw shoulder (10 lb for 20); it gives 4–5 oz cooked
pork rib; 1; lb; 450 g; half a rack
ham; 0.75; lb; 340 g; bone-in (½ lb boneless)
leg of lamb; 0.75; lb; 340 g; bone-in
lamb chop; 0.5; lb; 225 g; 2–3 small chops
bacon; 3; slices; 75 g;
sausage; 2; links; 180 g;
hot dog; 2; pieces; 100 g;
fish; 0.375; lb; 170 g; fillet (6 oz); 1 lb whole
salmon; 0.375; lb; 170 g; 6 oz fillet
shrimp; 0.333; lb; 150 g; as a main, peeled (¼ lb as a starter)
mussel; 1; lb; 450 g; in the shell, as a main
egg; 2; pieces; 100 g;
soup; 1.5; cups; 350 ml; as a main (1 cup / 240 ml as a starter)
chili; 1.5; cups; 350 ml;
stew; 1.5; cups; 350 ml;
salad; 1.5; cups; 60 g; greens as a side (3 cups as a main); 2 tablespoons dressing
broccoli; 0.25; lb; 115 g;
green bean; 0.25; lb; 115 g;
asparagus; 0.333; lb; 150 g; 6–8 spears
carrot; 0.25; lb; 115 g;
vegetables; 0.25; lb; 115 g; per side
corn; 1.5; ears; 150 g;
cheese; 1.5; oz; 43 g; on a board before dinner (3–4 oz when it is the meal)
charcuterie; 2; oz; 57 g; meat, with as much cheese
stuffing; 0.75; cup; 110 g;
gravy; 0.333; cup; 80 ml;
cranberry sauce; 0.25; cup; 70 g;
bread; 2; slices; 70 g;
dinner roll; 1.5; pieces; 50 g;
pizza; 3; slices; 300 g; a 14-inch pizza feeds 2–3
taco shell; 3; pieces; 40 g; with about ¼ lb (115 g) of meat for the three
cake; 1; slice; 100 g; a 9-inch layer cake serves 12–16
pie; 1; slice; 125 g; a 9-inch pie serves 8
cookie; 3; pieces; 60 g;
ice cream; 0.75; cup; 105 g; 2 scoops
coffee; 1.5; cups; 350 ml; 2 tablespoons (10 g) of grounds for each 6 oz (180 ml) of water
wine; 0.5; bottle; 375 ml; one bottle is 5 glasses
ice; 1; lb; 450 g; for drinks at a party
hummus; 0.25; cup; 60 g;
tofu; 0.25; lb; 115 g;
meatball; 4; pieces; 115 g; as a main
`

export const portions: Portion[] = ROWS.trim()
  .split('\n')
  .map((row) => row.split(';').map((cell) => cell.trim()))
  .map(([food = '', amount = '', unit = '', metric = '', ...notes]) => {
    const [number = '0', metricUnit = ''] = metric.split(' ')
    return {
      food,
      amount: Number(amount),
      unit,
      metric: Number(number),
      metricUnit: metricUnit === 'ml' ? 'ml' : 'g',
      note: notes.filter(Boolean).join('; '),
    }
  })
