import { readSettings, type Settings } from '../settings.ts'

export const testSettings = (url: string, dataDir: string): Settings =>
  readSettings({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    JWT_SECRET: 'test '.repeat(8),
    ENCRYPTION_KEY: 'test '.repeat(8),
    OPERATOR_MFA: 'optional',
    PAYMENT_PROVIDER: 'sandbox',
    CALLS_PER_MINUTE: '1000000',
    // No test may call the real LINE.
    LINE_API_BASE: 'http://127.0.0.1:1',
  })
