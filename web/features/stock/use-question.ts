import { useEffect, useMemo } from 'react'
import type { StockItem } from '#core/stock/item.ts'
import { questionsFor } from '#core/stock/questions.ts'
import { questionShown, shownQuestions } from '#web/state/stock/shown-questions.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'

/** The one question worth asking now, if any. `popular` are foods that many recipes use, the most used first. */
export function useQuestion(items: readonly StockItem[], popular: readonly string[]): StockItem | undefined {
  const question = useMemo(() => {
    const ranks = new Map(popular.map((name, at) => [name, 1 - at / (popular.length + 1)]))
    const weight = ({ name, fact }: StockItem) => ranks.get(fact?.food ?? name) ?? 0.1
    const now = new Date().toISOString()
    return questionsFor(stockLog.records(), items, now, weight, shownQuestions.get())[0]
  }, [items, popular])
  const name = question?.name
  useEffect(() => {
    if (name !== undefined) questionShown(name)
  }, [name])
  return question
}
