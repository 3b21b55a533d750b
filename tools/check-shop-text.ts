import { fileURLToPath } from 'node:url'
import { game as enGame } from '../apps/shop/src/text/en/game.ts'
import * as en from '../apps/shop/src/text/en/index.ts'
import { game as zhTWGame } from '../apps/shop/src/text/zh-TW/game.ts'
import * as memberEn from '../apps/shop/src/text/en/member/index.ts'
import * as orderEn from '../apps/shop/src/text/en/order/index.ts'
import * as orderZhTW from '../apps/shop/src/text/zh-TW/order/index.ts'
import * as memberZhTW from '../apps/shop/src/text/zh-TW/member/index.ts'
import * as zhTW from '../apps/shop/src/text/zh-TW/index.ts'
import { findChinese } from './check-server-text.ts'
import { compareLanguages, flatten, readSources, type Source } from './text-rules.ts'

const root = fileURLToPath(new URL('../apps/shop/src', import.meta.url))

/** Texts of the store front: said as `t.noun.key`, or `t.noun[code]` for a noun whose keys are codes. */
export function checkShopText(): string[] {
  const sources = readSources(root, /^(text|testing)\/|\.test\.tsx?$/)
  const code = sources.map(({ text }) => text).join('\n')
  const said = new Set([...code.matchAll(/\bt\.(\w+\.\w+)/g)].map(([, key]) => key))
  const byCode = new Set([...code.matchAll(/\bt\.(\w+)\[/g)].map(([, noun]) => noun))
  const isSaid = (key: string) => said.has(key) || byCode.has(key.slice(0, key.indexOf('.')))
  const [base, other] = [flatten({ ...zhTW, ...orderZhTW }), flatten({ ...en, ...orderEn })]
  return [
    ...compareLanguages(base, other, 'shop en'),
    ...[...base.keys()].filter((key) => !isSaid(key)).map((key) => `no page of the shop says ${key}`),
    ...checkGameText(sources.filter(({ file }) => file.startsWith('pages/game/'))),
    ...checkMemberTexts(sources),
    ...findChinese(sources.filter(({ file }) => file !== 'kit/format.ts')).map(
      (place) => `shop text outside the text folder: ${place}`,
    ),
  ]
}

/** Only the game's page loads its texts: said as `t.key`, or as t[`key${number}`] for one of each game. */
function checkGameText(sources: readonly Source[]): string[] {
  const code = sources.map(({ text }) => text).join('\n')
  const said = new Set([...code.matchAll(/\bt\.(\w+)/g)].map(([, key]) => key))
  const ofGames = new Set([...code.matchAll(/\bt\[`(\w+)\$/g)].map(([, key]) => key))
  const [base, other] = [flatten({ ...zhTWGame }), flatten({ ...enGame })]
  const isSaid = (key: string) => said.has(key) || ofGames.has(key.replace(/\d$/, ''))
  return [
    ...compareLanguages(base, other, 'shop game en'),
    ...[...base.keys()].filter((key) => !isSaid(key)).map((key) => `the game’s page does not say ${key}`),
  ]
}

type Sources = ReturnType<typeof readSources>

/** Texts that come with the members' pages: said as `m.key` in a file that takes the noun as `m`. */
function checkMemberTexts(sources: Sources): string[] {
  const [base, other] = [flatten({ ...memberZhTW }), flatten({ ...memberEn })]
  const isSaid = (key: string) => {
    const [noun = '', name = ''] = key.split('.')
    return sources.some(({ text }) => {
      if (new RegExp(`\\b${noun}\\.${name}\\b`).test(text)) return true
      const isTaken = text.includes(`${noun}: m`) || text.includes(`MemberTexts['${noun}']`)
      return isTaken && (new RegExp(`\\bm\\.${name}\\b`).test(text) || /\bm\[/.test(text))
    })
  }
  return [
    ...compareLanguages(base, other, 'shop members en'),
    ...[...base.keys()].filter((key) => !isSaid(key)).map((key) => `no page of the shop says ${key}`),
  ]
}
