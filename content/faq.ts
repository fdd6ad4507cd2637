/** The FAQ. Every answer describes what the app does; when the behavior changes, update the answer. */
export interface FaqEntry {
  question: string
  /** Paragraphs. */
  answer: readonly string[]
  /** Where to read or do more. */
  more?: {
    label: string
    page: 'legal' | 'contact' | 'addIngredients' | 'recipes' | 'profile' | 'howItWorks'
  }
}
interface FaqGroup {
  title: string
  entries: readonly FaqEntry[]
}

export const FAQ: readonly FaqGroup[] = [
  {
    title: 'Getting Started',
    entries: [
      {
        question: 'How do I find a recipe?',
        answer: [
          'Type what you have, take a photo of it, or hold the camera over it. Sous puts it on one list; check that list, then press Find Recipes. The results are sorted by how well they fit.',
        ],
        more: { label: 'Start with your ingredients', page: 'addIngredients' },
      },
      {
        question: 'Do I need an account?',
        answer: [
          'No. Searching, scanning, cooking, the chat and substitutions all work without one, and what you save stays on your device.',
          'An account carries your saved recipes, pantry, shopping list and preferences to your other devices, and counts your achievements. All it needs is an e-mail address and a password.',
        ],
      },
      {
        question: 'How does ingredient recognition work?',
        answer: [
          'A small detector, about 6 MB, is loaded into your browser and looks at the picture on your own device. It knows common kitchen ingredients and says how sure it is; you see every guess and can correct it before it counts.',
          'Bright, even light and a little space between things help it most.',
        ],
      },
    ],
  },
  {
    title: 'Features & Functionality',
    entries: [
      {
        question: 'What is the SousScore?',
        answer: [
          'A number from 30 to 100 that says how well a recipe fits your ingredients. It starts at 30 and adds 12 for every ingredient that matches fully, 6 for a partial match such as another kind of the same thing, up to 30 for how much of your list is used, and up to 20 for how little is still to buy.',
          'Tap the score on a card to see its sum, and why each line counted as it did.',
        ],
        more: { label: 'How it works', page: 'howItWorks' },
      },
      {
        question: 'Can I save recipes?',
        answer: [
          'Yes. The bookmark on a recipe saves it. Without an account it is kept on this device; with one it is in your account, and under Recipes in your profile.',
        ],
      },
      {
        question: 'How do dietary filters work?',
        answer: [
          'A diet is only shown on a recipe when every one of its ingredients is known to fit, optional ones included. Choose your diets and allergies in any list of recipes, or under Preferences in your profile; you don’t need an account. From then on, results, the collection and suggestions show only what fits your diets, and hide what contains your allergens. They say how many are hidden, and one tap shows them, each with a badge.',
          'A recipe that may contain an allergen, or has a line that we couldn’t read, is not hidden: it carries a badge. Every recipe lists what it contains, may contain and is free of, with the line that causes it.',
          'Ingredients differ from brand to brand. If you have an allergy, read the label as well.',
        ],
        more: { label: 'Filter the collection', page: 'recipes' },
      },
      {
        question: 'What are achievements?',
        answer: [
          'Six things to grow into, from your first recipe to a hundred ingredients that were used up. They count what you really do: recipes finished in cook mode, recipes opened, and swaps used while you are signed in.',
        ],
      },
    ],
  },
  {
    title: 'Privacy & Security',
    entries: [
      {
        question: 'What happens to my photos?',
        answer: [
          'As a rule they never leave your device: recognition runs in your browser, and the picture is gone when you go on. If the detector has not loaded, or your browser cannot open the file, the picture is sent to the server, looked at, and not kept. Where a model that can see is connected, you may let it look instead: that is off until you tick it.',
          'There is nothing to delete afterwards, because nothing is stored. A picture that you choose for your profile is the exception, and you can remove it there.',
        ],
        more: { label: 'Privacy policy', page: 'legal' },
      },
      {
        question: 'How do I delete my account?',
        answer: [
          'Open your profile and choose Delete account under Your data. You are asked for your password. Deletion is processed within 30 days: until then, signing in again or cancelling in your profile keeps the account. After that, everything that belongs to it is gone for good.',
        ],
        more: { label: 'Open your profile', page: 'profile' },
      },
      {
        question: 'Can I have a copy of my data?',
        answer: [
          'Yes. Under Your data in your profile, Download my data gives you everything in your account as one file, at once.',
        ],
      },
      {
        question: 'How is my password kept?',
        answer: [
          'Only as a hash, from which the password cannot be read back. The passwords that everybody guesses first are refused, and a new password signs your other devices out.',
        ],
        more: { label: 'Privacy, terms and cookies', page: 'legal' },
      },
    ],
  },
  {
    title: 'Troubleshooting',
    entries: [
      {
        question: 'Sous feels slow. What can I do?',
        answer: [
          'The first scan loads the detector, which takes a while on a slow connection; after that it is kept. Closing other tabs and leaving a device’s power saving off help the camera. If a page hangs, load it again: your list is safe.',
        ],
      },
      {
        question: 'The camera does not start.',
        answer: [
          'Allow camera access for this site in your browser’s settings, and close other programs that use the camera. You can always upload a photo or type instead.',
        ],
      },
      {
        question: 'The reset e-mail does not arrive.',
        answer: [
          'Look in the spam folder, and check that the address is the one you signed up with: for any other, no mail is sent. The link works once, for an hour; you can ask for a new one at any time.',
        ],
      },
      {
        question: 'No recipe fits my ingredients.',
        answer: [
          'Add the everyday things you also have, such as oil, onions, rice or eggs, and use plain names without brands. Mark what is always in your kitchen as a staple, and recipes no longer count it as missing.',
        ],
        more: { label: 'Still stuck? Write to us', page: 'contact' },
      },
    ],
  },
]
