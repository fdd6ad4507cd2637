import { getSupabase } from '#web/api/supabase.ts'

const BUCKET = 'avatars'
const prefix = `${BUCKET}/`

/** An uploaded picture is identified by its path in our bucket; anything else is a web URL. */
export const isUploaded = (avatarUrl: string) => avatarUrl.startsWith(prefix)
const fileOf = (avatarUrl: string) => avatarUrl.slice(prefix.length)

const OVER_QUOTA = 413

/** Each picture has its own file name, so that no cache ever shows the previous one. */
export async function uploadAvatar(userId: string, picture: Blob, inUse: string | null): Promise<string> {
  const storage = (await getSupabase()).storage.from(BUCKET)
  const file = `${userId}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`
  const upload = () => storage.upload(file, picture, { contentType: picture.type })
  let { error } = await upload()
  // An account can have 20 files and needs one: the others were left behind by interrupted saves.
  if (error?.status === OVER_QUOTA && (await removeOtherAvatars(userId, inUse))) ({ error } = await upload())
  if (error) throw new Error(error.message)
  return `${prefix}${file}`
}

/** Deletes all pictures except this one, and reports whether there were any. Failures are retried with the next save. */
export async function removeOtherAvatars(userId: string, inUse: string | null): Promise<boolean> {
  const storage = (await getSupabase()).storage.from(BUCKET)
  const { data } = await storage.list(userId)
  const others = (data ?? [])
    .map(({ name }) => `${userId}/${name}`)
    .filter((file) => `${prefix}${file}` !== inUse)
  if (others.length === 0) return false
  return (await storage.remove(others)).error === null
}

export async function downloadAvatar(avatarUrl: string): Promise<Blob> {
  const storage = (await getSupabase()).storage.from(BUCKET)
  const { data, error } = await storage.download(fileOf(avatarUrl))
  if (error) throw new Error(error.message)
  return data
}
