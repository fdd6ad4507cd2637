import Trash2 from 'lucide-react/icons/trash'
import Upload from 'lucide-react/icons/upload'
import { type FormEvent, useRef, useState } from 'react'
import { NAME_MAX } from '#core/contracts/preferences.ts'
import { profileInput } from '#core/contracts/profile.ts'
import type { ProfileRow } from '#core/contracts/rows.ts'
import { notify } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { cardLook } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Avatar } from './avatar.tsx'
import { isUploaded } from './avatar-storage.ts'
import { initials } from './initials.ts'
import { useSaveProfile } from './queries.ts'
import { squarePicture } from './square-picture.ts'
import * as strings from './strings.ts'

interface ProfileFormProps {
  userId: string
  email: string
  profile: Partial<ProfileRow>
}

export function ProfileForm({ userId, email, profile }: ProfileFormProps) {
  const [name, setName] = useState(profile.display_name ?? '')
  const [url, setUrl] = useState(profile.avatar_url ?? '')
  const [picture, setPicture] = useState<Blob>()
  const [wrong, setWrong] = useState<{ display_name?: string; avatar_url?: string }>({})
  const file = useRef<HTMLInputElement>(null)
  const save = useSaveProfile(userId, profile.avatar_url ?? null)
  const ownFile = picture !== undefined || isUploaded(url)

  const choose = async (chosen: File | undefined) => {
    if (file.current) file.current.value = ''
    if (!chosen) return
    try {
      setPicture(await squarePicture(chosen))
    } catch (error) {
      notify({
        title: strings.photoNotChanged,
        description: (error as Error).message,
        variant: 'destructive',
      })
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (save.isPending) return
    const read = profileInput.safeParse({ display_name: name, avatar_url: url })
    if (!read.success) {
      const { display_name, avatar_url } = read.error.flatten().fieldErrors
      setWrong({ display_name: display_name?.[0], avatar_url: avatar_url?.[0] })
      event.currentTarget
        .querySelector<HTMLInputElement>(`[name=${display_name ? 'display_name' : 'avatar_url'}]`)
        ?.focus()
      return
    }
    setWrong({})
    save.mutate(
      { displayName: read.data.display_name, avatarUrl: read.data.avatar_url, picture },
      {
        onSuccess: (row) => {
          setPicture(undefined)
          setUrl(row.avatar_url ?? '')
        },
      },
    )
  }

  return (
    <form onSubmit={submit} noValidate className={`${cardLook} grid gap-6 p-5 sm:p-8`}>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar url={url} picture={picture} initials={initials(name, email)} className="size-24 text-3xl" />
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => file.current?.click()}>
            <Upload aria-hidden="true" className="size-5" />
            {strings.uploadPhoto}
          </Button>
          <input
            ref={file}
            type="file"
            accept="image/*"
            aria-label={strings.photoFile}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => choose(event.target.files?.[0])}
          />
          {(ownFile || url !== '') && (
            <Button
              variant="quiet"
              onClick={() => {
                setPicture(undefined)
                setUrl('')
              }}
            >
              <Trash2 aria-hidden="true" className="size-5" />
              {strings.removePhoto}
            </Button>
          )}
        </div>
      </div>
      <TextField
        label={strings.displayName}
        name="display_name"
        autoComplete="nickname"
        maxLength={NAME_MAX}
        value={name}
        onValue={setName}
        error={wrong.display_name}
      />
      <TextField label={strings.email} type="email" readOnly value={email} hint={strings.emailHint} />
      <TextField
        label={strings.avatarUrl}
        name="avatar_url"
        type="url"
        inputMode="url"
        autoComplete="photo"
        placeholder="https://"
        value={ownFile ? '' : url}
        onValue={(text) => {
          setPicture(undefined)
          setUrl(text)
        }}
        error={wrong.avatar_url}
        hint={ownFile ? strings.avatarUploadedHint : strings.avatarUrlHint}
      />
      <Button type="submit" aria-disabled={save.isPending} className="justify-self-start max-sm:w-full">
        {save.isPending && <Spinner label={strings.savingProfile} />}
        {save.isPending ? strings.saving : strings.saveProfile}
      </Button>
    </form>
  )
}
