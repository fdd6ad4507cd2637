/** A field of a form that is closed by one button: on a phone, tapping it doesn't end typing. */
export interface Saves {
  /** Saves what was typed; false where that can't be used, and the field says why. */
  save: () => boolean | Promise<boolean>
}
