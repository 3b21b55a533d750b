import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const blank = (value: unknown) => (value === '' ? undefined : value)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blank, schema.optional())
const withDefault = <S extends z.ZodType>(schema: S, value: z.output<S>) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema)

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC'

const Environment = z.object({
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), 3000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  DEMO_DATA: optional(z.enum(['on', 'off'])),
  ADMIN_ACCOUNT: withDefault(z.string().min(1).max(50), 'admin'),
  ADMIN_PASSWORD: optional(z.string().min(8).max(32)),
  PUBLIC_URL: optional(httpUrl),
  JWT_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  ENCRYPTION_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  MAIL_FROM: withDefault(z.string(), 'LumiRoute <no-reply@lumiroute.local>'),
  CHECKOUT_URL: optional(httpUrl),
  S3_ENDPOINT: optional(httpUrl),
  S3_REGION: withDefault(z.string(), 'us-east-1'),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  LINE_API_BASE: withDefault(httpUrl, 'https://api.line.me'),
  MAP_TILES_URL: optional(httpUrl),
  AD_PRICE: withDefault(z.coerce.number().int().min(0), 8000),
  SIGNUP: withDefault(z.enum(['open', 'closed']), 'open'),
  LANGUAGES: withDefault(z.string(), 'zh-TW').transform((list, context) => {
    const languages = list.split(',').map((name) => name.trim())
    if (languages.every((name) => name === 'zh-TW' || name === 'en')) return languages
    context.addIssue({ code: 'custom', message: 'knows only zh-TW and en' })
    return z.NEVER
  }),
  BUSINESS_TZ: withDefault(z.string().refine(isTimeZone, 'is not a time zone name'), 'Asia/Taipei'),
  TRUST_PROXY: optional(z.string()),
  CALLS_PER_MINUTE: withDefault(z.coerce.number().int().min(1), 3000),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
})

export type Settings = ReturnType<typeof readSettings>

/** The only reader of the environment. */
export function readSettings(environment: Record<string, string | undefined> = process.env) {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) throw new StartError(describe(parsed.error))
  const env = parsed.data
  const dataDir = path.resolve(env.DATA_DIR)
  const isEmbedded = !env.DATABASE_URL
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    isEmbedded,
    demoData: (env.DEMO_DATA ?? (isEmbedded ? 'on' : 'off')) === 'on',
    admin: { account: env.ADMIN_ACCOUNT, password: env.ADMIN_PASSWORD },
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    secrets: readSecrets(env, dataDir, isEmbedded),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    checkoutUrl: env.CHECKOUT_URL,
    s3: readS3(env),
    lineApiBase: env.LINE_API_BASE.replace(/\/$/, ''),
    mapTilesUrl: env.MAP_TILES_URL,
    adPrice: env.AD_PRICE,
    signup: env.SIGNUP,
    languages: env.LANGUAGES,
    businessTz: env.BUSINESS_TZ,
    trustProxy: env.TRUST_PROXY,
    callsPerMinute: env.CALLS_PER_MINUTE,
    logLevel: env.LOG_LEVEL,
  }
}

/** Where people and outside systems reach this installation. */
export const consoleUrl = ({ publicUrl, host, port }: Settings) => publicUrl ?? `http://${host}:${port}`

type Env = z.output<typeof Environment>

function describe(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  return `設定有誤 / bad settings:\n${lines.join('\n')}`
}

function readS3(env: Env) {
  if (!env.S3_BUCKET) return undefined
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new StartError(
      '設定有誤 / bad settings:\n  S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    )
  }
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: env.S3_BUCKET,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  }
}

/** Several servers on one database must share their keys, so that they are demanded there. */
function readSecrets(env: Env, dataDir: string, isEmbedded: boolean) {
  if (env.JWT_SECRET && env.ENCRYPTION_KEY) return { jwt: env.JWT_SECRET, encryption: env.ENCRYPTION_KEY }
  if (!isEmbedded) {
    const missing = ['JWT_SECRET', 'ENCRYPTION_KEY'].filter((name) => !env[name as keyof Env])
    throw new StartError(
      `設定有誤 / bad settings:\n${missing.map((name) => `  ${name}: is needed beside DATABASE_URL`).join('\n')}`,
    )
  }
  const kept = keepSecrets(dataDir)
  return { jwt: env.JWT_SECRET ?? kept.jwt, encryption: env.ENCRYPTION_KEY ?? kept.encryption }
}

const Secrets = z.object({ jwt: z.string().min(32), encryption: z.string().min(32) })

function keepSecrets(dataDir: string) {
  const file = path.join(dataDir, 'secrets.json')
  try {
    if (existsSync(file)) return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')))
    mkdirSync(dataDir, { recursive: true })
    const made = {
      jwt: randomBytes(32).toString('base64url'),
      encryption: randomBytes(32).toString('base64url'),
    }
    writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: 'wx' })
    chmodSync(file, 0o600)
    return made
  } catch (cause) {
    throw new StartError(
      `無法讀寫 DATA_DIR / cannot read or write DATA_DIR: ${file} (${(cause as Error).message})`,
      { cause },
    )
  }
}
