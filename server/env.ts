import { z } from 'zod'
import * as strings from './strings.ts'

/** A boolean environment variable: 1/true/yes/on and 0/false/no/off, case-insensitive. */
const flag = z
  .string()
  .trim()
  .toLowerCase()
  .refine((v) => /^(1|true|yes|on|0|false|no|off)$/.test(v), strings.mustBeFlag)
  .transform((v) => /^(1|true|yes|on)$/.test(v))

const whole = (min: number, max: number) =>
  z
    .string()
    .trim()
    .regex(/^\d+$/, strings.mustBeWhole(min, max))
    .transform(Number)
    .refine((n) => n >= min && n <= max, strings.mustBeWhole(min, max))

const url = (schemes: string[]) =>
  z
    .string()
    .trim()
    .refine((v) => URL.canParse(v) && schemes.includes(new URL(v).protocol), strings.mustBeAddress(schemes))

const key = (prefix: string) =>
  z
    .string()
    .trim()
    .startsWith(prefix, strings.mustStartWith(prefix))
    .min(prefix.length + 20, strings.tooShortToBeSafe)

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: whole(0, 65_535).default(3000),
    HOST: z.string().trim().min(1).default('127.0.0.1'),
    PUBLIC_URL: url(['http:', 'https:']).optional(),
    TRUST_PROXY: whole(0, 10).default(0),
    DATA_DIR: z.string().trim().min(1).optional(),
    DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
    DATABASE_POOL: whole(2, 200).default(10),
    JWT_SECRET: z.string().min(32, strings.mustHaveCharacters(32)).optional(),
    PUBLISHABLE_KEY: key('sb_publishable_').optional(),
    SECRET_KEY: key('sb_secret_').optional(),
    ACCESS_CODE: z.string().trim().min(8, strings.mustHaveCharacters(8)).optional(),
    AUTH_REQUIRE_CONFIRMATION: flag.default(false),
    SMTP_URL: url(['smtp:', 'smtps:']).optional(),
    MAIL_FROM: z
      .string()
      .trim()
      .regex(/^([^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, strings.mustBeEmail)
      .optional(),
    CONTACT_EMAIL: z.email(strings.mustBeEmail).optional(),
    CONTACT_REPLY_HOURS: whole(1, 720).optional(),
    SUPABASE_URL: url(['http:', 'https:']).optional(),
    SUPABASE_PUBLISHABLE_KEY: z.string().trim().min(20).optional(),
    AI_BASE_URL: url(['http:', 'https:']).optional(),
    AI_API_KEY: z.string().trim().min(1).optional(),
    AI_MODEL: z.string().trim().min(1).optional(),
    AI_VISION_MODEL: z.string().trim().min(1).optional(),
    AI_DAILY_TOKENS: whole(0, 1_000_000_000).default(200_000),
    AI_DAILY_TOKENS_TOTAL: whole(0, 1_000_000_000).default(5_000_000),
    SCRAPER_GAP_MS: whole(0, 600_000).default(1000),
    SCRAPER_LEASE_SECONDS: whole(1, 600).default(20),
    SCRAPER_ALLOW_PRIVATE: flag.default(false),
    RATE_LIMIT_SCALE: whole(1, 1_000_000).default(1),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  })
  .superRefine((env, ctx) => {
    if (env.AI_BASE_URL && !env.AI_MODEL)
      ctx.addIssue({ code: 'custom', path: ['AI_MODEL'], message: strings.neededWith('AI_BASE_URL') })
    for (const name of ['AI_API_KEY', 'AI_MODEL', 'AI_VISION_MODEL'] as const) {
      if (env[name] && !env.AI_BASE_URL)
        ctx.addIssue({ code: 'custom', path: ['AI_BASE_URL'], message: strings.neededWith(name) })
    }
    // Mail needs a sender, and messages of the contact form a recipient.
    if (env.SMTP_URL && !env.CONTACT_EMAIL)
      ctx.addIssue({ code: 'custom', path: ['CONTACT_EMAIL'], message: strings.neededWith('SMTP_URL') })
    if (!env.SUPABASE_URL) return
    for (const name of ['SUPABASE_PUBLISHABLE_KEY', 'DATABASE_URL'] as const) {
      if (!env[name])
        ctx.addIssue({ code: 'custom', path: [name], message: strings.neededWith('SUPABASE_URL') })
    }
  })

export type Env = z.infer<typeof schema>

/** Reports every mistake at once, so that fixing the settings takes one restart. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(strings.settingsWrong(problems))
  }
}

/** The only reader of the process environment. Empty values count as unset. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`))
}

/** What a child process needs to run at all: none of the server's settings are passed on. */
export function childSurroundings() {
  return { PATH: process.env.PATH ?? '', SystemRoot: process.env.SystemRoot ?? '', TZ: 'UTC', LC_ALL: 'C' }
}

/** For a child that is the server itself: the same settings, with overrides. */
export function childEnvironment(replaced: Record<string, string>) {
  return { ...process.env, ...replaced }
}
