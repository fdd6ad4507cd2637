export const linkGone = 'This link doesn’t work anymore.'
