import * as strings from './strings.ts'

/** The two buttons for pictures. */
export const FILE_WORDS = {
  receipt: { label: strings.receipt, filesLabel: strings.receiptFiles },
  photo: { label: strings.photo, filesLabel: strings.photoFiles },
}
