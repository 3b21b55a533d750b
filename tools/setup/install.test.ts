import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkNode, isInstalled } from './install.mjs'

const packages = (version: string) => ({
  '': {},
  'apps/server': { version: '0.1.0' },
  'node_modules/pg': { version },
  'node_modules/other-machine': { version: '1.0.0', optional: true },
})

test('accepts the Node.js versions of package.json', () => {
  for (const version of ['20.19.0', '20.20.2', '22.13.0', '24.0.1', '26.10.0']) checkNode(version)
  for (const version of ['18.20.0', '20.18.3', '21.7.3', '22.12.0', '23.11.1'])
    expect(() => checkNode(version)).toThrow(`this is ${version}`)
})

test('accepts a manual installation only if it has every package of the lock file', async () => {
  const root = await mkdtemp(join(tmpdir(), 'lumiroute-install-'))
  const lock = (version: string) =>
    writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: packages(version) }))
  await lock('1.0.0')
  expect(isInstalled(root)).toBe(false)
  await mkdir(join(root, 'node_modules'))
  const record = { packages: { 'node_modules/pg': { version: '1.0.0' } } }
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify(record))
  expect(isInstalled(root)).toBe(true)
  await lock('1.0.1')
  expect(isInstalled(root)).toBe(false)
  await rm(root, { recursive: true })
})
