export const title = 'Add to Home Screen'
export const text =
  'Install Sous for quick access to your recipes. It opens like any other app, even offline.'
export const install = 'Install'
export const later = 'Maybe Later'
export const close = 'Close'
