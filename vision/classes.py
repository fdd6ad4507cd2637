"""Names: the photo sets' words, the pantry vocabulary's, ImageNet's, and the cutouts'."""

# Photo-set word -> pantry vocabulary (content/ingredients), where the two differ.
VOCABULARY = {
    "bamboo shoots": "bamboo shoot",
    "beetroot": "beet",
    "brussels sprouts": "brussels sprout",
    "cassava": "yuca",
    "chickpeas": "chickpea",
    "cooking oil": "oil",
    "grapes": "grape",
    "green beans": "green bean",
    "kidney beans": "kidney bean",
    "lentils": "lentil",
    "mandarin": "mandarin orange",
    "noodles": "noodle",
    "peas": "pea",
    "raisins": "raisin",
    "soy chunks": "textured vegetable protein",
    "soybeans": "soybean",
    "spring onion": "green onion",
}

# Trained, because they help to tell others apart, but the pantry has no such word: never shown.
NOT_IN_VOCABULARY = {
    "bottle gourd",
    "fiddlehead fern",
    "juice",
    "luffa",
    "moringa",
    "nettle",
    "pointed gourd",
    "snake gourd",
    "taro leaves",
    "winter melon",
}

# Tested on left-out sources (10 photos or more) and too weak: under 5 % found or under 20 % right. Packages that
# look different at every shop, and greens and fruits that the photo sets show in one guise each. Never shown.
TOO_WEAK = {
    "bitter melon",
    "bread",
    "butter",
    "cheese",
    "chickpeas",
    "cilantro",
    "cooking oil",
    "ketchup",
    "lettuce",
    "lime",
    "mayonnaise",
    "melon",
    "okra",
    "papaya",
    "radish",
    "sausage",
    "yogurt",
}

# Known from one source only, and there as one or two brands' packages: nothing says that another brand would be seen.
ONE_PACKAGE = {"oats", "quinoa", "salmon", "sour cream", "tomato paste"}

DROPPED = NOT_IN_VOCABULARY | TOO_WEAK | ONE_PACKAGE

# ImageNet classes (0-based) that show the same thing: their rows start our classifier, which saves what the
# backbone learnt from a million photographs of other sources.
IMAGENET = {
    "apple": [948],
    "artichoke": [944],
    "banana": [954],
    "bell pepper": [945],
    "bread": [930],
    "broccoli": [937],
    "cabbage": [936],
    "cauliflower": [938],
    "corn": [987, 998],
    "cucumber": [943],
    "jackfruit": [955],
    "lemon": [951],
    "mushroom": [947, 992, 997],
    "orange": [950],
    "pineapple": [953],
    "pomegranate": [957],
    "sausage": [934],
    "squash": [940, 941, 942],
    "strawberry": [949],
    "zucchini": [939],
}

# First word(s) of a cutout's kind -> class. A kind that is not here is pasted as a thing without a name.
_CUTOUTS = {
    "Apple": "apple",
    "Avocado": "avocado",
    "Banana": "banana",
    "Beetroot": "beetroot",
    "Blueberry": "blueberry",
    "Cantaloupe": "melon",
    "Cauliflower": "cauliflower",
    "Clementine": "mandarin",
    "Corn": "corn",
    "Cucumber": "cucumber",
    "Eggplant": "eggplant",
    "Ginger": "ginger",
    "Granadilla": "passion fruit",
    "Grape": "grapes",
    "Grapefruit": "grapefruit",
    "Kiwi": "kiwi",
    "Lemon": "lemon",
    "Limes": "lime",
    "Mandarine": "mandarin",
    "Mango": "mango",
    "Maracuja": "passion fruit",
    "Melon": "melon",
    "Nectarine": "nectarine",
    "Onion": "onion",
    "Orange": "orange",
    "Papaya": "papaya",
    "Passion": "passion fruit",
    "Peach": "peach",
    "Pear": "pear",
    "Pepper": "bell pepper",
    "Pineapple": "pineapple",
    "Plum": "plum",
    "Pomegranate": "pomegranate",
    "Potato": "potato",
    "Raspberry": "raspberry",
    "Strawberry": "strawberry",
    "Tomato": "tomato",
    "Watermelon": "watermelon",
}
_CUTOUTS_EXACT = {"Potato Sweet": "sweet potato", "Banana Red": None}


def cutout_class(kind: str) -> str | None:
    kind = kind.replace("_", " ")
    if kind in _CUTOUTS_EXACT:
        return _CUTOUTS_EXACT[kind]
    return _CUTOUTS.get(kind.split(" ")[0])


def vocabulary_name(name: str) -> str:
    return VOCABULARY.get(name, name)
