import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AssistantTools } from '#core/assistant/write/answer.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { cookbookRows } from '#server/database/cookbook-rows.ts'
import { assistant, cookbookTools } from '../bench/assistant/built-in.ts'

let tools: AssistantTools
beforeAll(() => {
  tools = cookbookTools()
}, 60_000)
const ask = async (question: string) => (await assistant(question, [], {}, tools)).text

describe('amounts between servings', () => {
  it.each([
    ['recipe for 4 to 6, uses 3 eggs, how many for 10', /by 2\*\*.*3 eggs → \*\*6 eggs/s],
    ['This serves 6, we are 2 adults and 2 small ones. What do I cut it down to', /by ½\*\* \(3 portions/],
    ['recipe makes 6 servings and has 1 egg in it. how do I make 2 servings', /by ⅓\*\*.*beaten egg/s],
    ["this says serves 4, we're 5 and two are teenage boys. what do I multiply by", /by 1½\*\*/],
    [
      'it serves 4 and needs 2 cups flour, 1 1/2 tsp salt and 3 eggs. how much for 8',
      /4 cups flour.*3 tsp salt.*6 eggs/s,
    ],
  ])('%s', async (question, says) => expect(await ask(question)).toMatch(says))

  it('are in proportion, for any servings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 20, max: 900 }),
        async (from, to, grams) => {
          fc.pre(from !== to)
          const text = await ask(`it serves ${from} and uses ${grams} g flour. how much do I need for ${to}`)
          const shown = Number(/→ \*\*([\d.]+) g flour/.exec(text)?.[1])
          const exact = (grams * to) / from
          expect(Math.abs(shown - exact), text).toBeLessThanOrEqual(Math.max(0.5, exact * 0.01))
        },
      ),
      { numRuns: 60 },
    )
  })

  it.each(['how much rice for 10', 'a soup for 6 people', 'does it serve 4'])(
    'leaves "%s" alone',
    async (question) => expect(await ask(question)).not.toMatch(/Multiply/),
  )
})

describe('a timetable', () => {
  it('counts back from the meal, the longest first', async () => {
    const text = await ask(
      'steak, roasted broccoli and mashed potatoes. what do i start when so its all hot at 7',
    )
    const times = [...text.matchAll(/^- \*\*(\d+):(\d\d) pm\*\*: (\w+)/gm)].map(([, h, m, what]) => ({
      minutes: Number(h) * 60 + Number(m),
      what,
    }))
    expect(times.map(({ what }) => what).toSorted()).toEqual(['broccoli', 'potato', 'steak'])
    expect(times.map(({ minutes }) => minutes)).toEqual(
      times.map(({ minutes }) => minutes).toSorted((a, b) => a - b),
    )
    expect(times.every(({ minutes }) => minutes < 7 * 60)).toBe(true)
  })

  it('uses the weight, and says when it begins the day before', async () => {
    const text = await ask('14 lb brisket on the smoker, want to eat at 5 sunday. when do i get up')
    expect(text).toMatch(/the day before: beef brisket \(14 lb\)/)
  })

  it('is only for those who ask when to start', async () => {
    expect(await ask('we eat at 6, how long do I boil potatoes')).not.toMatch(/to eat at/i)
  })
})

describe('with a recipe open', () => {
  const recipe = cookbookRows().find(({ slug }) => slug === 'weeknight-chicken-and-rice') as ExternalRecipeRow
  it.each([
    ['is this vegan', /^No: .*isn't vegan/],
    ['can I leave out the paprika', /^Yes, you can leave out the paprika/],
    [
      'can I leave out the paprika and use spinach instead of peas',
      /paprika.*Yes, spinach works instead of the peas/s,
    ],
    ['can I leave out the chicken', /^Better not/],
    ['how much salt is in this', /^- 1 1\/4 teaspoons salt/],
    ['what is step 3', /^\*\*Step 3:\*\* Pour off/],
    ['what temperature should it be', /165/],
    ['make it for 12', /18 bone-in/],
  ])('%s', async (question, says) => {
    expect((await assistant(question, [], { recipe }, tools)).text).toMatch(says)
  })

  const curry = cookbookRows().find(({ slug }) => slug === 'thai-green-chicken-curry') as ExternalRecipeRow
  it.each([
    ['can I leave the eggplant out tonight', /^Yes, it works without the eggplant/],
    ['do I need the fish sauce', /^No, you can leave out the fish sauce/],
    ['can I leave the cream cheese out', /no cream cheese in/],
    ['when do I add the peas', /^\*\*Step 4:\*\* Drop in the snap peas/],
    ['how long do I simmer the eggplant', /^\*\*Step 3:\*\* .*10 to 12 minutes/],
    ['how long do I cook the chicken', /3 minutes.*10 to 12 minutes.*165/s],
    ['can I use chicken breast', /^Yes, chicken breast works instead of the chicken thigh.*165/],
    ['can I use shrimp', /^Yes.*last 3 to 5 minutes/],
    ['can I use tofu', /^Yes, instead of the chicken thigh: \*\*firm tofu/],
    ['can I use soy sauce', /^Yes, instead of the fish sauce: \*\*soy sauce/],
    ['what if I only have 1 lb of chicken', /two thirds.*for 3:.*1 pound \(455 g\)/s],
    ['is it spicy', /^Yes, it has .*curry paste/],
    ['can I make it less spicy for the kids', /third of what makes it hot/],
    ['can I make this ahead and reheat it', /Keeps in the fridge for 3 days/],
    ['which pan do I need', /Dutch oven/],
    ['do I cover the pot', /without a lid/],
    ['how do I make it', /1\. Spoon the thick top.*5\. Take off/s],
    ['what wine goes with it', /Riesling/],
    ['what do I serve with it', /rice/],
    ['how much flour is in a cup', /125 g/],
    ["it's too spicy", /yogurt/],
    ['this is too spicy now', /yogurt/],
    ['how do I make it crispy', /^(?!.*1\. Spoon)/s],
  ])('of a curry: %s', async (question, says) => {
    expect((await assistant(question, [], { recipe: curry }, tools)).text).toMatch(says)
  })

  it('a food left out of a dish isn’t left on the counter', async () => {
    expect((await assistant('can I leave the rice out overnight', [], { recipe }, tools)).text).toMatch(/^No/)
  })
})

describe('several amounts', () => {
  it.each([
    ['1 stick butter and 2 cups flour in grams', /113 g.*250 g/s],
    ['what is 1 cup sugar, 2 cups flour and 1 tbsp honey in grams?', /200 g.*250 g.*21/s],
  ])('%s', async (question, says) => {
    expect((await assistant(question, [], {}, tools)).text).toMatch(says)
  })
})

describe('with little salt', () => {
  const question = 'what can replace soy sauce'
  it('says what to do about salty swaps, as long as it stands', async () => {
    const before = [
      { role: 'user' as const, content: 'my dad has high blood pressure' },
      { role: 'assistant' as const, content: 'Cook with little salt.' },
    ]
    expect((await assistant(question, before, {}, tools)).text).toMatch(/low-sodium/)
    expect((await assistant(question, [], {}, tools)).text).not.toMatch(/Keep the salt low/)
  })
})

describe('what was told about who eats', () => {
  it.each([
    ["I'm on metformin, sugar was 3.6 just now and I feel shaky", /fast sugar now/],
    ['is honey ok if it is baked into muffins? for the twins', /^Don't bake with honey for a baby/],
    ['speech therapist said minced and moist. is arroz caldo ok', /texture a speech therapist/],
    ['fridge in the truck quit last night, it is showing 52. eggs, lunch meat, what do i toss', /toss meat/],
    [
      'pot roast in at 6am, opened it at 5pm and it was only lukewarm. can i heat it up more',
      /^No, throw it away/,
    ],
    ['is soft serve ok on chemo', /^Skip soft serve/],
    ['gf is allergic to shellfish. does fish sauce count? and mam ruoc', /Shrimp paste isn't safe/],
    ['can a 4 year old eat whole grapes and popcorn yet', /quarters until about 5/],
    ['chicken pie in the freezer for 14 months, still safe to eat?', /^Yes, it is safe if it stayed frozen/],
    ['my brother has an epipen for nuts. is pesto ok', /pesto/],
  ])('%s', async (question, says) => {
    const { text, topic } = await assistant(question, [], {}, tools)
    expect(text).toMatch(says)
    expect(topic).not.toBe('emergency')
  })
})

describe('two questions in one message', () => {
  it.each([
    ['what wine goes with salmon and how long do i bake it', [/Chardonnay/, /12–15 minutes/]],
    ['Can I freeze cooked rice and how do I reheat it?', [/freeze it/, /165 °F/]],
    ['how long do I boil eggs and how do i peel them easily', [/6–7 minutes/, /peel/]],
    [
      'How long does raw chicken keep in the fridge? And what temperature does it need to reach?',
      [/1–2 days/, /165 °F/],
    ],
    ['how do I season a cast iron pan? can I wash it with soap?', [/oil/, /soap is fine/]],
  ])('%s', async (question, says) => {
    const text = await ask(question)
    for (const one of says) expect(text).toMatch(one)
  })

  it('a hazard in one of them comes before both', async () => {
    expect(
      await ask('How do I make garlic confit? Can I keep garlic in oil on the counter for a week?'),
    ).toMatch(/botul/i)
  })

  it('a whole question needs nothing of the one before', async () => {
    const before = [
      { role: 'user', content: 'what can I use instead of buttermilk' },
      { role: 'assistant', content: 'Milk with lemon juice.' },
    ] as const
    const { text } = await assistant('how long do i bake the salmon', [...before], {}, tools)
    expect(text).toMatch(/12–15 minutes/)
  })
})

describe('an allergy that was told', () => {
  const recipeOf = (title: string) => cookbookRows().find((row) => row.title === title) as ExternalRecipeRow
  const told = [
    { role: 'user', content: 'My son is 6 and allergic to peanuts' },
    { role: 'assistant', content: 'Noted.' },
  ] as const

  it.each([
    'Is it okay for my son?',
    'is this dish ok for him?',
    'So can my son eat it?',
    'is it safe for my son',
    'Is it okay for my son? He is allergic to peanuts',
  ])('the open recipe is judged: %s', async (question) => {
    const peanuts = await assistant(question, [...told], { recipe: recipeOf('Kung Pao Chicken') }, tools)
    expect(peanuts.text).toMatch(/^No: \*\*Kung Pao Chicken\*\* contains peanuts\./)
    const none = await assistant(
      question,
      [...told],
      { recipe: recipeOf('Weeknight Chicken and Rice') },
      tools,
    )
    expect(none.text).toMatch(/^Yes: .* has no peanuts\. .*label/)
  })

  it.each([
    ['Can I make it ahead?', /^\*\*Kung Pao Chicken:\*\* Keeps/],
    ['can I freeze it', /^The recipe for \*\*Kung Pao/],
    ['Is it very spicy?', /^Yes, it has /],
    ['Are there peanuts in this dish?', /^Yes: .*contains peanuts/],
    ['What can I use instead of the peanuts?', /^Instead of peanut:\n- \*\*sunflower seeds/],
  ])('other questions about the dish are about the dish: %s', async (question, says) => {
    const context = { recipe: recipeOf('Kung Pao Chicken') }
    expect((await assistant(question, [...told], context, tools)).text).toMatch(says)
  })

  it.each([
    ['milk expired yesterday, can we still drink it', /date is about quality/],
    ['can I use oil instead of butter in brownies', /^Instead of butter/],
    ['burned pot, how do I clean it', /baking soda/],
  ])('doesn’t turn into what other questions are about: %s', async (question, says) => {
    expect((await assistant(question, [...told], {}, tools)).text).toMatch(says)
  })

  it.each(['Is Nutella ok for him?', 'Can he eat almonds?'])(
    '%s: the other nuts are named',
    async (question) => {
      expect((await assistant(question, [...told], {}, tools)).text).toMatch(/watch for .*tree nuts.*doctor/)
    },
  )

  it('is dropped by its chip alone', async () => {
    expect((await assistant('forget the allergy', [...told], {}, tools)).text).toMatch(/Tap the ×/)
    const { standing } = await assistant('dinner ideas', [...told], {}, tools)
    expect(standing).toContain('no peanuts')
  })
})

describe('a household with more than one set of rules', () => {
  const TOLD =
    'My husband has type 2 diabetes, my daughter is vegetarian and her 2-year-old is allergic to eggs.'
  const told = [
    { role: 'user', content: TOLD },
    { role: 'assistant', content: 'Noted.' },
  ] as const

  it.each([
    [
      'Tamagoyaki',
      'Can the child have this?',
      /^No: \*\*Tamagoyaki\*\* contains eggs\./,
      /vegetarian|diabetic/,
    ],
    ['Kung Pao Chicken', 'and my daughter?', /^No: .* isn't vegetarian/, /eggs|diabetic/],
    ['Kung Pao Chicken', 'Can my husband eat it?', /diabetic-friendly/, /eggs|vegetarian/],
  ])('%s: %s is answered for that person', async (title, question, says, not) => {
    const recipe = cookbookRows().find((row) => row.title === title) as ExternalRecipeRow
    const { text } = await assistant(question, [...told], { recipe }, tools)
    expect(text).toMatch(says)
    expect(text).not.toMatch(not)
  })

  it.each([
    'My grandson is two and allergic to eggs, can he have chickpeas or will he choke?',
    'Are the chickpeas okay for the little one or could he choke on them?',
  ])('%s', async (question) => {
    expect((await assistant(question, [...told], {}, tools)).text).toMatch(
      /Chickpeas.*mashed or pressed flat/,
    )
  })

  it('a dessert that can’t be found is no other dish', async () => {
    const { text } = await assistant('what can I bake for dessert with not much sugar', [...told], {}, tools)
    expect(text).not.toMatch(/Halloumi|left out sugar/)
  })
})

describe('what goes with the open dish', () => {
  it.each([
    ['Buttermilk Pancakes', 'What can I serve with it?', /fruit/],
    ['Kung Pao Chicken', 'what should I eat with it', /steamed rice/],
    ['Ground Beef and Bean Chili', 'which wine goes with this', /Zinfandel/],
    ['Baked Chicken Parmesan', 'any side dish for it?', /green salad/],
  ])('%s: %s', async (title, question, says) => {
    const recipe = cookbookRows().find((row) => row.title === title) as ExternalRecipeRow
    const { text } = await assistant(question, [], { recipe }, tools)
    expect(text.startsWith(`With **${title}**: `)).toBe(true)
    expect(text).toMatch(says)
  })
})

describe('as people say it', () => {
  it.each([
    [
      'took chicken legs out at 2 to thaw, nobody put them in the fridge. its 10 past 9 now. can i use them',
      /^No, throw it out/,
    ],
    ['thawing chicken thighs in the sink since about 11 am, its 4:30 now. toss??', /^No, throw it out/],
    ['he had one bite of brioche 10 min ago, egg allergy, and he has a red patch by his mouth', /Call 911/],
    ['how do i cut grapes and hot dogs so he doesnt choke', /^Grapes.*quarters/s],
    ['can a 2 year old have honey now? he wasnt allowed as a baby', /first birthday on it is fine/],
    [
      'The oven shows only Fahrenheit. My recipe says 180 degrees Umluft, what do I have to set? I think the oven here has no fan.',
      /400 °F \(200 °C\)/,
    ],
    ['tiramisu with raw eggs and marsala. pregnant. can I have a little piece', /^Classic tiramisu, no/],
    ['overnight oats came out like soup. 50g oats 300ml milk. fixable?', /soupy, add chia/],
    ['The recipe is for 6 and I am one. How do I cut it down', /by ⅙\*\* \(1 portion,/],
    ['pasta sauce way too salty, i salted it twice. help its dinner time', /^\*\*Too salty/],
    ['mac and cheese box but no milk. what do i use', /^Instead of milk/],
    ['How much pasta for 2 adults and 2 kids', /^Pasta for 3/],
  ])('%s', async (question, says) => expect(await ask(question)).toMatch(says))

  it.each([
    ["Bread doesn't rise", /yeast/i],
    ["Caramel won't thicken", /caramel|sugar|thick/i],
    ['pot roast from the slow cooker sat out on the counter overnight, can we eat it', /^No, throw it out/],
    ['What can I cook with ground beef? And is it safe to refreeze it?', /refr.*Recipes with ground beef/is],
  ])('%s', async (question, says) => expect(await ask(question)).toMatch(says))

  it('what lies out is no allergy', async () => {
    const { standing } = await assistant('the butter is out to soften, how long', [], {}, tools)
    expect(standing).toEqual([])
  })

  it('food that was refused is not saved by cooking it', async () => {
    const refused = [
      { role: 'user', content: 'chicken was on the counter for 6 hours, ok?' },
      { role: 'assistant', content: await ask('chicken was on the counter for 6 hours, ok?') },
    ] as const
    const { text } = await assistant('what if I boil it really well', [...refused], {}, tools)
    expect(text).toMatch(/^Still no/)
  })

  it('a recipe of the list can be asked about', async () => {
    const first = await ask('breakfast without eggs')
    const before = [
      { role: 'user', content: 'breakfast without eggs' },
      { role: 'assistant', content: first },
    ] as const
    const { text } = await assistant('ok the first one, how long does it keep', [...before], {}, tools)
    expect(text).toMatch(new RegExp(`^\\*\\*${/\[([^\]]+)\]/.exec(first)?.[1]}:`))
  })

  it('sides besides a dish are not that dish', async () => {
    expect(await ask('What sides would you make besides mashed potatoes?')).not.toMatch(/Mashed/)
  })
})
