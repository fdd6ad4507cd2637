/** Words by which a line tells what it is, in the languages of our users; only their beginnings, where those are enough. */

const setOf = (words: string) => new Set(words.trim().split(/\s+/))

/** Commands and infinitives of the kitchen. */
const VERBS = setOf(`
  add mix stir bake cook heat preheat boil simmer fry chop slice pour combine whisk place season drain blend roast cut knead spread sprinkle melt beat fold toss bring
  remove grill cover transfer allow let set refrigerate chill freeze garnish brush roll rinse peel mash saute sauté brown sear marinate drizzle arrange shape strain steam
  spoon divide grease line microwave squeeze coat dice mince grate cream serve turn reduce return put dissolve soak wash crush fill press scoop stuff dip flip tip take
  leave sift toast tear crack rub pop scatter drop discard keep lower raise trim halve warm shake pulse blitz whip thread wrap seal score pat prick scrape crumble swirl
  layer assemble deglaze render char stack invert flatten dust throw dump lay cool rest soften wilt baste glaze top skim thicken crisp nestle stretch dimple tuck bung chuck
  slather smear shred scramble poach caramelize deseed core crumb zest juice work repeat check taste adjust proof prove slash shove stick whack bang sling whizz lob finish pile slide mound heap ladle moisten plate dollop dress stud skewer tilt swap drape shower strew loosen hollow steep lift spritz smoosh fluff jiggle
  pelas cortas fríes bates echas escurres mezclas dejas pones bajas sacas agregas añades cocinas hierves sirves coupes mets verses ajoutes laisses mélanges sers mescoli tagli versi aggiungi lasci metti cuoci
  gib gebt geben misch mischen rühr rühren kochen koch backen brat braten schneid schneiden würfeln reib reiben drück schälen waschen gieß gießen erhitzen heiz vorheizen würzen
  abschmecken servieren verteilen bestreuen lass lassen stell stellen schmelzen kneten hacken pürieren dünsten dazu rein drauf drüber unterheben aufkochen anbraten köcheln
  ziehen mixen formen ausrollen füllen legen leg nimm nehmen tu tun schlag schlagen streichen braten backt kocht rührt schneidet schmeckt hebt vermengt vermischt
  faire fais faites mettre mets mettez couper coupe coupez cuire cuis cuisez battre bats battez servir sers servez laisser laisse laissez verser verse versez ajouter ajoute ajoutez
  pon poner pones echa echar echas corta cortar cortas mezcla mezclar bate batir deja dejar sirve servir cuece cocer hierve hervir fríe freír pela pelar pica picar agrega añade saca
  metti mettere mettete taglia tagliare tagliate cuoci cuocere cuocete versa versare versate unisci unire unite mescola mescolare lascia lasciare lasciate servi servire servite fate fai
  coloque coloca põe pôr joga mexe mexer bate bater corta cortar deixa deixe deixar leva leve levar assa asse assar serve sirva passa dissolve enrola derreta derrete despeje
  doe doen snij snijd bak bakken kook koken roer roeren laat giet leg voeg meng schep breng verwarm strooi klop hak serveer verdeel
  daj dodaj wymieszaj gotuj piecz smaż pokrój wlej wsyp odstaw zagnieść dodać wymieszać gotować piec smażyć pokroić wlać podawać posypać ubić
  tillsätt blanda stek koka skär häll rör vispa lägg låt servera grädda smält smula smält jäs kavla bred rulla pensla strö värm sjud bryn hacka skala riv arbeta mixa fördel garnera sila
  formt drückt gießt schließt läßt lässt weicht gibt mischt brät bäckt schält legt streut würzt stellt nimmt füllt rollt sticht bestreicht verteilt kühlt zieht knetet verrührt vermengt hackt reibt wäscht
  gewürfelt gebraten gekocht gebacken geschnitten gerührt gegossen gedünstet angedünstet gehackt gerieben geschält vermischt vermengt gegeben bestreut serviert
  prends prenez casse casses cassez tourne ranges rangez laves lave lavez équeutes sucres sucrez étale étales roule épluche égoutte verses mélange fouette râpe ajoutez arrose arroses couvre couvres beurrez pétris fariner
  picas pochas pocha pochar apartas aparta calientas añades tapas tapa remueves remueve majas majar pelas troceas trocea cubres cubre sofríes rallas ralla enharinas rebozas hornea horneas amasas amasa sazonas escurre vuelca vuelcas cuela
  mescola mescoli scola scoli trita triti soffriggi condisci condire inforna inforni cospargi sbatti aggiusta monta stendi stendere scalda scaldi copri coprire gira girare spegni impiatta frulla grattugia sbuccia sciogli
  mistura misture despeja espalha espalhe unta unte polvilha cobre cubra faz faça junta junte refoga tempera frita frite cozinha cozinhe coa coe mexa rala rale pica pique amassa amasse recheia escorre
  strooi kruimel kruimelen sudderen pruttelen meebakken laten snipper snijden bakken fruiten afgieten rasp raspen schil schillen verwarmen kneed kneden bestuif bedek kook roerbak zeef mix prak stamp
  drain tip hold sweat thin soak grate squeeze squish wait spread skim skip stir bubble mash`)
/** Where only the beginning tells. */
const STEMS = setOf(`
  vermisch vermeng verrühr unterrühr aufkoch anbrat anschwitz andünst anröst schneid würfel vorheiz abschmeck servier bestreu bestreich hinzufüg hinzugeb zugeb zufüg unterheb abgieß aufgieß einrühr auskühl abkühl
  verkneten pürier köcheln karamellisier marinier garnier überbacken aufschlag verquirl hobeln auslegen einfüll durchzieh abtropf knet
  mélang ajout préchauff chauff incorpor dispos assaisonn enfourn égoutt fouett râp émin hach parsem étal verser versez laiss épluch saupoudr frott mijot pétri répartis répart démoul badigeonn revenir dorer réserv
  añad agreg mezcl cocin hornea precalient calient calenta incorpor sofr sofrí rehog dore sazon espolvore revuelv remuev tritur amas coloc escurr bates baten apart cuec reserv rectific enfri desgran
  aggiung mescol cuoc tagli scald rosol frull sbatt impast cospar sciogl inforn scol trita affett soffrigg sfum preriscald mantec lesso amalgam stend spalm
  adicion mistur junt acrescent aqueç refog temper despej ferv cozinh unte polvilh amass retir reserv
  voeg meng snijd verhit bestrooi serveer verdeel schenk verkruimel pruttel stoof bestrijk kneed fruit
  wymiesz podgrza podgrzej rozwałk wykraw przestudz zagni zagotuj obierz posiek zetrzyj upiec usmaż dopraw gotuj dusi odced
  tillsätt blanda vispa hetta
  добав смеша перемеша нареж нареза обжар вари отвари запек выпека натер тушить потуш довести залить положи посоли взби выложи разогре остуди замес раскат
  ekle karıştır pişir doğra kavur dök servis koyun ısıt kızart haşla yoğur dilimle yıka gezdir erit
  přid promích zamích vař uvař peč nakráj smích
  hozzáad kever főz süt öntsük vágjuk tálal
  加入 放入 倒入 混ぜ 加え 焼 煮 切 炒 넣 볶 끓`)
export const OVEN_OR_TIME =
  /\d\s*(?:°|º|grad|degrees|min\b|mins\b|minut|minuten|stunde|std|hour|hrs?\b|heure|hora|or[ae]\b|uur|timm|godz|perc|dk\b|dakika|мин|час|分|sec|sek|whistle)|gas mark|(?<!\p{L})(?:until|till|bis|jusqu|hasta|finché|finchè|até|tot|tills|aż|пока|kadar|oven|ofen|four|horno|forno|piekarnik|ugn|fırın|pan|pot|pfanne|topf|bowl|schüssel|poêle|casserole|saladier|sartén|olla|bol|padella|pentola|ciotola|panela|tigela|pan|kom|garnek|miska)(?!\p{L})/iu

/** The writer and the readers. */
const FIRST_PERSON = setOf(
  "i i'm im i've i'll me my mine we our us ich mir mich mein meine meiner meinem meinen wir uns unser unsere je j'ai j' mon ma mes moi nous notre nos yo mi mis me nos nuestro nuestra io mio mia miei mie noi nostro nostra eu meu minha meus minhas nós nosso nossa ik mijn mij wij ons onze ja mój moja moje mnie my nasz jag min mitt mina vi vår jeg мой моя мы я мне нас наш ben benim biz",
)
const TALK = setOf(
  'thanks thank thx tysm ty lol omg haha yum yummy delicious love loved amazing awesome favorite favourite enjoy hi hey hello dear sorry please pls bye danke lecker hallo liebe lieber grüße gruß moin super toll bitte tschüss merci bonjour coucou salut bises bisous chérie délicieux gracias hola besos abrazo rico rica cariño hijo hija grazie ciao buonissimo buona baci cara caro obrigado obrigada oi olá beijo beijos amor bedankt dank hoi groetjes lekker dzięki cześć pozdrawiam smacznego pyszne powodzenia tack hej kram спасибо привет teşekkürler afiyet wow comment comments reply like share follow subscribe save tag link post video channel recipe recipes rezept recette receta ricetta receita recept przepis mom mum grandma oma mama nonna abuela mamie sister wife husband kids birthday yesterday weekend made',
)
export const WISHES =
  /^(?:guten appetit|enjoy|bon app[ée]tit|buen provecho|que aproveche|buon appetito|bom apetite|eet smakelijk|smakelijk|smacznego|smaklig måltid|velbekomme|afiyet olsun|приятного аппетита|смачного|dobrou chuť|dobrú chuť|jó étvágyat|viel spaß|viel erfolg|gutes gelingen|good luck|happy (?:baking|cooking)|lasst es euch schmecken|lass(?:t)? es (?:dir|euch) schmecken|let me know|that['’]?s it|that['’]?s all|done|fertig|voil[àa]|et voil[àa]|listo|y listo|ecco fatto|pronto|e pronto|klaar|gotowe|powodzenia|klart|готово)(?!\p{L})/iu
/** What pages, forums and apps put around a text. */
const CHROME = setOf(
  'visualizações inscritos inscreve compartilhar salvar curtir seguir protéines glucides lipides proteínas grasas hidratos carbohidratos grassi proteine carboidrati eiwitten vetten koolhydraten fat carbs sodium fiber panier favoris rechercher accueil connexion suchen warenkorb merken favoriten macros komentarze komentar комментарий комментариев подписаться подписывайтесь channel creator following followed deliveredreply replies antworten répondre responder rispondi beantwoorden odpowiedz cytuj zitat quote quoted report share teilen partager compartir condividi delen udostępnij print drucken imprimer imprimir stampa afdrukken drukuj cookies cookie datenschutz privacy impressum newsletter login anmelden registrieren registrati accedi iniciar suscríbete iscriviti abonnieren subscribe subscribed menu menü startseite home accueil inicio kommentare kommentar comments commentaires comentarios commenti reacties komentarze votes ratings bewertungen bewertung upvoted points likes views aufrufe vues visitas visualizzazioni advertisement anzeige werbung publicité publicidad pubblicità reklama posted wrote schrieb écrit escribió napisał wysłany posty dołączył autor author edited ago vor hace fa published modified aktualisiert veröffentlicht publié publicado pubblicato forum thread page seite pagina página strona copyright rights kcal kj calories kalorien protein eiweiß fett kohlenhydrate carbs allergens allergene sent iphone gesendet envoyé enviado inviato verzonden wysłano forwarded weitergeleitet fwd reels reel edit update dm subscribers followers',
)

const LONGEST_STEM = 12

const hasStem = (word: string) => {
  for (let length = 2; length <= Math.min(word.length, LONGEST_STEM); length++)
    if (STEMS.has(word.slice(0, length))) return true
  return false
}

export const isVerb = (word: string): boolean => VERBS.has(word) || hasStem(word)
export const isFirstPerson = (word: string): boolean => FIRST_PERSON.has(word)
export const isTalkWord = (word: string): boolean => TALK.has(word)
export const isChromeWord = (word: string): boolean => CHROME.has(word)

/** Small words, of letters and apostrophes. */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/\p{L}[\p{L}\p{M}']*/gu) ?? []
