import type { Pairing } from '#core/assistant/knowledge.ts'

/** Food; flavors and herbs; what to serve with it. */
const ROWS = `
salmon; lemon, dill, garlic, mustard, soy sauce, ginger, maple, capers; asparagus, rice, roast potatoes, green beans, cucumber salad
cod; lemon, parsley, butter, tomato, capers, olives, paprika, white beans; roast potatoes, peas, green beans, rice
tuna; lemon, capers, olives, soy sauce, sesame, wasabi, red onion; white beans, green salad, rice
shrimp; garlic, lemon, butter, chili, lime, cilantro, paprika, coconut; pasta, rice, grits, slaw, corn
scallop; brown butter, lemon, bacon, peas, cauliflower, capers; risotto, corn, asparagus
fish; lemon, dill, parsley, butter, capers, garlic, fennel; potatoes, rice, green beans, salad, slaw
crab; lemon, butter, dill, chives, chili; corn, slaw, avocado salad
mussel; white wine, garlic, parsley, shallot, cream, tomato; fries, crusty bread
chicken; lemon, garlic, thyme, rosemary, paprika, mustard, tarragon, soy sauce, ginger; roast potatoes, rice, green salad, carrots, green beans
whole chicken; lemon, thyme, garlic, rosemary, butter; roast potatoes, carrots, stuffing, green salad, gravy
turkey; sage, thyme, rosemary, cranberry, orange; stuffing, mashed potatoes, green beans, gravy
duck; orange, cherry, plum, five-spice, honey; red cabbage, roast potatoes, rice
steak; pepper, garlic, thyme, butter, mustard, horseradish, blue cheese; fries, baked potato, mushrooms, green salad, creamed spinach
beef; garlic, thyme, red wine, onion, mushrooms, bay, pepper, horseradish; potatoes, carrots, egg noodles, polenta
ground beef; onion, garlic, cumin, chili powder, tomato, paprika, cheese; rice, tortillas, pasta, potatoes
pork; apple, sage, mustard, fennel, garlic, thyme, cider, ginger; mashed potatoes, cabbage, slaw, green beans, sweet potatoes
pork chop; apple, sage, mustard, thyme, garlic, honey; applesauce, mashed potatoes, green beans, cabbage slaw
pulled pork; smoked paprika, vinegar, brown sugar, mustard; slaw, cornbread, baked beans, pickles
ham; mustard, honey, clove, pineapple, brown sugar, orange; scalloped potatoes, peas, green beans, rolls
bacon; maple, eggs, tomato, apple, dates, Brussels sprouts; eggs, pancakes, potatoes
sausage; fennel, mustard, onion, peppers, apple, sage; mashed potatoes, sauerkraut, beans, peppers
lamb; rosemary, mint, garlic, thyme, cumin, oregano, lemon, yogurt; roast potatoes, peas, couscous, eggplant, flatbread
egg; chives, butter, cheese, tarragon, paprika, chili, dill; toast, bacon, potatoes, spinach, asparagus
tofu; soy sauce, ginger, garlic, sesame, chili, peanut, scallion; rice, noodles, broccoli, bok choy
potato; butter, rosemary, garlic, chives, sour cream, cheese, dill, paprika, thyme; roast meats, fish, sausages, eggs
sweet potato; cinnamon, smoked paprika, cumin, chili, nutmeg, maple, lime, pecans, ginger; black beans, pork, turkey, kale
tomato; basil, garlic, oregano, olive oil, balsamic vinegar, mozzarella, thyme; pasta, bread, fish, eggs
tomato sauce; basil, oregano, garlic, thyme, bay, fennel, chili flakes; pasta, meatballs, pizza, eggplant
carrot; ginger, cumin, thyme, honey, orange, dill, parsley; roast chicken, lamb, lentils
broccoli; garlic, lemon, chili, Parmesan, soy sauce, almonds, cheddar; chicken, beef, pasta
cauliflower; curry powder, cumin, turmeric, lemon, capers, cheese, tahini; lamb, chickpeas, chicken
green bean; almonds, garlic, lemon, butter, shallot, bacon, soy sauce; roast meats, fish
asparagus; lemon, Parmesan, butter, egg, prosciutto, tarragon; salmon, eggs, risotto, chicken
brussels sprout; bacon, balsamic vinegar, maple, mustard, chestnuts, Parmesan; roast turkey, pork, steak
spinach; garlic, nutmeg, lemon, feta, cream, egg; eggs, fish, chicken, pasta
kale; garlic, lemon, chili, sausage, Parmesan, white beans; sausages, beans, pasta
cabbage; caraway, apple, bacon, vinegar, mustard, dill; pork, sausages, corned beef
mushroom; thyme, garlic, butter, parsley, sherry, soy sauce, cream; steak, pasta, polenta, eggs
zucchini; basil, mint, lemon, garlic, feta, tomato, Parmesan; pasta, fish, grilled meats
eggplant; garlic, tomato, basil, tahini, miso, cumin, mint, yogurt; lamb, pasta, rice
bell pepper; onion, garlic, oregano, basil, goat cheese, cumin; sausages, eggs, rice
corn; butter, lime, chili, cilantro, basil, cotija, bacon; barbecue, tacos, shrimp
peas; mint, butter, bacon, lemon, ricotta; lamb, fish, pasta
pea; mint, butter, bacon, lemon, ricotta; lamb, fish, pasta
beet; goat cheese, orange, walnuts, dill, horseradish, balsamic vinegar; salads, fish, beef
butternut squash; sage, brown butter, nutmeg, cinnamon, ginger, chili, maple; pasta, pork, risotto
pumpkin; cinnamon, ginger, nutmeg, sage, maple, cream; pork, pasta, curry
onion; thyme, butter, bay, beef, cheese, balsamic vinegar; steak, burgers, tarts
garlic; parsley, lemon, olive oil, butter, thyme, chili; nearly anything savory
cucumber; dill, mint, yogurt, vinegar, sesame, chili; salmon, lamb, rice bowls
avocado; lime, cilantro, chili, tomato, egg, sesame, bacon; toast, tacos, salads
lentil; cumin, bay, thyme, carrot, lemon, mustard, curry spices; sausages, salmon, rice, greens
chickpea; cumin, lemon, tahini, garlic, paprika, coriander, tomato; rice, flatbread, spinach, lamb
black bean; cumin, lime, cilantro, chili, garlic, orange; rice, tacos, sweet potatoes, eggs
bean; bay, garlic, sage, smoked ham, cumin, tomato; cornbread, rice, sausages
rice; soy sauce, coconut, lime, saffron, ginger, cilantro; stir-fries, curries, beans, grilled meats
pasta; tomato, basil, garlic, olive oil, Parmesan, chili, lemon; green salad, garlic bread, roast vegetables
squash; sage, brown butter, thyme, chili, nutmeg, maple, Parmesan; pasta, pork, roast chicken
risotto; Parmesan, lemon, white wine, mushrooms, peas, saffron; green salad, asparagus, seared scallops, roast chicken
stir fry; soy sauce, ginger, garlic, sesame, chili, lime; rice, noodles, cucumber salad, edamame
fajitas; cumin, lime, chili, oregano, cilantro; rice, beans, guacamole, corn, salsa
enchiladas; cumin, oregano, chili, cilantro, lime; rice, beans, slaw, guacamole
macaroni and cheese; mustard, nutmeg, paprika, bacon, chives; green salad, broccoli, ham, barbecue
quiche; nutmeg, chives, thyme, mustard; green salad, tomato soup, fruit
couscous; lemon, mint, raisins, cumin, almonds, parsley; lamb, chicken, roast vegetables
quinoa; lemon, herbs, feta, cumin, black beans; roast vegetables, chicken, fish
polenta; Parmesan, butter, sage, mushrooms; braised meats, sausages, ragù
chili; cumin, chili powder, smoked paprika, oregano, garlic, cocoa, coriander; cornbread, rice, sour cream, cheddar, avocado, tortilla chips
soup; parsley, thyme, bay, lemon, Parmesan; crusty bread, grilled cheese, salad
tomato soup; basil, cream, garlic, thyme; grilled cheese, crusty bread
stew; thyme, bay, garlic, red wine, paprika; mashed potatoes, crusty bread, egg noodles
curry; cumin, coriander, ginger, garlic, turmeric, coconut, lime; rice, naan, cucumber yogurt, chutney
hamburger patty; pickles, onion, mustard, cheddar, tomato, lettuce; fries, slaw, corn, potato salad
pizza; basil, chili, olives, mushrooms, arugula; green salad, antipasti
taco shell; lime, cilantro, cumin, chili, onion; rice, beans, corn, guacamole
lasagna; basil, oregano, nutmeg, Parmesan; green salad, garlic bread
meatloaf; ketchup, mustard, thyme, Worcestershire sauce; mashed potatoes, green beans, gravy
pork rib; paprika, brown sugar, mustard, vinegar; slaw, corn, baked beans, potato salad
apple; cinnamon, caramel, cheddar, walnut, ginger, nutmeg, pork; pork, oats, ice cream
pear; blue cheese, walnut, ginger, vanilla, cinnamon, chocolate; cheese boards, pork
banana; chocolate, peanut butter, cinnamon, walnut, caramel, coconut; oats, pancakes, ice cream
strawberry; cream, vanilla, balsamic vinegar, basil, chocolate, rhubarb, lemon, mint; shortcake, yogurt, cheesecake
blueberry; lemon, vanilla, cinnamon, almond, maple; pancakes, yogurt, muffins
raspberry; chocolate, lemon, almond, vanilla, rose; cake, yogurt, ice cream
cherry; almond, chocolate, vanilla, duck, cinnamon; cake, pork, ice cream
peach; basil, almond, ginger, vanilla, raspberry, thyme; ham, ice cream, burrata
mango; lime, chili, coconut, cilantro, mint; shrimp, sticky rice, pork
pineapple; coconut, rum, chili, ham, lime, mint; ham, pork, shrimp
orange; chocolate, cinnamon, fennel, cardamom, clove, almond; duck, salads, cake
lemon; thyme, honey, basil, blueberry, garlic, poppy seeds; fish, chicken, desserts
lime; cilantro, chili, coconut, mint, ginger; fish, tacos, curries
watermelon; feta, mint, lime, chili; barbecue, salads
fig; goat cheese, prosciutto, honey, walnut, thyme; cheese boards, salads
chocolate; orange, raspberry, coffee, mint, hazelnut, chili, sea salt, caramel; berries, cream, ice cream
cheese; apple, pear, grapes, nuts, fig, honey; bread, crackers, fruit
cheddar cheese; apple, mustard, onion chutney, bacon, broccoli; bread, burgers, soup
goat cheese; beet, honey, fig, thyme, walnut; salads, tarts
blue cheese; pear, walnut, honey, celery; steak, salads
feta cheese; watermelon, cucumber, tomato, olives, mint, lemon; salads, lamb, eggs
yogurt; honey, mint, cucumber, berries, cumin; curry, lamb, granola
basil; tomato, mozzarella, garlic, lemon, strawberry; pasta, pizza, salads
rosemary; lamb, potatoes, garlic, lemon, chicken, beans; roasts, focaccia
thyme; lemon, chicken, mushrooms, garlic, onion; roasts, soups, stews
sage; brown butter, pork, squash, onion, turkey; pasta, stuffing
mint; peas, lamb, yogurt, cucumber, chocolate, lime; salads, drinks
dill; salmon, cucumber, potato, egg, yogurt; fish, salads
cilantro; lime, chili, avocado, cumin, coconut; tacos, curries, salads
cumin; chili, coriander, lamb, beans, carrots, yogurt; chili, curries, tacos
cinnamon; apple, chocolate, sweet potato, lamb, coffee; oats, baking, stews
ginger; soy sauce, garlic, lime, carrot, scallion, honey; stir-fries, fish, cookies
`

export const pairings: Pairing[] = ROWS.trim()
  .split('\n')
  .map((row) => row.split(';').map((cell) => cell.trim()))
  .map(([food = '', flavors = '', sides = '']) => ({ food, flavors, sides }))
