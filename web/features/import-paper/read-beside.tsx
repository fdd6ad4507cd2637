import { useMemo, useState } from 'react'
import type { PaperRecipe } from '#core/paper/read-paper.ts'
import { ModelOffer } from './model-offer.tsx'
import * as strings from './strings.ts'

interface ReadBesideProps {
  /** Pages that the form is beside. */
  pictures: readonly Blob[]
  onRead: (recipe: PaperRecipe) => void
}

/** In the form, where one sees how well the device read: the model may read the same pages. */
export function ReadBeside({ pictures, onRead }: ReadBesideProps) {
  const [isNothing, setNothing] = useState(false)
  const files = useMemo(
    () => pictures.map((picture, at) => new File([picture], `${at + 1}`, { type: picture.type })),
    [pictures],
  )
  return (
    <>
      <ModelOffer
        files={files}
        onRead={({ recipes: [recipe] }) => {
          setNothing(recipe === undefined)
          if (recipe) onRead(recipe)
        }}
      />
      {isNothing && (
        <p role="alert" className="mt-2 text-danger">
          {strings.modelFoundNothing}
        </p>
      )}
    </>
  )
}
