// The question on the home page.
export const askTitle = 'Anything you don’t eat?'
export const askText = 'We’ll hide recipes that contain your allergens and show only what fits your diet.'
export const save = 'Save'
export const skip = 'Skip'
export const keptWhere = 'Kept on this device, and in your account if you have one.'
export const savedTitle = 'Saved'
export const savedHint = 'Tap Change above any list of recipes.'

// The choices.
export const allergiesLegend = 'Allergies'
export const allergiesHint = 'Recipes that contain one of these are hidden.'
export const dietsLegend = 'Diets'
export const dietsHint = 'Only recipes that fit all of these are shown.'

// The line above a list of recipes.
export const filterOff = '<needs/> (diet filter off)'
export const change = 'Change<hidden> diets and allergies</hidden>'
export const onlyMyDiets = 'Only what fits my diet: <diets/>'

// The sheet.
export const dietsAndAllergies = 'Diets and allergies'
export const closeSheet = 'Close without saving'
export const checkLabels =
  'We check every ingredient, but brands differ. If you have an allergy, check the label too.'
