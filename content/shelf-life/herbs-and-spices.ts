import { shelves } from './record.ts'

export const herbsAndSpices = shelves(
  { basis: 'quality' },
  `
leafy herbs | fridge 7-10d, freezer 3-4m | cilantro, parsley, culantro
fresh herbs | fridge 7-10d, freezer 4-6m | thyme, rosemary, oregano, mint, chive, dill, sage, tarragon, chervil, savory, shiso, sorrel, epazote
basil | pantry 5d, freezer 4-6m | basil
aromatic leaves | fridge 7-10d, freezer 6m | curry leaf, kaffir lime leaf, pandan leaf
lemongrass | fridge 7-9d, freezer 6m | lemongrass
flowers | fridge 3-5d | edible flower
dried herbs | pantry 1-2y | dried cilantro, dried parsley, dried basil, dried thyme, bay leaf, dried rosemary, italian seasoning, dried oregano, mexican oregano, dried mint, dried chives, dried dill, dried sage, dried tarragon, marjoram, herbes de provence, lavender, bouquet garni, fenugreek leaf
ground spices | pantry 2-3y | black pepper, cinnamon, garlic powder, cumin, paprika, chili powder, onion powder, cayenne pepper, red pepper flakes, nutmeg, curry powder, ground ginger, turmeric, coriander, allspice, mustard powder, cardamom, white pepper, mace, gochugaru, sumac, aleppo pepper, amchur, asafoetida, file powder, wasabi powder, dried onion, saffron
whole spices | pantry 4y | peppercorn, cinnamon stick, cumin seed, clove, coriander seed, black cardamom, fennel seed, mustard seed, celery seed, star anise, caraway seed, fenugreek, anise seed, sichuan peppercorn, pickling spice, annatto, dill seed, juniper berry, nigella seed, pink peppercorn, ajwain
spice blends | pantry 1-2y | taco seasoning, garam masala, cajun seasoning, pumpkin pie spice, chinese five spice, everything bagel seasoning, lemon pepper, poultry seasoning, seafood seasoning, steak seasoning, all-purpose seasoning, chili seasoning, fajita seasoning, adobo seasoning, apple pie spice, barbecue rub, jerk seasoning, za'atar, garlic pepper, greek seasoning, ras el hanout, togarashi, furikake, tandoori masala, berbere, dukkah, harissa powder
powdered mixes | pantry 1-2y, pantry opened 6m | ranch seasoning, italian dressing mix
seeds rich in oil | pantry 1y, fridge 2y, freezer 2y | poppy seed
dried chilies | pantry 1-2y, freezer 2y | dried chili, ancho chile, guajillo chile
chipotles in sauce | pantry 1-2y, fridge opened 1-2w, freezer 6m | chipotle pepper
vanilla beans | pantry 2y, pantry opened 1y | vanilla bean
brined pepper | pantry 1y, fridge opened 6m | green peppercorn
plain salt | pantry forever | salt, msg
seasoned salt | pantry 2-3y | garlic salt, seasoned salt, celery salt, onion salt, cinnamon sugar, meat tenderizer, curing salt
`,
)
