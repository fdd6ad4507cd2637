import type { BlockOf } from './schema.ts'

/** Daily Values as FDA sets them for labels. The star: "nutrients of public health concern" that most people lack. */
export const dailyValues: BlockOf<'table'> = {
  kind: 'table',
  caption: 'Vitamins and minerals: what for, where from, and the Daily Value',
  columns: ['Nutrient', 'What it does', 'Good sources', 'Daily Value'],
  search: 'Find a vitamin or mineral',
  rows: [
    ['Vitamin A', 'Eyes, skin, defenses', 'Sweet potato, carrots, spinach, eggs', '900 mcg'],
    ['Vitamin C', 'Healing; helps you take up iron', 'Citrus, peppers, strawberries, broccoli', '90 mg'],
    [
      'Vitamin D ★',
      'Bones and muscles',
      'Salmon, sardines, fortified milk, eggs; and sunlight',
      '20 mcg (800 IU)',
    ],
    ['Vitamin E', 'Protects cells', 'Almonds, sunflower seeds and oil, avocado', '15 mg'],
    ['Vitamin K', 'Blood that clots, bones', 'Kale, spinach, broccoli, parsley', '120 mcg'],
    ['Thiamin (B1)', 'Turns food into energy', 'Whole grains, pork, beans', '1.2 mg'],
    ['Riboflavin (B2)', 'Turns food into energy', 'Milk, yogurt, eggs, mushrooms', '1.3 mg'],
    ['Niacin (B3)', 'Turns food into energy', 'Chicken, tuna, peanuts, whole grains', '16 mg'],
    ['Vitamin B6', 'Nerves, blood', 'Chickpeas, potatoes, bananas, poultry', '1.7 mg'],
    [
      'Folate',
      'New cells; vital before and in pregnancy',
      'Lentils, spinach, asparagus, fortified grains',
      '400 mcg',
    ],
    [
      'Vitamin B12',
      'Nerves, blood; only in animal or fortified food',
      'Fish, meat, eggs, milk, fortified plant milk',
      '2.4 mcg',
    ],
    ['Calcium ★', 'Bones, teeth, muscles', 'Milk, yogurt, cheese, tofu set with calcium, kale', '1,300 mg'],
    ['Iron', 'Carries oxygen', 'Red meat, lentils, beans, spinach, fortified cereal', '18 mg'],
    ['Magnesium', 'Muscles, nerves, sleep', 'Nuts, seeds, beans, whole grains, spinach', '420 mg'],
    [
      'Potassium ★',
      'Balances salt, blood pressure',
      'Potatoes, beans, yogurt, bananas, tomatoes',
      '4,700 mg',
    ],
    ['Zinc', 'Healing, taste, defenses', 'Beef, oysters, beans, pumpkin seeds', '11 mg'],
    ['Iodine', 'The thyroid', 'Iodized salt, fish, milk, eggs', '150 mcg'],
    ['Selenium', 'Protects cells', 'Brazil nuts (one is enough), fish, eggs', '55 mcg'],
    ['Fiber ★', 'Digestion, cholesterol, fullness', 'Beans, lentils, oats, berries, vegetables', '28 g'],
    [
      'Sodium',
      'Nerves and fluids; too much raises blood pressure',
      'Salt, bread, cold cuts, cheese, ready meals',
      'less than 2,300 mg',
    ],
  ],
}
