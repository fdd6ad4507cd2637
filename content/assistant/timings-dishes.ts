import { timingTable } from './timing-table.ts'

/** Cuts with names of their own, frozen and breaded foods, and dishes. */
export const dishTimings = timingTable(`
# chicken leg quarter | poultry | it reads 165 °F (74 °C) at least; dark meat is most tender at 175 °F (80 °C)
bake; 40–50 minutes; 425; skin up
air fryer; 25–30 minutes; 380; turn once
grill; 35–45 minutes; indirect medium heat; lid closed, skin crisped over the fire at the end
slow cooker; 5–6 hours on low; low;
boil; 40–50 minutes; ; gentle simmer

# chicken kebab | poultry | the thickest cube reads 165 °F (74 °C)
grill; 10–14 minutes; medium-high heat; cubes of 1 inch (2.5 cm), turned every 3 minutes; soak wooden sticks first
bake; 18–22 minutes; 425; turn once
air fryer; 12–15 minutes; 390; turn once
broil; 10–12 minutes; high; turned once or twice
pan; 10–12 minutes; medium-high heat; turned often

# kebab | ground meat | whole beef or lamb cubes read 145 °F (63 °C), ground meat 160 °F (71 °C), chicken 165 °F (74 °C)
grill; 8–12 minutes; medium-high heat; cubes of 1 inch (2.5 cm), turned every 2–3 minutes
bake; 15–20 minutes; 425; turn once
air fryer; 10–14 minutes; 390; turn once
broil; 8–12 minutes; high;

# chicken cutlet | poultry | it is golden and reads 165 °F (74 °C)
pan; 3–4 minutes a side; medium-high heat; pounded to ½ inch (1 cm), in a thin layer of oil
bake; 18–22 minutes; 425; breaded, turned once
air fryer; 10–12 minutes; 390; breaded, turned once
deep-fry; 4–5 minutes; 350;

# popcorn chicken | poultry | it is crisp and 165 °F (74 °C) inside
air fryer; 7–9 minutes; 400; from frozen; shake halfway
bake; 12–15 minutes; 425; from frozen
deep-fry; 3–4 minutes; 350;

# chicken kiev | poultry | it reads 165 °F (74 °C) in the middle
bake; 25–30 minutes; 400; from the fridge; frozen 35–40 minutes
air fryer; 18–22 minutes; 360; from the fridge

# chicken patty | poultry | it is crisp and 165 °F (74 °C) inside
air fryer; 8–10 minutes; 400; from frozen; turn once
bake; 18–22 minutes; 400; from frozen

# turkey crown | poultry | the thickest part reads 165 °F (74 °C)
bake; 18–22 minutes a pound (40–45 minutes a kg); 350; covered for most of it; rest 20–30 minutes
air fryer; 15–18 minutes a pound; 340; a small one; turn once
slow cooker; 5–6 hours on low; low;

# turkey bacon | | it is crisp at the edges
pan; 3–4 minutes a side; medium heat;
air fryer; 7–9 minutes; 375;
bake; 12–15 minutes; 400;
microwave; 1 minute a slice; high; between paper towels

# turkey burger | poultry | it reads 165 °F (74 °C) in the middle
pan; 5–6 minutes a side; medium heat;
grill; 5–6 minutes a side; medium-high heat;
air fryer; 10–12 minutes; 375; turn once; 14–16 from frozen
bake; 18–22 minutes; 400;

# duck leg | poultry | it reads 165 °F (74 °C) at least; it is tender at 175–185 °F (80–85 °C)
bake; 1½–2 hours; 325; skin up; the last 15 minutes at 425 °F (220 °C) to crisp
slow cooker; 6–7 hours on low; low;
air fryer; 35–45 minutes; 350; crisp the skin at 400 °F (200 °C) for the last 5

# duck breast | poultry | the safe figure is 165 °F (74 °C); many cooks serve it pink at 135 °F (57 °C), at their own risk
pan; 10–12 minutes skin down, 3–5 on the other side; medium-low heat; start in a cold pan, skin scored; rest 5 minutes
air fryer; 12–15 minutes; 375; skin up, scored

# gammon | ham | it reads 145 °F (63 °C), then rests
boil; 20 minutes a pound (about 45 minutes a kg) plus 20 minutes; a bare simmer;
bake; 25–30 minutes a pound (about 60 minutes a kg) plus 20 minutes; 350; in foil; open and glaze it for the last 20–30
slow cooker; 6–8 hours on low; low; 3 lb (1.4 kg)
air fryer; 25–30 minutes a pound; 340; in foil, opened at the end
pan; 4–5 minutes a side; medium-high heat; steaks

# rack of lamb | whole cut | medium-rare 130–135 °F (54–57 °C), medium 140–145 °F (60–63 °C); the USDA minimum is 145 °F (63 °C) with 3 minutes of rest
bake; 20–30 minutes; 425; seared first; rest 10 minutes
grill; 15–20 minutes; medium-high heat; turned often
air fryer; 14–18 minutes; 375;

# pork schnitzel | whole cut | it is golden and reads 145 °F (63 °C)
pan; 2–4 minutes a side; medium-high heat; pounded thin, in plenty of oil
deep-fry; 3–4 minutes; 350;
air fryer; 8–10 minutes; 390; oiled, turned once
bake; 15–18 minutes; 425;

# egg roll | | they are crisp and steaming hot inside, 165 °F (74 °C) with meat
air fryer; 10–12 minutes; 380; from frozen, oiled, turned once; fresh ones 8–10 minutes
bake; 15–20 minutes; 425; turned once
deep-fry; 4–6 minutes; 350; from frozen; fresh ones 3–4
pan; 8–10 minutes; medium heat; turned to brown all sides

# samosa | | they are golden and hot all through
air fryer; 12–15 minutes; 360; from frozen, oiled, turned once
bake; 20–25 minutes; 400;
deep-fry; 5–7 minutes; 340;

# mozzarella stick | | they are golden, before the cheese runs out
air fryer; 6–8 minutes; 390; from frozen
bake; 8–12 minutes; 425; from frozen
deep-fry; 1½–2 minutes; 365; from frozen

# onion ring | | they are crisp and golden
air fryer; 8–10 minutes; 400; from frozen; fresh breaded ones 10–12
bake; 12–16 minutes; 425; from frozen
deep-fry; 2–3 minutes; 365;

# hash brown | | they are crisp and brown
air fryer; 10–12 minutes; 400; frozen patties, turned once
bake; 18–22 minutes; 425; frozen patties
pan; 5–7 minutes a side; medium-high heat; do not stir before the crust forms

# potato wedge | | they are brown outside and soft inside
bake; 30–35 minutes; 425; turned once
air fryer; 18–22 minutes; 400; shake twice; frozen 15–18
deep-fry; 6–8 minutes; 350;

# roast potato | | they are crisp and brown outside, soft inside
bake; 40–50 minutes; 425; boiled 8–10 minutes and shaken first, in hot fat
air fryer; 22–28 minutes; 390; boiled 5–8 minutes and shaken first

# baby potato | | the tip of a knife slides in
boil; 12–18 minutes; ; whole, from cold salted water
bake; 25–35 minutes; 425; halved
air fryer; 16–20 minutes; 400; halved; whole 20–25
steam; 15–20 minutes; ;
microwave; 6–8 minutes; high; pricked, covered with a little water
pressure cooker; 4–6 minutes; high pressure;
slow cooker; 3–4 hours on high; high;

# sweet potato fries | | the edges are crisp
air fryer; 12–15 minutes; 400; shake twice; frozen the same
bake; 20–25 minutes; 425; one layer, turned once

# corn dog | | they are crisp and 165 °F (74 °C) inside
air fryer; 8–10 minutes; 375; from frozen
bake; 15–18 minutes; 375; from frozen
microwave; 1–1½ minutes; high; soft outside

# pizza roll | | they are hot inside; let them stand 2 minutes, the filling burns
air fryer; 6–8 minutes; 380; from frozen
bake; 10–12 minutes; 425; from frozen
microwave; 1–1½ minutes for 6; high;

# taquito | | they are crisp and hot inside
air fryer; 7–9 minutes; 400; from frozen
bake; 12–15 minutes; 425; from frozen

# burrito | leftover | it reads 165 °F (74 °C) in the middle
microwave; 2–3 minutes; high; frozen, in a damp paper towel, turned once
air fryer; 12–15 minutes; 370; from frozen, turned once
bake; 35–45 minutes; 350; from frozen, in foil

# chimichanga | leftover | it is crisp and 165 °F (74 °C) in the middle
air fryer; 14–16 minutes; 380; from frozen, turned once
bake; 20–25 minutes; 400;
deep-fry; 3–5 minutes; 350;

# quesadilla | | the cheese has melted and the outside is crisp
pan; 2–3 minutes a side; medium heat;
air fryer; 5–7 minutes; 370; held shut with a toothpick
bake; 8–10 minutes; 400;

# grilled cheese | | the bread is golden and the cheese has melted
pan; 3–4 minutes a side; medium-low heat; butter outside
air fryer; 7–9 minutes; 370; turned once
bake; 10–12 minutes; 400; turned once

# toast | | it is golden
bake; 5–7 minutes; 400; turned once
broil; 1–2 minutes a side; high; watch it
air fryer; 3–4 minutes; 400;
pan; 2–3 minutes a side; medium heat;

# garlic bread | | the edges are brown
bake; 10–12 minutes; 400; frozen 10–15
air fryer; 4–6 minutes; 370; frozen 6–8
broil; 2–3 minutes; high; watch it

# sausage roll | | the pastry is golden and the middle reads 160 °F (71 °C)
bake; 20–25 minutes; 400; frozen 30–35
air fryer; 12–15 minutes; 360; frozen 15–18

# meat pie | leftover | the pastry is golden and the middle reads 165 °F (74 °C)
bake; 30–40 minutes; 375; small frozen ones 35–45; a large one 45–60
air fryer; 20–25 minutes; 340; a small one
microwave; 4–6 minutes; high; the pastry goes soft

# shepherd's pie | leftover | it bubbles at the edges and reads 165 °F (74 °C)
bake; 25–35 minutes; 400; from warm; cold from the fridge 40–45
slow cooker; 5–6 hours on low; low;

# fish cake | fish | they are crisp and hot all through
pan; 4–5 minutes a side; medium heat;
bake; 20–25 minutes; 400; turned once
air fryer; 10–12 minutes; 390; frozen 12–15

# donut | | they are golden on both sides
deep-fry; 1–2 minutes a side; 365; yeast or cake donuts, oil of 350–375 °F (175–190 °C)
bake; 10–12 minutes; 375;
air fryer; 4–6 minutes; 350; turn once

# churro | | they are golden and crisp
deep-fry; 2–3 minutes a side; 370;
air fryer; 8–10 minutes; 375; oiled

# scone | | they are risen and golden
bake; 12–16 minutes; 425;
air fryer; 8–10 minutes; 350;

# yorkshire pudding | | they are tall, brown and crisp; do not open the door before
bake; 20–25 minutes; 425; batter into smoking hot fat

# pancake | | bubbles stay open on top and the edge looks dry, then golden on the other side
pan; 2–3 minutes on the first side, 1–2 on the other; medium heat;
bake; 15–20 minutes; 425; as one sheet

# french toast | egg | it is golden and set in the middle
pan; 3–4 minutes a side; medium heat;
bake; 25–30 minutes; 375;
air fryer; 7–9 minutes; 370; turned once

# waffle | | the steam stops and they are crisp
air fryer; 4–6 minutes; 360; frozen
bake; 6–8 minutes; 400; frozen

# pasta bake | leftover | it bubbles and reads 165 °F (74 °C) in the middle
bake; 25–30 minutes; 375; cold from the fridge 35–45, covered at first

# bolognese | ground meat | it is thick, and the fat stands apart a little
boil; 1½–3 hours; a bare simmer; 30–45 minutes is enough for a quick one
slow cooker; 6–8 hours on low; low; meat browned first
pressure cooker; 20–25 minutes; high pressure;
bake; 2½–3 hours, covered; 300;

# risotto | | it is creamy and the rice still has bite
boil; 18–20 minutes; a gentle simmer; hot broth in ladles, about 3–4 times the volume of the rice
pressure cooker; 5–6 minutes; high pressure;
bake; 25–30 minutes, covered; 375;

# rice pudding | | the rice is soft and the milk thick
boil; 30–40 minutes; low heat; stirred often
bake; 1½–2 hours; 300;

# scalloped potatoes | | a knife slides in and the top is brown
bake; 60–75 minutes; 375; covered for the first half
slow cooker; 4–5 hours on high; high;

# broth | | it tastes of what is in it
boil; 3–4 hours for chicken, 6–8 for beef, 45–60 minutes for vegetables, 30 for fish; a bare simmer;
pressure cooker; 45–60 minutes for chicken, 90–120 for beef; high pressure;
slow cooker; 8–12 hours on low; low;

# jam | | a drop wrinkles on a cold plate: 220 °F (104 °C)
boil; 10–25 minutes at a full boil; ; stirred

# custard | egg | it coats a spoon: 170–180 °F (77–82 °C)
boil; 5–8 minutes; low heat; stirred all the time, never boiling
bake; 35–50 minutes; 325; in a water bath, still wobbly in the middle

# granola | | it is golden; it crisps as it cools
bake; 25–35 minutes; 325; stirred once or twice
air fryer; 10–15 minutes; 300; stirred often

# focaccia | | it is golden: 200 °F (93 °C) inside
bake; 20–25 minutes; 450;

# naan | | it is puffed and has brown spots
pan; 1–2 minutes a side; high heat; covered on the first side
bake; 3–5 minutes; 500; on a hot stone or tray
air fryer; 3–4 minutes; 390;

# baguette | | it sounds hollow: 205 °F (96 °C) inside
bake; 22–26 minutes; 460; with steam

# flatbread | | it is puffed and has brown spots
pan; 1–2 minutes a side; high heat;
bake; 8–10 minutes; 450;

# apple crumble | | the top is golden and the juice bubbles
bake; 35–45 minutes; 375;
air fryer; 15–20 minutes; 340; a small dish

# baked apple | | a knife slides in
bake; 35–45 minutes; 375;
microwave; 4–6 minutes; high;
air fryer; 15–20 minutes; 350;

# kale chips | | they are crisp, not brown
bake; 12–18 minutes; 300;
air fryer; 4–6 minutes; 350;

# haggis | leftover | it is piping hot: 165 °F (74 °C)
boil; 60–75 minutes for 1 lb (450 g); a bare simmer; in foil
bake; 60 minutes; 350; in foil with a little water
microwave; 6–8 minutes for 1 lb (450 g); ; out of its casing, stirred

# veggie burger | leftover | it is hot all through
pan; 4–5 minutes a side; medium heat;
air fryer; 8–10 minutes; 380; from frozen
grill; 4–5 minutes a side; medium-high heat;
bake; 15–20 minutes; 400;
microwave; 1½–2 minutes; high;

# pretzel | | they are deep brown
bake; 12–15 minutes; 425;
air fryer; 3–4 minutes; 350; frozen, to warm

# cupcake | | a toothpick comes out clean and the top springs back
bake; 18–22 minutes; 350;
air fryer; 10–13 minutes; 320;

# cauliflower rice | | it is hot and still has bite
pan; 5–8 minutes; medium-high heat;
microwave; 3–4 minutes; high;

# beef rib | whole cut | a probe slides in easily, about 195–205 °F (90–96 °C) inside
bake; 3–3½ hours, covered; 275;
slow cooker; 7–8 hours on low; low;
smoke; 5–7 hours; 250; wrap them when dark
grill; 2½–3½ hours; indirect low heat; lid closed
pressure cooker; 35–45 minutes; high pressure; then 5 minutes under the broiler

# chicken gizzard | poultry | they are tender, and 165 °F (74 °C) at least
boil; 1½–2 hours; a bare simmer; before frying, too
pressure cooker; 30–35 minutes; high pressure;
slow cooker; 6–8 hours on low; low;
deep-fry; 3–5 minutes; 350; simmered tender first

# halloumi | | it is golden and soft
pan; 1–2 minutes a side; medium-high heat; dry pan, slices of ½ inch (1 cm)
grill; 2–3 minutes a side; medium-high heat;
air fryer; 6–8 minutes; 390;
bake; 12–15 minutes; 400;

# paneer | | it is golden
pan; 1–2 minutes a side; medium-high heat; cubes, turned to brown all sides
air fryer; 8–10 minutes; 390;
grill; 2–3 minutes a side; medium-high heat;

# mackerel | fish | it flakes with a fork: 145 °F (63 °C)
grill; 3–4 minutes a side; medium-high heat; whole 5–6
pan; 3–4 minutes skin down, 1–2 on the other side; medium-high heat;
bake; 12–15 minutes; 400; whole 18–22

# pork steak | whole cut | it reads 145 °F (63 °C), then rests 3 minutes
pan; 4–5 minutes a side; medium-high heat;
grill; 5–6 minutes a side; medium-high heat;
bake; 25–30 minutes; 400;
air fryer; 12–15 minutes; 390;
slow cooker; 6–7 hours on low; low;

# lamb steak | whole cut | medium-rare 130–135 °F (54–57 °C); the USDA minimum is 145 °F (63 °C) with 3 minutes of rest
pan; 3–4 minutes a side; medium-high heat;
grill; 3–5 minutes a side; medium-high heat;
air fryer; 8–10 minutes; 390;

# toad in the hole | ground meat | the batter is tall and brown, the sausages read 160 °F (71 °C)
bake; 25–35 minutes; 425; sausages browned first; batter into smoking hot fat, door shut

# cauliflower cheese | | the top is brown and the sauce bubbles
bake; 25–30 minutes; 400; florets boiled 4–5 minutes and drained well first

# salmon bites | fish | they flake: 145 °F (63 °C)
air fryer; 6–8 minutes; 400; cubes of 1 inch (2.5 cm)
bake; 8–10 minutes; 425;

# fish pie | fish | it bubbles at the edges, the top is brown and the middle reads 165 °F (74 °C)
bake; 30–40 minutes; 400;

# rutabaga | | a knife slides in
boil; 25–30 minutes; ; cubes
bake; 35–45 minutes; 400; cubes
air fryer; 18–22 minutes; 380; cubes
steam; 20–25 minutes; ; cubes
pressure cooker; 6–8 minutes; high pressure; cubes

# celery root | | a knife slides in
boil; 15–20 minutes; ; cubes
bake; 30–40 minutes; 400; cubes; whole 1½–2 hours

# kohlrabi | | a knife slides in
boil; 12–15 minutes; ; cubes
bake; 25–30 minutes; 425; wedges

# radish | | it is soft and lightly brown
bake; 20–25 minutes; 425; halved
air fryer; 12–15 minutes; 390; halved

# cassava | | it is very soft and splits; never eat it raw
boil; 25–35 minutes; ; peeled, cored pieces; throw the water away
air fryer; 12–15 minutes; 400; boiled first

# lima bean | | they are soft
boil; 15–20 minutes; ; frozen or fresh; dried and soaked 45–60
slow cooker; 6–8 hours on low; low; soaked

# bacon wrapped asparagus | | the bacon is crisp
bake; 20–25 minutes; 400; turned once
air fryer; 10–12 minutes; 390;
grill; 8–10 minutes; medium heat; turned often

# bacon wrapped chicken | poultry | the chicken reads 165 °F (74 °C)
bake; 30–35 minutes; 400;
air fryer; 20–25 minutes; 375; turned once

# pumpkin seed | | they are golden and crisp
bake; 15–20 minutes; 350; stirred once, in a thin layer of oil and salt
air fryer; 8–12 minutes; 350; shake twice

# beef wellington | whole cut | the pastry is golden and the middle reads 125–135 °F (52–57 °C) for rare to medium-rare; the USDA minimum is 145 °F (63 °C)
bake; 35–45 minutes; 425; for 2 lb (900 g), seared and chilled first; rest 10–15 minutes
`)
