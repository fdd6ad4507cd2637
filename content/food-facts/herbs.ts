/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const herbs = `
cilantro |
parsley |
basil |
dried oregano |
dried thyme |
thyme |
bay leaf |
dried basil |
rosemary |
italian seasoning | fodmap sometimes: some blends contain garlic; salt sometimes: some blends are salted
oregano |
mint |
dried parsley |
dried rosemary |
chive |
dill |
sage |
dried sage |
dried dill |
tarragon |
lemongrass |
marjoram |
thai basil |
dried tarragon |
herbes de provence |
curry leaf |
kaffir lime leaf |
mexican oregano |
dried chives |
dried cilantro |
dried mint |
chervil |
garlic chive | fodmap sometimes: large portions contain fructans
lavender |
savory |
bouquet garni | celery sometimes: some bundles include celery; fodmap sometimes: some bundles include leek
culantro |
edible flower |
shiso |
epazote |
pandan leaf |
sorrel |
`
