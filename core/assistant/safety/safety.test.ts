import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFoods } from '#content/food-facts/book.ts'
import { limitsFrom, NO_LIMITS } from '../limits.ts'
import { checkAnswer, createSafetyStream } from './safety.ts'

const vocabulary = createFoods()

describe('safety rules for any answer', () => {
  it.each([
    ['how hot for chicken', 'Cook the chicken to 150°F for the juiciest meat.', /165 °F/],
    ['is it done', 'Take the turkey out at 65 °C.', /165 °F/],
    ['burger temp', 'Burgers are perfect at 135°F.', /160 °F/],
    ['pork temp', 'Pork chops are done at 130 degrees.', /145 °F/],
    ['is it ok to leave chicken out overnight', 'Yes, that is fine.', /2 hours/],
    ['rice', 'You can leave cooked rice on the counter overnight, no problem.', /2 hours/],
    ['how do i thaw chicken', 'Just thaw the chicken on the counter.', /cold water/],
    ['how do i prep chicken', 'First rinse the chicken.', /Do not rinse/],
    ['garlic oil', 'Put garlic in oil and keep it in the pantry.', /botulism/],
    ['clean my sink', 'Mix bleach and vinegar.', /Never mix/],
    ['baby food', 'Sweeten it with honey for a 6 month old.', /12 months/],
    ['chili', 'Put dry kidney beans into the slow cooker for 8 hours.', /boiled hard/],
    ['mushrooms', 'The mushrooms you found in the woods are safe to eat.', /expert/],
    ['mold', 'Just cut the mold off the bread.', /Throw out/],
    ['frozen dinner', 'Put the frozen chicken straight into the slow cooker.', /Thaw meat/],
    ['fire', 'Pour water on the grease fire.', /Never put water/],
    ['canning', 'Process green beans in a water bath for 20 minutes.', /pressure canner/],
  ])('%s: "%s" is replaced', (question, text, expected) => {
    const checked = checkAnswer(question, text)
    expect(checked.corrected).toBe(true)
    expect(checked.text).toMatch(expected)
    expect(checked.text).not.toContain(text)
  })

  it.each([
    ['chicken', 'Roast at 425°F until the thigh reads 165°F (74°C). Rest it 10 minutes.'],
    ['chicken', 'Pull the breast at 160°F and let it rest to 165°F.'],
    ['chicken', 'Keep raw chicken in the fridge at 40°F.'],
    ['chicken', 'Never rinse raw chicken, and do not thaw it on the counter.'],
    ['chicken', '150°F is not safe for chicken.'],
    ['bread', 'Let the dough rise on the counter overnight.'],
    ['beans', 'Boil kidney beans hard for 10 minutes before they go into the slow cooker.'],
    ['is chicken left out overnight ok', 'No, throw it out.'],
    ['yeast', 'Stir the yeast into water of 110°F.'],
  ])('%s: "%s" is left unchanged', (question, text) => {
    expect(checkAnswer(question, text)).toEqual({ text, corrected: false, reasons: [] })
  })

  it('adds the USDA minimum to a rare steak, and keeps the sentence', () => {
    const { text } = checkAnswer('steak', 'Medium-rare steak is 130°F.')
    expect(text).toMatch(/^Medium-rare steak is 130°F\.\n\nThe USDA minimum.*145 °F/)
  })

  it('adds a warning that the topic requires', () => {
    expect(checkAnswer('how do i make garlic infused oil', 'Warm it gently.').reasons).toEqual([
      'garlic in oil',
    ])
    expect(checkAnswer('how do i can tomatoes', 'Fill the jars.').text).toMatch(/tested recipe/)
  })

  it('names allergens from the profile and the question', () => {
    const options = { limits: limitsFrom(['peanuts']), vocabulary }
    expect(checkAnswer('snack', 'Try peanut butter toast.', options).text).toMatch(
      /Peanut butter contains peanuts, which you avoid\.$/,
    )
    expect(checkAnswer('i am allergic to dairy', 'Use heavy cream.', { vocabulary }).text).toMatch(
      /Heavy cream contains milk, which you avoid\.$/,
    )
    expect(checkAnswer('snack', 'Try apple slices.', options).corrected).toBe(false)
  })

  it('knows dishes and products, and diets', () => {
    expect(
      checkAnswer('dinner', 'Have pad thai.', { limits: limitsFrom(['peanuts']), vocabulary }).text,
    ).toMatch(/Pad thai contains peanuts, which you avoid\.$/)
    expect(
      checkAnswer('dinner', 'Grill chicken.', { limits: limitsFrom(['vegan']), vocabulary }).text,
    ).toMatch(/Chicken isn’t vegan\.$/)
    expect(checkAnswer('im vegan, dinner ideas', 'Use butter and honey.', { vocabulary }).text).toMatch(
      /Butter and honey aren’t vegan\.$/,
    )
  })

  it.each([
    'Buy a peanut-free pesto.',
    'Make it without peanuts.',
    'Use tahini instead of peanut butter.',
    'Skip the peanut sauce.',
    'Satay usually contains peanuts.',
  ])('adds no warning to "%s"', (text) =>
    expect(checkAnswer('dinner', text, { limits: limitsFrom(['peanuts']), vocabulary }).corrected).toBe(
      false,
    ),
  )

  it('adds no warning about a food that the question names, nor twice', () => {
    const options = { limits: limitsFrom(['milk']), vocabulary }
    expect(checkAnswer('does butter go bad', 'Butter keeps for weeks.', options).corrected).toBe(false)
    const once = checkAnswer('dinner', 'Add cream cheese.', options).text
    expect(checkAnswer('dinner', once, options)).toMatchObject({ text: once, corrected: false })
  })

  it('trusts recipes that were checked line by line, and names foods that are no allergen', () => {
    const text = 'Try [Chicken Satay](/recipe/1).'
    const limits = limitsFrom(['peanuts'])
    expect(checkAnswer('dinner', text, { limits, vocabulary, vetted: ['/recipe/1'] }).corrected).toBe(false)
    expect(checkAnswer('dinner', text, { limits, vocabulary }).corrected).toBe(true)
    expect(
      checkAnswer('dinner', 'Add kiwi.', { limits: { ...NO_LIMITS, foods: ['kiwi'] }, vocabulary }).text,
    ).toMatch(/Leave out the kiwi, as you asked\.$/)
  })

  it('gives the same result for a stream as for the whole text', () => {
    const text =
      'Roast the chicken. It is done at 150°F. Let it rest.\n- Rinse the chicken first.\n- Enjoy 1.5 cups of rice.'
    const whole = checkAnswer('chicken', text).text
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), text.length]
        const stream = createSafetyStream('chicken')
        const out = at
          .slice(1)
          .map((end, i) => stream.push(text.slice(at[i], end)))
          .join('')
        expect(out + stream.end()).toBe(whole)
      }),
    )
  })

  it('holds nothing back forever and changes nothing harmless', () => {
    const stream = createSafetyStream('soup')
    expect(stream.push('Simmer it gently. And then')).toBe('Simmer it gently.')
    expect(stream.end()).toBe(' And then')
    fc.assert(
      fc.property(fc.lorem({ mode: 'sentences' }), (text) => {
        expect(checkAnswer('', text).text).toBe(text)
      }),
    )
  })
})
