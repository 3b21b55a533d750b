import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files that each source file imports, including types and lazy imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

const specifier = /(?:from|import)\s*\(?\s*'([^']+)'/g

type Workspace = { folder: string; exports: Record<string, string> }

function readWorkspace(name: string): Workspace {
  const folder =
    ['packages', 'apps'].map((place) => `${place}/${name}`).find((place) => existsSync(place)) ?? ''
  const { exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Workspace
  return { folder, exports }
}

/** The file behind a subpath, by the package's exports. */
function resolveExport({ folder, exports }: Workspace, subpath: string): string[] {
  const target = exports[subpath] ?? exports['./*']?.replace('*', subpath.slice(2))
  return target ? [path.posix.join(folder, target)] : []
}

export function readImports(): ImportGraph {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  )
    .split('\n')
    .filter((file) => file && existsSync(file))
  const known = new Set(files)
  const workspaces = new Map<string, Workspace>()

  function resolve(file: string, name: string): string[] {
    const [, scope, rest = ''] = /^@lumiroute\/([\w-]+)(\/.+)?$/.exec(name) ?? []
    if (scope === undefined) {
      const target = path.posix.join(path.posix.dirname(file), name)
      return name.startsWith('.') && known.has(target) ? [target] : []
    }
    const workspace = workspaces.get(scope) ?? readWorkspace(scope)
    workspaces.set(scope, workspace)
    return resolveExport(workspace, `.${rest}`)
  }

  return new Map(
    files.map((file) => {
      const names = [...readFileSync(file, 'utf8').matchAll(specifier)].map(([, name]) => name as string)
      return [file, names.flatMap((name) => resolve(file, name))]
    }),
  )
}
