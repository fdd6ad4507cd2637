import { REST_LIMITS } from '../limits.ts'
import { malformed, overLimit } from '../problem.ts'
import * as strings from '../strings.ts'

const PLAIN_NAME = /[A-Za-z_][A-Za-z0-9_$]*/y

/** Reads a text from left to right, and reports the position of a syntax error. */
export class Scanner {
  at = 0

  constructor(
    readonly text: string,
    readonly what: string,
  ) {}

  get done() {
    return this.at >= this.text.length
  }

  peek(): string {
    return this.text[this.at] ?? ''
  }

  startsWith(token: string) {
    return this.text.startsWith(token, this.at)
  }

  /** Consumes this token if it comes next. */
  take(token: string): boolean {
    if (!this.startsWith(token)) return false
    this.at += token.length
    return true
  }

  expect(token: string) {
    if (!this.take(token)) throw this.unexpected(`"${token}"`)
  }

  end() {
    if (!this.done) throw this.unexpected(strings.theEnd)
  }

  unexpected(wanted: string) {
    const found = this.done ? strings.theEnd : JSON.stringify(this.peek())
    return malformed(strings.parseFailed(this.what, this.at + 1), strings.parseFailedDetails(found, wanted))
  }

  /** Consumes what this sticky expression matches here. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  /** The name of a column, a table or an alias, plain or quoted. */
  name(): string {
    const name = this.peek() === '"' ? this.quoted() : this.match(PLAIN_NAME)
    if (name === undefined || name === '') throw this.unexpected(strings.aName)
    if (name.length > REST_LIMITS.nameChars) throw malformed(strings.nameTooLong)
    return name
  }

  /**
   * A text in double quotes, in which a backslash escapes the next character. If `before` is given, a quote not followed
   * by one of these characters belongs to the text: the client library quotes list items without escaping inner quotes.
   */
  quoted(before?: string): string {
    this.expect('"')
    let text = ''
    for (;;) {
      const char = this.peek()
      if (char === '') throw this.unexpected(strings.aClosingQuote)
      this.at++
      if (char === '"' && (before === undefined || before.includes(this.peek()))) return text
      if (char !== '\\') text += char
      else {
        text += this.peek()
        this.at++
      }
    }
  }

  /** Everything up to one of these characters. */
  until(stops: string): string {
    const from = this.at
    while (!this.done && !stops.includes(this.peek())) this.at++
    return this.text.slice(from, this.at)
  }

  /** Comma-separated items, up to a maximum. */
  list<T>(one: () => T, most: number, tooMany: (most: number) => string): T[] {
    const found: T[] = [one()]
    while (this.take(',')) {
      if (found.length >= most) throw overLimit(tooMany, most)
      found.push(one())
    }
    return found
  }
}
