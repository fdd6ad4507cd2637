/** What was just found comes first; the lines of a receipt stay as they are printed, to be compared with the paper. */
export function newestFirst<One extends { receipt?: string }>(items: readonly One[]): One[] {
  const batches: One[][] = []
  for (const item of items) {
    const last = batches.at(-1)
    if (last && item.receipt !== undefined && last[0]?.receipt === item.receipt) last.push(item)
    else batches.push([item])
  }
  return batches.reverse().flat()
}
