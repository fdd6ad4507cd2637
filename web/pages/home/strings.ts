// Apart from the other pages: a catalogue with functions would add them all to the first load.
export const eyebrow = 'For home cooks'
export const title = 'Cook with what <you>you have.</you>'
export const lead = 'Type what’s in your kitchen, and Sous finds recipes that fit.'
export const trySous = 'Try Sous'
export const learnMore = 'Learn More <about>about how Sous works</about>'

// Back from the shop.
export const backFromShop = 'Back from the shop?'
export const putAway = 'Put away groceries'
