import { importFrom } from '../apps/server/src/maintenance/move-commands.ts'

await importFrom(process.argv[2])
