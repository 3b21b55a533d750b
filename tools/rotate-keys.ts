import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rotateByCommand } from '../apps/server/src/maintenance/rotate-command.ts'

// The same settings as `npm start`: otherwise the keys of another database would be changed.
const env = fileURLToPath(new URL('../.env', import.meta.url))
if (existsSync(env)) process.loadEnvFile(env)

await rotateByCommand(process.argv.slice(2))
