/** The order in which each guide links to the next. */
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
