import { fold } from '#core/text/normalise.ts'

/**
 * Words of product names that say what the whole product is, in the languages of lists: where its categories say too little.
 * The last one in a name counts, as in "chocolate ginger candy"; the Romance languages begin with it, and have their own line.
 */
const LAST = `
cookie | cookie cookies keks kekse doppelkeks butterkeks shortbread wafer wafers
candy | candy candies gummies gummy mints lollipop lollipops fruchtgummi lakritz confections jellybeans
chocolate candy | truffles pralines pralinen bonbons
chips | crisps chips
popcorn | popcorn
snack bar | bar bars riegel müsliriegel
smoothie | smoothie smoothies
ready meal | lasagne lasagna casserole eintopf auflauf stew goulash gulasch
soup | soup suppe cremesuppe
pizza | pizza
salad | salad
cake | cake kuchen gateau torte
seasoning | seasoning gewürzmischung gewürzzubereitung
ice cream | eiscreme gelato
sorbet | sorbet
juice | juice saft fruchtsaft nektar
muesli | müsli muesli
pickle | dills gherkins pickles gewürzgurken cornichons
relish | relish
rice cake | reiswaffeln reiswaffel
corn cakes | maiswaffeln
oat milk | haferdrink hafermilch
soy milk | sojadrink sojamilch
almond milk | mandeldrink mandelmilch
trail mix | studentenfutter
spread | aufstrich brotaufstrich
mixed vegetables | soepgroenten suppengemüse
lemonade | lemonade citronnade
`

const FIRST = `
cookie | biscuit biscuits galletas biscotti frollini
candy | caramelos caramelle bonbons
juice | jus zumo succo
soup | soupe velouté sopa zuppa minestrone
pizza | pizza
chips | chips
cake | gâteau gâteaux tarta torta
ice cream | glace helado gelato
jam | confiture mermelada marmellata confettura
`

/** Ends of German words. */
const ENDS = `
juice | saft nektar
soup | suppe
cake | kuchen
cookie | kekse plätzchen
snack bar | riegel
muesli | müsli
jam | marmelade konfitüre
`

const wordsOf = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line.includes('|'))
      .flatMap((line) => {
        const [food = '', words = ''] = line.split('|').map((side) => side.trim())
        return words.split(' ').map((word) => [fold(word), food] as const)
      }),
  )

export const NAME_WORDS = { last: wordsOf(LAST), first: wordsOf(FIRST), ends: wordsOf(ENDS) }
