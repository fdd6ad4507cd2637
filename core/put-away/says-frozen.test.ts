import { expect, it } from 'vitest'
import { saysFrozen } from './says-frozen.ts'

it.each([
  'FZN PEAS',
  'FRZN CORN 1LB',
  'GV FRZ BERRIES',
  'PEAS FZ.',
  'TK Erbsen',
  'TK-SPINAT 450G',
  'Tiefkühlpizza',
  'TIEFKÜHL-ERBSEN',
  'TIEFKUEHL GEMUESE',
  'Himbeeren tiefgekühlt',
  'frozen peas',
])('%s is frozen', (text) => expect(saysFrozen(text)).toBe(true))

it.each([
  'ATK SOUP',
  'TKMAXX BOWL',
  'FZ1 DRINK',
  'FROZENSTYLE',
  'DEFROZEN',
  'CHICKEN NEVER FROZEN',
  'SALMON PREV FRZN',
  'Previously frozen shrimp',
  'PEAS',
])('%s is not', (text) => expect(saysFrozen(text)).toBe(false))
