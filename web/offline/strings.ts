export const invalidRequest = 'The request is not valid.'
