import { nutritionTable } from './record.ts'

export const vegetables = nutritionTable(`
  garlic 149 6.4 .5 33 2.1 1 17
  onion 40 1.1 .1 9.3 1.7 4.2 4
  tomato 18 .9 .2 3.9 1.2 2.6 5
  cherry tomato 18 .9 .2 3.9 1.2 2.6 5
  potato 77 2 .1 17 2.2 .8 6
  russet potato 79 2.1 .1 18 1.3 .6 5
  carrot 41 .9 .2 9.6 2.8 4.7 69
  bell pepper 26 .9 .2 6 1.9 3.5 3
  green bell pepper 20 .9 .2 4.6 1.7 2.4 3
  red bell pepper 28 1 .3 6 2.1 4.2 4
  roasted red pepper 28 1 .4 5.5 1.6 4 300
  corn 86 3.3 1.4 19 2.7 6.3 15
  celery 14 .7 .2 3 1.6 1.3 80
  mushroom 22 3.1 .3 3.3 1 2 5
  portobello mushroom 22 2.1 .4 3.9 1.3 2.5 9
  shiitake mushroom 34 2.2 .5 6.8 2.5 2.4 9
  dried porcini mushroom 290 30 3 45 25 3 30
  spinach 23 2.9 .4 3.6 2.2 .4 79
  frozen spinach 29 3.6 .6 4.2 2.9 .7 74
  green onion 32 1.8 .2 7.3 2.6 2.3 16
  broccoli 34 2.8 .4 6.6 2.6 1.7 33
  broccolini 35 3.5 .4 6 2.5 2 30
  cucumber 15 .7 .1 3.6 .5 1.7 2
  ginger 80 1.8 .8 18 2 1.7 13
  lettuce 15 1.4 .2 2.9 1.3 .8 28
  romaine lettuce 17 1.2 .3 3.3 2.1 1.2 8
  iceberg lettuce 14 .9 .1 3 1.2 2 10
  pea 81 5.4 .4 14.5 5.7 5.7 5
  sweet potato 86 1.6 .1 20 3 4.2 55
  green bean 31 1.8 .2 7 2.7 3.3 6
  zucchini 17 1.2 .3 3.1 1 2.5 8
  chili pepper 40 1.9 .4 8.8 1.5 5.3 9
  jalapeno 29 .9 .4 6.5 2.8 4.1 3
  pickled jalapeno 25 .9 .6 4.7 2.6 2 1400
  green chile 25 1 .2 5.5 1.7 3 300
  poblano pepper 22 .9 .2 5 1.7 3 3
  chipotle pepper 100 3 2 18 8 8 1500
  cabbage 25 1.3 .1 5.8 2.5 3.2 18
  red cabbage 31 1.4 .2 7.4 2.1 3.8 27
  napa cabbage 16 1.2 .2 3.2 1.2 1.4 9
  coleslaw mix 27 1.2 .1 6 2.4 3.5 20
  cauliflower 25 1.9 .3 5 2 1.9 30
  shallot 72 2.5 .1 16.8 3.2 7.9 12
  asparagus 20 2.2 .1 3.9 2.1 1.9 2
  eggplant 25 1 .2 5.9 3 3.5 2
  kale 35 2.9 1.5 4.4 4.1 1 53
  mixed vegetables 64 3.3 .5 13.5 4 3.6 47
  beet 43 1.6 .2 9.6 2.8 6.8 78
  brussels sprout 43 3.4 .3 9 3.8 2.2 25
  squash 34 1 .1 8.6 2 2.2 4
  butternut squash 45 1 .1 11.7 2 2.2 4
  spaghetti squash 31 .6 .6 6.9 1.5 2.8 17
  yellow squash 19 1 .2 4 1 2.9 2
  leek 61 1.5 .3 14 1.8 3.9 20
  sun-dried tomato 230 8 8 34 8 20 260
  arugula 25 2.6 .7 3.7 1.6 2.1 27
  radish 16 .7 .1 3.4 1.6 1.9 39
  daikon 18 .6 .1 4.1 1.6 2.5 21
  pumpkin 26 1 .1 6.5 .5 2.8 1
  mixed greens 20 1.8 .3 3.5 1.8 .9 35
  bok choy 13 1.5 .2 2.2 1 1.2 65
  sugar snap pea 42 2.8 .2 7.6 2.6 4 4
  snow pea 42 2.8 .2 7.6 2.6 4 4
  artichoke 47 3.3 .2 10.5 5.4 1 94
  artichoke heart 40 2.5 .4 8 4 1 280
  bean sprout 30 3 .2 5.9 1.8 4.1 6
  fennel 31 1.2 .2 7.3 3.1 3.9 52
  turnip 28 .9 .1 6.4 1.8 3.8 67
  collard greens 32 3 .6 5.4 4 .5 17
  okra 33 1.9 .2 7.5 3.2 1.5 7
  parsnip 75 1.2 .3 18 4.9 4.8 10
  swiss chard 19 1.8 .2 3.7 1.6 1.1 213
  tomatillo 32 1 1 5.8 1.9 3.9 1
  green tomato 23 1.2 0.2 5.1 1.1 4 13
  grape leaf 69 4.3 2 11.7 9.9 1 2853
  fried onion 560 6 42 40 3 5 700
  yam 118 1.5 .2 28 4.1 .5 9
  seaweed 40 3 .5 9 1.5 .6 500
  nori 300 35 2 45 35 1 500
  rhubarb 21 .9 .2 4.5 1.8 1.1 4
  water chestnut 60 .9 .1 13.5 2.5 3 8
  watercress 11 2.3 .1 1.3 .5 .2 41
  bamboo shoot 20 2 .3 3.5 1.6 2 7
  endive 17 1.3 .2 3.4 3.1 .3 22
  radicchio 23 1.4 .3 4.5 .9 .6 22
  plantain 122 1.3 .4 32 2.3 15 4
  baby corn 26 2 .2 5 2 2.5 150
  jicama 38 .7 .1 8.8 4.9 1.8 4
  rutabaga 37 1.1 .2 8.6 2.3 4.5 12
  celery root 42 1.5 .3 9.2 1.8 1.6 100
  mustard greens 27 2.9 .4 4.7 3.2 1.3 20
  broccoli rabe 22 3.2 .5 2.9 2.7 .4 33
  yuca 160 1.4 .3 38 1.8 1.7 14
  taro 112 1.5 .2 26.5 4.1 .4 11
  pepperoncini 27 1 .4 5 2 2.5 1500
  pimiento 23 1 .3 5 1.9 3 15
  kohlrabi 27 1.7 .1 6.2 3.6 2.6 20
  sprouts 23 4 .7 2.1 1.9 .2 6
  chinese broccoli 26 1.2 .7 4.7 2.5 .9 7
  galangal 71 1 1 15 2 2 15
`)
