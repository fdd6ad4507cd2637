import { parseLine } from '#core/ingredients/parse-line.ts'
import {
  type Base,
  type Part,
  ROLES,
  type Role,
  type SubstitutionRecord,
  type Swap,
} from '#core/substitutions/record.ts'
import { USES, type Use } from '#core/substitutions/uses.ts'

/**
 * Name, how much, what changes, a tip, and where it fits.
 * How much: "1" the same amount, "3/4" of it, "1 tbsp lemon juice + 1 cup milk, scant" for the record's base amount,
 * "1 tbsp = 1 tsp dried basil" for a base of its own, "3/4 of milk + 1/4 of butter" by shares.
 * Where: "fits cake muffins; only breading; ruins meringue".
 */
type SwapRow = readonly [substitute: string, ratio: string, impact: string, notes: string, where?: string]

/** Name, base amount, its function in a dish, the swaps (best first), and notes that apply to all of them. */
type Row = readonly [
  ingredient: string,
  base: string,
  roles: string,
  swaps: readonly SwapRow[],
  ...warnings: string[],
]

const fraction = (text: string): number => {
  const [over = '', under = '1'] = text.split('/')
  return Number(over) / Number(under)
}

function baseOf(text: string): Base {
  const { quantity, unit } = parseLine(`${text} thing`)
  if (!quantity) throw new Error(`no amount in "${text}"`)
  return { amount: quantity.min, unit }
}

function partOf(text: string): Part {
  const share = /^(\d+(?:\/\d+)?) of (.+)$/.exec(text)
  const [words = '', note = ''] = (share?.[2] ?? text).split(', ')
  if (share) return { amount: fraction(share[1] ?? ''), unit: 'share', label: words, note }
  const match = /^((?:\d+ )?\d+(?:\/\d+)?) (.+)$/.exec(words)
  if (!match) throw new Error(`no amount in "${text}"`)
  const { quantity, unit } = parseLine(words)
  if (!quantity) throw new Error(`no amount in "${text}"`)
  const rest = match[2] ?? ''
  return { amount: quantity.min, unit, label: unit === null ? rest : rest.replace(/^\S+ /, ''), note }
}

function usesOf(where: string, word: string): Use[] {
  const listed = where
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${word} `))
  return (listed?.slice(word.length).split(',') ?? []).map((name) => {
    const use = USES.find((one) => one === name.trim())
    if (!use) throw new Error(`no use is called "${name}"`)
    return use
  })
}

function swapOf([substitute, ratio, impact, notes, where = '']: SwapRow, base: Base): Swap {
  const [own, given] = ratio.includes(' = ') ? ratio.split(' = ') : [undefined, ratio]
  const parts = /^\d+(\/\d+)?$/.test(given ?? '')
    ? [{ amount: fraction(given ?? ''), unit: 'share', label: substitute, note: '' }]
    : (given ?? '').split(' + ').map(partOf)
  return {
    substitute,
    base: own ? baseOf(own) : base,
    parts,
    impact,
    notes,
    fits: usesOf(where, 'fits'),
    only: usesOf(where, 'only'),
    ruins: usesOf(where, 'ruins'),
  }
}

function roleOf(name: string): Role {
  const role = ROLES.find((one) => one === name)
  if (!role) throw new Error(`no role is called "${name}"`)
  return role
}

export const substitutions = (rows: readonly Row[]): SubstitutionRecord[] =>
  rows.map(([ingredient, base, roles, swaps, ...warnings]) => ({
    ingredient,
    roles: roles.split(' ').map(roleOf),
    swaps: swaps.map((swap) => swapOf(swap, baseOf(base))),
    warnings,
  }))
