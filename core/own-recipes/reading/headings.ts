import { isIngredientsHeading, isStepsHeading, isStopHeading } from '#core/recipes/reading/heading-words.ts'

/** Headings as people write them, besides the words that pages use: "then you need", "Dit heb je nodig", "how:". */

type HeadingKind = 'ingredients' | 'steps' | 'stop'

const LONGEST = 60
/** With emoji and lines around it. */
const MOST_SIGNS = 160

/** Whole headings. */
const NEEDED =
  /^(?:(?:and |ok |so |here(?:['’]s| is) |now |then |first |da |also )*(?:what (?:you(?:['’]ll| will)? (?:also )?need|goes in(?:to it)?(?: it)?|it takes|i use|i used|to (?:buy|get)|we need|u need|is in it|['’]?s in it)|(?:things?|stuff|items?|what(?:['’]s| is)?) (?:you(?:['’]ll| will)? need|needed|required|to (?:get|buy|grab))|(?:you|u|ya|we)(?:['’]ll| will)? need(?: for (?:this|it|that))?|grab(?: these)?|get(?: these)?|the list|list|shopping|shopping list|gather|needed|need(?: to (?:buy|get))?|to (?:buy|get)|ingr(?:eds?)?\.?|the goods|the stuff|mise en place|what(?:['’]s| is) (?:inside|in it)|components|contents)|(?:ihr |man |du |wir )?(?:braucht|brauchst|brauchen|benötigt|benötigen)(?: (?:ihr|man|du|wir))?(?: (?:dafür|dazu|dafuer|hierfür))?|(?:das |was )?(?:ihr|du|man|wir) (?:braucht|brauchst|benötigt|brauchen)|was (?:rein ?kommt|kommt rein|man braucht|ihr braucht)|(?:das )?(?:kommt|muss) (?:alles )?rein|einkauf(?:sliste|szettel)?|zutatenliste|man nehme|du nimmst|il (?:te |vous |nous )?faut|(?:il )?faut|ce qu['’]il (?:te |vous |nous )?faut|liste de courses|pour (?:ça|cela) il (?:te |vous )?faut|(?:lo que )?(?:se )?necesit(?:as|a|amos|an|áis|aremos|arás)(?: para .{1,30})?|(?:te )?hace(?:n)? falta|qué lleva|lleva|lista(?: de la compra)?|cosa (?:serve|ti serve|vi serve|occorre)|(?:ti |vi |ci )?(?:serve|servono|occorre|occorrono)|occorrente|quello che (?:serve|ti serve)|(?:você|vc|cê) (?:vai )?precisa(?:r)?(?: de)?|vai precisar(?: de)?|o que (?:você |vc )?(?:vai )?precisa(?:r)?|precisa(?:mos)?(?: de)?|(?:dit |wat )?(?:heb|heeft|hebben|he) (?:je|jij|u|we) (?:er voor |ervoor )?nodig|(?:dit|wat) (?:heb|heeft) (?:je|u) nodig|nodig|boodschappen(?:lijst(?:je)?)?|benodigdheden|(?:co )?(?:potrzeb\p{L}+|będzie potrzebne)|co potrzeba|potrzebne (?:będą|składniki)|du behöver|detta behöver du|det här behöver du|du skal bruge|det skal du bruge|dette trenger du|du trenger|malzemeler|gerekli malzemeler|(?:нам |вам )?(?:понадобится|понадобятся|потребуется|нужно|надо)|что (?:нужно|надо)|состав|продукты|що потрібно|продукти|склад|needs?|(?:ye|you) buy|buy|to buy|what to buy|co (?:na to )?koupit|co potřebujeme|potřebujeme|budeme potřebovat|suroviny|المقادير|المكونات|مقادير|مواد لازم|مصالح|חומרים|מצרכים|सामग्री|samagri|ส่วนผสม|วัตถุดิบ|準備するもの|用意するもの|配料|原料|主料|준비물|재료|mga sangkap|sangkap|bahan(?:-bahan)?|cần chuẩn bị|chuẩn bị|hozzávalók|kell hozzá|tarvitset|ainekset|χρειάζεσαι|θα χρειαστείτε|υλικά|ingredientele|ce(?:-ți)? trebuie|avem nevoie de|potrebno je|treba(?:će)? (?:vam|ti)|продукти|necesar|trebuie)$/iu
const METHOD =
  /^(?:(?:and |ok |so |now |then |here(?:['’]s| is) )*(?:how|how to|how(?:['’]s| is) it done|how (?:i|we|you|to) (?:do|make|cook|prepare)(?: (?:it|this|them))?|how it(?:['’]s| is) done|how it works|the how|what (?:you|i|we|to|u) do|what to do|do this|do|the method|the way|here(?:['’]s| is) how|recipe steps|the steps|steps?|procedure|process|the process|cook it|make it|let['’]?s (?:go|cook|bake|do it)|get cooking|timetable|schedule)|(?:und )?so (?:geht(?:['’]?s| es)|wird(?:['’]?s| es) gemacht|mach(?:st|e|t) (?:du|ich|ihr|man)(?: (?:das|es|ihn|sie))?|macht man(?:['’]?s| das| es)?|ein?fach geht(?:['’]?s| es))|wie(?: geht(?:['’]?s| es|s))?|und so|zubereiten|machart|ablauf|(?:arbeits)?schritte?|on y va|comment (?:faire|on fait|je fais|ça se fait)|(?:la )?marche à suivre|(?:la )?recette|(?:le )?déroulé|déroulement|progression|étapes?|instructions|cómo (?:se hace|lo hago|hacerlo|hacerla|prepararlo|se prepara|hacerlos|hacerlas|lo hacemos)|así se hace|se hace así|paso a paso|los pasos|manos a la obra|como se faz|como fazer|como (?:eu )?faço|modo de (?:preparo|fazer)|passo a passo|é só|(?:e )?come si (?:fa|prepara)|come fare|si fa così|come procedere|svolgimento|procediamo|esecuzione|passaggi|zo maak je (?:het|ze|'m|dit)|zo (?:doe|maak) je (?:dat|het)|hoe(?: maak je het| dan)?|zo gaat het|aan de slag|bereiden|(?:jak )?(?:zrobić|to zrobić|robimy|przygotować|robię)|jak to się robi|sposób|kroki|etapy|robimy tak|gör så(?: här)?|så (?:här )?gör (?:du|man)|steg(?: för steg)?|sådan gør du|slik gjør du|yapılışı|hazırlanışı|nasıl yapılır|tarifi|(?:как )?(?:готовим|готовить|приготовить|делать|делаем)|способ|процесс|шаги|рецепт|як готувати|приготування|как (?:делать|готовить|приготовить)|jak na to|postup|příprava|الطريقة|طريقة(?: التحضير| العمل| الطبخ)?|التحضير|دستور(?: پخت)?|طرز تهیه|אופן ההכנה|הכנה|विधि|vidhi|tarika|बनाने की विधि|วิธีทำ|作り方|つくり方|手順|做法|步骤|制作方法|만들기|만드는 (?:법|방법)|조리 ?(?:법|순서)|cách (?:làm|nấu)|thực hiện|các bước|cara (?:membuat|memasak|masak)|langkah(?:-langkah)?|paraan(?: ng pagluluto)?|pagluluto|elkészítés|így készül|valmistus|tee näin|näin teet|εκτέλεση|οδηγίες|πώς το κάνουμε|mod de preparare|preparare|cum se face|priprema|kako|начин на приготвяне|приготвяне|ablauf)$/iu
const ASIDE =
  /^(?:(?:my |the |some |a few |quick |extra |little |kleiner? |mein |unser )*(?:tipps?|tips?|hints?|notes?|nota(?:s)?|note|n\.?b\.?|p\.?p?\.?s\.?|edit(?: ?\d)?|update|variations?|variante?n?|varianti|variantes|alternativ(?:e|en|es)?|serving(?: suggestion)?|serve with|storage|keeps|make ahead|leftovers|side dish|allergens?|allergen[ei]?|alérgenos|allergènes|observaciones|bemerkung(?:en)?|hinweise?|anmerkung(?:en)?|conservation|conservazione|aufbewahrung|haltbarkeit|astuces?(?: du chef)?|conseils?|le (?:petit )?(?:truc|conseil)|consejos?|trucos?|truco|sugerencias?|consigli[oe]?|il consiglio|curiosità|dicas?|observações|obs|opmerking(?:en)?|bewaren|variatie|variatietip|porady|wskazówk[ai]|rada|uwagi|uwaga|püf noktası|not|совет(?:ы)?|примечани[ея]|comments?|commenti|commentaires|comentarios|comentários|kommentare?|komentarze|reacties|reviews?|bewertungen|ratings?|nährwerte.{0,30}|nutrition.{0,30}|nutrizione|valori nutrizionali.{0,20}|valores nutricionales.{0,20}|valeurs nutritionnelles.{0,20}|equipment|gear|my gear|tools|chapters|kapitel|chapitres|capítulos|capitoli|music|musik|credits|links?|follow me|find me|werbung|anzeige|publicité|publicidad|pubblicità|advertisement|related.{0,20}|more recipes|das könnte dir auch gefallen|vous aimerez aussi|te puede interesar|potrebbe interessarti(?: anche)?|ook lekker|zobacz też|mehr rezepte|weitere rezepte|leave a (?:reply|comment)|schreibe einen kommentar|laisser un commentaire|deja un comentario|about (?:me|the author)|コツ・?ポイント|コツ|ポイント|小贴士|팁|valeurs nutritionnelles .{0,40}|macros|nutritionals|per serving|disclaimer|disclosure|faq|what is .{2,30}|why you(?:['’]ll| will) love .{2,30}|warum du .{2,40})(?: .{0,12})?)$/iu

const DECOR = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})’'%]+$/gu

const plain = (text: string) =>
  text
    .replace(/\s*\([^()]{0,60}\)/g, ' ')
    .replace(DECOR, '')
    .replace(/\s+/g, ' ')
    .trim()

const AFTER = /\s+(?:for|für|pour|para|per|voor|för|dla|til|till|на|para)\s+.{1,40}$/iu

function kindOfPart(part: string): HeadingKind | undefined {
  if (isIngredientsHeading(part) || NEEDED.test(part)) return 'ingredients'
  if (isStepsHeading(part) || METHOD.test(part)) return 'steps'
  return isStopHeading(part) || ASIDE.test(part) ? 'stop' : undefined
}

/** What a line begins if it is nothing but a heading, also in two languages: "Zutaten / Ingredients". */
export function headingKind(line: string): HeadingKind | undefined {
  if (line.length > MOST_SIGNS) return undefined
  // "[재료] 3인분"
  const bracketed = /^\s*[[【〔]([^\]】〕]{1,30})[\]】〕]\s*(.{0,20})$/u.exec(line)
  const text = plain(bracketed && !/\d.*\d{2}/.test(bracketed[2] ?? '') ? (bracketed[1] ?? '') : line)
  if (text === '' || text.length > LONGEST) return undefined
  const whole = kindOfPart(text)
  if (whole) return whole
  const short = text.replace(AFTER, '')
  if (short !== text) {
    const kind = kindOfPart(short)
    if (kind === 'ingredients') return kind
  }
  // "Step / What to do", "Zutaten · Ingredients", "Ingredientes (ingredients)"
  const parts = text.split(/\s*[/|·•&+]\s*|\s+[-–—]\s+|\s{2,}|\t/).filter(Boolean)
  if (parts.length < 2 || parts.length > 3) return undefined
  const kinds = parts.map(kindOfPart)
  const known = kinds.filter((kind) => kind !== undefined && kind !== 'stop')
  return known.length === parts.length && new Set(known).size === 1 ? known[0] : undefined
}
