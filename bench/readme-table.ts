import figures from '#content/figures.json'
import { grouped } from '#core/text/counted.ts'

const {
  content,
  matching,
  speed,
  http,
  reach,
  collection,
  assistant,
  extraction,
  facts,
  ranking,
  extractSpeed,
  vision,
  rest,
  start,
  load,
  faults,
  lighthouse,
  browser,
} = figures

/** What was measured, the figure, and the command. */
const ROWS: readonly (readonly [string, string, string])[] = [
  [
    `ingredient matching, ${grouped(matching.pairs)} pairs labeled before the result was seen`,
    `precision ${matching.precision}%, recall ${matching.recall}%`,
    '`npm run bench:matching -- bench/matching/held-out.tsv` (after fixes: see `bench/matching/README.md`)',
  ],
  [
    `the best 25 of ${grouped(speed.recipes)} recipes by SousScore, warm index, p50 / p95`,
    `${speed.p50.toFixed(1)} / ${speed.p95} ms (ready first, with staples: ${speed.readyP50} / ${speed.readyP95.toFixed(1)}), ${grouped(speed.timesFaster)} times faster than scoring each recipe individually; the index is built in ${speed.buildSeconds} s (${speed.freshBuildSeconds} s in a fresh process)`,
    '`npm run bench:matching-speed`',
  ],
  [
    `the same over HTTP with ${grouped(http.recipes)} recipes and ${http.perSecond} requests per second, p50 / p95`,
    `${http.p50} / ${http.p95} ms`,
    '`npm run bench:matching-http`',
  ],
  [
    `random pantries with a good match (${reach.score} or more) in the cookbook`,
    `${reach.goodMatch}%`,
    '`npm run cookbook:reach`',
  ],
  [
    `a page of the collection with ${grouped(collection.recipes)} recipes, any search and filter, p50 / p95`,
    `${collection.p50} / ${collection.p95} ms`,
    '`npm run bench:collection`',
  ],
  [
    `the built-in assistant, ${assistant.conversations} blind conversations by writers who had not seen it, every answer graded strictly (rounds G to I)`,
    `${assistant.right}% right and complete, ${assistant.partly}% partly, ${assistant.open}% asked back or said it doesn't know, ${assistant.beside}% off topic, ${assistant.wrong}% wrong, ${assistant.unsafe}% unsafe (fixed since); on ${grouped(assistant.questions)} questions of the kinds it is made for, ${assistant.byPattern.toFixed(1)}% by pattern`,
    '[bench/assistant](bench/assistant/README.md)',
  ],
  [
    `recipes extracted from ${extraction.pages} real pages that the rules were written with: title, ingredients and steps all correct`,
    `${extraction.correct}%, and ${extraction.withoutMarkup}% with structured markup removed; an earlier version on 200 sites that no rule had seen: ${extraction.unseen} and ${extraction.unseenWithoutMarkup}%`,
    '`npm run extract`, [bench/scraping](bench/scraping/README.md)',
  ],
  [
    'allergens, diets and people: verdicts that agree with cases written without seeing the records',
    `${facts.first}% at first sight, ${facts.settled}% once the differences were settled; of ${grouped(facts.allergenCases)} allergen cases ${facts.wronglyFree} were wrongly called free at first, none after`,
    '`npm run bench:facts -- FILE.tsv`, [bench/facts](bench/facts/README.md)',
  ],
  [
    `${ranking.kitchens} kitchens from cooks who had not seen the collection: a dish they expect, within two purchases, among the first five`,
    `${ranking.ready} (${ranking.byScore} by SousScore), where the collection has one for ${ranking.possible}; the first result lacks a main ingredient in ${ranking.lacksMain} (${ranking.lacksMainByScore})`,
    '`npm run bench:ranking`, [bench/ranking](bench/ranking/README.md)',
  ],
  [
    'importing 60 real files of 25 formats (200 recipes): fields that are right; recipes or words lost',
    '99.4%; none (the readers were written with these files at hand)',
    '`npm run bench:import -- FOLDER`, [bench/import](bench/import/README.md)',
  ],
  [
    'messy pasted texts that nobody who worked on the reader had seen: title, every ingredient line and every step right',
    '21 of 33; each alone 25, 30 and 27',
    '`npm run bench:reading`, [bench/reading](bench/reading/README.md)',
  ],
  [
    '30 distorted pages of print, read on the device: titles, ingredient lines, steps',
    '93, 93, 100% (handwriting: none)',
    '`npm run bench:paper`, [bench/paper](bench/paper/README.md)',
  ],
  [
    '300 codes drawn on packages in 14 conditions, and 25 pictures of three: read live; codes told that were not there, also in 300 pictures without one',
    '93% (moving hand 57%, glare 78%, all others 89 to 100%); none',
    '`npm run bench:barcodes`, [bench/barcodes](bench/barcodes/README.md)',
  ],
  [
    'items of real receipts, name and price right (F1), on the half that no rule was adjusted to: German, English; the food right, of those named',
    '87.8, 74.1%; 73.1, 51.5%',
    '`npm run bench:receipts`, [bench/receipts](bench/receipts/README.md)',
  ],
  [
    'putting away a shop of 20: by its receipt, by the camera, by ticking the list, by typing',
    '3 taps; 4 taps and 43 keys (18 the first time); 20 taps; 2 taps and 176 keys',
    '[bench/put-away](bench/put-away/README.md)',
  ],
  [
    `extraction from a ${extractSpeed.kilobytes} kB page, median`,
    `${extractSpeed.median} ms, a fifth of the time of npm recipe-scrapers`,
    '`npm run bench:extract`',
  ],
  [
    'one ingredient in a photo from an unseen source: correct name first / in the top three',
    `${vision.first} / ${vision.topThree}%`,
    '[vision/README.md](vision/README.md)',
  ],
  ['what the detector accepts without asking', `correct in ${vision.sure}% of photos`, 'the same'],
  [
    'a list of 20 rows through rest/v1, server CPU time / database round trips',
    `${rest.cpu} ms / ${rest.trips} (without compression); the library it replaced takes ${rest.libraryCpu} ms / ${rest.libraryTrips}, a bare handler ${rest.bareCpu} ms / ${rest.bareTrips}`,
    '`npm run bench:rest`',
  ],
  ['second start', `${start.secondSeconds} s`, '`npm start`'],
  [
    `match with ${grouped(load.large)} recipes instead of ${grouped(load.small)}, ${load.users} users, p50`,
    `${load.largeP50} instead of ${load.smallP50} ms; the server uses ${load.memory} times the memory`,
    `\`npm run bench:load -- --users ${load.users} --seconds 30 --recipes ${load.large}\``,
  ],
  [
    `${faults.serverKills} kills of the server and ${faults.databaseKills} of PostgreSQL under write load`,
    'nothing lost, nothing duplicated',
    '`npm run test:faults`',
  ],
  [
    `Lighthouse mobile, performance of /, /recipes, /recipe/:id, /add-ingredients, median of ${lighthouse.runs}`,
    `${lighthouse.performance}; the other categories ${lighthouse.others}`,
    '`npm run bench:lighthouse`',
  ],
  [
    'tap latency at 4x CPU throttling, six interactions, median',
    `${lighthouse.tapMin} to ${lighthouse.tapMax} ms`,
    'the same',
  ],
  [
    `reranking ${grouped(browser.recipes)} recipes in a browser worker, p50 / p95 / max`,
    `${browser.p50} / ${browser.p95} / ${browser.max} ms`,
    '`npm run bench:matching-browser`',
  ],
]

const figuresTable = () =>
  ['| measured | figure | command |', '|---|---|---|', ...ROWS.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  )

const TABLE = /\| measured \| figure \| command \|\n(?:\|.*\n)+/

/** Sentences of README and docs that name a count: where it stands, and the count. */
export const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/(?<=names )[\d,]+(?= ingredients)/g, content.detectorClasses],
  [/(?<=cookbook of )[\d,]+(?= original recipes)/g, content.recipes],
  [/^[\d,]+(?= original recipes in)/gm, content.recipes],
  [/(?<=^\| recipes \| )[\d,]+(?= \|)/gm, content.recipes],
  [/\d+(?= allergens, \d+ diets)/g, content.allergens],
  [/(?<=\d+ allergens, )\d+(?= diets)/g, content.diets],
  [/(?<=for )[\d,]+(?= ingredients and )/g, content.ingredients],
  [/(?<=ingredients and )[\d,]+(?= dishes)/g, content.dishesAndProducts],
  [/(?<=\*\*Substitutions\*\* for )[\d,]+(?= ingredients)/g, content.substitutions],
]

export const DOCUMENTS = ['README.md', 'docs/cookbook.md']

/** The document with the figures of `content/figures.json`. */
export const withFigures = (document: string) =>
  COUNTS.reduce(
    (text, [place, number]) => text.replace(place, grouped(number)),
    document.replace(TABLE, () => `${figuresTable()}\n`),
  )
