/** An entry of package-lock.json: the fields that are read here. */
export type LockEntry = {
  version?: string
  resolved?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export type LockFile = { packages: Record<string, LockEntry> }

export type MissingEntry = { path: string; name: string; version: string; neededBy: string }

/** Optional packages that are named but have no entry. `npm ci` refuses such a lock file on every machine. */
export function findMissingEntries({ packages }: LockFile): MissingEntry[] {
  const missing = new Map<string, MissingEntry>()
  for (const [neededBy, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (getLookupPaths(neededBy, name).some((path) => path in packages)) continue
      const path = `node_modules/${name}`
      missing.set(path, { path, name, version, neededBy })
    }
  }
  return [...missing.values()]
}

/** Where Node looks for `name` from the package at `path`, nearest folder first. */
function getLookupPaths(path: string, name: string): string[] {
  const here = `${path ? `${path}/` : ''}node_modules/${name}`
  if (path === '') return [here]
  const parentEnd = path.lastIndexOf('/node_modules/')
  return [here, ...getLookupPaths(parentEnd < 0 ? '' : path.slice(0, parentEnd), name)]
}

/** Entries with a download address: the lock file must not name a registry. */
export const findResolvedEntries = ({ packages }: LockFile): string[] =>
  Object.keys(packages).filter((path) => packages[path]?.resolved && !packages[path].link)

/** Adds an entry for each missing optional package, so that machines of its platform look for it. */
export function addMissingEntries(lock: LockFile): LockFile {
  const added = findMissingEntries(lock).map((missing) => [missing.path, createEntry(lock, missing)] as const)
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) })
  return { ...lock, packages: Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en'))) }
}

function createEntry({ packages }: LockFile, { name, version, neededBy }: MissingEntry): LockEntry {
  if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name}: ${version} is not an exact version`)
  const { os, cpu, libc } = parsePlatform(name)
  const dev = packages[neededBy]?.dev
  return {
    version,
    cpu: [cpu],
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    os: [os],
  }
}

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]

/** Native packages carry their platform at the end of the name: `binding-linux-x64-musl`, `darwin-arm64`. */
export function parsePlatform(name: string): { os: string; cpu: string; libc?: string } {
  const [, os, cpu, abi = ''] =
    new RegExp(`(${systems.join('|')})-([a-z0-9]+)(?:-([a-z]+))?$`).exec(name) ?? []
  if (!os || !cpu) throw new Error(`${name}: no platform in the package name`)
  const libc = abi.startsWith('musl') ? 'musl' : abi.startsWith('gnu') ? 'glibc' : undefined
  return { os, cpu, ...(os === 'linux' && libc && { libc }) }
}
