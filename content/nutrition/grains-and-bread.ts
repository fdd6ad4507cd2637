import { nutritionTable } from './record.ts'

/** Grains and pasta dry, unless the name says otherwise. */
export const grainsAndBread = nutritionTable(`
  rice 360 6.8 .6 79.5 1.3 .1 3
  brown rice 365 7.7 2.8 76.5 3.5 .8 5
  leftover rice 130 2.7 .3 28.2 .4 .1 1
  wild rice 357 14.7 1.1 75 6.2 2.5 7
  instant rice 380 8 .8 83 1.7 .1 5
  rice mix 355 9 2 76 2 2 2200
  oats 380 13.2 6.5 67.7 10 1 4
  oat bran 330 17 7 66 15 1.5 4
  quinoa 368 14.1 6.1 64.2 7 2.5 5
  couscous 376 12.8 .6 77.4 5 .2 10
  bulgur 342 12.3 1.3 75.9 12.5 .4 17
  barley 352 9.9 1.2 77.7 15.6 .8 9
  farro 340 14 2.5 68 9 2 5
  millet 378 11 4.2 72.9 8.5 1.7 5
  buckwheat 343 13.3 3.4 71.5 10 1.5 1
  amaranth 371 13.6 7 65.3 6.7 1.7 4
  freekeh 350 13 2.5 70 14 2 5
  wheat berry 335 13.5 2 71 12 .5 3
  wheat germ 360 23 9.7 51.8 13.2 8 12
  wheat bran 216 15.6 4.3 64.5 42.8 .4 2
  polenta 360 8.1 1.5 77 4 1 3
  grits 370 8.5 1.5 79 3 .6 2
  masa harina 365 8.5 3.7 76.3 6.4 1.6 5
  hominy 72 1.5 .9 14.3 2.5 1.8 345
  popcorn 380 12.9 4.5 77.8 14.5 .9 8
  cereal 375 8 2.5 82 7 18 550
  granola 470 11 20 64 7 24 120
  poha 355 7 1 78 2 .5 10
  pasta 371 13 1.5 74.7 3.2 2.7 6
  whole wheat pasta 352 13.9 2.9 73.4 9.2 2.7 6
  fresh pasta 285 11 2.5 55 2.5 1 30
  gluten-free pasta 357 7 2 79 3 1 5
  gnocchi 165 4 .8 35 2 1 450
  ravioli 250 10.5 8 34 2 2 450
  tortellini 300 13 7.5 46 2.5 2 500
  noodle 365 12 2.5 73 3 2 200
  egg noodle 384 14.2 4.4 71.3 3.3 1.9 21
  ramen noodle 440 10 17 62 2.5 2 1400
  rice noodle 364 6 .6 80.2 1.6 .1 180
  glass noodle 351 .2 .1 86 .5 0 10
  udon noodle 340 10 1.5 71 3 1 700
  soba noodle 336 14.4 .7 74.6 4 1 790
  shirataki noodle 10 .3 0 3 2.7 0 10
  rice paper 340 2 .5 81 1.5 0 500
  wonton wrapper 291 9.8 1.5 57.9 1.8 0 570
  egg roll wrapper 291 9.8 1.5 57.9 1.8 0 570
  bread 265 9 3.2 49 2.7 5 490
  white bread 266 8.9 3.3 49.4 2.7 5.7 490
  whole wheat bread 250 12.5 3.5 43 6 4.5 450
  sourdough bread 272 10.8 2.4 52 2.2 4.6 600
  french bread 272 10.8 2.4 52 2.2 4.6 600
  rye bread 259 8.5 3.3 48.3 5.8 3.9 600
  brioche 350 9 14 47 1.8 9 450
  cornbread 330 7 10 54 2.5 17 650
  breadcrumbs 395 13.4 5.3 72 4.5 6.2 730
  panko 380 12 3 76 4 5 400
  stuffing mix 385 11 5 74 4 8 1500
  crouton 407 11.9 6.6 73.5 5 5 700
  tortilla 310 8.2 7.9 51 3 2.5 700
  corn tortilla 218 5.7 2.9 44.6 6.3 .9 45
  taco shell 470 7 22 62 7 1.5 350
  tostada shell 470 7 22 62 7 1.5 350
  hamburger bun 280 9.5 4.5 50 2.5 6 480
  hot dog bun 280 9.5 4.5 50 2.5 6 480
  dinner roll 310 10.9 6.5 52 2 5.5 530
  hoagie roll 275 9.5 3.5 52 2.5 4 520
  bagel 264 10.6 1.6 52.4 2.3 6 450
  english muffin 227 8.9 1.7 44.2 3.5 3.5 425
  flatbread 280 9 4 52 3 3 550
  pita bread 275 9.1 1.2 55.7 2.2 1.3 535
  naan 290 9.6 5.7 50 2.2 3.5 465
  croissant 406 8.2 21 45.8 2.6 11 470
  biscuit 353 7 16.3 44.6 1.5 2.2 1000
  biscuit dough 310 6.5 12 44 1.5 6 1000
  crescent roll dough 320 6 16 40 1 7 800
  cinnamon roll dough 335 5 12 52 1.5 22 680
  pizza dough 260 8.5 3.5 49 2.3 2 500
  pizza crust 280 9 4.5 51 2.5 2 550
  puff pastry 550 7.3 38 45 1.5 .7 250
  phyllo dough 299 7.1 6 52.6 1.9 .2 483
  cracker 490 7.5 22 65 2.5 8 850
  saltine cracker 418 9.5 8.6 74 3 1.3 940
  graham cracker 430 7 10 77 3 25 480
  pretzel 384 10 2.9 80.4 3 2.8 1240
  rice cake 387 8.2 2.8 81.5 4.2 .5 70
  matzo 395 10 1.4 83.7 3 .3 0
  pita chip 450 12 14 68 4 3 850
`)
