import { nutritionTable } from './record.ts'

export const dairyAndEggs = nutritionTable(`
  egg 143 12.6 9.5 .7 0 .4 142
  egg white 52 10.9 .2 .7 0 .7 166
  egg yolk 322 15.9 26.5 3.6 0 .6 48
  egg substitute 52 10 0 2 0 1 170
  butter 717 .9 81 .1 0 .1 11
  ghee 876 .3 99.5 0 0 0 2
  margarine 717 .2 80.7 .7 0 0 750
  vegan butter 700 .3 78 1 0 0 550
  milk 61 3.2 3.3 4.8 0 5 43
  skim milk 34 3.4 .1 5 0 5 42
  chocolate milk 83 3.2 3.4 10.3 .8 9.5 60
  buttermilk 45 3.3 1.3 5 0 5 150
  kefir 52 3.6 2 4.8 0 4.6 40
  plant milk 40 1.5 2 4 .5 2.5 45
  almond milk 17 .5 1.3 1 .3 .5 65
  oat milk 48 1 2 7 .8 3.5 42
  soy milk 43 3.3 1.8 3.5 .5 2.5 45
  coconut milk 197 2 20.5 3.5 0 2.5 15
  coconut cream 300 3 31 5 1.5 2.5 20
  cream of coconut 357 1.2 16.3 53 .2 51 36
  heavy cream 340 2.8 36 2.8 0 2.9 27
  cream 300 2.8 31 3 0 3 30
  light cream 195 2.8 19 3.5 0 3.6 36
  half-and-half 131 3 11.5 4.3 0 4.1 41
  coffee creamer 136 1 10 11.4 0 10 67
  sour cream 198 2.4 19.4 4.6 0 3.4 31
  creme fraiche 350 2.3 37 2.8 0 2.5 30
  mexican crema 260 2.5 26 4 0 3 250
  whipped cream 257 3.2 22 12.5 0 8 8
  whipped topping 318 1.3 25.3 23 0 23 25
  yogurt 61 3.5 3.3 4.7 0 4.7 46
  vanilla yogurt 85 4.9 1.3 13.8 0 13.8 66
  greek yogurt 97 9 5 4 0 4 35
  coconut yogurt 110 1 9 7 1 4 20
  sweetened condensed milk 321 7.9 8.7 54 0 54 127
  evaporated milk 134 6.8 7.6 10 0 10 106
  powdered milk 496 26.3 26.7 38.4 0 38.4 371
  buttermilk powder 387 34 5.8 49 0 49 517
  malted milk powder 410 13 8 73 2 50 400
  dulce de leche 315 6.8 7.4 55 0 50 129
  ice cream 207 3.5 11 23.6 .7 21 80
  whey protein 390 78 6 8 1 5 250
  cheese 375 23 30 3 0 .5 700
  cheddar cheese 403 23 33 3.1 0 .5 650
  american cheese 330 17 26 8 0 6 1300
  parmesan cheese 410 36 28 4 0 .8 1500
  pecorino romano 387 32 27 3.6 0 .7 1430
  mozzarella cheese 300 22 22.4 2.5 0 1 620
  fresh mozzarella 255 18 20 1.5 0 1 350
  burrata 290 13 26 1.5 0 1.5 300
  cream cheese 350 6.2 34.4 5.5 0 3.8 315
  mascarpone 430 5 44 4.5 0 4 45
  ricotta cheese 160 10.5 11.5 4 0 .5 95
  cottage cheese 98 11 4.3 3.4 0 2.7 320
  feta cheese 265 14.2 21.3 4 0 4 1100
  goat cheese 300 19 24.5 .5 0 .5 450
  blue cheese 353 21.4 28.7 2.3 0 .5 1150
  brie 334 20.8 27.7 .5 0 .5 630
  gouda 356 25 27.4 2.2 0 2.2 820
  gruyere 413 29.8 32.3 .4 0 .4 700
  swiss cheese 390 27 31 1.5 0 0 190
  provolone 351 25.6 26.6 2.1 0 .6 876
  monterey jack cheese 373 24.5 30.3 .7 0 .5 600
  colby jack cheese 385 24 31.5 1.5 0 .5 620
  pepper jack cheese 373 24 30.3 1.5 0 .5 620
  mexican cheese blend 375 23 30 3 0 .5 650
  queso fresco 300 18 24 3 0 2.5 750
  cotija cheese 350 20 29 4 0 1 1500
  paneer 320 19 26 3 0 2 20
  halloumi 320 22 25 2 0 2 1100
  processed cheese loaf 280 16 20 10 0 7 1400
  queso 180 7 13 9 .5 4 800
  vegan cheese 280 2 22 20 1 0 750
  vegan cream cheese 250 4 23 7 1 1 350
  pimento cheese 380 14 35 3 0 1 700
`)
