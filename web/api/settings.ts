/** Public settings, written into index.html by the server at run time so that one build serves every deployment. */
type Settings = {
  supabaseUrl: string
  publishableKey: string
  contactEmail: string
  version: string
  /** A connected vision model; empty when there is none. */
  visionModel: string
}

const fallback: Settings = {
  supabaseUrl: '',
  publishableKey: '',
  contactEmail: '',
  version: '',
  visionModel: '',
}

/** A page served without our server still has the bare placeholder: then everything is same origin, without a key. */
export function parseSettings(text: string | null | undefined): Settings {
  if (!text) return fallback
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null) return fallback
    const read = (key: keyof Settings) => {
      const value = (given as Record<string, unknown>)[key]
      return typeof value === 'string' ? value.trim() : ''
    }
    return {
      supabaseUrl: read('supabaseUrl').replace(/\/+$/, ''),
      publishableKey: read('publishableKey'),
      contactEmail: read('contactEmail'),
      version: read('version'),
      visionModel: read('visionModel'),
    }
  } catch {
    return fallback
  }
}

export const settings: Settings = parseSettings(
  typeof document === 'undefined' ? null : document.getElementById('sous-settings')?.textContent,
)

/** Where auth/v1, rest/v1, storage/v1 and functions/v1 are: another origin if set, else this one. */
export const platformUrl = (): string => settings.supabaseUrl || window.location.origin
