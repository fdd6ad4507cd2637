/** Whether this browser can show notifications that the server sends. On iPhones only the installed app can. */
export const canNotify = (): boolean =>
  typeof window !== 'undefined' &&
  'PushManager' in window &&
  'Notification' in window &&
  'serviceWorker' in navigator
