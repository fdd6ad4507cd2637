import type { HardPage } from './hard-page.ts'

interface Written {
  title: string
  heading: readonly [ingredients: string, steps: string]
  serves: string
  lines: readonly string[]
  steps: readonly string[]
  after: string
}

/** One page of each language, without any markup, each laid out in another way. */
const WRITTEN: Record<string, Written> = {
  en: {
    title: 'Leek tart',
    heading: ['Ingredients', 'Method'],
    serves: 'Serves 4',
    lines: ['3 leeks', '200 g flour', '100 g butter', '2 eggs'],
    steps: [
      'Rub the butter into the flour and chill the dough.',
      'Fry the leeks until they are soft.',
      'Fill the tart and bake it for 30 minutes.',
    ],
    after: 'Leave a comment',
  },
  de: {
    title: 'Lauchkuchen',
    heading: ['Zutaten', 'Zubereitung'],
    serves: 'Für 4 Personen',
    lines: ['3 Stangen Lauch', '200 g Mehl', '100 g Butter', '2 Eier'],
    steps: [
      'Mehl und Butter verkneten und kalt stellen.',
      'Den Lauch in Ringe schneiden und dünsten.',
      'Den Teig belegen und 30 Minuten backen.',
    ],
    after: 'Kommentare',
  },
  fr: {
    title: 'Tarte aux poireaux',
    heading: ['Ingrédients', 'Préparation'],
    serves: 'Pour 4 personnes',
    lines: ['3 poireaux', '200 g de farine', '100 g de beurre', '2 œufs'],
    steps: [
      'Mélanger la farine et le beurre, puis laisser reposer la pâte.',
      'Émincer les poireaux et les faire fondre.',
      'Garnir la tarte et cuire 30 minutes.',
    ],
    after: 'Commentaires',
  },
  es: {
    title: 'Tarta de puerros',
    heading: ['Ingredientes', 'Preparación'],
    serves: 'Para 4 personas',
    lines: ['3 puerros', '200 g de harina', '100 g de mantequilla', '2 huevos'],
    steps: [
      'Mezclar la harina con la mantequilla y dejar reposar.',
      'Cortar los puerros y sofreírlos a fuego lento.',
      'Rellenar la tarta y hornear 30 minutos.',
    ],
    after: 'Comentarios',
  },
  it: {
    title: 'Torta di porri',
    heading: ['Ingredienti', 'Preparazione'],
    serves: 'Per 4 persone',
    lines: ['3 porri', '200 g di farina', '100 g di burro', '2 uova'],
    steps: [
      'Impastate la farina con il burro e lasciate riposare.',
      'Tagliate i porri e fateli rosolare.',
      'Versate il ripieno e infornate per 30 minuti.',
    ],
    after: 'Commenti',
  },
  nl: {
    title: 'Preitaart',
    heading: ['Ingrediënten', 'Bereiding'],
    serves: '4 personen',
    lines: ['3 preien', '200 g bloem', '100 g boter', '2 eieren'],
    steps: [
      'Kneed de boter door de bloem en laat het deeg rusten.',
      'Snijd de prei in ringen en fruit die zacht.',
      'Vul de taart en bak hem 30 minuten.',
    ],
    after: 'Reacties',
  },
  pt: {
    title: 'Tarte de alho-francês',
    heading: ['Ingredientes', 'Modo de preparo'],
    serves: '4 porções',
    lines: ['3 alhos-franceses', '200 g de farinha', '100 g de manteiga', '2 ovos'],
    steps: [
      'Misture a farinha com a manteiga e deixe descansar.',
      'Corte o alho-francês e refogue em lume brando.',
      'Recheie a tarte e leve ao forno durante 30 minutos.',
    ],
    after: 'Comentários',
  },
  pl: {
    title: 'Tarta z porami',
    heading: ['Składniki', 'Sposób przygotowania'],
    serves: '4 porcje',
    lines: ['3 pory', '200 g mąki', '100 g masła', '2 jajka'],
    steps: [
      'Zagnieć mąkę z masłem i odstaw ciasto do lodówki.',
      'Pokrój pory i podsmaż je na maśle.',
      'Wyłóż nadzienie i piecz 30 minut.',
    ],
    after: 'Komentarze',
  },
  da: {
    title: 'Porretærte',
    heading: ['Ingredienser', 'Fremgangsmåde'],
    serves: '4 personer',
    lines: ['3 porrer', '200 g mel', '100 g smør', '2 æg'],
    steps: [
      'Ælt mel og smør sammen, og stil dejen koldt.',
      'Skær porrerne i ringe, og svits dem bløde.',
      'Fyld tærten, og bag den i 30 minutter.',
    ],
    after: 'Kommentarer',
  },
  sv: {
    title: 'Purjolökspaj',
    heading: ['Ingredienser', 'Gör så här'],
    serves: '4 portioner',
    lines: ['3 purjolökar', '200 g mjöl', '100 g smör', '2 ägg'],
    steps: [
      'Nyp ihop mjöl och smör och låt degen vila.',
      'Skär purjolöken i ringar och fräs den mjuk.',
      'Fyll pajen och grädda den i 30 minuter.',
    ],
    after: 'Kommentarer',
  },
  hu: {
    title: 'Póréhagymás pite',
    heading: ['Hozzávalók', 'Elkészítés'],
    serves: '4 adag',
    lines: ['3 szál póréhagyma', '20 dkg liszt', '10 dkg vaj', '2 tojás'],
    steps: [
      'A lisztet a vajjal összegyúrjuk, és hűtőbe tesszük.',
      'A póréhagymát felkarikázzuk, és megpároljuk.',
      'Megtöltjük a tésztát, és 30 percig sütjük.',
    ],
    after: 'Hozzászólások',
  },
}

const items = (lines: readonly string[], before: string, behind: string) =>
  lines.map((line) => `${before}${line}${behind}`).join('\n')

const LAYOUTS = [
  ({ heading, lines, steps }: Written) =>
    `<h2>${heading[0]}</h2><ul>${items(lines, '<li>', '</li>')}</ul><h2>${heading[1]}</h2><ol>${items(steps, '<li>', '</li>')}</ol>`,
  ({ heading, lines, steps }: Written) =>
    `<p><strong>${heading[0]}:</strong></p><p>${lines.join('<br>')}</p><p><strong>${heading[1]}:</strong></p>${items(steps, '<p>', '</p>')}`,
  ({ heading, lines, steps }: Written) =>
    `<div class="t">${heading[0].toUpperCase()}</div><div>${items(lines, '<div>', '</div>')}</div><div class="t">${heading[1].toUpperCase()}</div><div>${items(steps, '<div>', '</div>')}</div>`,
  ({ heading, lines, steps }: Written) =>
    `<h4>${heading[0]}</h4><table>${lines.map((line) => line.replace(/^(\S+(?: (?:g|dkg)(?= ))?) (.*)$/, '<tr><td>$1</td><td>$2</td></tr>')).join('')}</table><h4>${heading[1]}</h4>${steps.map((step, at) => `<p>${at + 1}. ${step}</p>`).join('')}`,
]

const pageOf = (language: string, one: Written, layout: (one: Written) => string) =>
  `<html lang="${language}"><title>${one.title} – Pot</title><body><nav><a href="/">Pot</a></nav><h1>${one.title}</h1><p>${one.serves}</p>${layout(one)}<h3>${one.after} (2)</h3><p>Mmm!</p><footer>© Pot</footer></body></html>`

export const LANGUAGE_PAGES: HardPage[] = Object.entries(WRITTEN).flatMap(([language, one]) =>
  LAYOUTS.map((layout, at) => ({
    name: `${language}, layout ${at + 1}`,
    html: pageOf(language, one, layout),
    expected: { title: one.title, ingredients: [...one.lines], instructions: [...one.steps], servings: 4 },
  })),
)
