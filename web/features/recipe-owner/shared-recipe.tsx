import { useQuery } from '@tanstack/react-query'
import BookPlus from 'lucide-react/icons/book-plus'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { isLinkToken, type SharedRecipeOutput } from '#core/contracts/shared-recipe.ts'
import { readContent } from '#core/own-recipes/read-stored.ts'
import { call, FunctionError } from '#web/api/functions.ts'
import { notify } from '#web/lib/toast.ts'
import { paths } from '#web/paths.ts'
import { drawnCover, ownFacts } from '#web/state/own/own-facts.ts'
import { photos } from '#web/state/own/own-photos.ts'
import { ownRecipes } from '#web/state/own/own-recipes.ts'
import { useSession } from '#web/state/session.tsx'
import { Button } from '#web/ui/button.tsx'
import * as strings from './strings.ts'

/** The reader's own id for it: a page of the reader's own device. */
const SHARED_ID = '00000000-0000-4000-8000-000000000000'
const GONE = 404
/** Photos of the recipe on this site, and nothing else. */
const PHOTO = /^\/shared-photos\/[\w-]{43}\/[0-9a-f-]{36}\.(?:webp|jpg)$/

/** The recipe behind a link; null if the link no longer works. */
export function useSharedRecipe(token: string) {
  return useQuery({
    queryKey: ['shared-recipe', token],
    queryFn: async ({ signal }) => {
      if (!isLinkToken(token)) return null
      let answer: SharedRecipeOutput
      try {
        answer = await call('shared-recipe', { token }, { signal })
      } catch (error) {
        if (error instanceof FunctionError && error.status === GONE) return null
        throw error
      }
      const content = readContent(answer.content)
      if (!content) return null
      const own = { id: SHARED_ID, content, createdAt: answer.updated_at }
      const addresses = answer.photos.filter((address) => PHOTO.test(address))
      const [facts, picture] = await Promise.all([ownFacts(own), addresses[0] ?? drawnCover(own)])
      return { content, facts, photos: addresses, picture }
    },
    // Revoked means revoked: never from memory.
    staleTime: 0,
    gcTime: 0,
  })
}

type SharedRecipe = NonNullable<ReturnType<typeof useSharedRecipe>['data']>

async function saveCopy({ content, photos: addresses }: SharedRecipe): Promise<string> {
  const id = await ownRecipes.save(undefined, { ...content, photos: [], copied_from: null })
  const names: string[] = []
  for (const address of addresses) {
    // A photo that can't be fetched doesn't hold up the recipe.
    const name = await fetch(address)
      .then((response) => (response.ok ? response.blob() : undefined))
      .then((blob) => blob && photos.add(id, blob))
      .catch(() => undefined)
    if (name) names.push(name)
  }
  if (names.length > 0) await ownRecipes.save(id, { ...content, photos: names, copied_from: null })
  return id
}

/** Everyone may keep a copy; it works without an account. */
export function SaveCopy({ shared }: { shared: SharedRecipe }): ReactNode {
  const navigate = useNavigate()
  const { status } = useSession()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const id = await saveCopy(shared)
      await navigate(paths.recipe(id))
      notify({
        title: strings.savedCopyTitle,
        description: status === 'signed-in' ? strings.savedCopyAccount : strings.savedCopyText,
        variant: 'success',
      })
    } catch {
      notify({ title: strings.failedTitle, description: strings.failedText, variant: 'destructive' })
      setSaving(false)
    }
  }
  return (
    <Button onClick={save} disabled={isSaving} className="whitespace-normal! max-md:w-full">
      <BookPlus aria-hidden="true" className="size-5" />
      {isSaving ? strings.savingCopy : strings.saveCopy}
    </Button>
  )
}
