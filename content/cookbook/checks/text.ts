import { scalesAgree, temperaturesIn } from '#core/recipes/temperatures.ts'
import type { CookbookRecipe } from '../record.ts'

/** Praise and buzzwords that say nothing about the food. */
const BANNED =
  /\b(?:best[- ]ever|the best|ultimate|amazing(?:ly)?|mouth-?watering|delicious(?:ly)?|yummy|yum|to die for|world's|guilt[- ]free|skinny|exotic|foolproof|fool-proof|game[- ]changer|epic|insane(?:ly)?|heavenly|scrumptious|finger-licking|crowd[- ]pleas\w+|elevat(?:e|es|ed)|authentic|perfect(?:ly|ion)?|famous|incredible|irresistible|to perfection|melt[- ]in[- ]your[- ]mouth|flavor bomb|bursting with|superfood|clean eating|detox|grandma\w*|grandmother\w*|mom's|my|our|easy-peasy|magic(?:al)?|simply the|nestled|symphony|treat yourself|indulgen\w+|a hug in)\b/i
const SMALL_WORDS = new Set(
  'a an and as at but by for from in of on or over the to with without de la al alla e en au aux con no'.split(
    ' ',
  ),
)

function checkTitle(title: string): string[] {
  const problems: string[] = []
  for (const [i, word] of title.split(/\s+/).entries()) {
    const plain = word.replace(/^[("'-]+/, '')
    if (i > 0 && SMALL_WORDS.has(plain)) continue
    if (/^[a-z]/.test(plain)) problems.push(`title: '${word}' should start with a capital (Title Case)`)
  }
  if (/[.!?]$/.test(title)) problems.push('title: no mark at the end')
  return problems
}

function checkSentences(where: string, text: string): string[] {
  const problems: string[] = []
  if (!/^[A-Z0-9]/.test(text)) problems.push(`${where}: should start with a capital`)
  if (!/[.)]$/.test(text)) problems.push(`${where}: should end with a full stop`)
  if (text.includes('!')) problems.push(`${where}: no exclamation marks`)
  if (/ {2}|^\s|\s$/.test(text)) problems.push(`${where}: stray spaces`)
  const banned = BANNED.exec(text)
  if (banned)
    problems.push(`${where}: '${banned[0]}' is a marketing word or a person; say what it tastes like instead`)
  return problems
}

/** How times, fractions and temperatures are written. */
function checkStyle(where: string, text: string): string[] {
  const problems: string[] = []
  const dashed = /\d+\s*[-–—]\s*\d+\s*(?:min|sec|hour|hr)\w*/i.exec(text)
  if (dashed) problems.push(`${where}: write '${dashed[0]}' as '10 to 12 minutes'`)
  const short = /\b\d+\s*(?:mins?|secs?|hrs?|tbsp|tsp|lbs?|oz)\b/i.exec(text)
  if (short) problems.push(`${where}: spell out '${short[0]}'`)
  if (/[½¼¾⅓⅔⅛⅜⅝⅞]/.test(text)) problems.push(`${where}: write fractions as 1/2`)
  for (const temperature of temperaturesIn(text)) {
    if (temperature.given !== 'both')
      problems.push(
        `${where}: '${temperature.text}' needs both scales: '${temperature.fahrenheit}°F (${temperature.celsius}°C)'`,
      )
    else if (!/°F.*°C/.test(temperature.text))
      problems.push(`${where}: write '${temperature.text}' as '375°F (190°C)'`)
    else if (!scalesAgree(temperature))
      problems.push(
        `${where}: '${temperature.text}' does not agree: ${temperature.fahrenheit}°F is ${Math.round(((temperature.fahrenheit - 32) * 5) / 9)}°C`,
      )
  }
  return problems
}

/** Wording of title, description, steps and storage. */
export function checkText(recipe: CookbookRecipe): string[] {
  const problems = [...checkTitle(recipe.title), ...checkSentences('description', recipe.description)]
  const banned = BANNED.exec(recipe.title)
  if (banned) problems.push(`title: '${banned[0]}' is a marketing word or a person`)
  for (const [i, step] of recipe.steps.entries()) {
    const where = `step ${i + 1}`
    if (/^\d+[.)]/.test(step)) problems.push(`${where}: no number at the front, the page adds it`)
    problems.push(...checkSentences(where, step), ...checkStyle(where, step))
  }
  problems.push(...checkSentences('storage', recipe.storage), ...checkStyle('storage', recipe.storage))
  const firsts = recipe.steps.map((step) => step.slice(0, 40).toLowerCase())
  if (new Set(firsts).size < firsts.length) problems.push('two steps begin with the same words')
  return problems
}
