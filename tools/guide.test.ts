import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settingNames } from '../apps/server/src/settings.ts'
import { zhTW } from '../apps/console/src/text/zh-TW/index.ts'
import { headingId } from '../apps/console/src/ui/markdown/heading-id.ts'
import { guideShots } from './guide-shots.ts'

const root = path.join(import.meta.dirname, '..')
const guide = path.join(root, 'docs/guide')
const read = (file: string) => readFileSync(file, 'utf8')
const files = readdirSync(guide).filter((name) => name.endsWith('.md'))
const chapters = files.filter((name) => /^\d/.test(name))
const whole = chapters.map((name) => read(path.join(guide, name))).join('\n')

const getHeadings = (text: string) =>
  [...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, title]) => title as string)
const pictures = [...whole.matchAll(/!\[[^\]]*\]\(images\/([^)]+)\)/g)].map(([, name]) => name as string)

/** Links in a file without a target. */
function brokenLinks(file: string): string[] {
  const links = [...read(file).matchAll(/(?<!!)\[[^\]]+\]\(([^)\s]+)\)/g)].map(([, to]) => to as string)
  return links.filter((to) => !/^https?:/.test(to) && !leadsSomewhere(file, to))
}

function leadsSomewhere(file: string, to: string): boolean {
  const [name, anchor] = to.split('#')
  const target = name ? path.join(path.dirname(file), name) : file
  if (!statSync(target, { throwIfNoEntry: false })) return false
  return !anchor || getHeadings(read(target)).map(headingId).includes(anchor)
}

const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
test.each([...documents, ...files.map((name) => `docs/guide/${name}`)])(
  'every link in %s has a target',
  (file) => {
    expect(brokenLinks(path.join(root, file))).toEqual([])
  },
)

/** quality.md names files of the server without their folder. */
const exists = (name: string) =>
  ['', 'apps/server/src'].some((base) =>
    statSync(path.join(root, base, name.includes('*') ? path.dirname(name) : name), {
      throwIfNoEntry: false,
    }),
  )

test.each(['docs/map.md', 'docs/quality.md'])('every path in %s exists', (file) => {
  const pattern = /(?<![\w/.-])(?:(?:apps|packages|tools|e2e|docs)\/[\w./*-]*[\w*/]|[\w./-]+\.test\.ts)/g
  const named = [...read(path.join(root, file)).matchAll(pattern)].map(([name]) => name)
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((name) => !exists(name))).toEqual([])
})

test('the first page of the guide lists every chapter in sequence', () => {
  const named = [...read(path.join(guide, 'README.md')).matchAll(/\]\((\d[^)]+)\)/g)].map(([, name]) => name)
  expect(named).toEqual(chapters.toSorted())
})

test('headings are unique, since all chapters are on one page', () => {
  const ids = getHeadings(whole).map(headingId)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('every picture is used once, exists, and can be taken again', () => {
  const kept = readdirSync(path.join(guide, 'images'))
  expect(kept.toSorted()).toEqual(pictures.toSorted())
  expect(guideShots.map(({ name, format }) => `${name}.${format}`).toSorted()).toEqual(kept.toSorted())
})

test('the pictures are few and small', () => {
  expect(pictures.length).toBeLessThanOrEqual(25)
  const heavy = pictures.filter((name) => statSync(path.join(guide, 'images', name)).size > 150_000)
  expect(heavy).toEqual([])
})

function textsIn(texts: object): string[] {
  return Object.values(texts).flatMap((text: unknown) =>
    typeof text === 'object' && text !== null ? textsIn(text) : [String(text)],
  )
}

test('the paths in the guide use the texts on the screen', () => {
  const known = new Set(textsIn(zhTW))
  const ways = [...whole.matchAll(/[^*|（、]+ › [^*|（、]+/g)].flatMap(([way]) => way.split(' › '))
  expect(ways.length).toBeGreaterThan(10)
  expect(ways.map((word) => word.trim()).filter((word) => !known.has(word))).toEqual([])
})

test('the operations guide describes exactly the existing settings', () => {
  const section =
    read(path.join(root, 'docs/operations.md')).split('\n## Settings\n')[1]?.split('\n## ')[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  const told = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)])
  expect(told.map(([, name]) => name).toSorted()).toEqual([...settingNames].toSorted())
})

test('.env.example lists exactly the existing settings', () => {
  const listed = [...read(path.join(root, '.env.example')).matchAll(/^#([A-Z0-9_]+)=/gm)]
  expect(listed.map(([, name]) => name).toSorted()).toEqual([...settingNames].toSorted())
})
