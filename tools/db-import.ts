import { importFrom } from '../apps/server/src/db/move/move-commands.ts'

await importFrom(process.argv[2])
