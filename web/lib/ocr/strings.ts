import type { FileProblem } from './file-problem.ts'

export const fileProblems: Record<FileProblem, string> = {
  heavy: 'This file is too large. Photos may have 40 MB, PDFs 60 MB.',
  large: 'This photo has too many pixels. Make it smaller, or take a new one.',
  notPicture: 'This file isn’t a photo that your browser can open.',
  protected: 'This PDF is protected by a password. Save a copy without one, and try again.',
  broken: 'This PDF is damaged, or isn’t a PDF.',
  bomb: 'This PDF would unpack to more than your device can hold.',
  empty: 'This PDF has neither text nor pictures of pages.',
  slow: 'This took too long. Try fewer or smaller pages.',
  offline: 'You’re offline, and text recognition hasn’t been downloaded yet. Connect once and try again.',
  unknown: 'Something went wrong while reading it. Try again.',
}
