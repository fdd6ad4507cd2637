import type { Category } from '#core/contracts/ingredient.ts'
import type { Form, Shelf } from '#core/stock/shelf-life.ts'
import { shelfOf } from './record.ts'

/** Form; basis; categories; keeps. */
const ROWS = `
canned | quality | vegetables, legumes, grains, pantry, pasta | pantry 2-5y, fridge opened 3-4d, freezer 2-3m
canned | quality | fruits | pantry 12-18m, fridge opened 5-7d, freezer 2-3m
canned | safety | meat, poultry | pantry 2-5y, fridge opened 3-4d, freezer 2-3m
canned | safety | seafood | pantry 1-3y, fridge opened 1-2d, freezer 2m
dried | quality | herbs | pantry 1-2y
dried | quality | fruits | pantry 6-12m, pantry opened 1m, fridge opened 6m, freezer 12-18m
dried | quality | vegetables | pantry 1-2y, pantry opened 3m, freezer 2y
dried | quality | legumes | pantry 1-2y, pantry opened 1y, cooked 3-4d, cooked frozen 6m
dried | quality | pasta | pantry 1-2y, pantry opened 1y, cooked 3-5d, cooked frozen 1-2m
dried | quality | seafood | pantry 6-12m, pantry opened 3-6m, fridge opened 6m, freezer 1y
dried | quality | meat, poultry | pantry 1y, fridge opened 2-3m
fresh | quality | herbs | fridge 7-10d, freezer 4-6m
fresh | quality | pasta | fridge 1-2d, freezer 2m, thawed 1-2d, cooked 3-5d, cooked frozen 1-2m
fresh | quality | legumes | fridge 3-5d, freezer 8-12m, thawed 3-4d, cooked 3-4d, cooked frozen 6m
fresh | safety | seafood | fridge 1-2d, freezer 2-3m, thawed 1-2d, cooked 3-4d, cooked frozen 1-2m
smoked | safety | seafood | fridge 2w, fridge opened 5-7d, freezer 2m, thawed 3-4d
smoked | safety | meat, poultry | fridge 7d, fridge opened 3-4d, freezer 1-2m, thawed 3-4d, cooked 3-4d, cooked frozen 1-2m
ground | safety | meat, poultry | fridge 1-2d, freezer 3-4m, thawed 1-2d, cooked 3-4d, cooked frozen 2-6m
pickled | quality | vegetables, fruits | pantry 1y, fridge opened 2-3m
pickled | quality | seafood | fridge 4-6m, fridge opened 1-2w
grated | quality | dairy | fridge 1m, fridge opened 3-4w, freezer 3-4m, thawed 3-4d
homemade | safety | condiments, pantry | fridge 3-4d, freezer 2-3m, thawed 1-2d
homemade | quality | pasta | fridge 1-2d, freezer 2m, thawed 1-2d, cooked 3-5d, cooked frozen 1-2m
`

export const FORMS: ReadonlyMap<Form, ReadonlyMap<Category, Shelf>> = readForms()

function readForms() {
  const forms = new Map<Form, Map<Category, Shelf>>()
  for (const row of ROWS.trim().split('\n')) {
    const [form, basis, categories = '', keeps = ''] = row.split('|').map((cell) => cell.trim())
    const shelf = shelfOf(keeps, { basis: basis === 'safety' ? 'safety' : 'quality' })
    const table = forms.get(form as Form) ?? new Map<Category, Shelf>()
    for (const category of categories.split(',')) table.set(category.trim() as Category, shelf)
    forms.set(form as Form, table)
  }
  return forms
}
