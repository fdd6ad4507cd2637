import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { notify } from '#web/lib/toast.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { EXPORTS, type ExportKind } from './download.ts'

/** The recipe as a file, in a format for other tools. It mounts open (export-button.tsx). */
export function ExportMenu({
  onExport,
  children,
}: {
  onExport: (kind: ExportKind) => Promise<void>
  /** The content of its button. */
  children: ReactNode
}) {
  const save = (kind: ExportKind) =>
    onExport(kind).catch(() =>
      notify({
        title: 'The file could not be made',
        description: 'Please try again in a moment.',
        variant: 'destructive',
      }),
    )
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger className={buttonLook({ variant: 'outline' })}>{children}</DropdownMenu.Trigger>
      {/* Rendered in place, not at the end of the body: there it would be outside every landmark. */}
      <DropdownMenu.Content
        align="start"
        sideOffset={8}
        collisionPadding={12}
        className="z-30 min-w-64 rounded-card border border-line bg-raised p-2 shadow-lift data-[state=open]:animate-fade-in"
      >
        {EXPORTS.map(({ kind, label, note }) => (
          <DropdownMenu.Item
            key={kind}
            onSelect={() => save(kind)}
            className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 rounded-sm px-3 py-2 outline-none data-[highlighted]:bg-accent-soft"
          >
            <span className="font-semibold">{label}</span>
            <span className="text-muted text-sm">{note}</span>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
