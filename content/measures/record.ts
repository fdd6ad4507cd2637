/** "flour .52|honey 1.42": vocabulary names, each with a figure. */
export function figures(text: string): Readonly<Record<string, number>> {
  return Object.fromEntries(
    text
      .split(/[|\n]/)
      .map((entry) => /^(.*) (\S+)$/.exec(entry.trim()))
      .flatMap((match) => (match ? [[match[1] ?? '', Number(match[2])]] : [])),
  )
}
