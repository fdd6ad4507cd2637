import X from 'lucide-react/icons/x'
import { Button } from './button.tsx'
import * as strings from './strings.ts'

export function ClearFilters({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="outline" onClick={onClick}>
      <X aria-hidden="true" className="size-5" />
      {strings.clearFilters}
    </Button>
  )
}
