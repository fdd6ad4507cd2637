import Flashlight from 'lucide-react/icons/flashlight'
import FlashlightOff from 'lucide-react/icons/flashlight-off'
import ScanBarcode from 'lucide-react/icons/scan-barcode'
import Square from 'lucide-react/icons/square'
import SwitchCamera from 'lucide-react/icons/switch-camera'
import Video from 'lucide-react/icons/video'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import * as strings from './strings.ts'

interface CameraPanelProps {
  isOn: boolean
  isStarting: boolean
  trouble?: keyof typeof strings.cameraTrouble
  /** What is said under the picture. */
  status: ReactNode
  onStart: () => void
  onStop: () => void
  onSwitch: () => void
  /** Whether the camera's lamp is on; undefined if it has none. */
  isLit: boolean | undefined
  onLight: (lit: boolean) => void
  /** The video with its overlay. It is mounted before the camera starts: the stream needs a target. */
  children: ReactNode
}

/** The camera on a third of the screen, with its controls over the picture. */
export function CameraPanel(props: CameraPanelProps) {
  const { isOn, isStarting, trouble, status, onStart, onStop, onSwitch, isLit, onLight } = props
  return (
    <section aria-label={strings.camera} className={`${cardLook} overflow-hidden`}>
      <div
        className={
          isOn ? 'relative h-[min(34svh,26rem)] overflow-hidden bg-lens lg:h-[min(45svh,28rem)]' : undefined
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
            <p role="alert">{strings.cameraTrouble[trouble]}</p>
          ) : (
            <p className="flex items-start gap-3 text-muted text-sm">
              <ScanBarcode aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" />
              <span>
                {strings.cameraLead} {strings.staysHere}
              </span>
            </p>
          )}
          <Button
            size="lg"
            variant={trouble ? 'outline' : 'solid'}
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
