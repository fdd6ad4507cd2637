export const longDate = (text: string) => new Date(text).toLocaleDateString('en-US', { dateStyle: 'long' })
