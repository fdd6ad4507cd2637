import { useEffect, useRef, useState } from 'react'
import { ExportTooLarge } from '#core/own-recipes/export/archive.ts'
import { saveFile } from '#web/lib/save-file.ts'
import * as strings from './strings.ts'
import { type ExportChoice, type FinishedExport, writeExport } from './write-export.ts'

type ExportState =
  | { step: 'choose'; error?: string }
  | { step: 'write'; done: number; all: number }
  | { step: 'finished'; result: FinishedExport; isBook: boolean }

/** Writes one file at a time; what is being written ends with the dialog. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ step: 'choose' })
  const running = useRef<AbortController>(undefined)
  const cancel = () => running.current?.abort()
  useEffect(() => () => running.current?.abort(), [])

  async function start(choice: ExportChoice) {
    cancel()
    const control = new AbortController()
    running.current = control
    const all = choice.recipes.length
    setState({ step: 'write', done: 0, all })
    const isBook = choice.format === 'book'
    try {
      const onProgress = (done: number) => {
        if (!control.signal.aborted) setState({ step: 'write', done, all })
      }
      const result = await writeExport(choice, onProgress, control.signal)
      if (!isBook) saveFile(result.file, result.name)
      setState({ step: 'finished', result, isBook })
    } catch (error) {
      if (control.signal.aborted) setState({ step: 'choose' })
      else
        setState({
          step: 'choose',
          error: error instanceof ExportTooLarge ? strings.tooLarge : strings.failed,
        })
    }
  }

  return { state, start, cancel, again: () => setState({ step: 'choose' }) }
}
