import { fileURLToPath } from 'node:url'
import { en } from '../apps/console/src/text/en/index.ts'
import { ads } from '../apps/console/src/text/zh-TW/ads.ts'
import { common } from '../apps/console/src/text/zh-TW/common.ts'
import { first } from '../apps/console/src/text/zh-TW/first.ts'
import { zhTW } from '../apps/console/src/text/zh-TW/index.ts'
import { insight } from '../apps/console/src/text/zh-TW/insight.ts'
import { security } from '../apps/console/src/text/zh-TW/security.ts'
import { shop } from '../apps/console/src/text/zh-TW/shop.ts'
import { start } from '../apps/console/src/text/zh-TW/start.ts'
import { findUnloaded } from './check-text-areas.ts'
import { checkPageText } from './check-page-text.ts'
import { checkShopText } from './check-shop-text.ts'
import { checkServerText, findChinese } from './check-server-text.ts'
import { compareLanguages, findUnused, flatten, readSources } from './text-rules.ts'

const root = fileURLToPath(new URL('../apps/console/src', import.meta.url))
/** Shown only in development, with sample data. */
const exempt = /^(text\/|pages\/gallery)|\.test\.tsx?$/
const areas = {
  first: Object.keys(first),
  common: Object.keys(common),
  ads: Object.keys(ads),
  insight: Object.keys(insight),
  security: Object.keys(security),
  shop: Object.keys(shop),
  start: Object.keys(start),
}

/** Texts of the contract's schemas; check-server-text.ts checks them. */
const isOfContract = (key: string) => /^(v|\w+V)alidation\./.test(key)

export function checkText(): string[] {
  const [base, other] = [flatten(zhTW), flatten(en)]
  const sources = readSources(root, exempt)
  return [
    ...compareLanguages(base, other, 'en'),
    ...compareLanguages(other, base, 'zh-TW'),
    ...findUnused(
      [...base.keys()].filter((key) => !isOfContract(key)),
      sources,
    ).map((key) => `nothing says ${key}`),
    ...findChinese(sources.filter(({ file }) => file.endsWith('.tsx'))).map(
      (place) => `text outside the text folder: ${place}`,
    ),
    ...findUnloaded(root, areas),
    ...checkServerText(),
    ...checkPageText(),
    ...checkShopText(),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = [...new Set(checkText())]
  faults.forEach((fault) => console.error(fault))
  console.log(faults.length === 0 ? 'texts: ok' : `texts: ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
