import type { MealSlot } from '#core/contracts/planning-limits.ts'
import type { PlanProblemFound } from '#core/planning/plan.ts'
import type { PlanWishes } from '#core/planning/wishes.ts'
import { durationWords } from '#core/recipes/duration-words.ts'
import { addDays } from '#core/stock/day.ts'
import { weekdayName, weekdayOf } from './days.ts'
import * as strings from './strings.ts'
import { dayInText } from './words.ts'

/** With so many recipes, none has to repeat within a week. */
const DAYS_APART = 7

/** A meal that takes longer than there is time for. */
interface SlowMeal {
  title: string
  /** Null if it isn't known here. */
  minutes: number | null
}

interface Hindrance {
  words: string
  /** What would help: other wishes, or a step of the user. Nothing relaxes what people can't eat. */
  help: { label: string; wishes: Partial<PlanWishes> } | { label: string; open: 'wishes' | 'choose' }
}

/** "today", "on Tuesday". */
const dayOn = (date: string, today: string): string => {
  const day = dayInText(date, today)
  return date <= addDays(today, 1) ? day : strings.onDay(day)
}

const placeOf = ({ date, slot }: PlanProblemFound, today: string): string => {
  if (!date) return strings.someDays
  const day = dayInText(date, today)
  return slot ? strings.placeOf(day, strings.slotNames[slot as MealSlot] ?? slot) : day
}

/** What is in the way, in words, and the wish that would have to give. */
export function hindrance(
  found: PlanProblemFound,
  wishes: PlanWishes,
  today: string,
  slow?: SlowMeal,
): Hindrance {
  const place = placeOf(found, today)
  switch (found.kind) {
    case 'too slow': {
      const weekday = found.date ? weekdayOf(found.date) : undefined
      const limit = weekday === undefined ? null : (wishes.minutes[weekday] ?? null)
      if (weekday === undefined || limit === null || !slow)
        return {
          words: strings.tooSlowAnywhere,
          help: { label: strings.relaxTimes, wishes: { minutes: wishes.minutes.map(() => null) } },
        }
      return {
        words: strings.tooSlow({
          title: slow.title,
          day: dayOn(found.date ?? '', today),
          time: slow.minutes === null ? null : durationWords(slow.minutes),
          limit: durationWords(limit),
        }),
        help: {
          label: strings.relaxTime(weekdayName(weekday)),
          wishes: { minutes: wishes.minutes.map((one, day) => (day === weekday ? null : one)) },
        },
      }
    }
    case 'diets':
      return { words: strings.dietsInTheWay, help: { label: strings.changeWishes, open: 'wishes' } }
    case 'too much to buy':
      return {
        words: found.date
          ? strings.emptyByBuying(wishes.mostToBuy ?? 0)
          : strings.tooMuchToBuy(wishes.mostToBuy ?? 0),
        help: { label: strings.relaxBuying, wishes: { mostToBuy: null } },
      }
    case 'kcal':
      return {
        words: strings.kcalInTheWay(place),
        help: { label: strings.relaxKcal, wishes: { kcal: null } },
      }
    case 'protein':
      return {
        words: strings.proteinInTheWay(place),
        help: { label: strings.relaxProtein, wishes: { protein: null } },
      }
    case 'variety':
      // There are others: the plan repeats these for what they use.
      if (found.without >= DAYS_APART && wishes.variety !== 'high')
        return {
          words: strings.someRepeat,
          help: { label: strings.moreVariety, wishes: { variety: 'high' } },
        }
      return wishes.variety === 'low'
        ? { words: strings.varietyInTheWay, help: { label: strings.changeWishes, open: 'wishes' } }
        : {
            words: strings.varietyInTheWay,
            help: {
              label: strings.relaxVariety,
              wishes: { variety: wishes.variety === 'high' ? 'normal' : 'low' },
            },
          }
    case 'cook twice':
      return {
        words: strings.twiceInTheWay,
        help: { label: strings.relaxTwice, wishes: { cookTwice: false } },
      }
    case 'no recipe':
      return { words: strings.noRecipe(place), help: { label: strings.chooseMyself, open: 'choose' } }
  }
}
