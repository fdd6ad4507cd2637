/** Counts where browsers do not slow the clock: in a hidden tab a page's own timers may be a minute late. */
let alarm: ReturnType<typeof setTimeout> | undefined

self.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  clearTimeout(alarm)
  if (data === null) return
  alarm = setTimeout(() => self.postMessage('due'), Math.max(0, data - Date.now()))
})
