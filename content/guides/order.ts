/** The order in which one guide leads to the next. */
export const GUIDE_PAGES = [
  'howToUse',
  'cookingTips',
  'cookingSkills',
  'kitchenEquipment',
  'foodSafety',
  'seasonalCooking',
  'nutritionGuide',
] as const
export type GuidePageName = (typeof GUIDE_PAGES)[number]
