import * as strings from './strings.ts'

/** What the user noted on the step, or on the recipe. */
export function CookNote({ text }: { text: string }) {
  return (
    <div className="my-5 max-w-prose rounded-r-card border-accent border-l-3 bg-accent-soft px-4 py-3">
      <h2 className="font-sans font-semibold text-sm">{strings.yourNote}</h2>
      <p className="whitespace-pre-line text-lg">{text}</p>
    </div>
  )
}
