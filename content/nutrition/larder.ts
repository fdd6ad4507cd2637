import { nutritionTable } from './record.ts'

/** Fats, sweeteners, baking goods, condiments, canned goods and drinks. */
export const larder = nutritionTable(`
  oil 884 0 100 0 0 0 0
  cooking spray 790 0 89 1 0 0 0
  shortening 884 0 100 0 0 0 0
  lard 900 0 100 0 0 0 0
  bacon fat 897 0 99.5 0 0 0 150
  duck fat 882 0 99.8 0 0 0 0
  beef tallow 902 0 100 0 0 0 0
  sugar 387 0 0 100 0 100 1
  brown sugar 380 .1 0 98 0 97 28
  honey 304 .3 0 82.4 .2 82 4
  maple syrup 260 0 .1 67 0 60 12
  pancake syrup 265 0 0 69 0 50 80
  corn syrup 286 0 .2 77.6 0 77 62
  golden syrup 300 0 0 79 0 79 270
  agave nectar 310 .1 .5 76 .2 68 4
  molasses 290 0 .1 74.7 0 74.7 37
  pomegranate molasses 270 .5 .2 68 .5 55 30
  jam 265 .4 .1 68 1.1 49 32
  jelly 265 .2 0 70 1 51 30
  orange marmalade 246 .3 0 66 .7 60 56
  simple syrup 200 0 0 50 0 50 1
  chocolate syrup 279 2.1 1.1 65 2.6 50 72
  caramel sauce 290 1.5 4 62 0 55 300
  apple butter 173 .4 .3 42.5 1.5 36 15
  grenadine 268 0 0 67 0 60 27
  stevia 0 0 0 100 0 0 0
  artificial sweetener 0 0 0 90 0 0 0
  erythritol 20 0 0 100 0 0 0
  monk fruit sweetener 10 0 0 99 0 0 0
  flour 364 10.3 1 76.3 2.7 .3 2
  bread flour 361 12 1.7 72.5 2.4 .3 2
  whole wheat flour 340 13.2 2.5 72 10.7 .4 2
  self-rising flour 354 9.9 1 74 2.7 .2 1190
  almond flour 590 21 52 20 11 4 5
  coconut flour 400 19 13 60 38 9 60
  rice flour 366 6 1.4 80 2.4 .1 0
  chickpea flour 387 22.4 6.7 57.8 10.8 10.8 64
  oat flour 404 14.7 9.1 65.7 6.5 .8 19
  rye flour 349 9.8 1.8 75 15 1 2
  buckwheat flour 335 12.6 3.1 70.6 10 2.6 11
  cornmeal 365 8 3.6 77 7.3 .6 5
  cornstarch 381 .3 .1 91.3 .9 0 9
  tapioca 358 .2 0 88.7 .9 3.4 1
  tapioca starch 358 .2 0 88.7 .9 3.4 1
  potato starch 350 .5 .1 85 .5 0 10
  arrowroot 357 .3 .1 88 3.4 0 2
  vital wheat gluten 370 75 1.9 13.8 .6 0 29
  baking powder 53 0 0 13 .2 0 10600
  baking soda 0 0 0 0 0 0 27360
  cream of tartar 200 0 0 50 .2 0 50
  yeast 325 40 7.6 41 27 0 51
  nutritional yeast 370 50 5 36 22 0 60
  gelatin 335 85.6 .1 0 0 0 196
  xanthan gum 180 3 0 85 78 0 3000
  cocoa powder 228 19.6 13.7 57.9 37 1.8 21
  chocolate 520 5 31 61 6 52 20
  chocolate chips 490 4.5 29 63 6 54 15
  dark chocolate 580 7.5 41 48 10 28 15
  unsweetened chocolate 580 14 52 28 16 1 24
  milk chocolate 535 7.7 29.7 59.4 3.4 51.5 79
  white chocolate 539 5.9 32 59.2 .2 59 90
  chocolate hazelnut spread 541 5.4 30 62 5 54 40
  butterscotch chips 530 2 29 66 0 63 90
  vanilla extract 288 .1 .1 12.7 0 12.7 9 34
  almond extract 250 0 0 2 0 2 5 34
  pie crust 450 5.5 26 50 2 4 450
  graham cracker crust 490 4.5 24 64 2 28 500
  marshmallow 318 1.8 .2 81 0 58 80
  marshmallow creme 322 .8 .3 79 0 46 80
  caramel 382 4.6 8.1 77 0 65 245
  candy 390 0 .5 97 0 70 40
  sprinkles 450 0 10 90 0 80 10
  frosting 415 .5 17 66 .3 60 190
  lemon curd 320 2.5 12 52 .2 45 70
  cake mix 400 5 8 78 1.5 40 700
  brownie mix 410 5 9 80 3 50 400
  pancake mix 355 9 2 75 3 10 1300
  baking mix 415 7.5 13 67 2 5 1300
  cornbread mix 418 7 12 70 3 18 1100
  pudding mix 375 0 .5 94 .5 75 1500
  pie filling 110 .3 .1 27 .8 22 30
  hot chocolate mix 390 6 4 80 4 60 500
  soy sauce 60 8 .3 6 .8 .5 5500
  tamari 60 10 .1 5.6 .8 1.7 5600
  coconut aminos 120 1 0 28 0 25 2500
  mayonnaise 680 1 75 .6 0 .6 635
  vegan mayonnaise 600 .5 65 4 .5 2 600
  ketchup 101 1 .1 27.4 .3 21 900
  vinegar 21 0 0 .6 0 .4 5
  balsamic vinegar 88 .5 0 20 0 15 23
  rice vinegar 25 .1 0 1 0 .5 5
  mustard 65 4 3.5 6 4 1 1120
  dijon mustard 105 6 7 6 3.5 2 2300
  honey mustard 180 2 4 35 1.5 30 700
  worcestershire sauce 78 0 0 19.5 0 10 980
  hot sauce 12 .5 .4 1.8 .3 1.3 2600
  sriracha 93 2 1 19 2 15 2100
  salsa 30 1.5 .2 6.5 1.8 3.8 450
  barbecue sauce 172 .8 .6 41 .9 33 1020
  pickle 12 .5 .3 2.4 1 1.1 810
  sweet pickle 91 .4 .4 21 1 18 450
  relish 130 .4 .5 35 1.1 29 811
  caper 23 2.4 .9 4.9 3.2 .4 2350
  pesto 450 5 45 7 2 2 900
  fish sauce 35 5 0 3.6 0 3.6 7850
  oyster sauce 51 1.4 .3 11 .3 0 2730
  hoisin sauce 220 3.3 3.4 44 2.8 27 1615
  teriyaki sauce 89 5.9 0 15.6 .1 14 3830
  sweet chili sauce 190 .5 .3 46 1 42 1000
  chili garlic sauce 90 2 1 19 3 12 3000
  chili sauce 92 2.5 .3 20 3 13 1340
  chili crisp 550 5 52 16 5 5 1500
  gochujang 200 4.5 1.5 43 4 28 2500
  miso 198 12.8 6 25.4 5.4 6.2 3700
  doubanjiang 130 8 5 15 5 5 6500
  harissa 110 3 6 12 4 6 1200
  curry paste 110 3 4 16 5 7 3000
  thai red curry paste 110 3 4 16 5 7 3000
  thai green curry paste 110 3 4 16 5 7 3000
  salad dressing 400 1 38 13 .5 10 900
  ranch dressing 430 1.3 44.5 6 .3 4.7 900
  italian dressing 240 .5 21 12 .3 10 1000
  caesar dressing 540 2.2 58 3.3 .5 2.8 1200
  blue cheese dressing 485 1.4 51 4.8 .4 3.5 640
  enchilada sauce 40 1 1.5 6 1.5 3 600
  alfredo sauce 180 4 15.5 6 .3 2 700
  guacamole 160 2 14 9 6 1 380
  buffalo sauce 50 .5 4 3 .5 1 2900
  horseradish 48 1.2 .7 11.3 3.3 8 420
  cranberry sauce 159 .9 .2 40.4 1.1 32 5
  sauerkraut 19 .9 .1 4.3 2.9 1.8 661
  kimchi 23 1.7 .5 3.6 1.6 1.1 550
  steak sauce 95 1.2 .2 22 1.5 15 1650
  chutney 180 .5 .5 43 1.5 38 400
  tzatziki 90 4 6.5 4 .3 3 350
  tartar sauce 450 1 46 9 .5 5 700
  aioli 680 1 74 2 .1 .5 600
  pickled ginger 51 .3 .1 12 1 10 900
  balsamic glaze 260 .6 0 64 0 58 60
  japanese curry roux 510 6 34 45 3 10 4300
  tamarind 239 2.8 .6 62.5 5.1 57 28
  liquid smoke 5 0 0 1 0 0 10
  adobo sauce 90 2 3 15 4 8 2200
  broth 7 .7 .2 .6 0 .3 350
  chicken broth 7 .7 .2 .6 0 .3 370
  vegetable broth 6 .2 .1 1.1 0 .6 300
  bone broth 18 3.8 .1 .4 0 0 150
  dashi 5 .7 0 .5 0 0 120
  bouillon cube 240 14 14 17 0 10 24000
  tomato paste 82 4.3 .5 18.9 4.1 12.2 59
  tomato sauce 29 1.3 .3 6 1.5 4 450
  tomato puree 38 1.7 .2 9 1.9 4.8 28
  canned tomato 24 1 .2 5 1.4 3 160
  pasta sauce 50 1.5 1.6 8 1.8 5.5 450
  pizza sauce 54 1.8 1.2 9 2 5 400
  tomato juice 17 .8 .2 3.5 .4 2.6 250
  tomato soup 75 1.6 .8 16 1.2 9.5 560
  cream of chicken soup 93 2.4 6 7.5 .2 .6 700
  cream of mushroom soup 85 1.5 5.5 7.5 .3 1 690
  pumpkin puree 34 1.1 .3 8.1 2.9 3.3 5
  creamed corn 72 1.7 .4 18 1.2 3.2 260
  canned chili 105 6 4.5 11 3.5 1.5 420
  gravy 50 1.5 3 5 .2 .5 480
  gravy mix 360 9 7 64 2 8 5500
  onion soup mix 293 7.5 .8 65 6.6 5 8000
  tortilla chips 490 7 23 66 5 1 420
  potato chips 536 7 35 53 4.4 .4 530
  french fry 150 2.5 5 25 2.5 .3 330
  hash browns 82 2 .6 18 1.4 .2 22
  tater tots 180 2 8.5 24 2 .5 430
  mashed potatoes 105 1.9 4 16 1.5 1.4 300
  instant mashed potatoes 354 8.3 .4 81 6.6 3.4 80
  cookie 470 5.5 21 67 2 32 350
  vanilla wafer 455 4.5 16 74 1.5 38 380
  ladyfinger 365 10.6 9.1 59.7 1 30 147
  cake 370 4.5 15 55 .8 36 330
  pound cake 390 5.5 20 49 .5 30 400
  brownie 430 5 19 62 2 40 300
  waffle 290 6.5 9.5 45 2 5 600
  pancake 227 6.4 9.7 28 1 5 440
  dumpling 220 8.5 8 29 1.5 2 500
  coconut water 19 .7 .2 3.7 1.1 2.6 105
  aquafaba 18 1 .2 3 0 0 120
  red bean paste 240 5 .5 54 4 40 10
  water 0 0 0 0 0 0 2
  ice 0 0 0 0 0 0 2
  sparkling water 0 0 0 0 0 0 5
  coffee 2 .2 0 .2 0 0 2
  espresso powder 350 12 .5 75 0 0 40
  tea 1 0 0 .3 0 0 3
  matcha 320 30 5 39 35 0 6
  orange juice 45 .7 .2 10.4 .2 8.4 1
  apple juice 46 .1 .1 11.3 .2 9.6 4
  apple cider 47 .1 .1 11.7 .2 9.6 4
  pineapple juice 53 .4 .1 12.9 .2 10 2
  cranberry juice 50 .2 .1 12.5 .1 12 4
  pomegranate juice 54 .2 .3 13.1 .1 12.7 9
  lemonade 42 .1 0 10.5 0 10 3
  soda 41 0 0 10.5 0 10.5 5
  beer 43 .5 0 3.6 0 0 4 3.9
  wine 83 .1 0 2.7 0 .8 5 10.5
  sherry 140 .1 0 8 0 7 9 15.5
  marsala wine 150 .1 0 11 0 9 9 15
  port wine 160 .1 0 13.7 0 12 9 15
  rice wine 135 .5 0 5 0 2 2 16
  mirin 230 .3 0 45 0 40 50 8
  sake 134 .5 0 5 0 0 2 16.1
  rum 231 0 0 0 0 0 1 33.4
  vodka 231 0 0 0 0 0 1 33.4
  whiskey 250 0 0 .1 0 .1 0 36
  brandy 231 0 0 0 0 0 1 33.4
  tequila 231 0 0 0 0 0 1 33.4
  gin 263 0 0 0 0 0 2 37.9
  liqueur 320 .1 .2 40 0 40 7 24
`)
