import { describe, expect, it } from 'vitest'
import { droppedFiles, sortPicked } from './picked-files.ts'

const picked = (...names: string[]) => names.map((name) => ({ file: new File(['x'], name), path: name }))
const sorted = (...names: string[]) => {
  const { papers, libraries } = sortPicked(picked(...names))
  return [papers.map(({ path }) => path), libraries.map(({ path }) => path)]
}

/** A folder in a folder, as deep as asked, with a file in each. */
function nested(depth: number): FileSystemEntry {
  const file = {
    ...{ isDirectory: false, fullPath: `/${depth}.json` },
    file: (done: (file: File) => void) => done(new File(['x'], `${depth}.json`)),
  }
  const inside = depth === 0 ? [file] : [file, nested(depth - 1)]
  const createReader = () => {
    let left = [inside]
    return {
      readEntries: (done: (some: unknown[]) => void) => {
        const [next = []] = left
        left = []
        done(next)
      },
    }
  }
  return { isDirectory: true, createReader } as unknown as FileSystemEntry
}
const dropped = (entry: FileSystemEntry) =>
  droppedFiles({ items: [{ webkitGetAsEntry: () => entry }], files: [] } as unknown as DataTransfer)

describe('droppedFiles', () => {
  it('takes everything inside of folders, and says where it stopped', async () => {
    const found = await dropped(nested(20))
    expect([found.files.length, found.isCut]).toEqual([21, false])
    expect((await dropped(nested(40))).isCut).toBe(true)
  })
})

describe('sortPicked', () => {
  it('takes photos and PDFs alone as pages', () => {
    expect(sorted('a.jpg', 'b.pdf')).toEqual([['a.jpg', 'b.pdf'], []])
  })

  it('takes a PDF beside other files as a page, and a photo as the picture of a recipe', () => {
    expect(sorted('card.pdf', 'soup.jpg', 'soup.json', 'library.zip')).toEqual([
      ['card.pdf'],
      ['soup.jpg', 'soup.json', 'library.zip'],
    ])
  })
})
