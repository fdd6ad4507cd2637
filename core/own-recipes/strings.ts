// In exported files
export const ownNote = 'Note'
