import { settings } from '#web/api/settings.ts'

/** A hosted project sends its account emails itself. */
export const sendsAccountEmail = (): boolean => settings.sendsEmail || settings.supabaseUrl !== ''
