import { useEffect, useState } from 'react'
import { cookLog, useCookLog } from '#web/state/own/cook-log.ts'
import { loadOwn } from '#web/state/own/load-own.ts'
import { Button } from '#web/ui/button.tsx'
import { today } from './day.ts'
import { Rating } from './rating.tsx'
import * as strings from './strings.ts'

/** Recipes that are being logged: leaving the last screen and returning to it is one meal. */
const logging = new Set<string>()

async function logToday(recipeId: string) {
  const day = today()
  const key = `${recipeId} ${day}`
  if (logging.has(key)) return
  logging.add(key)
  const known = (await loadOwn()).logEntries()
  const isLogged = [...known.values()].some(
    ({ entry, removed }) => entry.recipe_id === recipeId && entry.cooked_on === day && !removed,
  )
  if (!isLogged) await cookLog.add({ recipe_id: recipeId, cooked_on: day })
}

/** At the end of cook mode: the meal is in the log, and can be rated. */
export function CookedNow({ recipeId }: { recipeId: string }) {
  const [undone, setUndone] = useState(false)
  const entry = useCookLog(recipeId).find(({ cooked_on }) => cooked_on === today())
  useEffect(() => {
    // Without storage there is no log; the meal tastes the same.
    logToday(recipeId).catch(() => {})
  }, [recipeId])
  return (
    <div className="mt-6 grid gap-4 rounded-card border border-line bg-surface p-5">
      <Rating recipeId={recipeId} />
      {/* Cook mode announces what changes on its screen. */}
      <div className="flex flex-wrap items-center gap-x-3 text-muted">
        {entry ? (
          <>
            <span>{strings.logged}</span>
            <Button
              variant="quiet"
              className="-ml-3 px-3! text-accent!"
              onClick={() => {
                setUndone(true)
                void cookLog.remove(entry.id)
              }}
            >
              {strings.loggedUndo}
            </Button>
            <span className="w-full text-sm">{strings.loggedHint}</span>
          </>
        ) : (
          undone && strings.notLogged
        )}
      </div>
    </div>
  )
}
