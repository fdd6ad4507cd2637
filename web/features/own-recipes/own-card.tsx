import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudUpload from 'lucide-react/icons/cloud-upload'
import Folder from 'lucide-react/icons/folder'
import Star from 'lucide-react/icons/star'
import Users from 'lucide-react/icons/users'
import { Link } from 'react-router'
import { totalTime } from '#core/recipes/duration-words.ts'
import { paths } from '#web/paths.ts'
import { OwnCover } from '#web/state/own/own-cover.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { CardMenu } from './card-menu.tsx'
import type { CookbookEntry } from './find-own.ts'
import * as strings from './strings.ts'

const TAGS = 3

/** A recipe of the cookbook: a row on a phone, a card on larger screens. All of it opens the recipe. */
export function OwnCard({ entry: { recipe, tags, folder, rating } }: { entry: CookbookEntry }) {
  const { id, content, state, isMine, isShared } = recipe
  const facts = [totalTime(content), content.servings && strings.serves(content.servings)].filter(Boolean)
  return (
    <article
      aria-labelledby={`own-${id}`}
      className={`${cardLook} group relative grid w-full grid-cols-[6rem_minmax(0,1fr)_auto] gap-x-3 p-2.5 transition-colors hover:border-accent has-focus-visible:border-accent sm:flex sm:flex-col sm:p-0`}
    >
      <OwnCover
        own={recipe}
        className="size-24 rounded-sm sm:h-44 sm:w-full sm:rounded-none sm:rounded-t-card"
      />
      <div className="flex min-w-0 flex-col gap-0.5 sm:grow sm:gap-1 sm:p-4 sm:pt-3">
        <h2
          id={`own-${id}`}
          className="line-clamp-2 text-base leading-snug [overflow-wrap:anywhere] sm:pr-9 sm:text-lg"
        >
          <Link
            to={paths.recipe(id)}
            className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent"
          >
            {content.title}
          </Link>
        </h2>
        {(facts.length > 0 || rating !== null) && (
          <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm leading-snug">
            {facts.length > 0 && <span>{facts.join(' · ')}</span>}
            {rating !== null && (
              <span className="inline-flex items-center gap-0.5 text-accent">
                <Star aria-hidden="true" className="size-3.5 fill-current" />
                <span aria-hidden="true">{rating}</span>
                <span className="sr-only">{strings.rated(rating)}</span>
              </span>
            )}
          </p>
        )}
        {tags.length > 0 && (
          <p className="truncate text-muted text-sm leading-snug">
            {[
              ...tags.slice(0, TAGS),
              ...(tags.length > TAGS ? [strings.moreTags(tags.length - TAGS)] : []),
            ].join(' · ')}
          </p>
        )}
        <div className="mt-1 flex flex-wrap gap-1.5 empty:hidden">
          {folder && (
            <Badge tone="clay">
              <Folder aria-hidden="true" />
              {folder}
            </Badge>
          )}
          {(isShared || !isMine) && (
            <Badge tone="herb">
              <Users aria-hidden="true" />
              {isMine ? strings.sharedByYou : strings.sharedWithYou}
            </Badge>
          )}
          {state === 'waiting' && (
            <Badge tone="turmeric">
              <CloudUpload aria-hidden="true" />
              {strings.waiting}
            </Badge>
          )}
          {state === 'refused' && (
            <Badge tone="danger">
              <CloudAlert aria-hidden="true" />
              {strings.refused}
            </Badge>
          )}
        </div>
      </div>
      <div className="relative -mt-1 -mr-1 sm:absolute sm:top-[11.25rem] sm:right-1.5 sm:m-0">
        <CardMenu recipe={recipe} />
      </div>
    </article>
  )
}
