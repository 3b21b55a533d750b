import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { type NoteKey, isKeyName, parseVerifierKey, signatureTypes } from '@lumiroute/evidence/log'
import { derivePaymentSecret, loadSecrets, type Secrets } from './secrets/load-secrets.ts'
import { StartError } from './errors/start-error.ts'

const blank = (value: unknown) => (value === '' ? undefined : value)
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blank, schema.optional())
const withDefault = <S extends z.ZodType>(schema: S, value: z.output<S>) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema)

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
const isTimeZone = (name: string) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC'

const proxyHint =
  'must be addresses or networks separated by commas, for example 10.0.0.0/8,192.168.1.5, or loopback, linklocal, uniquelocal'
const proxyGroups = ['loopback', 'linklocal', 'uniquelocal']

function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.trim().split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return prefix === undefined && proxyGroups.includes(address)
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128)
}
const isProxyList = (list: string) => list.split(',').every(isProxy)

/** Exact origins; a path or a star would look right but match no browser's Origin header. */
function readOrigins(list: string, context: z.RefinementCtx): string[] {
  const origins = list.split(',').map((each) => each.trim())
  if (list.trim() === '') return []
  if (
    origins.every(
      (origin) => URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin,
    )
  )
    return origins
  context.addIssue({
    code: 'custom',
    message: 'must be origins separated by commas, for example https://shop.example.com',
  })
  return z.NEVER
}

/** A server that signs the checkpoints of our log after checking that it only grew. */
export type Witness = { key: NoteKey; url: string }

/** `name+id+key address`, separated by commas. */
function readWitnesses(list: string, context: z.RefinementCtx): Witness[] {
  if (list.trim() === '') return []
  const witnesses = list.split(',').map((each): Witness | undefined => {
    const [written = '', url = '', ...rest] = each.trim().split(/\s+/)
    const key = parseVerifierKey(written)
    if (key?.type !== signatureTypes.cosignature || rest.length > 0 || !httpUrl.safeParse(url).success)
      return undefined
    return { key, url: url.replace(/\/$/, '') }
  })
  const known = witnesses.filter((witness) => witness !== undefined)
  if (known.length === witnesses.length && new Set(known.map(({ key }) => key.name)).size === known.length)
    return known
  context.addIssue({
    code: 'custom',
    message: 'must be witnesses separated by commas, each as name+id+key and its address',
  })
  return z.NEVER
}

const bytesPerMb = 1_000_000

const Environment = z.object({
  PORT: withDefault(z.coerce.number().int().min(0).max(65535), 3000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')),
  DEMO_DATA: optional(z.enum(['on', 'off'])),
  DEMO_DRIVE: optional(z.enum(['on', 'off'])),
  ADMIN_ACCOUNT: withDefault(z.string().min(1).max(50), 'admin'),
  ADMIN_PASSWORD: optional(z.string().min(8).max(32)),
  PUBLIC_URL: optional(httpUrl),
  JWT_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  ENCRYPTION_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  MAIL_FROM: withDefault(z.string(), 'LumiRoute <no-reply@lumiroute.local>'),
  PAYMENT_PROVIDER: optional(z.enum(['handoff', 'ecpay', 'sandbox'])),
  CHECKOUT_URL: optional(httpUrl),
  PAYMENT_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  ECPAY_MERCHANT_ID: optional(z.string().regex(/^\d{1,10}$/, 'must be up to 10 digits')),
  ECPAY_HASH_KEY: optional(z.string().min(8, 'must have at least 8 characters')),
  ECPAY_HASH_IV: optional(z.string().min(8, 'must have at least 8 characters')),
  ECPAY_BASE: withDefault(httpUrl, 'https://payment-stage.ecpay.com.tw'),
  S3_ENDPOINT: optional(httpUrl),
  S3_REGION: withDefault(z.string(), 'us-east-1'),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  LINE_API_BASE: optional(httpUrl),
  MAP_TILES_URL: optional(httpUrl),
  AD_PRICE: withDefault(z.coerce.number().int().min(0), 8000),
  OPERATOR_MFA: optional(z.enum(['required', 'optional'])),
  SIGNUP: withDefault(z.enum(['open', 'closed']), 'open'),
  SIGNUP_DAYS: withDefault(z.coerce.number().int().min(1).max(365), 14),
  LANGUAGES: withDefault(z.string(), 'zh-TW').transform((list, context) => {
    const languages = list.split(',').map((name) => name.trim())
    if (languages.every((name) => name === 'zh-TW' || name === 'en')) return languages
    context.addIssue({ code: 'custom', message: 'must be zh-TW or en' })
    return z.NEVER
  }),
  BUSINESS_TZ: withDefault(z.string().refine(isTimeZone, 'is not a time zone name'), 'Asia/Taipei'),
  OUTBOUND_PRIVATE: withDefault(z.enum(['on', 'off']), 'off'),
  DEVICE_OFFLINE_MINUTES: withDefault(z.coerce.number().int().min(1).max(1440), 5),
  TRUST_PROXY: optional(z.string().refine(isProxyList, proxyHint)),
  MEMBER_ORIGINS: withDefault(z.string(), '').transform(readOrigins),
  AD_START_BY: withDefault(
    z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 12:00'),
    '12:00',
  ),
  AD_HOURS: withDefault(z.coerce.number().min(0.5).max(24), 8),
  QUOTA_STORAGE_MB: withDefault(z.coerce.number().int().min(0).max(100_000_000), 20_000),
  QUOTA_MEMBERS: withDefault(z.coerce.number().int().min(0).max(100_000_000), 200_000),
  QUOTA_PRODUCTS: withDefault(z.coerce.number().int().min(0).max(100_000_000), 10_000),
  DISK_RESERVE_MB: withDefault(z.coerce.number().int().min(0).max(100_000_000), 512),
  INTERNAL_URL: optional(httpUrl),
  GAME_SOCKETS_PER_ADDRESS: withDefault(z.coerce.number().int().min(1).max(100_000), 200),
  CALLS_PER_MINUTE: withDefault(z.coerce.number().int().min(1), 3000),
  AUDIT_DAYS: withDefault(z.coerce.number().int().min(30).max(36_500), 730),
  LOG_ORIGIN: optional(z.string().max(200).refine(isKeyName, 'must not contain spaces or plus signs')),
  LOG_WITNESSES: withDefault(z.string(), '').transform(readWitnesses),
  METRICS_TOKEN: optional(
    z.string().regex(/^[A-Za-z0-9._-]{32,200}$/, 'must be 32 to 200 letters, digits, dots, dashes'),
  ),
  LOG_LEVEL: withDefault(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
})

/** All setting names; a test compares the operations guide with them. */
export const settingNames: readonly string[] = Object.keys(Environment.shape)

export type Settings = ReturnType<typeof readSettings>

/** The only reader of the environment. */
export function readSettings(environment: Record<string, string | undefined> = process.env) {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) throw new StartError(describe(parsed.error))
  const env = parsed.data
  const dataDir = path.resolve(env.DATA_DIR)
  const isEmbedded = !env.DATABASE_URL
  const demoData = (env.DEMO_DATA ?? (isEmbedded ? 'on' : 'off')) === 'on'
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    isEmbedded,
    demoData,
    demoDrive: demoData && env.DEMO_DRIVE !== 'off',
    admin: { account: env.ADMIN_ACCOUNT, password: env.ADMIN_PASSWORD },
    publicUrl: env.PUBLIC_URL?.replace(/\/$/, ''),
    secrets: readSecrets(env, dataDir, isEmbedded),
    /** Whether the keys are stored in DATA_DIR/secrets.json instead of being set by the environment. */
    keepsSecrets: !env.JWT_SECRET && !env.ENCRYPTION_KEY,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    checkoutUrl: env.CHECKOUT_URL,
    ecpay: readEcpay(env),
    hasSandboxPayment: readSandboxPayment(env, demoData),
    isDemoPublic: demoData && isPublicAddress(env.PUBLIC_URL),
    s3: readS3(env),
    lineApiBase: (env.LINE_API_BASE ?? 'https://api.line.me').replace(/\/$/, ''),
    isLineStandIn: demoData && !env.LINE_API_BASE,
    mapTilesUrl: env.MAP_TILES_URL,
    adPrice: env.AD_PRICE,
    /** Whether operators need a second factor. */
    operatorMfa: env.OPERATOR_MFA ?? (demoData ? ('optional' as const) : ('required' as const)),
    signup: env.SIGNUP,
    /** How long a sign-up may stay unverified. */
    signupDays: env.SIGNUP_DAYS,
    languages: env.LANGUAGES,
    businessTz: env.BUSINESS_TZ,
    outboundPrivate: env.OUTBOUND_PRIVATE === 'on',
    deviceOfflineMinutes: env.DEVICE_OFFLINE_MINUTES,
    adStartBy: env.AD_START_BY,
    /** How long an ad is promised to play on each of its dates. */
    adMinutes: Math.round(env.AD_HOURS * 60),
    /** Default quotas of a store. */
    quotas: {
      storage: env.QUOTA_STORAGE_MB * bytesPerMb,
      members: env.QUOTA_MEMBERS,
      products: env.QUOTA_PRODUCTS,
    },
    diskReserveBytes: env.DISK_RESERVE_MB * bytesPerMb,
    trustProxy: env.TRUST_PROXY,
    memberOrigins: env.MEMBER_ORIGINS,
    /** Where the other servers of this installation reach this one. */
    internalUrl: env.INTERNAL_URL?.replace(/\/$/, ''),
    gameSocketsPerAddress: env.GAME_SOCKETS_PER_ADDRESS,
    callsPerMinute: env.CALLS_PER_MINUTE,
    auditDays: env.AUDIT_DAYS,
    /** The name of a new transparency log; an existing one keeps its name. */
    logOrigin: env.LOG_ORIGIN,
    logWitnesses: env.LOG_WITNESSES,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  }
}

/** The URL at which people and external systems reach this installation. */
export const consoleUrl = ({ publicUrl, host, port }: Settings) => publicUrl ?? `http://${host}:${port}`

type Env = z.output<typeof Environment>

function describe(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  return `設定有誤 / invalid settings:\n${lines.join('\n')}`
}

function readS3(env: Env) {
  if (!env.S3_BUCKET) return undefined
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
    throw new StartError(
      '設定有誤 / invalid settings:\n  S3_BUCKET requires S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
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

/** A sandbox takes no money, so without demo data it must be configured explicitly. */
function readSandboxPayment({ PAYMENT_PROVIDER, CHECKOUT_URL }: Env, demoData: boolean): boolean {
  if (PAYMENT_PROVIDER !== 'sandbox') return demoData && PAYMENT_PROVIDER !== 'ecpay' && !CHECKOUT_URL
  if (CHECKOUT_URL)
    throw new StartError(`${badSettings}\n  CHECKOUT_URL: must not be set with PAYMENT_PROVIDER=sandbox`)
  return true
}

const localHost = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** Whether PUBLIC_URL is reachable from other machines. */
const isPublicAddress = (url: string | undefined): boolean =>
  url !== undefined && !localHost.test(new URL(url).hostname)

/** Set if payments start at ECPay instead of an external checkout page. */
function readEcpay(env: Env) {
  if (env.PAYMENT_PROVIDER !== 'ecpay') return undefined
  const { ECPAY_MERCHANT_ID, ECPAY_HASH_KEY, ECPAY_HASH_IV, PUBLIC_URL, AD_PRICE } = env
  if (!ECPAY_MERCHANT_ID || !ECPAY_HASH_KEY || !ECPAY_HASH_IV || !PUBLIC_URL)
    throw missing(
      { ECPAY_MERCHANT_ID, ECPAY_HASH_KEY, ECPAY_HASH_IV, PUBLIC_URL },
      'is required with PAYMENT_PROVIDER=ecpay',
    )
  if (AD_PRICE < 1)
    throw new StartError(`${badSettings}\n  AD_PRICE: must be at least 1 with PAYMENT_PROVIDER=ecpay`)
  return {
    merchantId: ECPAY_MERCHANT_ID,
    hashKey: ECPAY_HASH_KEY,
    hashIv: ECPAY_HASH_IV,
    base: env.ECPAY_BASE.replace(/\/$/, ''),
  }
}
export type EcpaySettings = NonNullable<ReturnType<typeof readEcpay>>

/** Several servers on one database must share their keys, so they are required in that case. */
function readSecrets(env: Env, dataDir: string, isEmbedded: boolean): Secrets {
  const { JWT_SECRET, ENCRYPTION_KEY, PAYMENT_SECRET } = env
  if (!isEmbedded) requireSecrets(env)
  if (!JWT_SECRET || !ENCRYPTION_KEY) {
    const kept = loadSecrets(dataDir)
    return {
      jwt: JWT_SECRET ?? kept.jwt,
      encryption: ENCRYPTION_KEY ?? kept.encryption,
      payment: PAYMENT_SECRET ?? kept.payment,
    }
  }
  const payment = PAYMENT_SECRET ?? derivePaymentSecret(JWT_SECRET)
  return { jwt: JWT_SECRET, encryption: ENCRYPTION_KEY, payment }
}

function requireSecrets({ JWT_SECRET, ENCRYPTION_KEY, PAYMENT_SECRET, CHECKOUT_URL }: Env): void {
  const needed = { JWT_SECRET, ENCRYPTION_KEY, ...(CHECKOUT_URL && { PAYMENT_SECRET }) }
  if (!Object.values(needed).every(Boolean)) throw missing(needed, 'is required with DATABASE_URL')
}

const badSettings = '設定有誤 / invalid settings:'

function missing(given: Record<string, string | undefined>, why: string): StartError {
  const names = Object.keys(given).filter((name) => !given[name])
  return new StartError(`${badSettings}\n${names.map((name) => `  ${name}: ${why}`).join('\n')}`)
}
