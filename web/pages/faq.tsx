import ArrowLeft from 'lucide-react/icons/arrow-left'
import { FaqGroups } from '#web/features/contact/faq-groups.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as strings from './strings.ts'

export default function Faq() {
  const { title, section } = sitePage('faq')
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section} art="contact">
        {strings.faqLead}
      </PageHeading>
      <FaqGroups />
      <div className="mt-10 border-line border-t pt-8">
        <LinkButton to={paths.contact()} variant="outline">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {strings.backToContact}
        </LinkButton>
      </div>
    </div>
  )
}
