import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { notify } from '#web/lib/toast.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { EXPORTS, type ExportKind } from './download.ts'
import * as strings from './strings.ts'

const ITEM =
  'flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 rounded-sm px-3 py-2 outline-none data-[highlighted]:bg-accent-soft'

export interface MenuAction {
  label: string
  icon: ReactNode
  onSelect: () => void
}

interface MoreMenuProps {
  onExport: (kind: ExportKind) => Promise<void>
  /** Before printing and exports. */
  actions?: readonly MenuAction[]
  /** The content of its button. */
  children: ReactNode
}

/** The recipe on paper, or as a file for other tools. It mounts open (more-button.tsx). */
export function MoreMenu({ onExport, actions = [], children }: MoreMenuProps) {
  const save = (kind: ExportKind) =>
    onExport(kind).catch(() =>
      notify({
        title: strings.exportFailedTitle,
        description: strings.exportFailedText,
        variant: 'destructive',
      }),
    )
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger
        aria-label={strings.menuLabel}
        className={buttonLook({ variant: 'outline', size: 'icon' })}
      >
        {children}
      </DropdownMenu.Trigger>
      {/* Rendered in place, not at the end of the body: there it would be outside every landmark. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        // Below is the bar of a phone.
        collisionPadding={{ top: 12, left: 12, right: 12, bottom: 76 }}
        className="z-30 min-w-64 rounded-card border border-line bg-raised p-2 shadow-lift data-[state=open]:animate-fade-in"
      >
        {actions.map(({ label, icon, onSelect }) => (
          // After the menu has closed: a dialog takes the focus then.
          <DropdownMenu.Item key={label} onSelect={() => setTimeout(onSelect)} className={ITEM}>
            <span className="flex items-center gap-3 font-semibold">
              {icon}
              {label}
            </span>
          </DropdownMenu.Item>
        ))}
        {actions.length > 0 && <DropdownMenu.Separator className="my-1 h-px bg-line" />}
        {/* After the menu has closed, so that it isn't on the paper. */}
        <DropdownMenu.Item onSelect={() => setTimeout(() => print())} className={ITEM}>
          <span className="font-semibold">{strings.print}</span>
        </DropdownMenu.Item>
        <DropdownMenu.Separator className="my-1 h-px bg-line" />
        <DropdownMenu.Label className="px-3 pt-1 text-muted text-sm">
          {strings.exportTitle}
        </DropdownMenu.Label>
        {EXPORTS.map(({ kind, label, note }) => (
          <DropdownMenu.Item key={kind} onSelect={() => save(kind)} className={ITEM}>
            <span className="font-semibold">{label}</span>
            <span className="text-muted text-sm">{note}</span>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
