import { useEffect, useRef, useState } from 'react'

/** Detections as text, for users who can't see the boxes: each once, however often it reappears. */
export function SpokenNames({ names }: { names: readonly string[] }) {
  const heard = useRef(new Set<string>())
  const [said, setSaid] = useState('')
  useEffect(() => {
    const fresh = [...new Set(names)].filter((name) => !heard.current.has(name)).sort()
    if (fresh.length === 0) return
    for (const name of fresh) heard.current.add(name)
    setSaid(fresh.join(', '))
  }, [names])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}
