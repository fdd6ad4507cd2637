/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const oils = `
olive oil |
vegetable oil | not paleo: it is a refined seed oil
oil | not paleo usually: most are refined seed oils
canola oil | not paleo: it is a refined seed oil
cooking spray | soy usually: most contain soy lecithin; not paleo usually: most are refined seed oils
sesame oil | sesame; not paleo sometimes: strict paleo leaves out seed oils
coconut oil |
shortening | soy usually: it is made from soybean oil; meat sometimes: some kinds contain beef tallow; pork sometimes: some kinds contain lard; milk sometimes: some butter-flavored kinds contain it; not paleo: it is a refined seed oil
peanut oil | peanuts: only highly refined oil is nearly protein-free; not paleo: peanuts are legumes
avocado oil |
sunflower oil | not paleo: it is a refined seed oil
lard | pork
bacon fat | pork; salt sometimes: the bacon is cured with salt
corn oil | not paleo: it is a refined seed oil
grapeseed oil | not kosher sometimes: grape products need certification; not paleo: it is a refined seed oil
chili oil | sesame sometimes: sesame oil or seeds are common; soy sometimes: soybeans or soy sauce may be added; peanuts sometimes: peanuts or peanut oil may be added; gluten sometimes: soy sauce may be added; crustaceans sometimes: Thai kinds contain dried shrimp; fish sometimes: Thai kinds may contain fish sauce; fodmap sometimes: garlic and shallot pieces are common; salt sometimes: crisp kinds are salted; not paleo usually: most use refined seed oil
walnut oil | tree nuts
duck fat | poultry
truffle oil |
beef tallow | meat; not kosher sometimes: some suet is forbidden fat
garlic oil | fodmap sometimes: only oil without garlic pieces is low
flaxseed oil |
mustard oil | mustard; not paleo sometimes: strict paleo leaves out seed oils
palm oil | not paleo sometimes: refined kinds are processed
`
