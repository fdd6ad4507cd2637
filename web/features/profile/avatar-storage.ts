import { getSupabase } from '#web/api/supabase.ts'

const BUCKET = 'avatars'
const prefix = `${BUCKET}/`

/** An uploaded picture is named by its place in our bucket; anything else is an address on the web. */
export const isUploaded = (avatarUrl: string) => avatarUrl.startsWith(prefix)
const fileOf = (avatarUrl: string) => avatarUrl.slice(prefix.length)

const OVER_QUOTA = 413

/** Each picture is a file of its own, so that no cache ever shows the last one. */
export async function uploadAvatar(userId: string, picture: Blob, inUse: string | null): Promise<string> {
  const storage = (await getSupabase()).storage.from(BUCKET)
  const file = `${userId}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`
  const upload = () => storage.upload(file, picture, { contentType: picture.type })
  let { error } = await upload()
  // An account has room for 20 files and needs one: the others were left behind by saves that were interrupted.
  if (error?.status === OVER_QUOTA && (await removeOtherAvatars(userId, inUse))) ({ error } = await upload())
  if (error) throw new Error(error.message)
  return `${prefix}${file}`
}

/** Removes all pictures but this one, and reports whether there were any. One that stays for now goes with the next save. */
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
