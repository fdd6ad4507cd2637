/** Recipes dressed in the forms in which people paste them: to find what the reader can't do, and to teach it. */

export interface Recipe {
  title: string
  ingredients: string[]
  steps: string[]
}

const numbered = (lines: readonly string[], sign = '.') => lines.map((line, at) => `${at + 1}${sign} ${line}`)
const spaced = (lines: readonly string[]) => lines.flatMap((line) => [line, ''])
/** What people say around a recipe, in words of our own; which of them depends on the recipe. */
const SAID_BEFORE = [
  'Happy to share. We make it most weeks and nobody has complained so far.',
  'Sorry for the late reply, work has been mad!',
  'My neighbour brought this over when we moved in and I begged her for it.',
  'Das gibt es bei uns jeden Sonntag, die Kinder lieben es.',
  'Voilà, comme promis, je l\u2019ai recopiée du cahier de ma mère.',
  'Esta es la que hacemos en casa cuando viene toda la familia.',
  'Questa la faccio sempre la domenica, piace a tutti.',
]
const SAID_AFTER = [
  'Give our love to the children.',
  'Don\u2019t use the cheap stuff, I will know.',
  'It tastes even better the next day, if there is any left.',
  'We had it with a green salad and everyone went back for seconds.',
  'Let me know how it turns out and send a picture!',
  'Dazu passt ein frisches Bauernbrot.',
  'Lasst es euch schmecken und meldet euch mal wieder.',
  'Surtout pas de crème, ta grand-mère se retournerait.',
  'Bonne dégustation et gros bisous à tous.',
  'Si sobra, al día siguiente está todavía mejor.',
  'Un abrazo fuerte y llámame el domingo.',
  'Il giorno dopo è ancora più buona, se ne avanza.',
  'Lekker met een glas rode wijn erbij.',
  'My mother always puts more garlic in, but don\u2019t tell her I said no.',
]
const pick = (from: readonly string[], { title }: Recipe) => from[title.length % from.length] ?? ''

const minute = (at: number) => String(10 + at).padStart(2, '0')

export const FORMS: Record<string, (recipe: Recipe) => string[]> = {
  'every line a WhatsApp message': ({ title, ingredients, steps }) =>
    [`here's my recipe for ${title.toLowerCase()}!`, ...ingredients, ...steps].map(
      (line, at) => `12/03/2024, 10:${minute(at)} - Mum: ${line}`,
    ),
  'a Telegram export': ({ title, ingredients, steps }) =>
    [[title], ingredients, ...steps.map((step) => [step])].flatMap((lines, at) => [
      `Kitchen Aunt, [12.03.2024 10:${minute(at)}]`,
      ...lines,
      '',
    ]),
  'a chat with names above': ({ title, ingredients, steps }) =>
    [
      ['You sent', 'can you send it again?'],
      ['Nana sent', `${title}:`, ...ingredients],
      ['You sent', 'thanks!'],
      ...steps.map((step) => ['Nana sent', step]),
    ].flatMap((lines) => [...lines, '']),
  'a table with tabs': ({ title, ingredients, steps }) => [
    title,
    '',
    ...ingredients.map((line) => line.replace(' ', '\t')),
    '',
    ...numbered(steps),
  ],
  'a Markdown table': ({ title, ingredients, steps }) => [
    `# ${title}`,
    '',
    '| Ingredient |',
    '|---|',
    ...ingredients.map((line) => `| ${line} |`),
    '',
    '## Steps',
    ...numbered(steps),
  ],
  'method first': ({ title, ingredients, steps }) => [
    title,
    '',
    'Method',
    ...numbered(steps),
    '',
    'Ingredients',
    ...ingredients,
  ],
  'title last': ({ title, ingredients, steps }) => [
    ...ingredients,
    '',
    ...steps,
    '',
    `And that is my ${title.toLowerCase()}.`,
  ],
  'numbered throughout': ({ title, ingredients, steps }) => [
    title,
    '',
    ...numbered(ingredients),
    '',
    ...numbered(steps),
  ],
  'quoted mail': ({ title, ingredients, steps }) => [
    'On Sat, 2 Mar 2024 at 19:03, Aunt wrote:',
    '>',
    ...[title, '', ...ingredients, '', ...spaced(steps)].map((line) => `> ${line}`),
  ],
  'every line apart': ({ title, ingredients, steps }) =>
    spaced([title, 'Ingredients', ...ingredients, 'Method', ...steps]),
  'no headings, every line apart': ({ title, ingredients, steps }) =>
    spaced([title, ...ingredients, ...steps]),
  capitals: ({ title, ingredients, steps }) =>
    [title, '', ...ingredients, '', ...steps].map((line) => line.toUpperCase()),
  'a caption': ({ title, ingredients, steps }) => [
    `${title} 😍🔥`,
    '',
    'You guys asked and I listened! Save this one 📌',
    '',
    'Ingredients 👇',
    ...ingredients.map((line) => `✅ ${line}`),
    '',
    'Steps 👇',
    ...steps.map((step) => `👉 ${step}`),
    '',
    'Would you try it? Tell me below!',
    '#food #recipe',
  ],
  'a forum': ({ title, ingredients, steps }) => [
    'Re: What are you cooking tonight?',
    'by pot_watcher » Tue Mar 12, 2024 6:41 pm',
    '',
    pick(SAID_BEFORE, { title, ingredients, steps }),
    '',
    title,
    '',
    ...ingredients,
    '',
    ...spaced(steps),
    pick(SAID_AFTER, { title, ingredients, steps }),
    '_________________',
    'Never trust a skinny cook.',
    '',
    'by new_here » Tue Mar 12, 2024 7:02 pm',
    '',
    'Thanks! I used 2 cups of stock instead and it was great.',
  ],
  'a note with a remark': ({ title, ingredients, steps }) => [
    title,
    '',
    ...ingredients,
    '',
    ...steps,
    '',
    pick(SAID_AFTER, { title, ingredients, steps }),
  ],
  'small letters': ({ title, ingredients, steps }) =>
    [
      title,
      '',
      ...ingredients,
      '',
      ...steps.map((step) => step.replace(/\.$/, '')),
      '',
      pick(SAID_AFTER, { title, ingredients, steps }),
    ].map((line) => line.toLowerCase()),
  'a letter': ({ title, ingredients, steps }) => [
    'Dear both,',
    '',
    `Thank you for a lovely weekend. Here is the ${title.toLowerCase()} you asked for.`,
    '',
    'You will need:',
    ...ingredients,
    '',
    ...spaced(steps),
    pick(SAID_AFTER, { title, ingredients, steps }),
    '',
    'Love,',
    'Aunt Dot',
  ],
}
