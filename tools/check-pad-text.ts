import { fileURLToPath } from 'node:url'
import { texts as en } from '../apps/pad/src/text/en.ts'
import { texts as zhTW } from '../apps/pad/src/text/zh-TW.ts'
import { findChinese } from './check-server-text.ts'
import { compareLanguages, flatten, readSources } from './text-rules.ts'

const root = fileURLToPath(new URL('../apps/pad/src', import.meta.url))

/** Texts of the phone's controller: said as `t.key`. The compiler compares the keys of both languages. */
export function checkPadText(): string[] {
  const sources = readSources(root, /^(text|testing)\/|\.test\.ts$/)
  const said = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/\bt\.(\w+)|texts\.(\w+)/g)].map((hit) => hit[1] ?? hit[2]),
    ),
  )
  const [base, other] = [flatten(zhTW), flatten(en)]
  return [
    ...compareLanguages(base, other, 'pad en'),
    ...[...base.keys()].filter((key) => !said.has(key)).map((key) => `nothing on the pad says ${key}`),
    ...findChinese(sources).map((place) => `pad text outside the text folder: ${place}`),
  ]
}
