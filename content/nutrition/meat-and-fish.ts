import { nutritionTable } from './record.ts'

/** Raw and without bones or shells, unless the name says cooked, canned or smoked. */
export const meatAndFish = nutritionTable(`
  beef 220 20 15 0 0 0 65
  ground beef 254 17 20 0 0 0 67
  hamburger patty 254 17 20 0 0 0 75
  steak 215 20 14.5 0 0 0 55
  sirloin 180 21 10.5 0 0 0 55
  ribeye steak 270 18.5 21.5 0 0 0 55
  strip steak 220 20.5 15 0 0 0 52
  flank steak 165 21 8.5 0 0 0 56
  skirt steak 205 20 13.5 0 0 0 68
  round steak 150 22.5 6 0 0 0 55
  chuck roast 220 18.7 16 0 0 0 66
  stew beef 190 20 12 0 0 0 66
  beef brisket 250 18 19.5 0 0 0 68
  beef short rib 385 14.4 36 0 0 0 49
  beef tenderloin 215 20 14.5 0 0 0 52
  beef jerky 410 33 25.6 11 1.8 9 1780
  corned beef 200 15 15 .5 0 0 1200
  roast beef 120 19 4 1.5 0 1 800
  veal 145 20 6.8 0 0 0 85
  lamb 235 17.5 18 0 0 0 60
  ground lamb 282 16.6 23.4 0 0 0 59
  lamb chop 260 17 21 0 0 0 60
  leg of lamb 200 18.5 13.5 0 0 0 58
  venison 120 23 2.4 0 0 0 51
  pork 200 19.5 13 0 0 0 55
  ground pork 263 17 21 0 0 0 56
  pork chop 190 20.5 11.5 0 0 0 55
  pork loin 175 20.5 9.8 0 0 0 50
  pork tenderloin 115 21 3 0 0 0 52
  pork shoulder 230 17.3 17.5 0 0 0 65
  pork rib 275 15.5 23.5 0 0 0 80
  pork belly 518 9.3 53 0 0 0 32
  pulled pork 215 22 12 4 0 3 500
  bacon 417 12.6 40 1.3 0 0 660
  turkey bacon 225 16 17 2 0 0 1100
  bacon bits 450 33 34 3 0 0 2000
  pancetta 400 14 38 .5 0 0 1800
  ham 145 21 6 1.5 0 1 1200
  deli ham 115 17.5 4 2.5 0 1.5 1150
  prosciutto 215 27 12 .3 0 0 2300
  sausage 300 14 26.5 1.5 0 .5 750
  italian sausage 300 14.5 26 1.5 0 .5 730
  breakfast sausage 310 13 28 1.5 0 1 720
  smoked sausage 305 12.5 27 3 0 1 950
  andouille sausage 250 15 20 2 0 .5 950
  chorizo 400 20 35 2 0 1 1200
  bratwurst 295 12.5 26.5 2 0 .5 700
  hot dog 290 10.5 26 3 0 1.5 950
  turkey sausage 190 17 13 2 0 1 700
  chicken sausage 180 16 11.5 3 0 1.5 800
  pepperoni 500 20 46 1.5 0 0 1600
  salami 380 22 31.5 2 0 0 1750
  bologna 305 11 27.5 4 0 1.5 950
  meatball 250 16 17 8 1 1.5 550
  lunch meat 130 17 5 4 0 2 1100
  ground meat 250 17.3 20 0 0 0 67
  liver 135 20.5 3.8 3.9 0 0 69
  chicken 165 19.5 9.5 0 0 0 75
  chicken breast 120 22.5 2.6 0 0 0 60
  chicken thigh 180 18 11.8 0 0 0 80
  chicken drumstick 160 18 9.3 0 0 0 85
  chicken wing 190 17.5 13 0 0 0 75
  whole chicken 215 18.6 15 0 0 0 70
  chicken leg quarter 190 17.5 13 0 0 0 80
  ground chicken 143 17.5 8 0 0 0 60
  cooked chicken 190 28 7.7 0 0 0 85
  rotisserie chicken 190 25 9.5 .5 0 0 320
  canned chicken 110 21 2.5 0 0 0 450
  chicken nugget 290 14 19 16 1 0 560
  turkey 145 21.5 6 0 0 0 70
  ground turkey 150 19 8 0 0 0 70
  turkey breast 114 23.5 1.8 0 0 0 75
  deli turkey 105 17.5 1.8 4 0 2.5 1000
  duck 220 18 16 0 0 0 70
  shrimp 85 20 .5 .5 0 0 120
  cooked shrimp 99 24 .3 .2 0 0 250
  fish 110 20 3 0 0 0 60
  white fish 85 18.5 1 0 0 0 65
  cod 82 17.8 .7 0 0 0 54
  tilapia 96 20 1.7 0 0 0 52
  halibut 91 18.6 1.3 0 0 0 68
  catfish 119 15.2 5.9 0 0 0 98
  snapper 100 20.5 1.3 0 0 0 64
  salmon 195 20.5 12.5 0 0 0 55
  canned salmon 145 21 6.5 0 0 0 400
  smoked salmon 120 18.5 4.5 0 0 0 1200
  tuna 130 24 3.5 0 0 0 45
  canned tuna 110 24.5 1 0 0 0 320
  trout 140 20 6.2 0 0 0 50
  sardine 205 24.6 11.5 0 0 0 400
  mackerel 205 18.6 13.9 0 0 0 90
  herring 158 18 9 0 0 0 90
  anchovy 200 28.5 9.5 0 0 0 3600
  anchovy paste 200 20 13 0 0 0 5000
  scallop 75 14 .6 3.5 0 0 350
  clam 86 14.7 1 3.6 0 0 600
  mussel 86 11.9 2.2 3.7 0 0 286
  oyster 70 8 2.2 4.5 0 0 180
  crab 87 18 1.1 0 0 0 300
  lobster 85 17.5 1 .3 0 0 350
  imitation crab 95 7.6 .5 15 .5 6 700
  squid 92 15.6 1.4 3.1 0 0 44
  octopus 82 15 1 2.2 0 0 230
  crawfish 77 16 1 0 0 0 58
  seafood 90 17.5 1.5 1.5 0 0 150
  bonito flakes 350 77 3.5 1 0 0 400
  dried shrimp 290 60 3 3 0 0 3000
  shrimp paste 120 22 2 3 0 0 9000
  caviar 264 24.6 17.9 4 0 0 1500
  fish stick 250 12 13 21 1.5 2 420
`)
