import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { webAddress } from '#core/contracts/web-address.ts'
import type { Draft } from '#web/state/own/draft.ts'
import { rich } from '#web/ui/rich.tsx'
import * as strings from './strings.ts'
import type { Doubts } from './use-doubts.ts'

interface PrefilledSummaryProps {
  draft: Draft
  doubts: Doubts
}

const NAMES: Partial<Record<keyof Draft, string>> = {
  title: strings.checkTitle,
  photos: strings.checkPhotos,
  servings: strings.checkServings,
  prep: strings.checkPrep,
  cook: strings.checkCook,
  rest: strings.checkRest,
  ingredients: strings.checkIngredients,
  steps: strings.checkSteps,
  description: strings.checkDescription,
  cuisine: strings.checkCuisine,
  difficulty: strings.checkDifficulty,
  sourceName: strings.checkSource,
  sourceUrl: strings.checkSourceUrl,
}

const list = new Intl.ListFormat('en')

/** Where the form's content comes from, and what of it to check. */
export function PrefilledSummary({ draft, doubts }: PrefilledSummaryProps) {
  const { sourceName, sourceUrl } = draft
  const isEmpty = (name: keyof Draft) =>
    (name === 'ingredients' || name === 'steps') && draft[name].trim() === ''
  const names = [
    ...Object.entries(NAMES).flatMap(([name, words]) =>
      doubts[name as keyof Draft] || isEmpty(name as keyof Draft) ? [words] : [],
    ),
    ...(draft.unused.length > 0 ? [strings.checkUnused] : []),
  ]
  const url = URL.canParse(sourceUrl) ? webAddress(sourceUrl) : null
  const Icon = names.length > 0 ? CircleHelp : CircleCheck
  return (
    <div className="flex items-start gap-3 rounded-card bg-accent-soft px-4 py-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0">
        <p role="status">
          {names.length > 0 ? strings.checkFields(list.format(names)) : strings.nothingToCheck}
        </p>
        <p className="text-sm">
          {sourceName !== '' || url
            ? rich(strings.readFrom, {
                source: () =>
                  url ? (
                    <a href={url} target="_blank" rel="noreferrer" className="text-link break-words">
                      {sourceName || new URL(url).hostname}
                    </a>
                  ) : (
                    sourceName
                  ),
              })
            : strings.readPrivately}
        </p>
      </div>
    </div>
  )
}
