import { figures } from './record.ts'

/** The edible share of foods weighed with bones, shells or rinds. */
export const EDIBLE = figures(`
  whole chicken .62|rotisserie chicken .65|chicken wing .55|chicken drumstick .65|chicken leg quarter .68|whole turkey .65|turkey leg .65
  cornish hen .62|duck .6|goose .6|quail .6|pork rib .65|beef short rib .7|beef rib .65|lamb shank .6|lamb chop .7|ham hock .5|oxtail .5|beef shank .6
  t-bone steak .75|beef bone 0|chicken carcass 0|clam .25|mussel .3|oyster .3|lobster .4|crab .4|crawfish .25|watermelon .6|melon .6|pineapple .6|corn .95
`)
