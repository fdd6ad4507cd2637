import { z } from 'zod'
import { NAME_MAX } from './preferences.ts'
import * as strings from './strings.ts'

/** Where a picture may be: on the web by https, or uploaded to the avatars bucket as "avatars/{user id}/{file}". */
export const isAvatar = (text: string) =>
  /^avatars\/[0-9a-f-]{36}\/[\w.-]{1,100}$/.test(text) || /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/i.test(text)

/** The address that serves a picture from the web: our server proxies it, so that third parties don't see the reader. */
export const avatarProxyPath = (url: string) => `/images/avatar?url=${encodeURIComponent(url)}`
export const AVATAR_PIXELS = 256
export const AVATAR_UPLOAD_BYTES = 2 * 1024 * 1024

/** What the profile screen upserts into profiles (with user_id and updated_at). */
export const profileInput = z.object({
  display_name: z
    .string()
    .trim()
    .max(NAME_MAX, strings.nameTooLong(NAME_MAX))
    .transform((name) => name || null)
    .nullable(),
  avatar_url: z
    .string()
    .trim()
    .max(2000, strings.avatarTooLong)
    .refine((text) => text === '' || isAvatar(text), strings.avatarInvalid)
    .transform((text) => text || null)
    .nullable(),
})
