import { timingTable } from './timing-table.ts'

/** More ways to cook the foods of the other tables: small appliances, and straight from the freezer. */
export const moreWays = timingTable(`
# chicken breast
grill; 30–40 minutes; medium heat; lid closed, turned often, mostly off the direct fire; bone-in
air fryer; 22–28 minutes; 370; turn halfway; bone-in
air fryer; 18–25 minutes; 360; straight from the freezer; turn it halfway and check with a thermometer; frozen
pressure cooker; 12–15 minutes; high pressure; from frozen, pieces not stuck together; 5 minutes of natural release; frozen
broil; 7–9 minutes a side; high; about 6 inches below the element
microwave; 8–10 minutes; half to full power; boneless, covered with a little broth, turned once; check 165 °F (74 °C) in several spots
steam; 15–20 minutes; ; boneless
deep-fry; 6–8 minutes; 350; breaded cutlets; bone-in 12–15 minutes
smoke; 1–1½ hours; 250;

# chicken thigh
air fryer; 14–16 minutes; 380; ; boneless
grill; 30–35 minutes; medium heat; lid closed, turned often; bone-in
bake; 50–60 minutes; 400; straight from the freezer, bone-in; boneless 35–40; frozen
air fryer; 25–30 minutes; 380; straight from the freezer; turn once; frozen
broil; 8–10 minutes a side; high; boneless 5–6
smoke; 1½–2 hours; 250;
deep-fry; 10–13 minutes; 350; bone-in; boneless 6–8

# chicken drumstick
pan; 25–30 minutes; medium heat; browned all round, then covered; turn every 5 minutes
smoke; 1½–2 hours; 250;
broil; 20–25 minutes; high; about 8 inches below the element, turned often
bake; 50–60 minutes; 400; straight from the freezer; frozen
air fryer; 28–32 minutes; 375; straight from the freezer; turn once; frozen

# chicken wing
air fryer; 25–30 minutes; 380; straight from the freezer: 10 minutes to thaw, drain, then crisp at 400 °F (200 °C); frozen
bake; 50–60 minutes; 425; straight from the freezer; frozen
slow cooker; 2–3 hours on high; high; then 5 minutes under the broiler to crisp
pressure cooker; 8–10 minutes; high pressure; then 5–8 minutes under the broiler
smoke; 1½–2 hours; 250; crisp them over high heat at the end
broil; 18–22 minutes; high; 6–8 inches below the element, turned twice
pan; 20–25 minutes; medium heat; turned often, covered for the first half
boil; 10–12 minutes; ; as a first step, then roast or fry until crisp

# chicken tender
deep-fry; 4–6 minutes; 350;
grill; 3–4 minutes a side; medium-high heat;
air fryer; 10–12 minutes; 400; breaded, straight from the freezer; turn once; frozen
bake; 18–22 minutes; 425; breaded, straight from the freezer; frozen
slow cooker; 2–3 hours on low; low; thawed

# chicken nugget
microwave; 1½–2 minutes for 5–6; high; fully cooked ones only; they will be soft
deep-fry; 3–5 minutes; 350;
pan; 4–5 minutes a side; medium heat; in a thin layer of oil

# whole chicken
smoke; 3–4 hours for 4 lb (1.8 kg); 250; about 45 minutes a pound
microwave; not advised; ; it heats unevenly: use the oven or a pressure cooker

# ground chicken
air fryer; 8–10 minutes; 375; patties or meatballs

# whole turkey
grill; 11–13 minutes a pound; indirect heat of 325 °F (165 °C); lid closed
slow cooker; not advised whole; ; it stays too long in the danger zone: use a breast or legs
air fryer; 13–15 minutes a pound; 350; only a small bird, up to 8–10 lb (4 kg), and a large air fryer

# turkey leg
slow cooker; 6–7 hours on low; low;
air fryer; 35–40 minutes; 375; turn once
grill; 1–1½ hours; indirect medium heat; lid closed

# ground turkey
air fryer; 10–12 minutes; 375; patties, turned once
grill; 5–6 minutes a side; medium-high heat; patties

# steak
slow cooker; 6–8 hours on low; low; only for tough cuts such as chuck or round
pressure cooker; 15–20 minutes; high pressure; only for tough cuts, sliced
air fryer; 15–18 minutes; 400; straight from the freezer, 1 inch (2.5 cm) thick; frozen
smoke; 45–60 minutes until 115–120 °F (46–49 °C), then sear 1 minute a side; 225; for thick steaks

# hamburger patty
broil; 4–5 minutes a side; high;
smoke; 1–1½ hours; 225;
air fryer; 12–14 minutes; 375; straight from the freezer; turn once; frozen
pan; 6–7 minutes a side; medium heat; straight from the freezer; frozen
grill; 6–8 minutes a side; medium-high heat; straight from the freezer; frozen
bake; 25–30 minutes; 400; straight from the freezer; frozen

# meatball
slow cooker; 4–5 hours on low; low; in sauce, browned first; fully cooked frozen ones 3–4 hours
pressure cooker; 7–8 minutes; high pressure; in sauce
microwave; 2–3 minutes for 6; high; fully cooked frozen ones, in sauce
air fryer; 8–10 minutes; 380; fully cooked, straight from the freezer; frozen
bake; 18–22 minutes; 400; fully cooked, straight from the freezer; frozen

# beef roast
air fryer; 35–45 minutes for 2–3 lb (1–1.4 kg); 360; medium-rare to medium
pressure cooker; 50–60 minutes for 3 lb (1.4 kg); high pressure; for tougher cuts
smoke; 35–45 minutes a pound; 225; to 130–135 °F (54–57 °C) for medium-rare

# flank steak
air fryer; 8–10 minutes; 400;
slow cooker; 6–8 hours on low; low; for shredding

# pork chop
broil; 5–7 minutes a side; high;
bake; 30–35 minutes; 400; straight from the freezer; frozen
air fryer; 16–20 minutes; 380; straight from the freezer; turn once; frozen
smoke; 1–1½ hours; 225;

# pork loin
air fryer; 45–55 minutes for 2–3 lb (1–1.4 kg); 360;
pressure cooker; 20–25 minutes for 3 lb (1.4 kg); high pressure; natural release
smoke; 2–3 hours; 225;

# pork tenderloin
pressure cooker; 2–3 minutes; high pressure; 10 minutes of natural release
smoke; 1½–2 hours; 225;

# pork shoulder
air fryer; 60–75 minutes for 3 lb (1.4 kg), cubes 20–25 minutes; 350; it stays firmer than a slow roast
boil; 2½–3 hours; a bare simmer; covered

# pork belly
air fryer; 16–20 minutes; 390; bites or slices, shaken or turned once; cubes
slow cooker; 6–8 hours on low; low; crisp the skin in a hot oven at the end
pan; 10–12 minutes for slices; medium heat; turned often
boil; 1–1½ hours; a bare simmer; then roast or fry it

# ham
pressure cooker; 10–15 minutes for 5 lb (2.3 kg); high pressure; fully cooked ham, to warm through
air fryer; 10–12 minutes a pound; 320; fully cooked ham, wrapped in foil
boil; 20–25 minutes a pound; a bare simmer; raw gammon or country ham

# bacon
grill; 6–8 minutes; medium heat; on a griddle or foil, because of the fat
broil; 4–6 minutes; high; turn once and watch it

# sausage
slow cooker; 4–6 hours on low; low; browned first, in sauce
pressure cooker; 8–10 minutes; high pressure;
microwave; 1–2 minutes; high; fully cooked ones only
deep-fry; 5–6 minutes; 350;
broil; 10–12 minutes; high; turned often
air fryer; 14–16 minutes; 375; straight from the freezer; turn once; frozen
bake; 30–35 minutes; 400; straight from the freezer; frozen

# bratwurst
air fryer; 12–15 minutes; 375; turn once
bake; 20–25 minutes; 400; turn once
slow cooker; 4–5 hours on low; low; in beer or broth

# hot dog
bake; 12–15 minutes; 400;
steam; 5–7 minutes; ;
slow cooker; 2–3 hours on high; high;

# lamb chop
slow cooker; 6–7 hours on low; low; shoulder chops

# leg of lamb
grill; 45–60 minutes; indirect medium heat; boneless and butterflied
pressure cooker; 75–90 minutes; high pressure; bone-in, until it falls apart; boneless 50–60
air fryer; 20 minutes a pound; 360; a small boneless joint

# salmon
slow cooker; 1–1½ hours on low; low;
pressure cooker; 3–5 minutes; high pressure; on a rack
smoke; 1–2 hours; 225; hot-smoked, to 145 °F (63 °C)
air fryer; 12–15 minutes; 375; straight from the freezer; season it after 5 minutes; frozen
pan; 5–6 minutes a side; medium heat; straight from the freezer, covered at first; frozen

# cod
bake; 18–25 minutes; 425; straight from the freezer; frozen
air fryer; 12–15 minutes; 375; straight from the freezer; frozen
steam; 8–10 minutes; ;

# fish
bake; 18–25 minutes for each inch (2.5 cm); 425; straight from the freezer; frozen
air fryer; 12–15 minutes; 375; straight from the freezer, plain or breaded; frozen

# tilapia
bake; 18–22 minutes; 425; straight from the freezer; frozen
air fryer; 12–14 minutes; 390; straight from the freezer; frozen
grill; 3–4 minutes a side; medium-high heat;

# halibut
air fryer; 8–10 minutes; 390;
poach; 8–10 minutes; ;

# trout
air fryer; 8–10 minutes; 390; fillets
grill; 4–6 minutes a side; medium-high heat; whole

# catfish
air fryer; 12–15 minutes; 400; in cornmeal; turn once
grill; 4–5 minutes a side; medium-high heat;

# tuna steak
air fryer; 4–6 minutes; 400; pink in the middle; 145 °F (63 °C) is the safe figure
bake; 8–10 minutes; 450;

# scallop
air fryer; 6–8 minutes; 400;
broil; 5–6 minutes; high;

# shrimp
air fryer; 8–10 minutes; 400; straight from the freezer; frozen
pan; 5–6 minutes; medium-high heat; straight from the freezer; pour off the water; frozen
boil; 3–5 minutes; ; straight from the freezer; frozen
broil; 4–5 minutes; high;
pressure cooker; 0–1 minute; high pressure; quick release

# lobster
air fryer; 6–8 minutes; 380; tails, split
grill; 6–8 minutes; medium-high heat; tails, flesh down first

# crab
air fryer; 5–7 minutes; 370; cooked legs, to warm through
bake; 8–10 minutes; 375; cooked legs, to warm through, covered

# potato
air fryer; 15–20 minutes; 400; in chunks of 1 inch (2.5 cm); shake twice; cubes
deep-fry; 5–6 minutes at 325 °F (163 °C), then 2–3 at 375 °F (190 °C); ; cut into fries

# sweet potato
slow cooker; 4–6 hours on low; low; whole
grill; 5–6 minutes a side; medium-high heat; slices of ½ inch (1 cm)
air fryer; 12–15 minutes; 400; chunks; shake once; cubes
pan; 10–12 minutes; medium heat; small dice

# broccoli
air fryer; 10–12 minutes; 400; straight from the freezer; shake once; frozen
bake; 20–25 minutes; 425; straight from the freezer; frozen
microwave; 4–5 minutes; high; straight from the freezer, covered; frozen
steam; 5–6 minutes; ; straight from the freezer; frozen
grill; 8–10 minutes; medium-high heat;
pressure cooker; 0–1 minute; high pressure; quick release

# cauliflower
grill; 5–7 minutes a side; medium-high heat; thick slices
pan; 8–10 minutes; medium-high heat; florets
pressure cooker; 1–2 minutes; high pressure; florets, quick release
air fryer; 14–16 minutes; 400; straight from the freezer; frozen
bake; 25–30 minutes; 425; straight from the freezer; frozen

# carrot
grill; 12–15 minutes; medium heat; halved along
slow cooker; 6–8 hours on low; low;
pressure cooker; 2–3 minutes; high pressure; chunks, quick release

# green bean
pressure cooker; 1–2 minutes; high pressure; quick release
slow cooker; 4–6 hours on low; low; soft, southern style
air fryer; 10–12 minutes; 390; straight from the freezer; frozen

# brussels sprout
microwave; 4–6 minutes; high; covered, with a little water
grill; 8–10 minutes; medium-high heat; halved, on skewers
air fryer; 15–18 minutes; 400; straight from the freezer; shake twice; frozen
bake; 25–30 minutes; 425; straight from the freezer; frozen
pressure cooker; 1–2 minutes; high pressure; quick release

# corn
air fryer; 12–15 minutes; 400; ears straight from the freezer; frozen
boil; 5–8 minutes; ; ears straight from the freezer, kernels 3–4 minutes; frozen
slow cooker; 2–3 hours on high; high; ears in foil

# zucchini
microwave; 3–4 minutes; high; covered
boil; 3–5 minutes; ; slices

# eggplant
broil; 4–5 minutes a side; high; slices
microwave; 5–7 minutes; high; cubes
steam; 10–15 minutes; ; strips

# bell pepper
microwave; 3–4 minutes; high; strips, covered
slow cooker; 4–6 hours on low; low; stuffed
broil; 10–15 minutes; high; whole, turned until black, to peel

# mushroom
microwave; 2–4 minutes; high;
slow cooker; 3–4 hours on low; low;

# onion
air fryer; 10–12 minutes; 375; slices or wedges, oiled
slow cooker; 8–10 hours on low; low; sliced, to caramelize
microwave; 3–5 minutes; high; sliced, covered

# garlic
air fryer; 18–22 minutes; 380; a whole head, top off, oiled, in foil

# cabbage
air fryer; 8–10 minutes; 375; wedges or thick slices
microwave; 6–8 minutes; high; wedges, covered
pressure cooker; 3–4 minutes; high pressure; wedges, quick release
grill; 4–6 minutes a side; medium-high heat; wedges

# beet
air fryer; 15–20 minutes; 400; cubes or wedges
microwave; 8–12 minutes; high; whole, covered, with a little water
slow cooker; 3–4 hours on high; high; in foil

# parsnip
air fryer; 15–18 minutes; 380; sticks

# turnip
air fryer; 15–18 minutes; 380; cubes

# acorn squash
air fryer; 18–22 minutes; 375; halves or slices

# spaghetti squash
air fryer; 25–30 minutes; 370; halves
slow cooker; 4–6 hours on low; low; whole, pricked

# pumpkin
air fryer; 15–20 minutes; 380; cubes
boil; 15–20 minutes; ; cubes
microwave; 8–10 minutes; high; cubes, covered

# okra
air fryer; 10–12 minutes; 400;

# tomato
air fryer; 8–10 minutes; 375; halves or cherry tomatoes
broil; 5–8 minutes; high; halves

# artichoke
air fryer; 10–12 minutes; 375; boiled halves or canned hearts
bake; 35–45 minutes; 400; halved, covered
microwave; 7–10 minutes; high; covered, with a little water

# edamame
air fryer; 8–10 minutes; 390; from frozen

# tater tots
deep-fry; 3–4 minutes; 350;

# french fry
microwave; 3–4 minutes; high; they stay soft

# pizza
air fryer; 6–10 minutes; 380; a small frozen pizza; homemade 6–8 minutes
bake; 12–18 minutes; 425; straight on the rack from the freezer; the box has the exact time; frozen
microwave; 2–4 minutes; high; a small frozen one; the crust stays soft
pan; 6–8 minutes; medium heat; covered

# dumpling
air fryer; 8–10 minutes; 375; from frozen, oiled; turn once
pressure cooker; 3–4 minutes; high pressure; on a rack, from frozen

# bread
slow cooker; 1½–2½ hours on high; high; on parchment; brown the top under the broiler
air fryer; 20–30 minutes; 330; a small loaf

# brownie
air fryer; 15–20 minutes; 320; in a small pan
microwave; 60–90 seconds; high; in a mug

# cake
air fryer; 25–30 minutes; 320; a small pan, covered with foil if it browns too soon
microwave; 60–90 seconds; high; in a mug
slow cooker; 2–2½ hours on high; high;

# muffin
air fryer; 12–15 minutes; 320;
microwave; 60–90 seconds; high; one in a mug

# biscuit
air fryer; 8–10 minutes; 330; turn once

# croissant
air fryer; 8–10 minutes; 320; raw, thawed; a baked one needs 2–3 minutes to warm

# cinnamon roll
air fryer; 8–10 minutes; 330;
slow cooker; 1½–2 hours on high; high;

# lasagna
pressure cooker; 20–25 minutes; high pressure; in a 7-inch pan on a rack
bake; 60–90 minutes; 375; straight from the freezer, covered for most of it; frozen
microwave; 4–6 minutes a portion; high; covered, hot all through: 165 °F (74 °C)

# macaroni and cheese
microwave; 3–4 minutes; high; boxed cup
boil; 8–10 minutes; ; the pasta, then stir in the sauce
pressure cooker; 4–5 minutes; high pressure; quick release

# tempeh
air fryer; 10–12 minutes; 375;
steam; 10–12 minutes; ; takes the bitterness away

# tofu
boil; 3–5 minutes; ; in soup or broth
deep-fry; 3–4 minutes; 350; dried and dusted with starch
microwave; 2–3 minutes; high; to warm it, or to press water out

# gnocchi
microwave; 3–4 minutes; high; covered with water

# brown rice
microwave; 25–30 minutes; ; 1 cup to 2½ cups water: 5 minutes on high, then 20 on half power
slow cooker; 2½–3 hours on high; high; 1 cup to 2 cups water

# oats
pressure cooker; 3 minutes; high pressure; rolled oats, 1 cup to 2 cups water; natural release
bake; 30–40 minutes; 350; baked oatmeal

# pasta
microwave; 12–15 minutes; high; covered with water, stirred twice
slow cooker; 20–30 minutes on high; high; added at the very end

# spinach
bake; 3–4 minutes; 400; just to wilt it

# plantain
deep-fry; 3–4 minutes, then smashed and 2–3 minutes more; 350; green ones
`)
