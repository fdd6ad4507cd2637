import { bakingAnswers } from './baking.ts'
import { dailyAnswers } from './daily.ts'
import { dishesAnswers } from './dishes.ts'
import { foodsAnswers } from './foods.ts'
import { meatAnswers } from './meat.ts'
import { peopleAnswers } from './people.ts'
import { plantsAnswers } from './plants.ts'
import { safetyAnswers } from './safety.ts'
import { tableAnswers } from './table.ts'
import { toolsAnswers } from './tools.ts'
import { worldAnswers } from './world.ts'

/** Found by what their questions mean. */
export const answers = [
  ...bakingAnswers,
  ...dailyAnswers,
  ...dishesAnswers,
  ...foodsAnswers,
  ...meatAnswers,
  ...peopleAnswers,
  ...plantsAnswers,
  ...safetyAnswers,
  ...tableAnswers,
  ...toolsAnswers,
  ...worldAnswers,
]
