export const photoUnreadable = 'We couldn’t read the photo.'
