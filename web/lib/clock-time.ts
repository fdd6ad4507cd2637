/** As the phone shows it: "17:02", "5:02 PM". The words around it are English, whatever the phone speaks. */
export const clockTime = (at: number | Date): string =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(at)
