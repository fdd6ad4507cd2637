/** All ingredients, to be set out before cooking starts. */
export function SetOutScreen({
  lines,
  equipment,
}: {
  lines: readonly string[]
  equipment: readonly string[]
}) {
  return (
    <>
      <h2 className="text-3xl">Set everything out</h2>
      <ul className="mt-6 grid gap-x-10 text-xl sm:grid-cols-2">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may contain the same line twice, and lines never move
          <li key={at} className="border-line border-b py-2.5">
            {line}
          </li>
        ))}
      </ul>
      {equipment.length > 0 && <p className="mt-6 text-muted">You need: {equipment.join(', ')}.</p>}
    </>
  )
}
