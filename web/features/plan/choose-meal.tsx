import EyeOff from 'lucide-react/icons/eye-off'
import House from 'lucide-react/icons/house'
import Soup from 'lucide-react/icons/soup'
import Sparkles from 'lucide-react/icons/sparkles'
import { type FormEvent, useState } from 'react'
import { MAX_MEAL_TITLE } from '#core/contracts/planning-limits.ts'
import type { CollectionRecipe } from '#core/contracts/search-recipes.ts'
import { allergenLabel, dietLabel } from '#core/food-facts/labels.ts'
import { totalTime } from '#core/recipes/duration-words.ts'
import type { EatersNeeds } from '#web/state/plan/eaters.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { ActionRow } from './action-row.tsx'
import { useFoundRecipes } from './find-recipe.ts'
import { type Choice, type LeftoverOffer, leftoverNamed } from './pantry-leftovers.ts'
import { RecipeRow } from './recipe-row.tsx'
import * as strings from './strings.ts'
import { mealTitle, namesWords } from './words.ts'

interface ChooseMealProps {
  needs: EatersNeeds
  /** Of the pantry, good on that day. */
  leftovers: readonly LeftoverOffer[]
  onChoose: (choice: Choice) => void
  /** The planner picks; not where the days are over. */
  onPick?: () => void
}

/** A meal: what is there already, by search, in one's own words, or none at home. */
export function ChooseMeal({ needs, leftovers, onChoose, onPick }: ChooseMealProps) {
  const [words, setWords] = useState('')
  const addWords = (event: FormEvent) => {
    event.preventDefault()
    const title = words.trim()
    if (title === '') return
    // In other words the same: the pantry then knows that it is eaten.
    onChoose(leftoverNamed(title, leftovers)?.choice ?? { kind: 'note', recipeId: null, title })
  }
  return (
    <div className="grid gap-5">
      <div className="-mx-2 grid">
        {leftovers.map(({ choice, facts, warning }) => (
          <ActionRow
            key={choice.stock}
            icon={Soup}
            label={mealTitle(choice)}
            hint={facts}
            warning={warning}
            onClick={() => onChoose(choice)}
          />
        ))}
        {onPick && <ActionRow icon={Sparkles} label={strings.pickForMe} onClick={onPick} />}
        <ActionRow
          icon={House}
          label={strings.notHome}
          onClick={() => onChoose({ kind: 'off', recipeId: null, title: '' })}
        />
      </div>
      <FindRecipe
        needs={needs}
        onChoose={({ id, title }) => onChoose({ kind: 'recipe', recipeId: id, title })}
      />
      <form onSubmit={addWords} className="flex items-end gap-2">
        <TextField
          className="min-w-0 flex-1"
          label={strings.ownWords}
          placeholder={strings.ownWordsExample}
          maxLength={MAX_MEAL_TITLE}
          value={words}
          onValue={setWords}
          enterKeyHint="done"
        />
        <Button type="submit" variant="outline" className="min-h-12!">
          {strings.addWords}
        </Button>
      </form>
    </div>
  )
}

interface FindRecipeProps {
  needs: EatersNeeds
  onChoose: (recipe: CollectionRecipe) => void
}

function FindRecipe({ needs, onChoose }: FindRecipeProps) {
  const [text, setText] = useState('')
  const [shownFor, setShownFor] = useState<string>()
  const { search, recipes, unfit, hidden, isSearching, isError } = useFoundRecipes(text, needs)
  const diets = namesWords(needs.diets.map(dietLabel))
  const state = isError
    ? strings.searchFailed
    : recipes?.length === 0
      ? !unfit && hidden === 0 && strings.noneFound
      : !recipes && isSearching && strings.searching
  return (
    <div>
      <TextField
        type="search"
        label={strings.searchLabel}
        placeholder={strings.searchExample}
        value={text}
        onValue={setText}
        enterKeyHint="search"
        autoComplete="off"
      />
      <p role="status" className="mt-2 text-muted text-sm empty:hidden">
        {text.trim() !== '' && state}
      </p>
      {recipes && recipes.length > 0 && (
        <Recipes label={strings.searchResults} recipes={recipes} onChoose={onChoose} />
      )}
      {hidden > 0 && (
        <p role="status" className="mt-2 flex items-center gap-2 text-muted text-sm">
          <EyeOff aria-hidden="true" className="size-4 shrink-0" />
          {strings.hiddenDishes(
            hidden,
            namesWords([...needs.avoid.map(allergenLabel), ...(needs.leaveOut ?? [])]),
          )}
        </p>
      )}
      {unfit && (
        <p role="status" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <span className="inline-flex items-center gap-2">
            <EyeOff aria-hidden="true" className="size-4 shrink-0" />
            {strings.unfit(unfit.count, search, diets)}
          </span>
          {shownFor !== search && (
            <Button variant="outline" size="sm" className="min-h-11!" onClick={() => setShownFor(search)}>
              {strings.showUnfit}
            </Button>
          )}
        </p>
      )}
      {unfit && shownFor === search && (
        <Recipes
          label={strings.unfitResults}
          note={strings.brokenNot(diets)}
          recipes={unfit.recipes}
          onChoose={onChoose}
        />
      )}
    </div>
  )
}

interface RecipesProps {
  label: string
  note?: string
  recipes: readonly CollectionRecipe[]
  onChoose: (recipe: CollectionRecipe) => void
}

const Recipes = ({ label, note, recipes, onChoose }: RecipesProps) => (
  <ul aria-label={label} className="mt-1 grid">
    {recipes.map((recipe) => (
      <li key={recipe.id}>
        <RecipeRow
          recipe={recipe}
          facts={[totalTime(recipe), note].filter(Boolean).join(' · ')}
          onChoose={() => onChoose(recipe)}
        />
      </li>
    ))}
  </ul>
)
