import { fileURLToPath } from 'node:url'
import { en } from '../apps/server/src/text/en/index.ts'
import { zhTW } from '../apps/server/src/text/zh-TW/index.ts'
import * as contractEn from '../packages/contract/src/text/en.ts'
import * as codeNames from '../packages/contract/src/text/code-names/zh-TW/index.ts'
import * as contractZhTW from '../packages/contract/src/text/zh-TW.ts'
import { chinese, compareLanguages, findUnused, flatten, readSources } from './text-rules.ts'
import type { Source } from './text-rules.ts'

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Sample data, stand-ins and tests. */
const exempt =
  /^(text|demo|testing|contract-tests)\/|\.test\.ts$|\/fixtures\/|\/stand-in\/|reference\/example\.ts$/
/** Printed in the terminal before any language is known, so in both languages. */
const bilingual = /^(db\/(embedded|move|migrate)|maintenance\/|secrets\/|main\.ts|settings\.ts)/

export const findChinese = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, at) => (chinese.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )

/** Keyed texts of the server and the contract: complete, used, and no literals elsewhere. */
export function checkServerText(): string[] {
  const server = readSources(folder('apps/server/src'), exempt)
  const contract = readSources(folder('packages/contract/src'), /^text\/|\.test\.ts$/)
  const [base, other] = [flatten({ ...contractZhTW, ...zhTW }), flatten({ ...contractEn, ...en })]
  // SQL says the names of codes; the compiler compares them with the codes.
  const names = flatten(codeNames)
  const keys = [...flatten(zhTW).keys()].filter((key) => !names.has(key))
  const literals = [...server.filter(({ file }) => !bilingual.test(file)), ...contract]
  return [
    ...compareLanguages(base, other, 'server en'),
    ...findUnused(keys, [...server, ...contract]).map((key) => `nothing on the server says ${key}`),
    ...findChinese(literals).map((place) => `server text outside the text folder: ${place}`),
  ]
}
