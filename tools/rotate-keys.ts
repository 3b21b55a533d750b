import { rotateByCommand } from '../apps/server/src/secrets/rotate-command.ts'

await rotateByCommand(process.argv.slice(2))
