import ReceiptText from 'lucide-react/icons/receipt-text'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import X from 'lucide-react/icons/x'
import { Button } from '#web/ui/button.tsx'
import type { ShopSign } from './shop-sign.ts'
import * as strings from './strings.ts'

const LOOK = {
  receipt: { icon: ReceiptText, words: strings.shopReceipt },
  code: { icon: ScanBarcode, words: strings.shopCode },
}

interface ShopOfferProps {
  sign: ShopSign
  onPutAway: () => void
  onDismiss?: () => void
}

/** Groceries have a page of their own, which reads receipts and codes. Only a tap leads there. */
export function ShopOffer({ sign, onPutAway, onDismiss }: ShopOfferProps) {
  const { icon: Icon, words } = LOOK[sign]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-sunken py-2 pr-2 pl-3 text-sm">
      <p role="status" className="flex min-w-0 flex-[1_1_14rem] items-center gap-2">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" />
        {words}
      </p>
      <div className="flex flex-1 items-center gap-1">
        <Button size="sm" variant="outline" className="min-h-11! flex-1" onClick={onPutAway}>
          {strings.putAway}
        </Button>
        {onDismiss && (
          <Button variant="quiet" size="icon" aria-label={strings.notNow} onClick={onDismiss}>
            <X aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
    </div>
  )
}
