/** One load in a process of its own, so that its memory is that of the load. */
import { connect } from '#server/database/open.ts'
import { loadProducts } from '#server/database/products/load.ts'

const [file = '', url = ''] = process.argv.slice(2)
const sql = connect(url, 1, { idleSeconds: 0, lifeSeconds: null })
const started = performance.now()
const done = await loadProducts({ file, sql, signal: new AbortController().signal })
const ms = performance.now() - started
await sql.end()
process.stdout.write(JSON.stringify({ ...done, ms, peak: process.resourceUsage().maxRSS * 1024 }))
