// Files and buckets
export const fileMissing = 'Name a file.'
export const fileNameInvalid = 'This file name is not valid.'
export const fileNameTooLong = 'This file name is too long.'
export const filesMissing = 'Name the files in a list.'
export const tooManyFiles = (most: number) => `Name up to ${most} files.`
export const fileTwice = 'Name each file once.'
export const fileExists = 'The resource already exists'
export const fileNotFound = 'Object not found'
export const bucketMissing = 'Name a bucket.'
export const bucketNotFound = 'Bucket not found'

// Links
export const linkLifetime = 'Links expire in 1 to 604800 seconds.'
export const linkInvalid = 'This link is not valid.'
export const linkExpired = 'This link has expired.'

// Lists
export const folderMissing = 'Name a folder.'
export const folderInvalid = 'This folder name is not valid.'
export const limitInvalid = 'limit is 1 to 1000.'
export const offsetInvalid = 'offset is 0 to 1000000.'
export const sortColumnInvalid = 'Files can’t be sorted by this.'
export const sortOrderInvalid = 'order is asc or desc.'
export const sortInvalid = 'sortBy has a column and an order.'
export const searchMissing = 'search is a text.'
export const searchTooLong = 'search has up to 100 characters.'
export const searchInvalid = 'search contains an invalid character.'

// Requests
export const bodyMissing = 'Send a JSON object.'
export const bodyInvalid = 'Send the request as JSON.'
export const cacheTimeInvalid = 'The cache time is 0 to 31536000 seconds.'
export const contentTypeMissing = 'Send the Content-Type of what you upload, such as image/png.'
export const formInvalid = 'This form is not valid: send one file, whole.'
export const refused = 'This request was refused.'
