import { OperatorGate } from '#web/features/operator/operator-gate.tsx'
import { BulkImport } from '#web/features/scraping/bulk-import.tsx'
import { sitePage } from '#web/site-map.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'

export default function BulkRecipeImport() {
  const { title, section } = sitePage('bulkRecipeImport')
  return (
    <div className="wrap pb-16">
      <PageHeading title={title} eyebrow={section}>
        For operators: a fixed list of recipe pages, added to the collection in one go.
      </PageHeading>
      <OperatorGate>
        <BulkImport />
      </OperatorGate>
    </div>
  )
}
