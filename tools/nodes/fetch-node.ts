import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly, step } from '../setup/run.mjs'

export type NodeVersion = { version: string; program: string; env: NodeJS.ProcessEnv }

const repository = join(import.meta.dirname, '../..')
const cache = join(repository, 'node_modules/.cache/nodes')

/** The newest Node.js of a release line such as 22 or 20.19; cached after the first download. */
export async function fetchNode(wanted: string): Promise<NodeVersion> {
  // The package `node` fetches this one by an install script, which newer npm does not run.
  const name = `node-${process.platform}-${process.arch}`
  const folder = join(cache, wanted)
  const bin = join(folder, 'node_modules', name, 'bin')
  if (!existsSync(join(bin, 'node'))) await download(folder, `${name}@${wanted}`)
  const program = join(bin, 'node')
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` }
  return { version, program, env }
}

async function download(folder: string, spec: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  // Without one, npm would install into the enclosing project.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const args = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
    spec,
  ]
  await step(`Downloading ${spec}`, () => runQuietly('npm', args, { cwd: folder }))
}
