/** Name, other names | what is in it; see core/food-facts/read-facts.ts. */
export const meat = `
ground beef | meat; protein
bacon | pork; salt; celery sometimes: uncured kinds use celery powder; not paleo sometimes: it is often cured with sugar; protein
beef | meat; protein
ham | pork; salt; celery sometimes: uncured kinds use celery powder; honey sometimes: some hams are honey-glazed; gelatin sometimes: canned ham is set in it; milk sometimes: some brines contain milk protein; soy sometimes: some brines contain soy protein; listeria sometimes: ready-to-eat ham is risky unless heated; not paleo usually: it is cured, often with sugar; protein
sausage | meat: it is pork, beef or another meat; pork usually: most are pork or have pork casings; poultry sometimes; gluten sometimes: some contain rusk or breadcrumbs; soy sometimes: soy protein may be added; milk sometimes: milk powder may be added; eggs sometimes: they may bind the mix; mustard sometimes: the spice mix may contain it; celery sometimes: the spice mix may contain it; sulfites sometimes: British fresh sausages contain them; lactose sometimes: milk powder may be added; fodmap usually: onion and garlic are typical; salt; not paleo usually: it is processed; choking sometimes: round slices can block the throat; protein
pork | pork; protein
pork chop | pork; protein
steak | meat; protein
ground pork | pork; protein
italian sausage | pork usually: there are poultry kinds; meat sometimes: some contain beef; poultry sometimes: some are chicken or turkey; gluten sometimes: some contain fillers; soy sometimes: soy protein may be added; milk sometimes: milk powder or cheese may be added; fodmap usually: onion and garlic are typical; salt; alcohol sometimes: some recipes add wine; not paleo usually: it is processed; choking sometimes: round slices can block the throat; protein
hot dog | meat: it is beef, pork or poultry; pork usually: many blends and casings are pork; poultry sometimes: many blends contain chicken or turkey; gluten sometimes: some contain wheat fillers; soy sometimes: soy protein may be added; milk sometimes: milk powder may be added; celery sometimes: uncured kinds use celery powder; mustard sometimes: the spice mix may contain it; lactose sometimes: milk powder may be added; fodmap usually: onion and garlic are typical; salt; not paleo: it is highly processed; listeria sometimes: it is risky unless heated until steaming; choking: its round shape blocks the throat; protein
pork tenderloin | pork; protein
chuck roast | meat; protein
pepperoni | pork usually: it is mostly pork with beef; meat usually: beef is usually mixed in; poultry sometimes: turkey pepperoni exists; milk sometimes: some contain milk powder; lactose sometimes: it may feed the fermentation; soy sometimes: soy may be added; mustard sometimes: the spice mix may contain it; celery sometimes: uncured kinds use celery powder; fodmap usually: garlic powder is typical; salt; not paleo usually: it is processed; raw meat sometimes: it is cured and often uncooked; listeria sometimes: sliced cured meat can carry it; protein
pork shoulder | pork; protein
breakfast sausage | pork usually: there are poultry kinds; poultry sometimes; meat sometimes: some contain beef; gluten sometimes: some contain wheat fillers; soy sometimes: soy protein may be added; milk sometimes: milk powder may be added; lactose sometimes: milk powder may be added; mustard sometimes: the spice mix may contain it; fodmap sometimes: it may contain onion or garlic; salt; not paleo usually: it is processed; choking sometimes: round slices can block the throat; protein
chorizo | pork usually: there are beef and turkey kinds; meat sometimes: beef chorizo exists; poultry sometimes: turkey chorizo exists; milk sometimes: Spanish kinds may contain milk powder; lactose sometimes: milk powder may be added; soy sometimes: soy protein may be added; gluten sometimes: some contain fillers; celery sometimes: uncured kinds use celery powder; sulfites sometimes: wine or vinegar may contain them; fodmap: garlic is typical; salt; not paleo usually: it is processed; raw meat sometimes: dry-cured chorizo is eaten uncooked; listeria sometimes: sliced cured kinds can carry it; protein
pork sausage | pork; gluten sometimes: some contain wheat fillers; soy sometimes: soy protein may be added; milk sometimes: milk powder may be added; lactose sometimes: milk powder may be added; eggs sometimes: they may bind the mix; mustard sometimes: the spice mix may contain it; celery sometimes: the spice mix may contain it; sulfites sometimes: British fresh sausages contain them; fodmap sometimes: it may contain onion or garlic; salt; not paleo usually: it is processed; choking sometimes: round slices can block the throat; protein
sirloin | meat; protein
smoked sausage | meat: it is pork, beef or a blend; pork usually: most are pork or have pork casings; poultry sometimes: turkey kielbasa exists; gluten sometimes: some contain wheat fillers; soy sometimes: soy protein may be added; milk sometimes: milk powder may be added; lactose sometimes: milk powder may be added; mustard sometimes: the spice mix may contain it; celery sometimes: uncured kinds use celery powder; fodmap usually: onion and garlic are typical; salt; not paleo usually: it is processed; listeria sometimes: ready-to-eat sausage is risky unless heated; choking sometimes: round slices can block the throat; protein
stew beef | meat; protein
pork loin | pork; protein
pork rib | pork; protein
salami | pork usually: there are beef and poultry kinds; meat usually: beef is often mixed in; poultry sometimes: turkey salami exists; milk sometimes: some contain milk powder; lactose sometimes: it may feed the fermentation; soy sometimes: soy may be added; mustard sometimes: the spice mix may contain it; celery sometimes: uncured kinds use celery powder; alcohol sometimes: wine is often added; sulfites sometimes: added wine contains them; fodmap usually: garlic is typical; salt; not paleo usually: it is processed; raw meat: it is cured raw; listeria: sliced cured meat can carry it; choking sometimes: thick slices are hard to chew; protein
deli ham | pork; salt; celery sometimes: uncured kinds use celery powder; honey sometimes: honey ham exists; milk sometimes: some brines contain milk protein; soy sometimes: some brines contain soy protein; gluten sometimes: some contain starch fillers; gelatin sometimes: it may bind pressed ham; not paleo: it is processed; listeria: it is sliced deli meat; protein
flank steak | meat; protein
prosciutto | pork; salt; raw meat: it is cured raw; listeria: it is sliced deli meat; not paleo sometimes: it is cured; protein
ribeye steak | meat; protein
andouille sausage | pork usually: there are poultry kinds; poultry sometimes: chicken andouille exists; meat sometimes: some contain beef; gluten sometimes: some contain wheat fillers; soy sometimes: soy protein may be added; milk sometimes: milk powder may be added; mustard sometimes: the spice mix may contain it; celery sometimes: uncured kinds use celery powder; fodmap usually: onion and garlic are typical; salt; not paleo usually: it is processed; listeria sometimes: ready-to-eat sausage is risky unless heated; choking sometimes: round slices can block the throat; protein
lamb | meat; protein
meatball | meat: it is beef or a blend; pork usually: many blends contain pork; poultry sometimes: some are chicken or turkey; gluten usually: breadcrumbs bind it; eggs usually: they bind it; milk usually: cheese or milk is typical; rennet sometimes: Parmesan or romano may be added; soy sometimes: frozen ones contain soy protein; lactose sometimes: milk may be added; celery sometimes: the seasoning may contain it; fodmap usually: onion and garlic are typical; carbs sometimes: breadcrumbs are mixed in; salt usually; not paleo usually: breadcrumbs and cheese; choking sometimes: its round shape can block the throat; protein
bratwurst | pork usually: it is pork, often with veal; meat usually: veal or beef is often mixed in; poultry sometimes: chicken brats exist; gluten sometimes: some contain wheat fillers; soy sometimes: soy protein may be added; milk sometimes: milk powder may be added; eggs sometimes: they may bind the mix; mustard sometimes: the spice mix may contain it; celery sometimes: the spice mix may contain it; alcohol sometimes: beer brats are cooked in beer; lactose sometimes: milk or cream may be added; fodmap sometimes: it may contain onion or garlic; salt; not paleo usually: it is processed; choking sometimes: round slices can block the throat; protein
bacon bits | pork usually: imitation bits are soy; soy sometimes: imitation bits are made from soy; gluten sometimes: imitation bits may contain wheat; celery sometimes: uncured kinds use celery powder; salt; not paleo usually: it is processed; protein
beef brisket | meat; protein
beef roast | meat; protein
beef short rib | meat; protein
ground lamb | meat; protein
ground meat | meat; pork sometimes: blends often contain pork; poultry sometimes: it may be chicken or turkey; protein
hamburger patty | meat; fodmap sometimes: it may contain onion or garlic; salt sometimes: premade ones are seasoned; protein
lunch meat | meat: it is ham, beef, poultry or a blend; pork usually: ham and pork blends are common; poultry usually: turkey and chicken are common; gluten sometimes: some contain wheat fillers; soy sometimes: soy protein may be added; milk sometimes: milk powder may be added; gelatin sometimes: it binds pressed meat; lactose sometimes: milk powder may be added; mustard sometimes: the spice mix may contain it; celery sometimes: uncured kinds use celery powder; honey sometimes: some are honey-roasted; fodmap sometimes: it may contain onion or garlic; salt; not paleo: it is processed; listeria: it is ready-to-eat deli meat; protein
pancetta | pork; salt; fodmap sometimes: garlic may be in the cure; raw meat sometimes: it is cured raw; listeria sometimes: sliced cured meat can carry it; not paleo sometimes: it is cured, often with sugar; protein
beef tenderloin | meat; protein
roast beef | meat; salt sometimes: deli roast beef is salted; listeria sometimes: deli slices are risky unless heated; not paleo sometimes: deli kinds are processed; protein
skirt steak | meat; protein
strip steak | meat; protein
turkey bacon | poultry; soy sometimes: some contain soy; celery sometimes: uncured kinds use celery powder; salt; not paleo usually: it is processed; protein
corned beef | meat; mustard sometimes: pickling spice often contains it; celery sometimes: uncured kinds use celery powder; salt; fodmap sometimes: garlic may be in the brine; not paleo usually: it is cured with sugar; listeria sometimes: deli slices are risky unless heated; protein
lamb chop | meat; protein
leg of lamb | meat; protein
canadian bacon | pork; celery sometimes: uncured kinds use celery powder; salt; not paleo usually: it is cured, often with sugar; listeria sometimes: ready-to-eat slices can carry it; protein
pork belly | pork; protein
pulled pork | pork; sugar sometimes: barbecue sauce contains sugar; carbs sometimes: barbecue sauce contains sugar; salt usually; mustard sometimes: rub or sauce may contain it; celery sometimes: rub or sauce may contain it; gluten sometimes: the sauce may contain wheat; soy sometimes: the sauce may contain it; fish sometimes: Worcestershire sauce may be added; fodmap usually: onion and garlic are typical; not paleo sometimes: sauce usually contains sugar; protein
round steak | meat; protein
bologna | meat: it is pork, beef or poultry; pork usually: most blends contain pork; poultry sometimes: many blends contain chicken or turkey; tree nuts sometimes: mortadella often contains pistachios; gluten sometimes: some contain wheat fillers; soy sometimes: soy protein may be added; milk sometimes: milk powder may be added; lactose sometimes: milk powder may be added; mustard sometimes: the spice mix may contain it; celery sometimes: uncured kinds use celery powder; fodmap sometimes: it may contain onion or garlic; salt; not paleo: it is highly processed; listeria: it is sliced deli meat; protein
ham hock | pork; salt usually: it is usually smoked and cured; celery sometimes: uncured kinds use celery powder; not paleo sometimes: it is often cured with sugar; protein
veal | meat; protein
lamb shank | meat; protein
pastrami | meat: it is usually beef; poultry sometimes: turkey pastrami exists; mustard sometimes: the spice rub may contain it; celery sometimes: uncured kinds use celery powder; fodmap usually: garlic is typical in the rub; salt; not paleo usually: it is cured with sugar; listeria: it is sliced deli meat; protein
beef jerky | meat; poultry sometimes: turkey jerky exists; soy usually: it is marinated in soy sauce; gluten usually: soy sauce contains wheat; fish sometimes: Worcestershire sauce may be added; honey sometimes; sugar sometimes: many are sweetened; carbs sometimes: many are sweetened; fodmap usually: onion and garlic are typical; salt; not paleo usually: soy sauce and sugar are typical; choking: it is tough to chew; protein
cube steak | meat; protein
lamb shoulder | meat; protein
prime rib | meat; protein
venison | meat; protein
ground veal | meat; protein
oxtail | meat; protein
pork rind | pork; salt; fodmap sometimes: it may contain onion or garlic; not paleo sometimes: flavored kinds contain additives; choking sometimes: hard pieces are risky; protein
salt pork | pork; salt: it is cured in salt; not paleo sometimes: it is cured
t-bone steak | meat; protein
beef liver | meat; liver; protein
beef rib | meat; protein
liver | meat; pork sometimes: pork liver is common; poultry sometimes: it may be chicken liver; liver; protein
tri-tip | meat; protein
beef bone | meat
beef shank | meat; protein
bison | meat; protein
soy chorizo | soy; gluten sometimes: some contain wheat protein; fodmap usually: onion and garlic are typical; carbs sometimes; salt; not paleo: it is made from soy; protein
stew pork | pork; protein
capicola | pork; milk sometimes: some contain milk powder; fodmap sometimes: garlic may be in the cure; alcohol sometimes: wine may be in the cure; celery sometimes: uncured kinds use celery powder; salt; raw meat: it is cured raw; listeria: it is sliced deli meat; not paleo usually: it is processed; protein
hanger steak | meat; protein
rabbit | meat; not kosher: rabbit is a forbidden animal; protein
chinese sausage | pork usually: there are poultry and liver kinds; poultry sometimes: some contain chicken or duck; liver sometimes: some contain duck liver; soy usually: it is cured with soy sauce; gluten usually: soy sauce contains wheat; alcohol usually: it is cured with rice wine; sugar sometimes: it is quite sweet; carbs sometimes: it is sweetened; fodmap sometimes: garlic may be added; salt; not paleo: it contains sugar and soy sauce; choking sometimes: round slices can block the throat; protein
goat meat | meat; protein
beef tongue | meat; protein
guanciale | pork; salt; raw meat sometimes: it is cured raw; fodmap sometimes: garlic may be in the cure; not paleo sometimes: it is cured
tripe | meat; protein
blood sausage | pork usually: it is pig blood and fat; meat sometimes: beef blood may be used; gluten usually: oats, barley or bread are typical; milk sometimes: milk may be added; lactose sometimes: milk may be added; liver sometimes: boudin often contains liver; eggs sometimes: they may bind it; celery sometimes: Cajun boudin contains it; mustard sometimes: the spice mix may contain it; not kosher: it is made with blood; fodmap usually: onion is typical; carbs sometimes: grain or rice is mixed in; salt; not paleo usually: grain is mixed in; protein
merguez | meat: it is lamb or beef; gluten sometimes: some contain fillers; mustard sometimes: the spice mix may contain it; sulfites sometimes: fresh sausages may contain them; fodmap usually: garlic is typical; salt; not paleo sometimes: it may contain additives; choking sometimes: round slices can block the throat; protein
pig foot | pork; salt sometimes: pickled ones are salted; protein
sausage casing | pork usually: hog casing is most common; meat sometimes: sheep and beef casings exist; salt usually: it is packed in salt
speck | pork; salt; raw meat: it is cured raw and smoked; listeria: it is sliced deli meat; not paleo sometimes: it is cured; protein
tasso | pork; celery sometimes: uncured kinds use celery powder; fodmap usually: garlic is typical in the rub; mustard sometimes: the spice rub may contain it; salt; not paleo usually: it is cured with sugar; protein
`
