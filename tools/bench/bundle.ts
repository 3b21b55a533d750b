import { copyFile, cp } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'

const root = join(import.meta.dirname, '..', '..')
const server = join(root, 'apps', 'server')
const place = join(root, '.cache', 'bench')

const programs = {
  'bare-server': join(import.meta.dirname, 'bare-server.ts'),
  load: join(import.meta.dirname, 'load.ts'),
  'hash-rate': join(import.meta.dirname, 'hash-rate.ts'),
  server: join(server, 'src', 'main.ts'),
}
type Program = keyof typeof programs
const reportChild = join(server, 'src', 'pdf', 'report-child.ts')

/** Everything runs as plain JavaScript: a loader at run time would slow down one side only. */
export async function bundleAll(): Promise<Record<Program, string>> {
  const names = Object.keys(programs) as Program[]
  for (const name of names) await bundle(name)
  const besides = ['apps/server/src/db/migrations', 'apps/server/src/pdf/fonts', 'packages/demo/src/media']
  for (const folder of besides.map((each) => join(root, each)))
    await cp(folder, join(place, 'server', basename(folder)), { recursive: true })
  await copyFile(join(server, 'package.json'), join(place, 'package.json'))
  return Object.fromEntries(names.map((name) => [name, getFile(name)])) as Record<Program, string>
}

const getFile = (name: Program) => join(place, name, 'main.js')

async function bundle(name: Program): Promise<void> {
  const made = await rolldown({
    input: { main: programs[name], ...(name === 'server' && { 'report-child': reportChild }) },
    cwd: root,
    platform: 'node',
    external: isOutside,
  })
  await made.write({ dir: join(place, name), format: 'esm', entryFileNames: '[name].js' })
  await made.close()
}

/** At the top of node_modules is another version of `ws`, so the server's own is bundled. */
const isOutside = (id: string) => !/^(?:[./]|@lumiroute\/|ws$)/.test(id)
