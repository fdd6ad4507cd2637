/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const eggs = `
egg | eggs; protein
egg white | eggs; protein
egg yolk | eggs; protein sometimes
hard-boiled egg | eggs; choking sometimes: a whole egg can block the throat; protein
egg substitute | eggs usually: it is mostly egg white; milk sometimes: some contain milk powder; soy sometimes: some contain soy; fodmap sometimes: onion powder may be added; not paleo sometimes: it contains additives; protein
meringue powder | eggs; sugar usually: sugar and starch are added; carbs usually: sugar and starch are added; not paleo usually: sugar and starch are added; protein sometimes: pure dried egg white
vegan egg replacer | soy sometimes: some contain soy; lupin sometimes: some contain lupin flour; gluten sometimes: some contain wheat; fodmap sometimes: some contain legume flour; carbs usually: it is mostly starch; not paleo usually: it contains starch or legumes
quail egg | eggs; choking sometimes: a whole egg can block the throat; protein
duck egg | eggs; protein
`
