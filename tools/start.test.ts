import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

type Run = {
  child: ChildProcess
  output: () => string
  ended: Promise<{ code: number | null; output: string }>
}

const repository = fileURLToPath(new URL('..', import.meta.url))
let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lumiroute-clone-'))
  await cp(join(repository, 'tools'), join(root, 'tools'), { recursive: true })
  await write('package.json', JSON.stringify({ name: 'clone', private: true, type: 'module' }))
  await write('apps/server/src/pdf/report-child.ts', `process.exit(0)`)
  await writeLock('1.0.0')
})

afterEach(() => rm(root, { recursive: true, force: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true })
  await writeFile(join(root, path), text)
}

const writeLock = (version: string) =>
  write(
    'package-lock.json',
    JSON.stringify({ name: 'clone', version, lockfileVersion: 3, packages: { '': {} } }),
  )

/** The installed packages of this repository, linked into the clone. */
async function linkPackages(): Promise<void> {
  const from = join(repository, 'node_modules')
  const to = join(root, 'node_modules')
  await mkdir(to)
  const names = (await readdir(from)).filter((name) => !name.startsWith('.'))
  await Promise.all(names.map((name) => symlink(join(from, name), join(to, name))))
  await write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }))
}

function run(env: NodeJS.ProcessEnv = {}): Run {
  const args = [join(root, 'tools/start.mjs')]
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'pipe' })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  return { child, output: () => output, ended }
}

describe('npm start', { timeout: 60_000 }, () => {
  test('builds the server once and passes its exit code on', async () => {
    await linkPackages()
    await write('apps/server/src/part.ts', `export const greeting: string = 'hello'`)
    await write(
      'apps/server/src/main.ts',
      `import { greeting } from './part.ts'\nconsole.log(greeting)\nprocess.exit(7)`,
    )
    const first = await run().ended
    expect(first.code).toBe(7)
    expect(first.output).toMatch(/Building server … \d+\.\d s\nhello\n/)
    expect((await run().ended).output).toBe('hello\n')
    await write('apps/server/src/part.ts', `export const greeting: string = 'good evening'`)
    expect((await run().ended).output).toMatch(/Building server .*\ngood evening\n/)
  })

  test('passes a signal to the server', async () => {
    await linkPackages()
    const server = `process.once('SIGTERM', () => { console.log('bye'); process.exit(3) })
      setInterval(() => undefined, 1000)
      console.log('ready')`
    await write('apps/server/src/main.ts', server)
    const { child, ended } = run()
    child.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('ready') && child.kill('SIGTERM'))
    const { code, output } = await ended
    expect(code).toBe(3)
    expect(output).toContain('bye')
  })

  test('builds once when several start at the same time', async () => {
    await linkPackages()
    await write('apps/server/src/main.ts', `console.log('up'); process.exit(0)`)
    const ends = await Promise.all([run(), run(), run()].map(({ ended }) => ended))
    expect(ends.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(ends.filter(({ output }) => output.includes('Building'))).toHaveLength(1)
  })

  test('shows why a build failed, and keeps the last good one', async () => {
    await linkPackages()
    await write('apps/server/src/main.ts', `process.exit(0)`)
    await run().ended
    await write('apps/server/src/main.ts', `import './missing.ts'`)
    const { code, output } = await run().ended
    expect(code).toBe(1)
    expect(output).toContain('missing.ts')
    expect(existsSync(join(root, 'apps/server/dist/main.js'))).toBe(true)
  })

  test('reads .env, which the environment overrides', async () => {
    await linkPackages()
    await write('.env', 'GREETING=from-file\nNAME=from-file\n')
    await write(
      'apps/server/src/main.ts',
      `console.log(process.env.GREETING, process.env.NAME); process.exit(0)`,
    )
    expect((await run({ NAME: 'from-shell' }).ended).output).toContain('from-file from-shell')
  })

  test("installs the lock file's packages, once", async () => {
    await write('apps/server/dist/main.js', `console.log('up')`)
    expect((await run().ended).output).toMatch(/^安裝套件 Installing packages … .* s\nup\n$/)
    expect((await run().ended).output).toBe('up\n')
  })

  test('starts over after an interrupted installation', async () => {
    await write('apps/server/dist/main.js', `console.log('up')`)
    await write('node_modules/half/package.json', '{')
    expect((await run().ended).output).toMatch(/Installing packages … .* s\nup\n$/)
    expect(existsSync(join(root, 'node_modules/half'))).toBe(false)
  })

  test('installs by the lock file even if npm ci fails', async () => {
    await write('part/package.json', JSON.stringify({ name: 'part', version: '1.0.0' }))
    const dependencies = { part: 'file:./part' }
    await write(
      'package.json',
      JSON.stringify({ name: 'clone', private: true, type: 'module', dependencies }),
    )
    await write('apps/server/dist/main.js', `console.log('up')`)
    expect((await run().ended).output).toMatch(/^安裝套件 Installing packages … .* s\nup\n$/)
    expect(existsSync(join(root, 'node_modules/part/package.json'))).toBe(true)
    expect(await readFile(join(root, 'package-lock.json'), 'utf8')).not.toContain('part')
  })

  test("shows npm's output when the installation fails", async () => {
    await write('package.json', '{ "type": "module", "dependencies": { "part": "!no version!" } }')
    const { code, output } = await run().ended
    expect(code).toBe(1)
    expect(output).toContain('npm error')
  })
})
