/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const pasta = `
pasta | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
spaghetti | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
macaroni | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
penne | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
noodle | gluten usually: most are made from wheat; fodmap usually: wheat is rich in fructans; eggs sometimes: some kinds contain egg; salt sometimes: some are made with a lot of salt; sugar usually: it is refined starch; carbs; not paleo
egg noodle | eggs; gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
ramen noodle | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo; soy usually: the flavor packet contains it; salt usually: the flavor packet is salty; eggs sometimes: some noodles contain egg; milk sometimes: some flavor packets contain it; lactose sometimes: some flavor packets contain it; sesame sometimes: some flavor packets contain it; celery sometimes: some flavor packets contain it; mustard sometimes: some flavor packets contain it; fish sometimes: some flavor packets contain it; crustaceans sometimes: shrimp flavors contain it; mollusks sometimes: seafood flavors contain it; poultry sometimes: chicken flavors contain it; meat sometimes: beef flavors contain it; pork sometimes: pork broth or lard may be used
lasagna noodle | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
fettuccine | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo; eggs sometimes: many contain egg
linguine | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
rotini | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
rice noodle | sugar usually: it is refined rice starch; carbs; not paleo
angel hair pasta | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
tortellini | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo; eggs: the dough contains egg; milk usually: cheese is the usual filling; rennet usually: Parmesan is typical in the filling; lactose sometimes: ricotta may be in the filling; pork sometimes: meat fillings exist; meat sometimes: meat fillings exist; poultry sometimes: chicken fillings exist; tree nuts sometimes: fillings may contain nuts; soy sometimes: it may contain soy; salt sometimes; protein sometimes
rigatoni | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
orzo | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
pasta shells | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
ravioli | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo; eggs: the dough contains egg; milk usually: cheese is the usual filling; rennet usually: Parmesan or romano is typical; lactose usually: ricotta is the usual filling; meat sometimes: beef fillings exist; pork sometimes: meat fillings exist; poultry sometimes: chicken fillings exist; crustaceans sometimes: lobster or crab fillings exist; tree nuts sometimes: fillings may contain nuts; soy sometimes: it may contain soy; salt sometimes; protein sometimes
farfalle | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
gnocchi | gluten: wheat flour binds the potato; fodmap usually: it contains wheat; eggs usually: egg often binds the dough; milk sometimes: ricotta or cheese may be added; lactose sometimes: ricotta may be added; sulfites sometimes: potato flakes contain them; sugar; carbs; salt sometimes; not paleo
whole wheat pasta | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar sometimes: it depends on the portion; carbs; not paleo; protein sometimes
ziti | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
udon noodle | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo; salt sometimes: the dough is salted
wonton wrapper | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo; eggs usually: wonton dough contains egg; salt sometimes
soba noodle | gluten usually: most contain wheat flour; fodmap usually: most contain wheat flour; sugar sometimes: it depends on the portion; carbs; salt sometimes: some are salted; not paleo
jumbo pasta shells | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
egg roll wrapper | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo; eggs usually: the dough contains egg; salt sometimes
fresh pasta | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo; eggs usually: the dough contains egg
gluten-free pasta | eggs sometimes: some contain egg; soy sometimes: some contain soy flour; lupin sometimes: some contain lupin flour; fodmap sometimes: chickpea and lentil kinds; sugar usually: it is refined starch; carbs; not paleo; protein sometimes: chickpea and lentil kinds
lo mein noodle | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo; eggs usually: they are usually egg noodles; soy sometimes: some contain soy; salt sometimes
rice paper | sugar: it is refined starch; carbs; not paleo
vermicelli | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
glass noodle | sulfites sometimes: the starch may be treated; sugar sometimes: it depends on the portion; carbs; not paleo: it is refined starch
orecchiette | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
tagliatelle | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo; eggs usually: they are usually egg pasta
zucchini noodle | fodmap sometimes: it depends on the portion
ditalini | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
bucatini | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
shirataki noodle |
cannelloni | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo
somen noodle | gluten: it is made from wheat; fodmap: wheat is rich in fructans; sugar usually: it is refined starch; carbs; not paleo; salt usually: the dough is very salty
`
