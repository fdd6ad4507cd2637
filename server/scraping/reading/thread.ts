import { parentPort } from 'node:worker_threads'
import { readFeed } from '../discover/feed.ts'
import { readSitemap } from '../discover/sitemap.ts'
import { grounded } from '../enhance/grounded.ts'
import { judgeAgain } from '../enhance/judge-again.ts'
import type { Answer, Task } from './messages.ts'
import { readPageContent } from './read-page.ts'

const read = ({ kind, input }: Task) => {
  switch (kind) {
    case 'page':
      return readPageContent(input)
    case 'sitemap':
      return readSitemap(input.bytes)
    case 'feed':
      return readFeed(input.bytes)
    case 'judge':
      return judgeAgain(input)
    case 'ground':
      return grounded(input)
  }
}

const answer = async (task: Task): Promise<Answer> => {
  try {
    return { result: await read(task) }
  } catch (error) {
    return { failed: (error as Error).message }
  }
}

/** The first page costs a hundred others: everything is built and compiled for it, which is no fault of the page. */
const WARM = `<title>Soup</title><h1>Soup</h1><h2>Ingredients</h2><ul><li>1 onion<li>200 g lentils<li>1 l stock</ul>
<h2>Method</h2><ol><li>Fry the onion.<li>Add the lentils and the stock and simmer for 20 minutes.</ol>`
readPageContent({
  url: 'https://pot.example/',
  status: 200,
  contentType: 'text/html',
  bytes: new TextEncoder().encode(WARM),
})

parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answer(task)))
parentPort?.postMessage({ ready: true } satisfies Answer)
