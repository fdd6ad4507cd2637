import { z } from 'zod'
import { GUIDE_PAGES } from './order.ts'

/**
 * How a guide is structured. One file per guide, `content/guides/<address>.ts`, that exports `guide: Guide`; the page
 * `web/pages/<address>.tsx` passes it to `GuidePage` in `web/features/guides/guide-page.tsx` and does nothing else
 * (`<GuidePage guide={guide} figures={{ name: Drawing }} />`; figures only where the guide has some).
 *
 * - A section has an id (its deep link), a title and blocks. With `tab` it belongs to that tab; sections without one are
 *   above the tabs when they come before the first tabbed section, and below them when they come after.
 * - Markup in texts: `**bold**` and `[words](target)`. A target is a page's name in web/paths.ts with or without a
 *   section: `foodSafety`, `foodSafety#storage`, or `#storage` on the same page.
 * - A `figure` is a drawing or a control that the page supplies by name.
 * - `art` is a name of web/ui/food-art/names.ts, `emoji` one included in web/ui/food-art/emoji.svg.
 * - Facts that the chat also states come from content/assistant or core/assistant; they are imported, never duplicated.
 */
const text = z.string().min(1)
const id = z.string().regex(/^[a-z][a-z0-9-]*$/)
/** A page's name, a section, or both. A test checks that they exist. */
const target = z.string().regex(/^([a-zA-Z]+)?(#[a-z][a-z0-9-]*)?$/)

const linkSchema = z.strictObject({ label: text, to: target })

const cardSchema = z.strictObject({
  title: text,
  /** A word or two beside the title: "Beginner", "In season now". */
  badge: z
    .strictObject({ text, tone: z.enum(['accent', 'herb', 'turmeric', 'clay', 'danger']).optional() })
    .optional(),
  emoji: z.string().optional(),
  /** The figure that the card is about, displayed large: "165 °F (74 °C)". */
  value: z.string().optional(),
  text: z.string().optional(),
  /** Label and value, in a small list: "Keeps", "3–5 days". */
  facts: z.array(z.tuple([text, text])).optional(),
  points: z.array(text).optional(),
  link: linkSchema.optional(),
})
export type GuideCard = z.infer<typeof cardSchema>

const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), paragraphs: z.array(text).min(1) }),
  z.strictObject({
    kind: z.literal('list'),
    title: z.string().optional(),
    ordered: z.boolean().optional(),
    items: z.array(text).min(2),
  }),
  /** Numbered, each with a title. */
  z.strictObject({
    kind: z.literal('steps'),
    items: z.array(z.strictObject({ title: text, text })).min(2),
  }),
  z.strictObject({
    kind: z.literal('cards'),
    /** A heading above this group of cards. */
    title: z.string().optional(),
    columns: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
    cards: z.array(cardSchema).min(1),
  }),
  /** The first column names the row. On a phone each row becomes a small card. */
  z.strictObject({
    kind: z.literal('table'),
    caption: text,
    columns: z.array(text).min(2),
    rows: z.array(z.array(z.string())).min(1),
    /** Adds a search field with this label; for long tables. */
    search: z.string().optional(),
  }),
  z.strictObject({
    kind: z.literal('do-dont'),
    do: z.array(text).min(1),
    dont: z.array(text).min(1),
  }),
  z.strictObject({ kind: z.literal('callout'), tone: z.enum(['tip', 'warning']), title: text, text }),
  z.strictObject({ kind: z.literal('figure'), name: id }),
  /** Links styled as next steps; the first is the primary one. */
  z.strictObject({ kind: z.literal('actions'), links: z.array(linkSchema).min(1) }),
])
export type GuideBlock = z.infer<typeof blockSchema>
export type BlockOf<Kind extends GuideBlock['kind']> = Extract<GuideBlock, { kind: Kind }>

export const sectionSchema = z.strictObject({
  id,
  title: text,
  /** The `id` of the tab that contains it. */
  tab: id.optional(),
  intro: z.string().optional(),
  blocks: z.array(blockSchema).min(1),
})
export type GuideSection = z.infer<typeof sectionSchema>

const tabSchema = z.strictObject({
  id,
  label: text,
  /** The name of an icon in web/features/guides/tab-icons.ts. */
  icon: text,
})

/** An official fact names its source, organization and document. */
const sourceSchema = z.strictObject({ body: text, document: text })

export const guideSchema = z
  .strictObject({
    page: z.enum(GUIDE_PAGES),
    /** The opening paragraph. */
    lead: text,
    /** A search field over the whole guide; for long ones. */
    search: z.boolean().optional(),
    tabs: z.array(tabSchema).min(2).optional(),
    sections: z.array(sectionSchema).min(2),
    sources: z.array(sourceSchema).optional(),
    /** Matching recipes from the collection: what to search for. */
    related: z.strictObject({
      title: text,
      search: z.string().optional(),
      diets: z.array(text).optional(),
      difficulty: z.string().optional(),
      minutes: z.number().optional(),
    }),
  })
  .superRefine(({ tabs = [], sections }, context) => {
    const ids = [...sections.map((one) => one.id), ...tabs.map((one) => one.id)]
    for (const twice of ids.filter((one, at) => ids.indexOf(one) !== at))
      context.addIssue({ code: 'custom', message: `Two things are called #${twice}.` })
    for (const { id: own, tab } of sections)
      if (tab && !tabs.some((one) => one.id === tab))
        context.addIssue({ code: 'custom', message: `#${own} stands in a tab ${tab} that is not there.` })
    for (const { id: own } of tabs)
      if (!sections.some(({ tab }) => tab === own))
        context.addIssue({ code: 'custom', message: `The tab ${own} is empty.` })
    for (const section of sections)
      for (const block of section.blocks)
        if (block.kind === 'table' && block.rows.some((row) => row.length !== block.columns.length))
          context.addIssue({
            code: 'custom',
            message: `A row of #${section.id} has too many or too few cells.`,
          })
  })
export type Guide = z.infer<typeof guideSchema>
/** The part of a guide that its table of contents and deep links need. */
export type Outline = Pick<Guide, 'sections' | 'tabs'>
