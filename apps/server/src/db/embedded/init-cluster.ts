import { execFile } from 'node:child_process'
import { chown, mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { StartError } from '../../errors/start-error.ts'
import { cleanEnv, buildCommand, type Runner } from './runner.ts'
import { errorText } from './error-text.ts'

const run = promisify(execFile)

type Init = { runner: Runner; program: string; pgDir: string; args: string[] }

/** Creates an empty database. The builtin locale sorts the same on every machine. */
export async function initCluster({ runner, program, pgDir, args }: Init): Promise<void> {
  await mkdir(pgDir, { mode: 0o700 })
  await chown(pgDir, runner.uid, runner.gid)
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const fixed = ['-D', pgDir, '--encoding=UTF8', ...locale, '--no-instructions']
  const [file, rest] = buildCommand(runner, program, [...fixed, ...args])
  try {
    await run(file, rest, { ...runner.identity, cwd: '/', env: cleanEnv() })
  } catch (error) {
    throw new StartError(`無法建立資料庫。 The database could not be created: ${lastWords(error)}`)
  }
}

function lastWords(error: unknown): string {
  const stderr = (error as { stderr?: string }).stderr?.trim()
  return (stderr || errorText(error)).split('\n').slice(-4).join(' / ')
}
