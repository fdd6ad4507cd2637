import { getSupabase } from '#web/lib/supabase.ts'

const BUCKET = 'avatars'
const prefix = `${BUCKET}/`

/** An uploaded picture is named by its place in our bucket; anything else is an address on the web. */
export const isUploaded = (avatarUrl: string) => avatarUrl.startsWith(prefix)
const fileOf = (avatarUrl: string) => avatarUrl.slice(prefix.length)

/** Each picture is a file of its own, so that no cache ever shows the last one. */
export async function uploadAvatar(userId: string, picture: Blob): Promise<string> {
  const storage = (await getSupabase()).storage.from(BUCKET)
  const file = `${userId}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`
  const { error } = await storage.upload(file, picture, { contentType: picture.type })
  if (error) throw new Error(error.message)
  return `${prefix}${file}`
}

export async function removeAvatar(avatarUrl: string) {
  if (!isUploaded(avatarUrl)) return
  await (await getSupabase()).storage.from(BUCKET).remove([fileOf(avatarUrl)])
}

export async function downloadAvatar(avatarUrl: string): Promise<Blob> {
  const storage = (await getSupabase()).storage.from(BUCKET)
  const { data, error } = await storage.download(fileOf(avatarUrl))
  if (error) throw new Error(error.message)
  return data
}
