import * as strings from '../strings.ts'

export class NoEmbeddedDatabase extends Error {
  constructor(reason: string) {
    super(strings.noEmbedded(reason))
  }
}
