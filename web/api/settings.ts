import { parseSettings, type Settings } from './parse-settings.ts'

export const settings: Settings = parseSettings(
  typeof document === 'undefined' ? null : document.getElementById('sous-settings')?.textContent,
)

/** Where auth/v1, rest/v1, storage/v1 and functions/v1 are: another origin if set, else this one. */
export const platformUrl = (): string => settings.supabaseUrl || window.location.origin
