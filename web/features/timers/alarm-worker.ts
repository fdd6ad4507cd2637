/** Runs timers in a worker, where browsers don't throttle them: in a hidden tab a page's own may be a minute late. */
let alarm: ReturnType<typeof setTimeout> | undefined

self.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
  clearTimeout(alarm)
  if (data === null) return
  alarm = setTimeout(() => self.postMessage('due'), Math.max(0, data - Date.now()))
})
