import ArrowLeft from 'lucide-react/icons/arrow-left'
import { FaqGroups } from '#web/features/contact/faq-groups.tsx'
import { paths } from '#web/paths.ts'
import { sitePage } from '#web/site-map.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function Faq() {
  const { title, section } = sitePage('faq')
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section} art="contact">
        Short answers to the questions cooks ask most.
      </PageHeading>
      <FaqGroups />
      <div className="mt-10 border-line border-t pt-8">
        <LinkButton to={paths.contact()} variant="outline">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back to Contact & Support
        </LinkButton>
      </div>
    </div>
  )
}
