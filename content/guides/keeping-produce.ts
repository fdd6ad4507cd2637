import { storage } from '#content/assistant/storage.ts'
import { produceStorage } from '#content/assistant/storage-produce.ts'
import type { GuideSection } from './schema.ts'
import { storageRows } from './storage-rows.ts'

const FOODS =
  'apple|apricot|artichoke|asparagus|avocado|banana|basil|beet|bell pepper|berry|broccoli|brussels sprout|cabbage|carrot|cauliflower|celery|cherry|corn|cranberry|cucumber|eggplant|fennel|garlic|ginger|grape|grapefruit|green bean|green onion|herbs|kale|kiwi|leek|lemon|lettuce|mandarin|mango|melon|mushroom|okra|onion|orange|parsnip|pea|peach|pear|pineapple|plum|pomegranate|potato|pumpkin|radish|raspberry|rhubarb|rutabaga|spinach|squash|strawberry|sweet potato|swiss chard|tomatillo|tomato|turnip|watermelon|winter squash|zucchini'

/** The "Storage Guide" tab. */
export const keepingProduce: readonly GuideSection[] = [
  {
    id: 'keep-it-fresh',
    title: 'Where each thing belongs',
    tab: 'storage-guide',
    intro: 'Most produce spoils from being in the wrong place, not from age. Four places cover everything.',
    blocks: [
      {
        kind: 'cards',
        cards: [
          {
            title: 'On the counter',
            emoji: '🍅',
            text: 'Things that still ripen, and things that cold spoils.',
            points: [
              'Tomatoes, stem down; peaches, pears, plums, mangos, kiwis and avocados until ripe, then the fridge',
              'Bananas, basil in a glass of water, whole melons',
              'Citrus for a week; longer in the fridge',
            ],
          },
          {
            title: 'Cool, dark and airy',
            emoji: '🥔',
            text: 'A cupboard away from the stove, or a cellar. No plastic bags.',
            points: [
              'Potatoes and sweet potatoes; light turns potatoes green',
              'Onions and garlic, but never beside the potatoes: each spoils the other',
              'Pumpkins and winter squash, with their stems on',
            ],
          },
          {
            title: 'The damp drawer',
            emoji: '🥬',
            text: 'High humidity, for what wilts. In a loose bag with a dry paper towel.',
            points: [
              'Lettuce, spinach, kale and herbs',
              'Broccoli, cauliflower, cabbage, Brussels sprouts, green beans, peas',
              'Carrots, beets, radishes and turnips with their leaves cut off',
            ],
          },
          {
            title: 'The dry drawer',
            emoji: '🍎',
            text: 'Low humidity, for what rots. A little open.',
            points: [
              'Apples, grapes, ripe stone fruit and pears',
              'Berries in one layer, unwashed until you eat them',
              'Peppers, mushrooms in a paper bag',
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'keep-apart',
    title: 'Keep these apart',
    tab: 'storage-guide',
    intro: 'Some fruit breathes out ethylene, the gas that makes others ripen, and then rot.',
    blocks: [
      {
        kind: 'table',
        caption: 'Which produce gives off ethylene and which suffers from it',
        columns: ['Give it off', 'Suffer from it'],
        rows: [
          ['Apples and pears', 'Broccoli and cauliflower turn yellow'],
          ['Bananas', 'Green beans and cucumbers go soft'],
          ['Avocados, ripe', 'Lettuce, spinach and kale get brown spots'],
          ['Peaches, plums, apricots', 'Carrots turn bitter'],
          ['Tomatoes, melons, kiwis', 'Asparagus toughens, potatoes sprout'],
        ],
      },
      {
        kind: 'callout',
        tone: 'tip',
        title: 'Make it work for you',
        text: 'A hard avocado or pear in a paper bag with a ripe banana or apple is ready in 1–3 days.',
      },
    ],
  },
  {
    id: 'produce-times',
    title: 'How long it keeps',
    tab: 'storage-guide',
    intro:
      'The same times that the [food safety guide](foodSafety#storage) and the [assistant](cookingAssistant) use.',
    blocks: [
      {
        kind: 'table',
        caption: 'Storage times of fruit and vegetables',
        columns: ['Food', 'Fridge', 'Freezer', 'Counter or pantry'],
        rows: storageRows(FOODS.split('|'), [...storage, ...produceStorage]),
        search: 'Find a fruit or vegetable',
      },
    ],
  },
  {
    id: 'freeze-the-season',
    title: 'Freeze the season',
    tab: 'storage-guide',
    intro:
      'Berries need nothing: freeze them on a tray, then bag them. Most vegetables need a short bath in boiling water first, or they turn gray and taste of hay.',
    blocks: [
      {
        kind: 'list',
        ordered: true,
        items: [
          'Bring 1 gallon (3.8 l) of water to a hard boil for each pound (450 g) of vegetables.',
          'Drop them in, lid on, and count from the moment it boils again.',
          'Lift them into ice water for as long as they were in the hot water.',
          'Drain, dry well, freeze on a tray, then bag without air. Write the month on it; use within 8–12 months.',
        ],
      },
      {
        kind: 'table',
        caption: 'Blanching times before freezing',
        columns: ['Vegetable', 'In boiling water'],
        rows: [
          ['Asparagus, medium', '3 minutes'],
          ['Broccoli, florets', '3 minutes'],
          ['Brussels sprouts, medium', '4 minutes'],
          ['Carrots, sliced', '2 minutes'],
          ['Cauliflower, florets', '3 minutes'],
          ['Collard greens', '3 minutes'],
          ['Corn, to be cut off the cob', '4 minutes'],
          ['Green beans', '3 minutes'],
          ['Okra, small pods', '3 minutes'],
          ['Peas, shelled', '1½ minutes'],
          ['Spinach, kale, chard', '2 minutes'],
          ['Zucchini, ½-inch (1 cm) slices', '3 minutes'],
          ['Bell peppers, onions, herbs', 'none: chop and freeze'],
        ],
      },
    ],
  },
]
