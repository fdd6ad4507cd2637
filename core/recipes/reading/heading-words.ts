/** Recipe headings in the languages that we encounter; matched against the whole heading. */

const end = String.raw`(?:\s*(?:list|needed|you(?:'|’)?ll need|you need|required))?`

const INGREDIENTS = new RegExp(
  String.raw`^(?:(?:the|les|die|de|los|gli|recipe|main|key|simple|what you need|shopping list|you will need)\s+)*` +
    '(?:ingredients?|ingrédients?|zutaten(?:liste)?|ingredientes|ingredienti|ingrediënten|ingredienten|ingredienser|' +
    'składniki|składników|hozzávalók|suroviny|ingrediencie|ingredience|prísady|přísady|malzemeler|ainekset|ainesosat|' +
    "ингредиенты|інгредієнти|υλικά|材料|食材|用料|재료|bahan(?:-bahan)?|nguyên liệu|ingrediente|sastojci|sestavine|du skal bruge|dette trenger du|du behöver|benodigdheden|you will need|you'll need|you’ll need|what you need|what you'll need|what you’ll need|what goes in|what to buy|" +
    'was (?:du|ihr|sie|man) (?:brauchst|braucht|brauchen|benötigst|benötigt)|(?:das )?(?:brauchst|braucht|benötigst) (?:du|ihr|man)|il (?:te|vous) faut|ce qu.il (?:te|vous) faut|' +
    'qué necesitas|necesitas|necesitarás|lista de ingredientes|lista degli ingredienti|cosa serve|occorrente|o que você precisa|o que precisa|' +
    '(?:dit|wat) (?:heb|heeft) (?:je|u) nodig|co potrzebujesz|potrzebne składniki|det här behöver du|detta behöver du|det skal du bruge|ingredienslista|ingrediensliste|kell hozzá|amire szükséged lesz)' +
    String.raw`${end}(?:\s+(?:for|für|pour|para|per|voor|för|til|till|dla)\s.{1,60})?$`,
  'iu',
)

const STEPS = new RegExp(
  String.raw`^(?:(?:the|la|le|die|de|el|cooking|recipe|step by step|step-by-step|preparation|easy)\s+)*` +
    String.raw`(?:instructions?|directions?|methods?|preparation(?: method| steps)?|procedure|steps|step by step|step-by-step|how to make(?: it|\s.{1,60})?|how to (?:cook|prepare)(?: it)?|` +
    "let(?:'|’)?s (?:cook|make it|get cooking)|cooking|make it|what to do|how it(?: is|(?:'|’)s) done|to make|putting it together|assembly|" +
    "zubereitung(?:sschritte)?|anleitung|so geht(?:'|’)?s|so wird(?:'|’)?s gemacht|arbeitsschritte|vorgehen|" +
    'pr[ée]paration|étapes(?: de (?:la )?(?:préparation|recette))?|instructions de préparation|réalisation|la recette|préparation de la recette|' +
    String.raw`preparaci[oó]n|elaboraci[oó]n|instrucciones|pasos(?: a seguir)?|modo de preparaci[oó]n|procedimiento|cómo hacer\s.{1,60}|` +
    String.raw`preparazione|procedimento|come (?:fare|preparare)\s.{1,60}|istruzioni|` +
    'bereiding(?:swijze)?|bereidingswijze|instructies|werkwijze|aan de slag(?: met .{1,60})?|zo maak je het|stappen|' +
    'modo de (?:preparo|fazer|preparação)|preparo|preparação|instruções|como fazer|' +
    'gör så här|så här gör du|instruktioner|tillagning|fremgangsmåde|fremgangsmåte|sådan gør du|slik gjør du|framgangsmåte|gjør slik|tilberedning|' +
    'przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|instrukcje|' +
    'elkészítés(?:e)?|postup(?: přípravy| prípravy)?|příprava|príprava|yapılışı|hazırlanışı|ohje(?:et)?|valmistus(?:ohje)?|' +
    String.raw`приготовление|способ приготовления|приготування|εκτέλεση|作り方|手順|做法|制作步骤|步骤|만드는 법|조리법|cara membuat|cách làm|mod de preparare|priprema|priprava)(?:\s*:)?$`,
  'iu',
)

const STOP = new RegExp(
  String.raw`^(?:(?:the|recipe|chef(?:'|’)?s?|cook(?:'|’)?s?|my|our|more|helpful|expert|pro|other|top|some)\s+)*` +
    String.raw`(?:notes?|tips?(?:\s.{0,40})?|nutrition.{0,40}|n[äa]hrwerte?.{0,30}|valeurs? nutritionnelles?.{0,20}|valores? nutricional.{0,20}|comments?(?:\s.{0,20})?|reviews?|leave a .{1,20}|reader interactions|equipment|tools?|utensils?|storage.{0,30}|` +
    'did you (?:make|try).{0,40}|you (?:may|might) (?:also|like).{0,30}|related.{0,30}|more (?:recipes?|like|from).{0,40}|similar.{0,30}|share.{0,30}|print.{0,20}|video.{0,20}|faqs?.{0,10}|frequently.{0,30}|' +
    'serving suggestions?|variations?|substitutions?.{0,20}|what to serve.{0,30}|keywords?|tags?|about (?:the|me).{0,40}|author|subscribe.{0,30}|newsletter|sign up.{0,30}|follow.{0,30}|advertisement|' +
    'tipps?.{0,30}|notizen|kommentare?|bewertungen?|das könnte.{0,30}|weitere rezepte.{0,20}|ähnliche.{0,20}|notes? du chef|astuces?.{0,20}|conseils?.{0,20}|commentaires?.{0,20}|avis|vous aimerez.{0,20}|consejos?|notas?|comentarios?|recetas relacionadas|' +
    String.raw`consigli.{0,20}|commenti|conservazione|ook lekker|equipo|utensilios|utensili|attrezzatura|ustensiles|matériel|utensilien|küchengeräte|küchenutensilien|zubehör|keukengerei|utrustning|redskaber?|redskap|potrzebny sprzęt|sprzęt|akcesoria|eszközök|konyhai eszközök|opmerkingen|reacties.{0,20}|voedingswaarde.{0,20}|dicas?|comentários|receitas relacionadas|kommentarer.{0,20}|tips.{0,20}|näringsvärde.{0,20}|næring.{0,20}|komentarze.{0,20}|uwagi|wartości odżywcze|poznámky|komentáře|megjegyzés|hozzászólás(?:ok)?|vélemények|tápérték.{0,20}|yorumlar|komentáře|komentit|kommentit|reageren|notlar|コメント|小贴士|贴士)\s*:?$`,
  'iu',
)

function plain(text: string): string {
  return text
    .replace(/^[^\p{L}]+|[^\p{L})’']+$/gu, '')
    .replace(/\s*\([^)]*\)$/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const LONGEST = 90
const matches = (pattern: RegExp) => (text: string) => text.length <= LONGEST && pattern.test(plain(text))

export const isIngredientsHeading = matches(INGREDIENTS)
export const isStepsHeading = matches(STEPS)
export const isStopHeading = matches(STOP)

const EQUIPMENT =
  /^(?:(?:the|special|kitchen|recommended|your|les|das|was)\s+)*(?:equipment|tools?|utensils?|cookware|gear|hardware|ustensiles|matériel|équipement|utensilien|küchengeräte|küchenutensilien|küchenhelfer|zubehör|geräte|equipo|utensilios|utensílios|equipamentos?|utensili|attrezzatura|attrezzi|strumenti|keukengerei|benodigd materiaal|materiaal|utrustning|redskap|redskaber|udstyr|utstyr|sprzęt|przybory|akcesoria|eszközök|konyhai eszközök)(?:\s+(?:needed|list|used|you(?:'|’)?ll need|nécessaires?|necessari[oa]s?))?$/iu

/** Of kitchen tools, which some sites mark up as ingredients. */
export const isEquipmentHeading = matches(EQUIPMENT)

/** A note among the steps. */
export const isNote = (text: string) => /^(?:notes?|tips?|hinweis|tipp|astuce|nota)\s*[:|]/i.test(text)
