/** Public settings, written into index.html by the server at run time so that one build serves every deployment. */
export type Settings = {
  supabaseUrl: string
  publishableKey: string
  contactEmail: string
  version: string
  /** A connected model that can see; empty when there is none. */
  visionModel: string
}

const fallback: Settings = {
  supabaseUrl: '',
  publishableKey: '',
  contactEmail: '',
  version: '',
  visionModel: '',
}

/** A page served without our server still holds the bare placeholder: then everything is same origin, without a key. */
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
