import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { en } from '../apps/console/src/text/en/index.ts'
import { ads } from '../apps/console/src/text/zh-TW/ads.ts'
import { common } from '../apps/console/src/text/zh-TW/common.ts'
import { first } from '../apps/console/src/text/zh-TW/first.ts'
import { zhTW } from '../apps/console/src/text/zh-TW/index.ts'
import { insight } from '../apps/console/src/text/zh-TW/insight.ts'
import { shop } from '../apps/console/src/text/zh-TW/shop.ts'
import { start } from '../apps/console/src/text/zh-TW/start.ts'
import { findUnloaded } from './check-text-areas.ts'

type Source = { file: string; text: string }
type Flat = ReadonlyMap<string, string>

const root = fileURLToPath(new URL('../apps/console/src', import.meta.url))
/** Shown in development alone, and full of sample data. */
const exempt = /^(text\/|pages\/gallery)|\.test\.tsx?$/
const areas = {
  first: Object.keys(first),
  common: Object.keys(common),
  ads: Object.keys(ads),
  insight: Object.keys(insight),
  shop: Object.keys(shop),
  start: Object.keys(start),
}
const chinese = /[\u3400-\u9fff]/

function flat(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value as object, `${prefix}${name}.`),
  )
}

const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

export function readSources(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !exempt.test(file))
    .map((file) => ({ file, text: withoutComments(readFileSync(path.join(folder, file), 'utf8')) }))
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join()

export function compareLanguages(base: Flat, other: Flat, name: string): string[] {
  const missing = [...base.keys()].filter((key) => !other.has(key)).map((key) => `${name} lacks ${key}`)
  const extra = [...other.keys()]
    .filter((key) => !base.has(key))
    .map((key) => `${name} has ${key}, which no other has`)
  const empty = [...other].filter(([, text]) => !text.trim()).map(([key]) => `${name} is empty at ${key}`)
  const unlike = [...base]
    .filter(([key, text]) => other.has(key) && placeholders(text) !== placeholders(other.get(key) ?? ''))
    .map(([key]) => `${name} fills other values into ${key}`)
  return [...missing, ...extra, ...empty, ...unlike]
}

/** A key counts as used when it stands in the code as a whole, or begins with the fixed part of a template. */
export function findUnused(keys: Iterable<string>, sources: readonly Source[]): string[] {
  const code = sources.map(({ text }) => text).join('\n')
  const quoted = new Set([...code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key))
  const begun = [...code.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, prefix]) => prefix ?? '')
  return [...keys].filter((key) => !quoted.has(key) && !begun.some((prefix) => key.startsWith(prefix)))
}

export function findLiterals(sources: readonly Source[]): string[] {
  const drawn = sources.filter(({ file }) => file.endsWith('.tsx'))
  return drawn.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (chinese.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )
}

export function checkText(): string[] {
  const [base, other] = [new Map(flat(zhTW)), new Map(flat(en))]
  const sources = readSources(root)
  return [
    ...compareLanguages(base, other, 'en'),
    ...compareLanguages(other, base, 'zh-TW'),
    ...findUnused(base.keys(), sources).map((key) => `nothing says ${key}`),
    ...findLiterals(sources).map((place) => `text outside the text folder: ${place}`),
    ...findUnloaded(root, areas),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = [...new Set(checkText())]
  faults.forEach((fault) => console.error(fault))
  console.log(faults.length === 0 ? 'texts: complete' : `texts: ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
