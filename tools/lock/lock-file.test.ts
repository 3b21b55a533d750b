import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  addMissingEntries,
  findMissingEntries,
  findResolvedEntries,
  parsePlatform,
  type LockFile,
} from './lock-file.ts'

const lock: LockFile = {
  packages: {
    'node_modules/builder': {
      version: '1.2.3',
      dev: true,
      optionalDependencies: { '@builder/linux-x64-gnu': '1.2.3', '@builder/linux-arm64-musl': '1.2.3' },
    },
    'node_modules/builder/node_modules/@builder/linux-x64-gnu': { version: '1.2.3', optional: true },
    'node_modules/outer/node_modules/inner': {
      version: '2.0.0',
      optionalDependencies: { sibling: '2.0.0' },
    },
    'node_modules/outer/node_modules/sibling': { version: '2.0.0', optional: true },
  },
}

test("this repository's lock file has every optional package and names no registry", () => {
  const file = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8')
  const own = JSON.parse(file) as LockFile
  expect(findMissingEntries(own)).toEqual([])
  expect(findResolvedEntries(own)).toEqual([])
  expect(file).not.toMatch(/https?:\/\/[^"]*\.tgz/)
})

test('finds optional packages without an entry, wherever Node would look for them', () => {
  expect(findMissingEntries(lock).map(({ name }) => name)).toEqual(['@builder/linux-arm64-musl'])
})

test('adds an entry that only machines of its platform install', () => {
  const completed = addMissingEntries(lock)
  expect(findMissingEntries(completed)).toEqual([])
  expect(completed.packages['node_modules/@builder/linux-arm64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  })
  expect(Object.keys(completed.packages)).toHaveLength(Object.keys(lock.packages).length + 1)
})

test('reads the platform from the name', () => {
  expect(parsePlatform('@x/binding-linux-arm-gnueabihf')).toEqual({ os: 'linux', cpu: 'arm', libc: 'glibc' })
  expect(parsePlatform('@x/binding-win32-x64-msvc')).toEqual({ os: 'win32', cpu: 'x64' })
  expect(parsePlatform('@x/binding-android-arm-eabi')).toEqual({ os: 'android', cpu: 'arm' })
  expect(parsePlatform('@x/darwin-arm64')).toEqual({ os: 'darwin', cpu: 'arm64' })
  expect(() => parsePlatform('@x/anything')).toThrow('no platform')
})

test('finds download URLs, and ignores links to workspaces', () => {
  const packages = {
    'node_modules/own': { resolved: 'apps/own', link: true },
    'node_modules/other': { resolved: 'https://registry.example/other.tgz' },
  }
  expect(findResolvedEntries({ packages })).toEqual(['node_modules/other'])
})
