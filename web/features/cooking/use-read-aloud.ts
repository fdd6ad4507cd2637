import { useEffect, useState } from 'react'

/** Reads each new text aloud while enabled; `can` is false if the device has no voice. */
export function useReadAloud(text: string) {
  const can = typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'
  const [on, setOn] = useState(false)
  useEffect(() => {
    if (!can || !on) return
    const words = new SpeechSynthesisUtterance(text)
    words.lang = 'en-US'
    words.rate = 0.95
    speechSynthesis.speak(words)
    return () => speechSynthesis.cancel()
  }, [can, on, text])
  return { can, on, toggle: () => setOn(!on) }
}
