import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { avatarProxyPath, isAvatar } from '#core/contracts/profile.ts'
import { downloadAvatar, isUploaded } from './avatar-storage.ts'

interface AvatarProps {
  /** The location of the picture, if any. */
  url: string | null | undefined
  /** A picture that isn't saved yet; it takes precedence over the URL. */
  picture?: Blob
  initials: string
  className?: string
}

/** The picture if one can be shown, else the initials. Decorative: the name is next to it. */
export function Avatar({ url, picture, initials, className }: AvatarProps) {
  const uploaded = url && isUploaded(url) ? url : undefined
  const { data: file } = useQuery({
    queryKey: ['avatar', uploaded],
    queryFn: () => downloadAvatar(uploaded ?? ''),
    enabled: uploaded !== undefined && !picture,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const local = useObjectUrl(picture ?? (uploaded ? file : undefined))
  const remote = url && !uploaded && !picture && isAvatar(url) ? avatarProxyPath(url) : undefined
  const source = local ?? remote
  const [broken, setBroken] = useState<string>()
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center overflow-hidden rounded-chip border border-line bg-accent-soft font-display text-accent',
        className,
      )}
    >
      {source && broken !== source ? (
        <img src={source} alt="" className="size-full object-cover" onError={() => setBroken(source)} />
      ) : (
        initials
      )}
    </span>
  )
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<string>()
  useEffect(() => {
    if (!blob) return setMade(undefined)
    const url = URL.createObjectURL(blob)
    setMade(url)
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return blob ? made : undefined
}
