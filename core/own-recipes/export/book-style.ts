/**
 * One page of paper or screen for each recipe, found by its number: browsers can't print page numbers into contents.
 * Fonts that every system has, as the file works without a network.
 */
export const BOOK_STYLE = `
:root { color-scheme: light; --ink: #221a14; --soft: #6a5d52; --line: #d9cdbf; --accent: #9a3412; --paper: #fffdf9; }
* { box-sizing: border-box; }
html { background: #efe8de; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; color: var(--ink); font: 1.0625rem/1.5 Charter, "Bitstream Charter", "Iowan Old Style", Cambria, Georgia, serif; overflow-wrap: break-word; }
h1, h2, h3, .number { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; line-height: 1.15; text-wrap: balance; }
a { color: inherit; text-underline-offset: .15em; }
.page { max-width: 50rem; margin: 1rem auto; padding: clamp(1.25rem, 5vw, 3.5rem); background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; }
.cover { display: grid; min-height: 80vh; align-content: center; justify-items: center; text-align: center; }
.cover h1 { margin: 0; padding: 2rem 0; border-block: 3px double var(--accent); font-size: clamp(2.25rem, 9vw, 4.25rem); font-weight: 600; }
.cover p { color: var(--soft); }
.contents h2 { margin: 0 0 1rem; font-size: 2rem; }
.contents h3 { margin: 1.5rem 0 .25rem; color: var(--accent); font-size: 1.125rem; }
.contents ol { margin: 0; padding: 0; list-style: none; }
.contents a { display: flex; align-items: baseline; gap: .75rem; padding: .375rem 0; text-decoration: none; }
.contents a:hover { text-decoration: underline; }
.contents .number { flex: none; width: 2.5rem; color: var(--soft); text-align: right; font-variant-numeric: tabular-nums; }
.eyebrow { display: flex; justify-content: space-between; gap: 1rem; margin: 0; color: var(--accent); font-size: .9375rem; }
.recipe h2 { margin: .25rem 0 .75rem; font-size: clamp(1.75rem, 6vw, 2.5rem); font-weight: 600; }
.facts { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0 0 1rem; padding: .5rem 0; border-block: 1px solid var(--line); font-size: .9375rem; }
.facts div { display: flex; gap: .375rem; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; }
.photo { display: block; width: 100%; max-height: 24rem; margin: 0 0 1rem; object-fit: cover; border-radius: .375rem; }
.more { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .5rem; margin: 1rem 0 0; }
.extra { width: 100%; height: 7rem; object-fit: cover; border-radius: .375rem; }
.lead { white-space: pre-line; }
.columns { display: grid; gap: 0 2.5rem; }
.columns h3, .notes h3 { margin: 1rem 0 .5rem; color: var(--accent); font-size: 1.25rem; }
.columns h4 { margin: .875rem 0 .25rem; font-size: 1rem; }
.ingredients ul { margin: 0; padding: 0; list-style: none; }
.ingredients li { padding: .25rem 0; border-bottom: 1px solid var(--line); }
.steps { margin: 0; padding-left: 1.75rem; }
.steps li { margin-bottom: .625rem; padding-left: .25rem; white-space: pre-line; }
.steps li::marker { color: var(--accent); font-weight: 700; }
.steps em { display: block; color: var(--soft); }
.notes { margin-top: 1.25rem; padding: .25rem 1rem .875rem; border-left: 3px solid var(--accent); background: #faf3e8; }
.notes p { margin: .375rem 0 0; white-space: pre-line; }
.tags { margin: -.375rem 0 1rem; color: var(--soft); font-size: .9375rem; }
.small { margin: 1rem 0 0; color: var(--soft); font-size: .875rem; }
@media (min-width: 44rem), print { .columns { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); } }
@page { size: auto; margin: 16mm 15mm 18mm; }
@media print {
  html, body { background: none; }
  body { font-size: 10.5pt; }
  .page { max-width: none; margin: 0; padding: 0; border: 0; border-radius: 0; background: none; }
  .contents, .recipe { break-before: page; }
  .cover { min-height: 0; height: 230mm; }
  .contents { columns: 2; column-gap: 10mm; }
  .contents h2 { column-span: all; }
  .contents h3, .recipe h2, .columns h3, .columns h4 { break-after: avoid; }
  .contents li, .ingredients li, .steps li, .photo, .more { break-inside: avoid; }
  .contents a { padding: .125rem 0; }
  .photo { max-height: 85mm; }
  .back { display: none; }
  .notes { background: none; print-color-adjust: exact; }
}
`.trim()
