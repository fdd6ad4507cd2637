import { shelves } from './record.ts'

const COOKED = 'cooked 3-4d, cooked frozen 1-2m, thawed 3-4d'

/** Vegetables that are cooked as a rule. Opened means cut. */
const cookable = shelves(
  { basis: 'quality', also: `fridge opened 3-4d, ${COOKED}` },
  `
dry bulbs | pantry 1m, fridge 2m, fridge opened 7-10d, freezer 6-8m | onion, shallot
garlic | pantry 3-5m, fridge 14d, fridge opened 10d, freezer 10-12m | garlic
green onions | fridge 1w, freezer 6-8m | green onion, garlic scape
leeks | fridge 1-2w, freezer 8-12m | leek
ramps | fridge 3-5d, freezer 4-6m | ramp
tomatoes | pantry 5-7d, fridge 1w, freezer 2-3m | tomato
tomatillos | fridge 1w, pantry 1-2d, freezer 8-12m | tomatillo, green tomato
potatoes | pantry 3-5w, cooked frozen 2-3m | potato
sweet potatoes | pantry 2-3w, cooked frozen 10-12m | sweet potato, yam
carrots | fridge 2-3w, freezer 10-12m | carrot
long-keeping roots | fridge 2-3w, freezer 8-12m | parsnip, jerusalem artichoke, horseradish root
rutabagas | fridge 2-3w, pantry 1w, freezer 8-12m | rutabaga
turnips | fridge 2w, freezer 8-12m | turnip
beets | fridge 1-2w, freezer 8-12m, cooked frozen 8-12m | beet, lotus root
celery root and kohlrabi | fridge 1w, freezer 8-12m | celery root, kohlrabi, fennel
starchy tropical roots | pantry 5-7d, fridge 2-3d, freezer 1-2m | yuca, taro
ginger | fridge 2-3w, pantry 2-5d, freezer 6m | ginger, galangal, fresh turmeric
celery | fridge 1-2w, freezer 10-12m | celery
sweet peppers | fridge 1-2w, freezer 8-12m | bell pepper, shishito pepper, cubanelle pepper
chili peppers | fridge 1-2w, freezer 8-12m | chili pepper
corn | fridge 1-2d, freezer 8-12m | corn
mushrooms | fridge 3-7d, freezer 8-12m, cooked frozen 8-12m | mushroom, truffle
tender greens | fridge 5-7d, freezer 8-12m | spinach
cooking greens | fridge 3-5d, freezer 8-12m | kale, swiss chard, mustard greens, turnip greens, beet greens, dandelion greens
collards | fridge 3-4d, freezer 8-12m | collard greens
asian greens | fridge 2-3d, freezer 10-12m | bok choy, chinese broccoli
cabbages | fridge 1-2w, freezer 8-12m | cabbage
cut cabbage | fridge 3-5d | coleslaw mix
broccoli and cauliflower | fridge 3-5d, freezer 10-12m | broccoli, cauliflower, broccolini, broccoli rabe
brussels sprouts | fridge 3-5d, freezer 8-12m | brussels sprout
peas and beans in the pod | fridge 3-5d, freezer 8-12m | pea, green bean, sugar snap pea, snow pea
asparagus | fridge 3-4d, freezer 8-12m | asparagus
artichokes | fridge 1-2w, freezer 8-12m | artichoke
zucchini | fridge 5-7d, freezer 8-12m | zucchini
summer squash | fridge 4-5d, freezer 8-12m | yellow squash, bitter melon
winter squash | pantry 1-3m, fridge 4-5d, fridge opened 3-5d, freezer 8-12m, cooked frozen 8-12m | squash, butternut squash, spaghetti squash, acorn squash, delicata squash
pumpkins | pantry 2-3m, fridge opened 3-5d, freezer 8-12m, cooked frozen 8-12m | pumpkin
chayote | fridge 1-2w, freezer 8-12m | chayote
eggplant | fridge 5-7d, pantry 1d, cooked frozen 6-8m | eggplant
okra | fridge 2-3d, freezer 8-12m | okra
cactus | fridge 1w, freezer 6-8m | nopales
rhubarb | fridge 3-7d, freezer 8-12m | rhubarb
plantains | pantry 3-7d, fridge 3-5d, freezer 10-12m | plantain
squash blossoms | fridge 1-2d | squash blossom
bought frozen | freezer 8-12m, fridge 3-4d | frozen spinach
mixed vegetables | fridge 3-7d, freezer 8-12m | mixed vegetables, cauliflower rice
`,
)

const raw = shelves(
  { basis: 'quality', also: 'fridge opened 2-3d' },
  `
head lettuce | fridge 5-10d | lettuce
bagged greens | fridge 3-5d | mixed greens, arugula, watercress, mache
small leaves | fridge 5-7d | microgreens, endive
radicchio | fridge 1w | radicchio
cucumbers | fridge 4-6d | cucumber
radishes | fridge 10-14d | radish, daikon
jicama | fridge 2-3w | jicama
`,
)

/** Grown warm and damp, as germs like it. */
const sprouted = shelves(
  { basis: 'safety', also: COOKED },
  `
sprouts | fridge 3-5d | bean sprout, sprouts
roasted garlic | fridge 3-4d, freezer 3m | roasted garlic
`,
)

const preserved = shelves(
  { basis: 'quality' },
  `
canned vegetables | pantry 2-5y, fridge opened 3-4d, freezer 2-3m | water chestnut, bamboo shoot, baby corn, heart of palm
jarred vegetables | pantry 12-18m, fridge opened 5-7d, freezer 2-3m | artichoke heart, roasted red pepper, pimiento, green chile
pickled peppers | pantry 1y, fridge opened 2-3m | pickled jalapeno, pepperoncini, banana pepper
dried mushrooms | pantry 1-2y, pantry opened 3m, freezer 2y | dried porcini mushroom, wood ear mushroom
dried tomatoes | pantry 1y, pantry opened 3-6m, fridge opened 3-6m | sun-dried tomato
seaweed | pantry 1-2y, pantry opened 1-3m | seaweed
fried onions | pantry 6-12m, pantry opened 1m | fried onion
`,
)

export const vegetables = [...cookable, ...raw, ...sprouted, ...preserved]
