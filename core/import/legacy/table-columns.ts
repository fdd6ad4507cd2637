/** What a column holds. */
export type Column =
  | 'title'
  | 'description'
  | 'ingredients'
  | 'steps'
  | 'notes'
  | 'servings'
  | 'yield'
  | 'prep'
  | 'cook'
  | 'rest'
  | 'total'
  | 'source'
  | 'url'
  | 'tags'
  | 'cuisine'
  | 'folder'
  | 'rating'
  | 'difficulty'
  | 'photo'
  | 'created'
  | 'nutrition'
  | 'favorite'
  | 'ignored'

/** Headers in lower case, letters and digits only, in several languages. */
const NAMES: readonly (readonly [Column, string])[] = [
  [
    'title',
    'title name recipe recipename recipetitle titel rezept rezeptname bezeichnung titre nom recette nomdelarecette titulo título nombre receta nombredelareceta titolo nome ricetta nomericetta naam recept receptnaam receita namn nazwa przepis',
  ],
  [
    'description',
    'description summary about subtitle headnote beschreibung kurzbeschreibung descripcion descripción descrizione beschrijving omschrijving descrição descricao beskrivning opis',
  ],
  [
    'ingredients',
    'ingredients ingredient recipeingredients recipeingredient ingredientlist zutaten zutat zutatenliste ingrédients ingrédient ingredientes ingrediente ingredienti ingrediënten ingredienten ingredienser składniki',
  ],
  [
    'steps',
    'directions direction instructions instruction steps step method methods preparation procedure recipeinstructions recipedirections cookinginstructions zubereitung anleitung anweisungen zubereitungsschritte schritte schritt étapes étape etapes préparation instrucciones instrucción pasos paso preparación preparacion elaboración elaboracion preparazione procedimento istruzioni passaggi bereiding bereidingswijze stappen stap instruções instrucoes preparo mododepreparo tillagning przygotowanie',
  ],
  [
    'notes',
    'notes note comments comment mynotes personalnotes recipenotes tips notizen notiz anmerkungen anmerkung hinweise remarques notas nota comentarios consejos appunti opmerkingen notities anteckningar',
  ],
  [
    'servings',
    'servings serving serves portions portionsize numberofservings servingsize portionen personen portion personnes parts porciones raciones comensales porzioni persone porties personen porções porcoes portioner porcje quantity',
  ],
  ['yield', 'yield yields recipeyield makes menge ergibt rendement rendimiento rendimento resa opbrengst'],
  [
    'prep',
    'preptime preparationtime prep prepminutes activetime activeminutes handsontime vorbereitungszeit vorbereitung arbeitszeit zubereitungszeit tempsdepréparation tempsdepreparation tiempodepreparación tiempodepreparacion tempodipreparazione preparazionetempo voorbereidingstijd bereidingstijd tempodepreparo',
  ],
  [
    'cook',
    'cooktime cookingtime cook cookminutes bakingtime kochzeit garzeit backzeit tempsdecuisson cuisson tiempodecocción tiempodecoccion tempodicottura cottura kooktijd tempodecozimento',
  ],
  [
    'rest',
    'resttime restingtime inactivetime standingtime chilltime waittime ruhezeit wartezeit tempsderepos tiempodereposo tempodiriposo rusttijd',
  ],
  [
    'total',
    'totaltime total totalminutes time readyin duration gesamtzeit gesamtdauer zeit dauer tempstotal duréetotale durée tiempototal tempototale totaletijd tempototal',
  ],
  [
    'source',
    'source sourcename author origin from cookbook attribution quelle autor herkunft auteur fuente autora fonte autore bron',
  ],
  [
    'url',
    'url sourceurl link website weblink originalurl recipeurl recipelink webpage webseite lien enlace collegamento koppeling',
  ],
  [
    'tags',
    'tags tag categories category keywords keyword course courses meal mealtype labels label collections kategorien kategorie schlagwörter schlagworte stichworte gang catégorie catégories motsclés categoría categoría categorías categoria categorias etiquetas palabrasclave categorie portata trefwoorden categorieën',
  ],
  ['cuisine', 'cuisine cuisines kitchen küche landesküche cocina cucina keuken'],
  ['folder', 'folder ordner dossier carpeta cartella map'],
  [
    'rating',
    'rating stars score ratings bewertung sterne note5 évaluation valoración calificación valutazione voto beoordeling',
  ],
  [
    'difficulty',
    'difficulty difficultylevel level schwierigkeit schwierigkeitsgrad difficulté dificultad difficoltà moeilijkheid',
  ],
  [
    'photo',
    'photo photourl image imageurl picture pictureurl originalpicture imagelink bild bildurl foto fotourl imagen immagine afbeelding',
  ],
  ['created', 'createdat created datecreated dateadded added date erstellt erstelltam datum'],
  [
    'nutrition',
    'nutrition nutritionalinfo nutritioninfo nutritionfacts nutritionalscoregeneric calories kcal energy fat totalfat saturatedfat unsaturatedfat transfat cholesterol sodium salt sugar sugars carbohydrate carbohydrates carbs totalcarbohydrate fiber fibre dietaryfiber protein nährwerte kalorien fett kohlenhydrate eiweiß eiweiss zucker ballaststoffe',
  ],
  ['favorite', 'favorite favourite isfavorite starred favorit favori favorito preferito'],
  [
    'ignored',
    'id uuid guid recipeid private updatedat updated modified datemodified lastmodified urlhost geändert',
  ],
]

const COLUMNS = new Map<string, Column>()
for (const [column, names] of NAMES)
  for (const name of names.split(' ')) if (!COLUMNS.has(name)) COLUMNS.set(name, column)

export const columnKey = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** What a column is by its header; "Zutat 12" is one of many. */
export function columnOf(header: string): Column | undefined {
  const key = columnKey(header.slice(0, 100))
  // "Total Time (min)"
  return (
    COLUMNS.get(key) ??
    COLUMNS.get(key.replace(/\d{1,3}$/, '')) ??
    COLUMNS.get(columnKey(header.slice(0, 100).replace(/\([^)]*\)/g, ''))) ??
    COLUMNS.get(key.replace(/(?:inminutes|minutes|mins|min|inminuten|minuten)$/, ''))
  )
}
