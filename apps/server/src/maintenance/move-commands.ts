import { readSettings } from '../settings.ts'
import { StartError } from '../errors/start-error.ts'
import { migrateDb } from '../db/migrate.ts'
import type { Totals } from './archive.ts'
import { exportInstallation } from './export-installation.ts'
import { importInstallation } from './import-installation.ts'
import { MoveError } from './move-error.ts'
import { openInstallation, type Installation } from './open-installation.ts'

type Work = (installation: Installation, path: string) => Promise<Totals>

export const exportTo = (path: string | undefined) => runMove(path, { mayShare: true }, writeOut)
export const importFrom = (path: string | undefined) => runMove(path, { mayShare: false }, readIn)

async function runMove(path: string | undefined, sharing: { mayShare: boolean }, work: Work): Promise<void> {
  try {
    if (!path)
      throw new MoveError('請指定檔案。 Specify the file: npm run db:export FILE, npm run db:import FILE')
    const installation = await openInstallation(readSettings(), sharing)
    const { tables, rows, files } = await work(installation, path).finally(() => installation.close())
    process.stdout.write(`完成 Done: ${tables} tables, ${rows} rows, ${files} files (${path})\n`)
  } catch (error) {
    if (!(error instanceof MoveError) && !(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

async function writeOut({ db, files }: Installation, path: string): Promise<Totals> {
  const client = await db.pool.connect()
  try {
    return await exportInstallation({ client, ...files, path })
  } finally {
    client.release(true)
  }
}

async function readIn({ db, files }: Installation, path: string): Promise<Totals> {
  await migrateDb(db)
  const client = await db.pool.connect()
  try {
    const totals = await importInstallation({ client, ...files, path })
    await client.query('analyze')
    return totals
  } finally {
    client.release(true)
  }
}
