import { exportTo } from '../apps/server/src/db/move/move-commands.ts'

await exportTo(process.argv[2])
