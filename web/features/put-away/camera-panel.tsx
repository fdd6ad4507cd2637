import { clsx } from 'clsx'
import Flashlight from 'lucide-react/icons/flashlight'
import FlashlightOff from 'lucide-react/icons/flashlight-off'
import ReceiptText from 'lucide-react/icons/receipt-text'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import Square from 'lucide-react/icons/square'
import SwitchCamera from 'lucide-react/icons/switch-camera'
import Video from 'lucide-react/icons/video'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import * as strings from './strings.ts'
import { useStickyRoom } from './use-sticky-room.ts'

interface CameraPanelProps {
  isOn: boolean
  isStarting: boolean
  trouble?: keyof typeof strings.cameraTrouble
  /** What is said under the picture. */
  status: ReactNode
  onStart: () => void
  onStop: () => void
  onSwitch: () => void
  /** Reads a receipt off the picture. */
  onReceipt: () => void
  /** The ways without it. */
  onPhoto: () => void
  onType: () => void
  /** Whether the camera's lamp is on; undefined if it has none. */
  isLit: boolean | undefined
  onLight: (lit: boolean) => void
  /** The video with its overlay. It is mounted before the camera starts: the stream needs a target. */
  children: ReactNode
}

/** The camera on a third of the screen, with its controls over the picture. It stays in view while the list grows. */
export function CameraPanel(props: CameraPanelProps) {
  const { isOn, isStarting, trouble, status, onStart, onStop, onSwitch, onReceipt, isLit, onLight } = props
  const panel = useRef<HTMLElement>(null)
  useStickyRoom(panel, isOn)
  return (
    <section
      ref={panel}
      aria-label={strings.camera}
      data-camera={isOn ? 'on' : 'off'}
      className={clsx(cardLook, 'overflow-hidden', isOn && 'top-(--header) z-10 max-lg:not-short:sticky')}
    >
      <div
        className={
          isOn ? 'relative h-[min(29svh,26rem)] overflow-hidden bg-lens lg:h-[min(45svh,28rem)]' : undefined
        }
      >
        <div className={isOn ? 'h-full' : 'sr-only'}>{props.children}</div>
        {isOn && (
          <div className="dark absolute right-3 bottom-3 flex gap-2">
            {isLit !== undefined && (
              <Control
                icon={isLit ? FlashlightOff : Flashlight}
                label={isLit ? strings.lightOff : strings.lightOn}
                isPressed={isLit}
                onPress={() => onLight(!isLit)}
              />
            )}
            <Control icon={ReceiptText} label={strings.readReceiptHere} onPress={onReceipt} />
            <Control icon={SwitchCamera} label={strings.switchCamera} onPress={onSwitch} />
            <Control icon={Square} label={strings.stopCamera} onPress={onStop} />
          </div>
        )}
      </div>
      {isOn ? (
        <div className="px-3 py-2 text-sm">{status}</div>
      ) : (
        <div className="grid gap-3 p-4">
          {trouble ? (
            <div role="alert" className="grid gap-1">
              <p className="font-semibold">{strings.cameraTrouble[trouble]}</p>
              <p className="text-sm">{strings.cameraNext[trouble]}</p>
            </div>
          ) : (
            <div className="flex items-start gap-3">
              <ScanBarcode aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" />
              <div className="grid gap-1">
                <p>{strings.cameraLead}</p>
                <p className="text-muted text-sm">
                  {strings.browserAsks} {strings.whatIsSent}
                </p>
              </div>
            </div>
          )}
          {trouble && (
            <div className="flex flex-wrap gap-2">
              <Button className="flex-1 px-4!" onClick={props.onPhoto}>
                {strings.choosePhoto}
              </Button>
              <Button variant="outline" className="flex-1 px-4!" onClick={props.onType}>
                {strings.typeInstead}
              </Button>
            </div>
          )}
          <Button
            size="lg"
            variant={trouble ? 'quiet' : 'solid'}
            onClick={() => !isStarting && onStart()}
            aria-disabled={isStarting}
          >
            {isStarting ? (
              <Spinner label={strings.cameraStarting} />
            ) : (
              <Video aria-hidden="true" className="size-5" />
            )}
            {trouble ? strings.retry : strings.startCamera}
          </Button>
        </div>
      )}
    </section>
  )
}

interface ControlProps {
  icon: ComponentType<{ className?: string; 'aria-hidden': 'true' }>
  label: string
  isPressed?: boolean
  onPress: () => void
}

/** A button over the picture: its ground and its rim are seen on whatever the camera sees. */
function Control({ icon: Icon, label, isPressed, onPress }: ControlProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      className={`border ${isPressed ? 'border-lens bg-on-lens! text-lens!' : 'border-on-lens/50 bg-lens/75! text-on-lens!'}`}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  )
}
