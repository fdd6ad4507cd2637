/** Public settings, written into index.html by the server at run time so that one build serves every deployment. */
export type Settings = {
  supabaseUrl: string
  publishableKey: string
  /** Empty: the operator gave none. */
  contactEmail: string
  /** The operator's promise; 0 without one. */
  contactReplyHours: number
  version: string
  /** The name of a connected vision model; empty when there is none. */
  visionModel: string
  /** Without a mail server, mail stays on the server, where operators can read it. */
  sendsEmail: boolean
}

const fallback: Settings = {
  supabaseUrl: '',
  publishableKey: '',
  contactEmail: '',
  contactReplyHours: 0,
  version: '',
  visionModel: '',
  sendsEmail: true,
}

/** Only our server replaces the placeholder in the page; without it the API is on the same origin and needs no key. */
export function parseSettings(text: string | null | undefined): Settings {
  if (!text) return fallback
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null) return fallback
    const read = (key: Exclude<keyof Settings, 'sendsEmail' | 'contactReplyHours'>) => {
      const value = (parsed as Record<string, unknown>)[key]
      return typeof value === 'string' ? value.trim() : ''
    }
    return {
      supabaseUrl: read('supabaseUrl').replace(/\/+$/, ''),
      publishableKey: read('publishableKey'),
      contactEmail: read('contactEmail'),
      contactReplyHours: Number((parsed as Record<string, unknown>).contactReplyHours) || 0,
      version: read('version'),
      visionModel: read('visionModel'),
      sendsEmail: (parsed as Record<string, unknown>).sendsEmail !== false,
    }
  } catch {
    return fallback
  }
}
