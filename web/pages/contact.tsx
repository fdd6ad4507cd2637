import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Mail from 'lucide-react/icons/mail'
import { useSearchParams } from 'react-router'
import { settings } from '#web/api/settings.ts'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { FaqGroups } from '#web/features/contact/faq-groups.tsx'
import { sitePage } from '#web/site-map.ts'
import { cardLook } from '#web/ui/card.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { rich } from '#web/ui/rich.tsx'
import { type Tab, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import * as strings from './strings.ts'

const TABS: readonly Tab<'contact' | 'faq'>[] = [
  { value: 'contact', label: strings.contactTab, icon: Mail },
  { value: 'faq', label: strings.faqTab, icon: CircleHelp },
]

export default function Contact() {
  const { title, section } = sitePage('contact')
  const [search, setSearch] = useSearchParams()
  const removal = search.get('topic') === 'removal'
  const tab = search.get('tab') === 'faq' ? 'faq' : 'contact'
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section} art="contact">
        {strings.contactLead}
      </PageHeading>
      <Tabs
        label={strings.contactTabs}
        tabs={TABS}
        value={tab}
        onChange={(next) =>
          setSearch(next === 'faq' ? { tab: 'faq' } : {}, { replace: true, preventScrollReset: true })
        }
      >
        <TabPanel value="contact">
          <section aria-label={strings.contactTab} className={`${cardLook} relative max-w-prose p-5 sm:p-8`}>
            {removal && <p className="mb-5">{strings.removalHint}</p>}
            <ContactForm subject={removal ? strings.removalSubject : undefined} />
          </section>
          {settings.contactEmail && (
            <p className="mt-6 text-muted">
              {rich(strings.preferEmail, {
                address: () => (
                  <a href={`mailto:${settings.contactEmail}`} className="text-link">
                    {settings.contactEmail}
                  </a>
                ),
              })}
            </p>
          )}
        </TabPanel>
        <TabPanel value="faq">
          <FaqGroups />
        </TabPanel>
      </Tabs>
    </div>
  )
}
