import { nutritionTable } from './record.ts'

/** Herbs are fresh unless marked dried; spices are dry. */
export const seasonings = nutritionTable(`
  salt 0 0 0 0 0 0 38800
  black pepper 251 10.4 3.3 64 25 .6 20
  white pepper 296 10.4 2.1 69 26 0 5
  cinnamon 247 4 1.2 81 53 2.2 10
  garlic powder 331 16.6 .7 73 9 2.4 60
  onion powder 341 10.4 1 79 15 6.6 73
  garlic salt 80 4 .2 18 2 .6 28000
  onion salt 80 2.5 .2 19 3.5 1.6 29000
  celery salt 60 3 4 7 2 0 28000
  seasoned salt 60 2 1 13 2 3 29000
  cumin 375 17.8 22 44 10.5 2.3 168
  paprika 282 14 13 54 35 10 68
  chili powder 282 13.5 14 50 35 7 2000
  cayenne pepper 318 12 17 57 27 10 30
  red pepper flakes 318 12 17 57 27 10 30
  gochugaru 310 12 12 58 30 12 40
  nutmeg 525 5.8 36 49 21 3 16
  mace 475 6.7 32 50 20 0 80
  curry powder 325 14 14 56 53 3 52
  ground ginger 335 9 4.2 72 14 3.4 27
  turmeric 312 9.7 3.3 67 23 3.2 27
  taco seasoning 310 7 4 60 14 9 7500
  cajun seasoning 200 8 6 40 18 5 15000
  ranch seasoning 300 6 3 62 3 14 11000
  italian dressing mix 280 4 1 65 3 30 15000
  poultry seasoning 307 9.6 7.5 66 11 3 27
  lemon pepper 180 6 2 42 14 2 12000
  steak seasoning 150 6 3 32 12 3 16000
  everything bagel seasoning 380 13 26 30 10 2 6000
  clove 274 6 13 66 34 2.4 277
  coriander 298 12.4 17.8 55 42 0 35
  allspice 263 6 8.7 72 22 0 77
  garam masala 350 14 14 55 25 3 100
  mustard powder 508 26 36 28 12 7 13
  mustard seed 508 26 36 28 12 7 13
  cardamom 311 10.8 6.7 68 28 0 18
  pumpkin pie spice 342 6 12.6 69 15 8 52
  chinese five spice 320 9 9 66 30 2 60
  fennel seed 345 15.8 14.9 52 40 0 88
  poppy seed 525 18 41.6 28 19.5 3 26
  celery seed 392 18 25 41 12 1 160
  caraway seed 333 19.8 14.6 50 38 1 17
  anise seed 337 17.6 15.9 50 14.6 0 16
  star anise 337 17.6 15.9 50 14.6 0 16
  fenugreek 323 23 6.4 58 24.6 0 67
  dried onion 349 9 .5 83 9 37 21
  dried chili 324 10.6 5.8 70 28 41 91
  saffron 310 11.4 5.9 65 4 42 148
  sumac 300 5 12 60 30 4 50
  za'atar 330 12 18 45 22 2 2500
  furikake 400 25 18 35 8 12 5000
  sichuan peppercorn 300 10 8 64 28 1 30
  seafood seasoning 100 5 3 20 10 1 22000
  ras el hanout 320 11 11 60 30 3 60
  asafoetida 297 4 1.1 68 4 1 10
  aleppo pepper 300 11 14 55 28 10 1500
  amchur 320 3 1 78 8 40 30
  msg 0 0 0 0 0 0 12300
  bay leaf 313 7.6 8.4 75 26 0 23
  cilantro 23 2.1 .5 3.7 2.8 .9 46
  parsley 36 3 .8 6.3 3.3 .9 56
  dried parsley 292 26.6 5.5 51 27 7.3 450
  basil 23 3.2 .6 2.7 1.6 .3 4
  dried basil 233 23 4 48 38 1.7 76
  oregano 60 2.5 1 11 6 .6 10
  dried oregano 265 9 4.3 69 42 4 25
  thyme 101 5.6 1.7 24 14 1.5 9
  dried thyme 276 9 7.4 64 37 1.7 55
  rosemary 131 3.3 5.9 21 14 1 26
  dried rosemary 331 4.9 15 64 43 2 50
  italian seasoning 265 10 6 62 40 3 50
  herbes de provence 270 9 7 62 38 3 40
  mint 44 3.3 .7 8.4 6.8 .5 30
  dried mint 285 20 6 52 30 5 340
  chive 30 3.3 .7 4.4 2.5 1.9 3
  dill 43 3.5 1.1 7 2.1 1 61
  dried dill 253 20 4.4 56 14 2 208
  sage 90 4 4.5 18 14 1 5
  dried sage 315 10.6 12.8 61 40 1.7 11
  tarragon 90 7 2.2 15 3 2 18
  dried tarragon 295 22.8 7.2 50 7.4 2 62
  lemongrass 99 1.8 .5 25 2.5 1 6
  marjoram 271 12.7 7 61 40 4 77
  curry leaf 108 6 1 19 6 2 10
  kaffir lime leaf 100 4 1.5 20 10 2 10
`)
