import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { resetSecondFactorByCommand } from '../apps/server/src/maintenance/reset-second-factor-command.ts'

// The same settings as `npm start`: otherwise another database would be changed.
const env = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(env)) process.loadEnvFile(env)

await resetSecondFactorByCommand(process.argv.slice(2))
