import { legalSections } from '#content/legal.ts'
import { settings } from '#web/api/settings.ts'
import { MailAddress } from '#web/features/about/mail-address.tsx'
import { Contents } from '#web/features/guides/contents.tsx'
import { SectionView } from '#web/features/guides/section-view.tsx'
import { useSectionLink } from '#web/features/guides/use-section-link.ts'
import { sitePage } from '#web/site-map.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as strings from './strings.ts'

const outline = { sections: legalSections(settings) }
const figures = { 'mail-address': MailAddress }

/** Long and meant for lookup, so it has the layout of a guide. */
export default function Legal() {
  const { title, section } = sitePage('legal')
  useSectionLink(outline)
  return (
    <div className="guide wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {strings.legalLead}
      </PageHeading>
      <div className="items-start gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem]">
        <aside className="print:hidden lg:sticky lg:top-32 lg:order-2">
          <Contents guide={outline} />
        </aside>
        <div className="grid min-w-0 gap-14 max-lg:mt-10">
          {outline.sections.map((one) => (
            <SectionView key={one.id} section={one} figures={figures} />
          ))}
        </div>
      </div>
    </div>
  )
}
