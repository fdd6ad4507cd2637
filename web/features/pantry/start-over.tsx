import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { lazy, Suspense } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

const AskFirst = lazy(async () => ({ default: (await import('#web/ui/ask-first.tsx')).AskFirst }))
const ClearFirst = lazy(async () => ({ default: (await import('./clear-first.tsx')).ClearFirst }))

/** So many are typed again in a moment. */
const FEW = 6

interface StartOverProps {
  count: number
  isShared: boolean
  onStartOver: () => void
}

/** Clears the list; asks first if it is long or shared. */
export function StartOver({ count, isShared, onStartOver }: StartOverProps) {
  const button = (props: { disabled?: boolean; onClick?: () => void } = {}) => (
    <Button variant="quiet" size="sm" className="min-h-11! -mr-3 px-3! text-muted" {...props}>
      <RotateCcw aria-hidden="true" className="size-4" />
      {strings.startOverButton}
    </Button>
  )
  if (!isShared && count <= FEW) return button({ onClick: onStartOver })
  return (
    <Suspense fallback={button({ disabled: true })}>
      {isShared ? (
        <AskFirst
          title={strings.emptySharedTitle}
          text={strings.emptySharedText}
          act={strings.emptyShared}
          onConfirm={onStartOver}
        >
          {button()}
        </AskFirst>
      ) : (
        <ClearFirst count={count} onClear={onStartOver}>
          {button()}
        </ClearFirst>
      )}
    </Suspense>
  )
}
