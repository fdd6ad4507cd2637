import { COOKBOOK } from '#content/cookbook/index.ts'

export interface PrintedRecipe {
  language: 'eng' | 'deu' | 'fra'
  title: string
  description: string
  servings: number
  ingredients: readonly string[]
  steps: readonly string[]
}

const GERMAN: PrintedRecipe[] = [
  {
    language: 'deu',
    title: 'Kartoffelsuppe mit Majoran',
    description: 'Eine sämige Suppe für kalte Abende, mit knusprigen Brotwürfeln obendrauf.',
    servings: 4,
    ingredients: [
      '800 g mehlig kochende Kartoffeln',
      '2 Möhren',
      '1 Stange Lauch',
      '1 Zwiebel',
      '2 EL Butter',
      '1,2 l Gemüsebrühe',
      '1 TL getrockneter Majoran',
      '100 ml Sahne',
      'Salz und Pfeffer',
      '2 Scheiben Bauernbrot',
    ],
    steps: [
      'Kartoffeln und Möhren schälen und würfeln. Den Lauch putzen, gründlich waschen und in feine Ringe schneiden. Die Zwiebel fein hacken.',
      'Die Butter in einem großen Topf zerlassen, Zwiebel und Lauch darin bei mittlerer Hitze etwa 5 Minuten glasig dünsten.',
      'Kartoffeln, Möhren und Majoran dazugeben, mit der Brühe aufgießen und zugedeckt 20 Minuten köcheln lassen, bis alles weich ist.',
      'Die Hälfte der Suppe pürieren, zurück in den Topf geben und die Sahne unterrühren. Mit Salz und Pfeffer abschmecken.',
      'Das Brot würfeln, in einer Pfanne ohne Fett rösten und über die Suppe streuen.',
    ],
  },
  {
    language: 'deu',
    title: 'Pflaumenkuchen vom Blech',
    description: 'Saftig, mit viel Obst und einem Hauch Zimt.',
    servings: 16,
    ingredients: [
      '500 g Mehl',
      '1 Würfel frische Hefe',
      '250 ml lauwarme Milch',
      '80 g Zucker',
      '1 Prise Salz',
      '80 g weiche Butter',
      '1 Ei',
      '1,5 kg Pflaumen',
      '2 TL Zimt',
    ],
    steps: [
      'Die Hefe in der Milch auflösen und mit Mehl, Zucker, Salz, Butter und Ei zu einem glatten Teig verkneten. Zugedeckt 45 Minuten gehen lassen.',
      'Die Pflaumen waschen, halbieren und entsteinen. Den Backofen auf 180 °C vorheizen.',
      'Den Teig auf einem gefetteten Blech ausrollen und die Pflaumen dicht an dicht daraufsetzen. Mit Zimt bestreuen.',
      'Im Ofen 35 Minuten backen, bis der Rand goldbraun ist. Vor dem Anschneiden abkühlen lassen.',
    ],
  },
]

const FRENCH: PrintedRecipe[] = [
  {
    language: 'fra',
    title: 'Gratin de courgettes au chèvre',
    description: 'Un plat doré et fondant, à servir avec une salade verte.',
    servings: 4,
    ingredients: [
      '1 kg de courgettes',
      '200 g de fromage de chèvre frais',
      '3 œufs',
      '20 cl de crème fraîche',
      '1 gousse d’ail',
      '2 cuillères à soupe d’huile d’olive',
      '50 g de parmesan râpé',
      'Sel et poivre',
    ],
    steps: [
      'Préchauffer le four à 190 °C. Laver les courgettes et les couper en rondelles fines.',
      'Faire revenir les rondelles dans l’huile d’olive avec l’ail haché pendant 10 minutes, puis les égoutter.',
      'Battre les œufs avec la crème, émietter le chèvre dans le mélange, saler et poivrer.',
      'Disposer les courgettes dans un plat, verser la préparation et parsemer de parmesan.',
      'Enfourner pour 30 minutes, jusqu’à ce que le dessus soit bien doré. Laisser reposer 5 minutes avant de servir.',
    ],
  },
  {
    language: 'fra',
    title: 'Soupe de lentilles au cumin',
    description: 'Une soupe simple qui réchauffe, prête en une demi-heure.',
    servings: 6,
    ingredients: [
      '300 g de lentilles corail',
      '2 oignons',
      '3 carottes',
      '1,5 litre de bouillon de légumes',
      '2 cuillères à café de cumin moulu',
      '1 citron',
      '3 cuillères à soupe d’huile',
      'Quelques feuilles de coriandre',
    ],
    steps: [
      'Émincer les oignons et couper les carottes en petits dés. Les faire dorer dans l’huile pendant 5 minutes.',
      'Ajouter le cumin, puis les lentilles rincées, et mélanger une minute à feu doux.',
      'Verser le bouillon, porter à ébullition et laisser cuire 20 minutes à couvert.',
      'Mixer la soupe, ajouter le jus du citron et servir avec la coriandre.',
    ],
  },
]

/** From our own cookbook, those that fit on a page. */
const ENGLISH: PrintedRecipe[] = COOKBOOK.filter(
  ({ ingredients, steps }) => ingredients.length <= 13 && steps.length <= 6,
)
  .filter((_, at) => at % 37 === 5)
  .slice(0, 40)
  .map(({ title, description, servings, ingredients, steps }) => ({
    ...{ language: 'eng' as const, title, description, servings, ingredients, steps },
  }))

export const RECIPES = { eng: ENGLISH, deu: GERMAN, fra: FRENCH }
