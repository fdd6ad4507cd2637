import { figures } from './record.ts'

/** Grams per piece, as bought and cleaned. */
export const PIECES = figures(`
  egg 50|egg white 33|egg yolk 17|onion 150|shallot 40|green onion 15|leek 150|garlic 45|carrot 70
  celery 50|potato 200|russet potato 250|baby potato 45|sweet potato 250|tomato 120|roma tomato 70
  cherry tomato 15|bell pepper 150|chili pepper 20|jalapeno 20|zucchini 200|cucumber 280|eggplant 450
  cauliflower 700|broccoli 400|cabbage 900|lettuce 450|romaine lettuce 400|bok choy 120|kale 200
  spinach 280|asparagus 16|mushroom 15|portobello mushroom 85|corn 100|beet 110|fennel 250|squash 900
  lemon 100|lime 65|orange 150|apple 180|banana 115|avocado 170|peach 150|pear 170|mango 250|pineapple 900
  strawberry 12|date 20|fig 45|grapefruit 250|plum 65|kiwi 75|melon 1200|watermelon 4000|tortilla 45
  corn tortilla 26|bread 35|baguette 250|hamburger bun 55|hot dog bun 45|pita bread 60|naan 90
  english muffin 57|bagel 100|croissant 60|dinner roll 35|hoagie roll 80|pizza dough 450|pie crust 230
  puff pastry 245|cracker 4|chicken breast 220|chicken thigh 130|chicken drumstick 115|chicken wing 90
  whole chicken 1600|rotisserie chicken 900|chicken leg quarter 300|chicken tender 45|pork chop 200
  pork tenderloin 450|steak 280|sausage 90|breakfast sausage 40|bacon 25|hot dog 50|ham 30|prosciutto 15
  hamburger patty 115|meatball 28|lamb chop 110|fish 160|salmon 170|tuna 140|anchovy 4|shrimp 15
  scallop 30|clam 15|mussel 20|sardine 20|cheese 21|butter 113|tofu 400|nori 3|rice paper 9
  lasagna noodle 20|wonton wrapper 8|ramen noodle 80|cookie 12|graham cracker 15|ladyfinger 7
  marshmallow 7|bay leaf .2|cinnamon stick 4|star anise 2|clove .1|olive 4|pickle 60|artichoke heart 20
  radish 10|parsnip 110|turnip 150|ice 25|nutmeg 5|vanilla bean 3|bouillon cube 10|taco shell 13
  tostada shell 13|waffle 35|pancake 40|lemongrass 15|tomatillo 35|plantain 180|parsley 50
  cilantro 50|basil 40|dill 30|mint 40|yeast 7|radicchio 250|endive 120|chipotle pepper 10|pumpkin 2500
  tea 2|sauerkraut 400|curry leaf .1|sage .3|cardamom .2|garlic chive 3|kaffir lime leaf .3|peppercorn .05
`)
