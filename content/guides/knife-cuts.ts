/** Cuts, drawn at the same scale. Lengths are in inches; a test compares them with the built-in assistant's. */
export interface KnifeCut {
  name: string
  size: string
  /** Where it is used. */
  use: string
  shape:
    | { kind: 'dice'; side: number; pieces: number }
    | { kind: 'sticks'; side: number; length: number; pieces: number }
    | { kind: 'rounds'; across: number; thick: number }
    | { kind: 'ribbons' }
    | { kind: 'mince' }
}

export const KNIFE_CUTS: readonly KnifeCut[] = [
  {
    name: 'Large dice',
    size: '¾ inch (2 cm)',
    use: 'Stews, roasted roots, soup that you will blend',
    shape: { kind: 'dice', side: 0.75, pieces: 2 },
  },
  {
    name: 'Medium dice',
    size: '½ inch (1 cm)',
    use: 'Soups, hash, roasted vegetables for a weeknight',
    shape: { kind: 'dice', side: 0.5, pieces: 3 },
  },
  {
    name: 'Small dice',
    size: '¼ inch (6 mm)',
    use: 'Onions for sauces, salsa, fried rice',
    shape: { kind: 'dice', side: 0.25, pieces: 5 },
  },
  {
    name: 'Brunoise',
    size: '⅛ inch (3 mm)',
    use: 'Shallots in a dressing, garnish, fine sauces',
    shape: { kind: 'dice', side: 0.125, pieces: 8 },
  },
  {
    name: 'Batonnet',
    size: '¼-inch (6 mm) sticks',
    use: 'Fries, crudités, stir-fries; the start of a small dice',
    shape: { kind: 'sticks', side: 0.25, length: 2, pieces: 3 },
  },
  {
    name: 'Julienne',
    size: '⅛-inch (3 mm) sticks, 2 inches (5 cm) long',
    use: 'Slaw, spring rolls, quick stir-fries; the start of a brunoise',
    shape: { kind: 'sticks', side: 0.125, length: 2, pieces: 5 },
  },
  {
    name: 'Rounds',
    size: 'as thick as the recipe says, all alike',
    use: 'Carrots, zucchini, sausages, cucumbers',
    shape: { kind: 'rounds', across: 0.9, thick: 0.2 },
  },
  {
    name: 'Chiffonade',
    size: 'ribbons of rolled leaves',
    use: 'Basil, mint, chard, lettuce',
    shape: { kind: 'ribbons' },
  },
  {
    name: 'Mince',
    size: 'as fine as it gets',
    use: 'Garlic, ginger, fresh herbs, chilies',
    shape: { kind: 'mince' },
  },
]
