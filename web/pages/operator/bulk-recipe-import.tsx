import { OperatorGate } from '#web/features/operator/operator-gate.tsx'
import { BulkImport } from '#web/features/scraping/bulk-import.tsx'
import { sitePage } from '#web/site-map.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import * as strings from './strings.ts'

export default function BulkRecipeImport() {
  const { title, section } = sitePage('bulkRecipeImport')
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        {strings.bulkImportLead}
      </PageHeading>
      <OperatorGate>
        <BulkImport />
      </OperatorGate>
    </div>
  )
}
