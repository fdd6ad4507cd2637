import type { BlockOf } from './schema.ts'

/** Times until the first symptoms follow CDC and FDA. */
export const pathogens: BlockOf<'table'> = {
  kind: 'table',
  caption: 'Germs in food: where they come from, when they show, and how to stop them',
  columns: ['Germ', 'Often in', 'First symptoms after', 'What stops it'],
  rows: [
    [
      'Salmonella',
      'Raw poultry and eggs, raw flour, sprouts, cut melon',
      '6 hours – 6 days',
      'Poultry to 165 °F (74 °C), eggs firm, clean hands and boards',
    ],
    [
      'Campylobacter',
      'Raw chicken and what it dripped on, raw milk',
      '2–5 days',
      'Do not rinse chicken; cook it to 165 °F (74 °C); a board of its own',
    ],
    [
      'E. coli (O157 and related strains)',
      'Ground beef, raw milk, raw flour, salad greens',
      '3–4 days',
      'Burgers to 160 °F (71 °C); no raw dough; rinse greens',
    ],
    [
      'Listeria',
      'Deli meat, hot dogs, soft cheese made from raw milk, smoked fish, sprouts',
      'Up to 2 weeks, and it grows in the fridge',
      'Heat deli meat until it steams for people at risk; keep the fridge at 40 °F (4 °C) or below',
    ],
    [
      'Clostridium perfringens',
      'Big pots of stew, gravy and roasts that cooled slowly',
      '6–24 hours',
      'Shallow boxes, fridge within 2 hours, reheat to 165 °F (74 °C)',
    ],
    [
      'Staphylococcus aureus',
      'Food touched by hands and then left warm: sandwiches, salads, cream cakes',
      '30 minutes – 8 hours',
      'Wash hands; chill at once. Its poison survives cooking',
    ],
    [
      'Bacillus cereus',
      'Rice and pasta left warm',
      '30 minutes – 15 hours',
      'Cool rice fast and refrigerate it. Its poison survives reheating',
    ],
    [
      'Norovirus',
      'Raw oysters, salads, anything made by someone who is ill',
      '12–48 hours',
      'Wash hands with soap; do not cook for others until 2 days after it is over',
    ],
    [
      'Vibrio',
      'Raw or undercooked oysters and other shellfish',
      'Within 24 hours',
      'Cook shellfish through; people with liver disease never eat them raw',
    ],
    [
      'Clostridium botulinum',
      'Home-canned vegetables, garlic in oil, bulging cans',
      '12–72 hours',
      'Tested canning recipes under pressure; garlic oil only in the fridge, 4 days',
    ],
    [
      'Toxoplasma',
      'Undercooked pork, lamb and venison; unwashed produce',
      'Often without symptoms; dangerous in pregnancy',
      'Cook to the safe temperature; wash produce, hands and boards',
    ],
    [
      'Hepatitis A',
      'Raw shellfish, fresh or frozen berries, food handled by someone who is ill',
      '2–7 weeks',
      'Vaccination; clean hands; cooked shellfish',
    ],
  ],
}
