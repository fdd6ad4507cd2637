// A worker thread starts without the TypeScript loader, so it registers its own.
import { register } from 'tsx/esm/api'

register()
await import('./thread.ts')
