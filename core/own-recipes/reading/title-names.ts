/** Names of dishes inside of sentences, in several languages: "here's my recipe for banana bread!", "voici le gratin". */

const NAME = String.raw`([\p{L}][\p{L}\p{M}'’ &-]{2,60}?)`
const THE = String.raw`(?:the\s+|my\s+|our\s+|a\s+|an\s+|some\s+|that\s+|this\s+|her\s+|his\s+|your\s+|(?:mom|mum|grandma|nan|gran)['’]?s\s+)?`
const END = String.raw`(?=\s*(?:[.!?:,;(\n–—…]|-\s|$|\p{Extended_Pictographic}|\s(?:i|you|u|we|that|which|from|it|it['’]?s|since|because|everyone|for|so|recipe|as|before|when|once|right|while|after|today|tonight|is|was|and\s(?:i|we|you|it|she|he|they))(?!\p{L})))`
const DE_THE = String.raw`(?:(?:den|die|das|dem|der|meinen|meine|mein|unseren|unsere|unser|einen|eine|ein|leckeren|leckere|beste[nrs]?)\s+)*`
const DE_END = String.raw`(?=\s*(?:[.!?:,;(\n–—…]|-\s|$|\p{Extended_Pictographic}|\s(?:schicken|geben|von|für|vom|aus|nochmal|wie|nach|den|die|das|ist|weil|und zwar|gemacht|machen|hast|hat|gewünscht)(?!\p{L})))`
const FR_THE = String.raw`(?:(?:le|la|les|mon|ma|mes|notre|nos|un|une|du|de la|des|de|d['’]|l['’]|fameux|fameuse|bonne|petit|petite)\s*)*`
const FR_END = String.raw`(?=\s*(?:[.!?:,;(\n–—…]|-\s|$|\p{Extended_Pictographic}|\s(?:que|qui|comme|pour|dont|stp|de ta|de ma|de mon|de ton|c['’]est)(?!\p{L})))`
const ES_THE = String.raw`(?:(?:el|la|los|las|mi|mis|nuestr[oa]|un|una|unos|unas|tu|famos[oa])\s+)*`
const ES_END = String.raw`(?=\s*(?:[.!?:,;(\n–—…]|-\s|$|\p{Extended_Pictographic}|\s(?:que|para|como|de mi|de la abuela|porque|es|por|pero|te)(?!\p{L})))`
const IT_THE = String.raw`(?:(?:il|lo|la|i|gli|le|mia|mio|mie|miei|nostra|nostro|un|una|famos[oaie])\s+|l['’])*`
const IT_END = String.raw`(?=\s*(?:[.!?:,;(\n–—…]|-\s|$|\p{Extended_Pictographic}|\s(?:che|per|come|della|di mia|di nonna|perché|è|così)(?!\p{L})))`
const PT_THE = String.raw`(?:(?:o|a|os|as|meu|minha|meus|minhas|um|uma|noss[oa]|aquele|aquela|famos[oa])\s+)*`
const PT_END = String.raw`(?=\s*(?:[.!?:,;(\n–—…]|-\s|$|\p{Extended_Pictographic}|\s(?:que|para|pra|como|da minha|porque|é|rende|gente)(?!\p{L})))`

const of = (pattern: string) => new RegExp(String.raw`(?<!\p{L})${pattern}`, 'giu')

const PATTERNS: readonly RegExp[] = [
  of(
    String.raw`(?:here(?:['’]?s| is| are)|this is|that['’]?s)\s+(?:mine|ours|my (?:go[- ]to|favou?rite|version|entry|contribution))\s*[,:–-]\s*${THE}${NAME}${END}`,
  ),
  of(String.raw`(?:the|my|our|that)\s+${NAME}\s*,?\s+so,?\s+here\s+(?:it|you|we|they|goes|is)(?!\p{L})`),
  of(
    String.raw`recipe\s+(?:for|of)\s+${THE}(?:(?:best|famous|amazing|delicious|easy|simple)\s+)?${NAME}${END}`,
  ),
  of(
    String.raw`(?:the|my|our|that|this)\s+${NAME}\s+(?:recipe\s+)?(?:that\s+|which\s+)?(?:you(?:['’]ve|\s+guys|\s+all)?|u|everyone|everybody|(?:so\s+)?many of you|y['’]?all|people|they)\s+(?:(?:all|have|has|had|were|are|been|keep|keeps|kept)\s+)*(?:ask|want|request|beg|lov|lik)(?:ed|ing|s|ting|e|ging)?(?!\p{L})`,
  ),
  of(String.raw`(?:the\s+|my\s+|our\s+)?${NAME}\s*,?\s+(?:recipe\s+)?as (?:promised|requested)(?!\p{L})`),
  of(
    String.raw`as (?:promised|requested)\s*[,:–-]?\s+(?:here(?:['’]s| is)\s+)?(?:the|my|our)\s+${NAME}${END}`,
  ),
  of(
    String.raw`(?:wants?|wanted|asked (?:me )?(?:for|about)|asking (?:me )?(?:for|about)|after|send(?: me)?|have|love|missed)\s+(?:my|your|ur)\s+${NAME}(?:\s+recipe)?${END}`,
  ),
  of(String.raw`(?:ok(?:ay)?|so|alright|right)\s*,?\s+(?:so\s+)?for (?:the|my)\s+${NAME}${END}`),
  of(
    String.raw`(?:the|my|our|your|ur|that|this|mom['’]?s|mum['’]?s|grandma['’]?s|nan['’]?s|famous)\s+${NAME}\s+recipe(?!\p{L})`,
  ),
  of(
    String.raw`here(?:['’]?s| is| are| comes| we go[:,]?)\s+(?:the|my|our|that|mom['’]?s|mum['’]?s|grandma['’]?s|how (?:i|we|to) (?:make|do|cook) (?:the|my|our)?)\s+${NAME}${END}`,
  ),
  of(
    String.raw`how\s+(?:i|we|you|to|she|he|mom|mum|gran|grandma)\s+(?:make|makes|do|does|cook|cooks|bake|bakes|prepare)\s+${THE}${NAME}${END}`,
  ),
  of(
    String.raw`(?:showing (?:you|u)|sharing|presenting|introducing|writ(?:e|ing) (?:down|up)|wrote down|giving (?:you|u)|give (?:you|u)|posting|sending)\s+(?:the|my|our)\s+${NAME}(?=\s+with(?!\p{L})|${END.slice(3)}`,
  ),
  of(String.raw`(?:um|uh|okay)\s+${NAME}\s+(?:right|ok|okay)?\s*(?:so\s+)?(?:you|u|we) need(?!\p{L})`),
  of(
    String.raw`(?:that(?:['’]?s| is| was)|this is|there you have)\s+(?:it[,:]?\s+)?(?:my|our|how (?:i|we|you) (?:make|do))\s+(?:whole\s+|famous\s+|very\s+|own\s+)*${THE}${NAME}${END}`,
  ),
  of(String.raw`(?:ha(?:ha)+|oh|ah|ooh|yes|yeah|you mean|is it)[,!]?\s+(?:the|my)\s+${NAME}\?`),
  of(
    String.raw`(?:typing|writing|typed|jotting)(?:\s+(?:it|this))?\s+(?:out|down|up)\s+(?:for (?:you|u)\s+)?(?:the\s+|my\s+|our\s+)?${NAME}${END}`,
  ),
  of(String.raw`enjoy (?:your|the|this|my)\s+${NAME}${END}`),
  of(String.raw`rezept\s+(?:für|von|vom|zu|zum)\s+${DE_THE}${NAME}${DE_END}`),
  of(
    String.raw`(?:hier|anbei|das)\s+(?:ist|kommt|kommen|sind|wäre|noch|nun|jetzt|also|dann|mal|endlich|\s)*\s*(?:mein|meine|unser|unsere|der|die|das)\s+${NAME}${DE_END}`,
  ),
  of(
    String.raw`(?:wie ich|so mache ich|ich mache|wir machen)\s+${DE_THE}${NAME}(?=\s+mache(?!\p{L})|${DE_END.slice(3)}`,
  ),
  of(String.raw`recette\s+(?:pour\s+|de\s+|du\s+|des\s+|d['’])${FR_THE}${NAME}${FR_END}`),
  of(
    String.raw`voici\s+(?:donc\s+|enfin\s+|comme promis,?\s+)?${FR_THE}(?:recette\s+(?:de|du|des|d['’])\s*${FR_THE})?${NAME}${FR_END}`,
  ),
  of(
    String.raw`(?:comment (?:je fais|faire|on fait)|je (?:te|vous) (?:donne|envoie|note))\s+${FR_THE}(?:recette\s+(?:de|du|des|d['’])\s*${FR_THE})?${NAME}${FR_END}`,
  ),
  of(String.raw`receta\s+(?:de|del|para)\s+${ES_THE}${NAME}${ES_END}`),
  of(
    String.raw`(?:te|os|les)\s+(?:escribo|paso|mando|dejo|cuento)\s+(?:cómo (?:hago|se hace)\s+)?${ES_THE}(?:receta\s+(?:de|del|para)\s+${ES_THE})?${NAME}${ES_END}`,
  ),
  of(
    String.raw`(?:aquí|ahí|acá)\s+(?:va|van|tienes|tienen|está|les dejo|te dejo)\s+${ES_THE}(?:receta\s+(?:de|del|para)\s+${ES_THE})?${NAME}${ES_END}`,
  ),
  of(String.raw`ricetta\s+(?:per|di|del|della|dei|delle|dello|dell['’])\s*${IT_THE}${NAME}${IT_END}`),
  of(
    String.raw`(?:ecco|ti mando|ti scrivo|vi lascio|vi presento|ti passo)\s+(?:qui\s+|finalmente\s+)?${IT_THE}(?:ricetta\s+(?:per|di|del|della|dei|delle)\s+${IT_THE})?${NAME}${IT_END}`,
  ),
  of(String.raw`receita\s+(?:de|do|da|dos|das|para)\s+${PT_THE}${NAME}${PT_END}`),
  of(
    String.raw`(?:aqui|segue)\s+(?:vai|está|tá|o|a)\s+${PT_THE}(?:receita\s+(?:de|do|da|dos|das)\s+${PT_THE})?${NAME}${PT_END}`,
  ),
  of(String.raw`recept\s+(?:voor|van)\s+(?:de\s+|het\s+|mijn\s+|een\s+|die\s+)*${NAME}${END}`),
  of(
    String.raw`(?:hier|hierbij|dit)\s+(?:is|komt|zijn)\s+(?:mijn|de|het|onze|dan)\s+(?:recept (?:voor|van)\s+(?:de\s+|mijn\s+)?)?${NAME}${END}`,
  ),
  of(
    String.raw`przepis\s+na\s+(?:moje?\s+|nasze?\s+)?${NAME}(?=\s*(?:[.!?:,;(\n–—…]|$|\p{Extended_Pictographic}|\s(?:który|które|która|od|z|dla|jak|i)(?!\p{L})))`,
  ),
  of(String.raw`рецепт\s+${NAME}(?=\s*(?:[.!?:,;(\n–—…]|$|\p{Extended_Pictographic}))`),
]

/** "here's the recipe": no name. */
const NAMELESS =
  /(?:^|\s)(?:marinade|dressing|sauce|glaze|frosting|icing|filling|topping|crust|dough|base)$|^(?:(?:simple|easy|full|whole|promised|little|quick|this|that|other|same|old|new|best|famous|family|favou?rite|the|my|a|der|die|das|la|le|el|mein|meine)\s+)*(?:recipes?|one|thing|link|list|ingredients?|best|dish|way|secret|it|dinner|lunch|supper|rezept|recette|receta|ricetta|receita|recept|przepis|them|this|that|photo|video|version|stuff|everything|food|meal|favou?rites?|semaine|week|woche|settimana|semana|day|tag|jour|month|mois|oma|mama|mom|nonna|abuela)s?$|^(?:u|you|it|me|all|everything|this|that|them|omas?|opas?|mamas?|mutti|papa|tante|mom|mum|grandma|nonna|abuela|sauce|dough)(?!\p{L})/iu

const ARTICLE =
  '(?:the|my|our|that|your|ur|das|die|der|den|mein|meine|meinen|le|la|les|mon|ma|notre|el|los|las|il|lo|gli|mia|mio|o|os|minha|meu|het|mijn)'
const PHRASE = of(String.raw`${ARTICLE}\s+(?:(?:viral|famous|best|whole|easy|good old)\s+)*${NAME}${END}`)
/** "grandma Lou's peach cobbler" */
const WHOSE = new RegExp(
  String.raw`(?<!\p{L})(?!(?:that|here|it|let|what|he|she|there|who|where|how|everyone|today)['’]s)((?:(?:grand(?:ma|pa|mother|father)|granny|nan|nana|mom|mum|dad|aunt|auntie|uncle|tante|oma|chef)\s+)?\p{L}[\p{L}-]{1,20}['’]s\s+${NAME})${END}`,
  'giu',
)
const MOST_PHRASES = 12

/** The dish of "grandma Lou's peach cobbler". */
export const withoutOwner = (name: string): string => name.replace(/^.*['’]s\s+(?=\S)/u, '')

/** Anything with an article that may be a dish: "do you want the chicken tinga?" */
export const phrasesIn = (text: string): string[] =>
  [...text.slice(0, 1000).matchAll(WHOSE), ...text.slice(0, 1000).matchAll(PHRASE)]
    .map(({ 1: said = '' }) => said.trim())
    .filter((name) => name !== '' && !NAMELESS.test(withoutOwner(name)) && name.split(' ').length <= 6)
    .slice(0, MOST_PHRASES)

/** All names that a text mentions so, with their places. */
export function namesIn(text: string): { name: string; at: number }[] {
  const given = text.slice(0, 4000)
  return PATTERNS.flatMap((pattern) =>
    [...given.matchAll(pattern)].flatMap(({ 1: said = '', index }) => {
      const name = said.trim()
      return name === '' || NAMELESS.test(name) || name.split(' ').length > 8 ? [] : [{ name, at: index }]
    }),
  ).sort((a, b) => a.at - b.at)
}
