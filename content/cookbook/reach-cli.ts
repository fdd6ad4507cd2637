import { drawPantries, reachOf, reachTable } from './reach.ts'
import { drawSmallPantries, openPantries, readinessOf, readyTable } from './ready-reach.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)

print(reachTable(reachOf(drawPantries())))
const small = readinessOf(drawSmallPantries())
print(`\n${small.length} near-empty kitchens: 5 to 8 common foods and the staples of the app\n`)
print(readyTable(small))
print(`\nsome that find no ready meal\n${openPantries(small)}`)
