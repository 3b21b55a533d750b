import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { StartError } from '../../errors/start-error.ts'

/** The user that PostgreSQL runs as. It refuses root, and `uid` and `gid` own its files. */
export type Runner = {
  how: 'self' | 'user' | 'namespace' | 'capability'
  uid: number
  gid: number
  prefix: string[]
  identity: { uid?: number; gid?: number }
}

type Reach = { program: string; folder: string }

export function pickRunner(reach: Reach): Runner {
  const runners = process.getuid?.() === 0 ? rootRunners() : [selfRunner()]
  const chosen = runners.find((runner) => canReach(runner, reach))
  if (chosen) return chosen
  throw new StartError(
    `PostgreSQL 無法以一般使用者身分進入 ${reach.folder} 或執行 ${reach.program}，請移到其他使用者可進入的資料夾。 ` +
      `Cannot run ${reach.program} on ${reach.folder} without root: use folders accessible to other users, or set DATABASE_URL.`,
  )
}

export function buildCommand(runner: Runner, program: string, args: string[]): [string, string[]] {
  const [file = program, ...rest] = [...runner.prefix, program, ...args]
  return [file, rest]
}

/** The environment of a PostgreSQL process: none of our variables, especially no PG* and no secrets. */
export function cleanEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

function selfRunner(): Runner {
  return { how: 'self', uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, prefix: [], identity: {} }
}

function rootRunners(): Runner[] {
  const { uid, gid } = findUser()
  const inNamespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534']
  const asUser = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
  const entering = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return [
    { how: 'user', uid, gid, prefix: [], identity: { uid, gid } },
    { how: 'namespace', uid: 0, gid: 0, prefix: inNamespace, identity: {} },
    { how: 'capability', uid, gid, prefix: [...asUser, ...entering], identity: {} },
  ]
}

function findUser(): { uid: number; gid: number } {
  const rows = readFileSync('/etc/passwd', 'utf8').split('\n')
  const row = ['postgres:', 'nobody:'].map((name) => rows.find((line) => line.startsWith(name))).find(Boolean)
  const [, , uid = '65534', gid = '65534'] = row?.split(':') ?? []
  return { uid: Number(uid), gid: Number(gid) }
}

function canReach(runner: Runner, { program, folder }: Reach): boolean {
  const script = 'cd -- "$1" && exec "$2" --version'
  const [file, args] = buildCommand(runner, '/bin/sh', ['-c', script, 'sh', folder, program])
  const { status } = spawnSync(file, args, { ...runner.identity, cwd: '/', env: cleanEnv(), stdio: 'ignore' })
  return status === 0
}
