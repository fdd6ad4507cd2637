import { nutritionTable } from './record.ts'

export const fruits = nutritionTable(`
  lemon 29 1.1 .3 9.3 2.8 2.5 2
  lemon juice 22 .4 .2 6.9 .3 2.5 1
  lemon zest 47 1.5 .3 16 10.6 4.2 6
  lime 30 .7 .2 10.5 2.8 1.7 2
  lime juice 25 .4 .1 8.4 .4 1.7 2
  lime zest 47 1.5 .3 16 10.6 4.2 6
  orange 47 .9 .1 11.8 2.4 9.4 0
  orange zest 97 1.5 .2 25 10.6 14 3
  mandarin orange 53 .8 .3 13.3 1.8 10.6 2
  grapefruit 42 .8 .1 10.7 1.6 6.9 0
  apple 52 .3 .2 13.8 2.4 10.4 1
  applesauce 42 .2 .1 11.3 1.1 9.4 2
  banana 89 1.1 .3 22.8 2.6 12.2 1
  avocado 160 2 14.7 8.5 6.7 .7 7
  berry 50 1 .4 12 4 7 1
  strawberry 32 .7 .3 7.7 2 4.9 1
  blueberry 57 .7 .3 14.5 2.4 10 1
  raspberry 52 1.2 .7 11.9 6.5 4.4 1
  blackberry 43 1.4 .5 9.6 5.3 4.9 1
  cranberry 46 .5 .1 12 3.6 4.3 2
  dried cranberry 325 .2 1.1 83 5.3 72 5
  raisin 299 3.1 .5 79 3.7 59 11
  dried currant 283 4.1 .3 74 6.8 67 8
  dried fruit 270 2.5 .5 70 7 55 12
  dried apricot 241 3.4 .5 63 7.3 53 10
  dried cherry 330 1.3 .7 81 2.5 67 13
  dried fig 249 3.3 .9 64 9.8 48 10
  dried mango 319 2.5 1.2 79 2.4 66 160
  date 280 2.2 .3 75 7.5 65 2
  prune 240 2.2 .4 64 7.1 38 2
  pineapple 50 .5 .1 13 1.4 9.9 1
  grape 69 .7 .2 18 .9 15.5 2
  peach 39 .9 .3 9.5 1.5 8.4 0
  nectarine 44 1.1 .3 10.6 1.7 7.9 0
  plum 46 .7 .3 11.4 1.4 9.9 0
  apricot 48 1.4 .4 11 2 9.2 1
  pear 57 .4 .1 15 3.1 9.8 1
  mango 60 .8 .4 15 1.6 13.7 1
  papaya 43 .5 .3 10.8 1.7 7.8 8
  kiwi 61 1.1 .5 14.7 3 9 3
  cherry 63 1.1 .2 16 2.1 12.8 0
  maraschino cherry 165 .2 .2 42 3.2 39 4
  watermelon 30 .6 .2 7.6 .4 6.2 1
  melon 34 .8 .2 8.2 .9 7.9 16
  pomegranate 83 1.7 1.2 18.7 4 13.7 3
  fig 74 .8 .3 19.2 2.9 16.3 1
  coconut 354 3.3 33.5 15.2 9 6.2 20
  shredded coconut 500 3 35 46 8 36 240
  olive 120 .9 11.5 5 3.2 .3 900
  black olive 115 .8 10.9 6 1.6 0 735
  green olive 145 1 15.3 3.8 3.3 .5 1550
  kalamata olive 230 1.5 23 6 3 0 1600
  persimmon 70 .6 .2 18.6 3.6 12.5 1
  passion fruit 97 2.2 .7 23 10.4 11 28
  jackfruit 95 1.7 .6 23 1.5 19 2
  guava 68 2.6 1 14.3 5.4 8.9 2
  lychee 66 .8 .4 16.5 1.3 15.2 1
  fruit cocktail 60 .5 .1 15 1 14 6
`)
