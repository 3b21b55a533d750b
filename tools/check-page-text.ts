import { fileURLToPath } from 'node:url'
import { texts as padEn } from '../apps/pad/src/text/en.ts'
import { texts as padZhTW } from '../apps/pad/src/text/zh-TW.ts'
import { texts as verifyEn } from '../apps/verify/src/text/en.ts'
import { texts as verifyZhTW } from '../apps/verify/src/text/zh-TW.ts'
import { findChinese } from './check-server-text.ts'
import { compareLanguages, flatten, readSources } from './text-rules.ts'

const pages = [
  { app: 'pad', zhTW: padZhTW, en: padEn },
  { app: 'verify', zhTW: verifyZhTW, en: verifyEn },
]

/** Texts of the small pages: said as `t.key`. The compiler compares the keys of both languages. */
export const checkPageText = (): string[] => pages.flatMap(checkPage)

function checkPage({ app, zhTW, en }: (typeof pages)[number]): string[] {
  const root = fileURLToPath(new URL(`../apps/${app}/src`, import.meta.url))
  const sources = readSources(root, /^(text|testing)\/|\.test\.ts$/)
  const said = new Set(
    sources.flatMap(({ text }) =>
      [...text.matchAll(/\bt\.(\w+)|texts\.(\w+)/g)].map((hit) => hit[1] ?? hit[2]),
    ),
  )
  const [base, other] = [flatten(zhTW), flatten(en)]
  return [
    ...compareLanguages(base, other, `${app} en`),
    ...[...base.keys()]
      .filter((key) => !said.has(key))
      .map((key) => `nothing on the page ${app} says ${key}`),
    ...findChinese(sources).map((place) => `${app} text outside the text folder: ${place}`),
  ]
}
