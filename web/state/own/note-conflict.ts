import { notify } from '../../lib/toast.ts'
import { paths } from '../../paths.ts'
import * as strings from './strings.ts'

/** Two devices changed the same part of a recipe: this device's edit stays, the other one is a version. */
export const noteConflict = (id: string, title: string) =>
  notify({
    title: strings.conflictTitle(title),
    description: strings.conflictText,
    isUnexpected: true,
    link: { label: strings.seeVersions, to: `${paths.recipe(id)}#versions` },
  })
