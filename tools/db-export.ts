import { exportTo } from '../apps/server/src/maintenance/move-commands.ts'

await exportTo(process.argv[2])
