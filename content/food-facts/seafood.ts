/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const seafood = `
shrimp | crustaceans; sulfites sometimes: they keep the shells from darkening; salt sometimes: frozen ones are often salted; protein
salmon | fish; protein
tuna | fish; mercury sometimes: albacore and larger tunas contain more; protein
canned tuna | fish; salt sometimes; mercury sometimes: white albacore contains more; protein
fish | fish; not kosher sometimes: species without scales are forbidden; mercury sometimes: it depends on the species; protein
cod | fish; protein
tilapia | fish; protein
scallop | mollusks; salt sometimes: many are soaked in brine; protein
smoked salmon | fish; salt; raw fish: it is cured or cold-smoked; listeria: refrigerated smoked fish can carry it; sugar sometimes: some is glazed; not paleo sometimes: it may be cured with sugar; protein
anchovy | fish; salt: it is cured in salt; raw fish sometimes: marinated ones are uncooked; protein
cooked shrimp | crustaceans; sulfites sometimes: they keep the shells from darkening; salt sometimes: many are brined; listeria sometimes: chilled ready-to-eat ones can carry it; protein
crabmeat | crustaceans; salt sometimes: canned crab is salted; sulfites sometimes: canned crab may contain them; protein
white fish | fish; protein
clam | mollusks; raw fish sometimes: some are eaten raw; salt sometimes: canned clams are salted; sulfites sometimes: canned clams may contain them; protein
crab | crustaceans; salt sometimes: king crab legs are brined; protein
halibut | fish; mercury sometimes: large ones contain a moderate amount; protein
lobster | crustaceans; sulfites sometimes: frozen tails may be treated; protein
mussel | mollusks; protein
canned salmon | fish; salt sometimes; protein
catfish | fish; not kosher: catfish has no scales; protein
fish stick | fish; gluten: it is breaded with wheat; milk sometimes: the breading may contain milk; eggs sometimes: the batter may contain egg; soy sometimes: it may contain soy; mustard sometimes: the seasoning may contain it; fodmap usually: wheat breading and onion powder; sugar sometimes: the breading is refined starch; carbs: it is breaded; salt sometimes; not paleo: it is breaded and processed; protein
imitation crab | fish: it is made from white fish; crustaceans usually: crab extract is typical; eggs usually: egg white binds it; gluten usually: wheat starch is typical; soy usually: soy protein or oil is typical; mollusks sometimes: scallop or oyster extract may flavor it; milk sometimes: milk protein may be added; alcohol sometimes: mirin may flavor it; insects sometimes: carmine may color it; fodmap sometimes: it may contain wheat or sorbitol; sugar sometimes: starch and sugar are added; carbs: starch and sugar are added; salt; not paleo: it is highly processed; protein
oyster | mollusks; raw fish usually: it is often eaten raw; protein
seafood | fish usually: mixes often contain fish; crustaceans: shrimp is typical; mollusks: mussels, squid or clams are typical; sulfites sometimes: shrimp may be treated; raw fish sometimes: some shellfish is eaten raw; mercury sometimes: it depends on the species; protein
tuna steak | fish; mercury usually: ahi is yellowfin or bigeye; raw fish usually: it is usually served rare or raw; protein
sardine | fish; salt sometimes: canned ones are salted; protein
snapper | fish; mercury sometimes: it contains a moderate amount; protein
squid | mollusks; protein
trout | fish; listeria sometimes: refrigerated smoked trout can carry it; salt sometimes: smoked trout is salty; protein
haddock | fish; salt sometimes: smoked haddock is salty; protein
mahi mahi | fish; mercury sometimes: it contains a moderate amount; protein
sea bass | fish; mercury sometimes: Chilean sea bass contains more; protein
anchovy paste | fish; salt
crawfish | crustaceans; protein
sole | fish; protein
swordfish | fish; mercury: large predators collect it; not kosher usually: most authorities reject its scales; protein
grouper | fish; mercury sometimes: it contains a moderate amount; protein
mackerel | fish; mercury sometimes: king mackerel contains a lot; salt sometimes: smoked and canned kinds are salty; listeria sometimes: refrigerated smoked mackerel can carry it; protein
octopus | mollusks; protein
pollock | fish; protein
shrimp paste | crustaceans; fish sometimes: bagoong may be made from fish; sugar sometimes: some is sweetened; salt; not paleo sometimes: some contain sugar
bonito flakes | fish; protein
dried shrimp | crustaceans; sulfites sometimes: they may preserve it; salt; protein
herring | fish; salt usually: it is usually pickled or smoked; raw fish usually: pickled herring is uncooked; listeria sometimes: refrigerated kinds can carry it; sugar sometimes: pickled herring is often sweetened; carbs sometimes: pickled herring is often sweetened; mustard sometimes: some come in mustard sauce; milk sometimes: some come in cream sauce; lactose sometimes: some come in cream sauce; gluten sometimes: malt vinegar may be used; sulfites sometimes: vinegar or wine may contain them; alcohol sometimes: some come in wine sauce; fodmap sometimes: it is often pickled with onion; not paleo sometimes: pickled herring contains sugar; protein
monkfish | fish; not kosher: monkfish has no scales; mercury sometimes: it contains a moderate amount; protein
rockfish | fish; mercury sometimes: orange roughy contains a lot; protein
caviar | fish; raw fish: it is eaten raw; salt: it is cured in salt; listeria sometimes: it is a chilled raw food; not kosher usually: sturgeon is rejected by most authorities; not paleo sometimes: flavored roe contains sugar and soy; protein
salt cod | fish; salt: it is cured in salt; sulfites sometimes: they may keep it white; protein
smoked oyster | mollusks; salt; not paleo sometimes: it is packed in refined oil; protein
eel | fish; not kosher: eel has no proper scales; soy usually: unagi comes in soy glaze; gluten usually: the soy glaze contains wheat; alcohol sometimes: mirin is in the glaze; sugar sometimes: the glaze is sweet; carbs sometimes: the glaze is sweet; salt sometimes: glazed or smoked eel is salty; listeria sometimes: refrigerated smoked eel can carry it; not paleo sometimes: the glaze contains sugar and soy; protein
snail | mollusks; fodmap sometimes: escargot butter contains garlic; protein
`
