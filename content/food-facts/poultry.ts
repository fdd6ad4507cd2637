/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const poultry = `
chicken | poultry; protein
chicken breast | poultry; protein
chicken thigh | poultry; protein
ground turkey | poultry; protein
turkey | poultry; salt sometimes: many are injected with brine; protein
rotisserie chicken | poultry; salt usually: it is brined and seasoned; gluten sometimes: the seasoning may contain wheat; soy sometimes: the seasoning may contain it; milk sometimes: the seasoning may contain it; celery sometimes: the seasoning may contain it; mustard sometimes: the seasoning may contain it; fodmap sometimes: it may contain onion or garlic; not paleo sometimes: seasoning may contain sugar; protein
chicken wing | poultry; protein
whole chicken | poultry; protein
cooked chicken | poultry; salt sometimes: it may be seasoned; protein
chicken drumstick | poultry; protein
chicken tender | poultry; carbs sometimes: they may be breaded; fodmap sometimes: they may be breaded; salt sometimes: breaded ones are salted; not paleo sometimes: they may be breaded; protein
turkey breast | poultry; salt sometimes: many are injected with brine; protein
ground chicken | poultry; protein
deli turkey | poultry; celery sometimes: uncured kinds use celery powder; milk sometimes: some contain milk protein; soy sometimes: some contain soy protein; gluten sometimes: some contain starch fillers; honey sometimes: some is honey-roasted; fodmap sometimes: it may contain onion or garlic; salt; not paleo: it is processed; listeria: it is sliced deli meat; protein
whole turkey | poultry; salt sometimes: many are injected with brine; protein
chicken nugget | poultry; gluten: it is breaded with wheat; soy sometimes: soy protein may be added; milk sometimes: the breading may contain milk; eggs sometimes: the breading may contain egg; mustard sometimes: the seasoning may contain it; celery sometimes: the seasoning may contain it; fodmap usually: wheat breading and onion powder; sugar sometimes: the breading is refined starch; carbs: it is breaded; salt; not paleo: it is breaded and processed; protein
turkey sausage | poultry; pork sometimes: the casing may be pork; gluten sometimes: some contain wheat fillers; soy sometimes: soy protein may be added; milk sometimes: milk powder may be added; mustard sometimes: the spice mix may contain it; fodmap sometimes: it may contain onion or garlic; salt; not paleo usually: it is processed; choking sometimes: round slices can block the throat; protein
chicken sausage | poultry; pork sometimes: the casing is often pork; milk sometimes: some contain cheese; rennet sometimes: some contain cheese; gluten sometimes: some contain fillers; soy sometimes: soy protein may be added; honey sometimes; mustard sometimes: the spice mix may contain it; celery sometimes: celery powder may cure it; fodmap usually: garlic, onion or apple is typical; salt; not paleo usually: it is processed; choking sometimes: round slices can block the throat; protein
canned chicken | poultry; fodmap sometimes: it may contain onion or garlic; salt sometimes; not paleo sometimes: it may contain additives; protein
chicken leg quarter | poultry; protein
duck | poultry; salt sometimes: confit is cured in salt; protein
cornish hen | poultry; protein
smoked turkey | poultry; celery sometimes: uncured kinds use celery powder; honey sometimes; fodmap sometimes: it may contain onion or garlic; salt; not paleo usually: it is cured, often with sugar; listeria sometimes: deli slices are risky unless heated; protein
turkey leg | poultry; salt sometimes: smoked ones are cured; protein
chicken liver | poultry; liver; protein
chicken carcass | poultry
chicken giblet | poultry; liver sometimes: giblets often include the liver; protein
goose | poultry; protein
quail | poultry; protein
pheasant | poultry; not kosher sometimes: it depends on the tradition; protein
`
