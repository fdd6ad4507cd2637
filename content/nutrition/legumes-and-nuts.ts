import { nutritionTable } from './record.ts'

/** Beans and chickpeas cooked or canned, lentils and split peas dry: the forms usually bought. */
export const legumesAndNuts = nutritionTable(`
  bean 115 7.5 .5 20.5 7 .5 240
  black bean 115 7.5 .4 20.8 7.5 .3 240
  kidney bean 110 7.5 .6 19.5 6.5 1 240
  pinto bean 115 7 .7 20.5 6.5 .4 240
  white bean 115 7.5 .4 21 6 .5 220
  lima bean 115 7 .4 21 6 2 240
  refried beans 90 5 1.5 14.5 4.5 .5 400
  baked beans 105 5 .6 21 4.5 8.5 380
  chili beans 100 6 .7 18 5.5 2 400
  chickpea 130 7 2.2 21.5 6 4 240
  black-eyed pea 100 6.5 .5 18 5 2.5 240
  lentil 352 24.6 1.1 63.4 10.7 2 6
  split pea 345 23.5 1.2 62 22 5 10
  chana dal 360 22 5 60 15 5 15
  mung bean 347 23.9 1.2 62.6 16.3 6.6 15
  soybean 172 18.2 9 8.4 6 3 1
  edamame 122 11.5 5.2 9 5 2.2 6
  tofu 95 10.5 5.5 2 .8 .5 10
  firm tofu 135 15 8 3 1.5 .5 10
  silken tofu 58 5.8 3 2.4 .2 1.2 20
  fried tofu 270 19 20 9 3.9 2.7 16
  tempeh 192 19 10.8 9 5 0 9
  seitan 140 25 2 6 1 0 350
  textured vegetable protein 330 51 1.2 33 17 10 15
  plant-based ground 230 17 15.5 7 2.5 1 330
  veggie burger 180 15.5 6.5 15 5 1.5 560
  vegan sausage 220 20 11 11 3 2 750
  hummus 200 7 14 15 5.5 .5 400
  falafel 333 13.3 17.8 31.8 5 2 294
  nut 610 18 53 21 8 4.5 3
  almond 579 21 50 21.6 12.5 4.4 1
  walnut 654 15.2 65.2 13.7 6.7 2.6 2
  pecan 691 9.2 72 13.9 9.6 4 0
  candied pecan 590 6 48 38 5 30 150
  cashew 553 18.2 43.9 30.2 3.3 5.9 12
  peanut 567 25.8 49.2 16 8.5 4.7 18
  pistachio 560 20.2 45.3 27.2 10.6 7.7 1
  hazelnut 628 15 60.8 16.7 9.7 4.3 0
  macadamia nut 718 7.9 75.8 13.8 8.6 4.6 5
  pine nut 673 13.7 68.4 13 3.7 3.6 2
  brazil nut 659 14.3 67 11.7 7.5 2.3 3
  chestnut 196 1.6 1.3 44 5 11 3
  sesame seed 573 17.7 49.7 23.5 11.8 .3 11
  chia seed 486 16.5 30.7 42 34.4 0 16
  flaxseed 534 18.3 42.2 28.9 27.3 1.6 30
  sunflower seed 584 20.8 51.5 20 8.6 2.6 9
  pumpkin seed 559 30.2 49 10.7 6 1.4 7
  hemp seed 553 31.6 48.8 8.7 4 1.5 5
  peanut butter 590 23 50 22 6 9 430
  nut butter 610 20 54 20 9 5 100
  almond butter 614 21 55.5 18.8 10.3 4.4 7
  sunflower seed butter 617 17.3 55.2 23.3 5.7 10 300
  tahini 595 17 53.8 21.2 9.3 .5 60
  trail mix 480 14 30 45 6 28 200
  marzipan 455 9 21 60 4 52 10
`)
