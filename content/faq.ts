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
          'Type what you have, take a photo of it, or use the live camera. Everything goes on one list. Check the list, then tap Find recipes. The best matches come first.',
        ],
        more: { label: 'Start with your ingredients', page: 'addIngredients' },
      },
      {
        question: 'Do I need an account?',
        answer: [
          'No. Searching, scanning, cooking, the assistant and substitutions all work without one, and what you save stays on your device.',
          'An account syncs your saved recipes, pantry, shopping list and preferences across devices, and tracks your achievements. All you need is an email address and a password.',
        ],
      },
      {
        question: 'How does ingredient recognition work?',
        answer: [
          'A small detector, about 6 MB, runs in your browser and analyzes the photo on your own device. It knows common ingredients. You see every guess and can correct it before you search.',
          'Bright, even light and a little space between items help most.',
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
          'A number from 30 to 100 that shows how well a recipe fits your ingredients. It starts at 30 and adds 12 for each full match, 6 for each partial match (such as another kind of the same ingredient), up to 30 for how much of your list it uses, and up to 20 for how little you’d still need to buy.',
          'Open Ingredients on a result to see how its score adds up and why each line counted.',
        ],
        more: { label: 'How it works', page: 'howItWorks' },
      },
      {
        question: 'Can I save recipes?',
        answer: [
          'Yes. Tap the bookmark on any recipe. Without an account it’s saved on this device. With one it’s saved to your account, and you’ll also find it under Recipes in your profile.',
        ],
      },
      {
        question: 'How do dietary filters work?',
        answer: [
          'A recipe carries a diet label only when every ingredient is known to fit, optional ones included. Choose your diets and allergies in any list of recipes, or under Preferences in your profile; you don’t need an account. From then on, results, the collection and suggestions show only what fits your diets, and hide what contains your allergens. You’ll see how many are hidden, and one tap shows them, each with a badge.',
          'A recipe that may contain an allergen, or has a line we couldn’t read, isn’t hidden: it carries a badge. Every recipe lists what it contains, may contain and is free of, and which line that comes from.',
          'Ingredients differ from brand to brand. If you have an allergy, read the label too.',
        ],
        more: { label: 'Filter the collection', page: 'recipes' },
      },
      {
        question: 'What are achievements?',
        answer: [
          'Six milestones, from your first recipe to 100 ingredients used up. They count what you actually do while you’re signed in: recipes finished in cook mode, recipes opened and substitutions used.',
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
          'They usually never leave your device: recognition runs in your browser, and the photo is gone when you move on. If the detector hasn’t loaded, or your browser can’t open the file, the photo is sent to the server, analyzed and not kept. If a vision model is connected, you can let it look instead. That’s off until you turn it on.',
          'There’s nothing to delete afterward, because nothing is stored. The one exception is your profile photo, which you can remove in your profile.',
        ],
        more: { label: 'Privacy policy', page: 'legal' },
      },
      {
        question: 'How do I delete my account?',
        answer: [
          'Open your profile and choose Delete account under Your data. You’ll be asked for your password. Deletion is processed within 30 days: until then, you can keep the account by signing in again or canceling in your profile. After that, everything in it is gone for good.',
        ],
        more: { label: 'Open your profile', page: 'profile' },
      },
      {
        question: 'Can I have a copy of my data?',
        answer: [
          'Yes. Under Your data in your profile, Download my data gives you everything in your account as one file, right away.',
        ],
      },
      {
        question: 'How is my password stored?',
        answer: [
          'Only as a hash, which can’t be turned back into the password. Passwords that are easy to guess are rejected, and changing your password signs out your other devices.',
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
          'The first scan downloads the detector, which takes a while on a slow connection. After that it’s stored on your device. For a smoother camera, close other tabs and turn off power saving. If a page hangs, reload it: your list is safe.',
        ],
      },
      {
        question: 'The camera doesn’t start.',
        answer: [
          'Allow camera access for this site in your browser’s settings, and close other apps that use the camera. You can always upload a photo or type instead.',
        ],
      },
      {
        question: 'The reset email doesn’t arrive.',
        answer: [
          'Check your spam folder, and make sure it’s the address you signed up with: we don’t send email to any other. The link works once, for an hour, and you can request a new one at any time. If this server can’t send email, ask the person who runs it.',
        ],
      },
      {
        question: 'No recipes match my ingredients.',
        answer: [
          'Add everyday items you have, such as oil, onions, rice or eggs, and use plain names without brands. Mark what you always have as a staple, and recipes won’t count it as missing.',
        ],
        more: { label: 'Still stuck? Contact us', page: 'contact' },
      },
    ],
  },
]
