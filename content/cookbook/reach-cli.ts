import { drawPantries, reachOf, reachTable } from './reach.ts'

process.stdout.write(`${reachTable(reachOf(drawPantries()))}\n`)
