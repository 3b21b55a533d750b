import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export type Source = { file: string; text: string }
type Flat = ReadonlyMap<string, string>

export const chinese = /[\u3400-\u9fff]/

export function flatten(texts: object): Flat {
  const flat = (part: object, prefix: string): [string, string][] =>
    Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[prefix + name, value]] : flat(value as object, `${prefix}${name}.`),
    )
  return new Map(flat(texts, ''))
}

const withoutComments = (code: string) =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1')

export function readSources(folder: string, exempt: RegExp): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !exempt.test(file))
    .map((file) => ({ file, text: withoutComments(readFileSync(path.join(folder, file), 'utf8')) }))
}

/** `{{name}}` in the console, `{name}` and the plural `{name:row|rows}` on the server. */
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{?\s*(\w+)/g)].map(([, name]) => name))].sort().join()

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

/** The parts of a noun's texts that the page kit uses for every list and form. */
const kitParts = ['list', 'field', 'form', 'delete']
const getGroup = (key: string) => key.slice(0, key.lastIndexOf('.'))

/**
 * A key counts as used if it or its group occurs in the code, or it begins with the fixed part of a template.
 */
export function findUnused(keys: Iterable<string>, sources: readonly Source[]): string[] {
  const code = sources.map(({ text }) => text).join('\n')
  const quoted = new Set(
    [...code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)(?::\w+=|['"`])/g)].map(([, key]) => key),
  )
  const begun = [...code.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, prefix]) => prefix ?? '')
  const nouns = [...code.matchAll(/\bnoun: '([\w.]+)'/g)].map(([, noun]) => noun ?? '')
  begun.push(...nouns.flatMap((noun) => kitParts.map((part) => `${noun}.${part}.`)))
  const isUsed = (key: string) =>
    quoted.has(key) || quoted.has(getGroup(key)) || begun.some((prefix) => key.startsWith(prefix))
  return [...keys].filter((key) => !isUsed(key))
}
