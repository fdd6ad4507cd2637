/** Response times and failures per endpoint. */
export function createTimes() {
  const taken = new Map<string, number[]>()
  const refused = new Map<string, number>()
  let failed = 0
  const at = (sorted: number[], share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    measure: async (name: string, ask: () => Promise<Response>): Promise<string> => {
      const started = performance.now()
      try {
        const response = await ask()
        const text = await response.text()
        if (response.status >= 500) failed++
        if (response.status >= 400)
          refused.set(`${name} ${response.status}`, (refused.get(`${name} ${response.status}`) ?? 0) + 1)
        const list = taken.get(name) ?? []
        list.push(performance.now() - started)
        taken.set(name, list)
        return response.ok ? text : ''
      } catch {
        failed++
        return ''
      }
    },
    fail: () => void failed++,
    failures: () => failed,
    print: () => {
      for (const [name, list] of taken) {
        const sorted = list.sort((a, b) => a - b)
        console.log(
          `${name.padEnd(8)} ${String(sorted.length).padStart(6)} asked   p50 ${at(sorted, 0.5).toFixed(0).padStart(5)} ms   p95 ${at(sorted, 0.95).toFixed(0).padStart(5)} ms`,
        )
      }
      for (const [what, count] of refused) console.log(`refused: ${what}, ${count} times`)
    },
  }
}
