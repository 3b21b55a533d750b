import type { FrontStore } from '@lumiroute/contract/front'
import type { AnswerCache } from '../api/answer-cache.ts'
import { reads, type Read } from '../api/reads.ts'
import { pictureUrl } from '../kit/picture-url.ts'
import type { Texts } from '../text/texts.ts'
import type { Place } from './place.ts'

export type Description = { title: string; text: string; image: string | null; isFound: boolean }

type Content = {
  title: string
  text: string
  image: string | null | undefined
  /** Not for everybody: only members who have it see more than the title. */
  isFound?: boolean
}

/** What a shared link and a search engine show of a page. */
export function describePage(place: Place, cache: AnswerCache, t: Texts): Description {
  const store = get(cache, reads.front(place.storeCode))?.store
  if (!store) return { title: t.shell.missingStore, text: '', image: null, isFound: false }
  const content = findContent(place, cache, t, store)
  if (!content)
    return { title: `${t.shell.missingPage}｜${store.storeName}`, text: '', image: null, isFound: false }
  const { title, text, image, isFound = true } = content
  return {
    title: title ? `${title}｜${store.storeName}` : store.storeName,
    text: shorten(text || store.storeIntro || t.shell.intro.replace('{store}', store.storeName)),
    image: pictureUrl(image ?? store.storeBigImage[0] ?? store.storeImage),
    isFound,
  }
}

/** Null for something that does not exist. */
function findContent(place: Place, cache: AnswerCache, t: Texts, store: FrontStore): Content | null {
  const { name, storeCode, code } = place
  if (name === 'missing') return null
  if (name === 'product') {
    const product = get(cache, reads.product(storeCode, code))?.product
    if (!product) return null
    const { prodName, prodSubtitle, prodDesc, prodImages } = product
    return { title: prodName, text: prodSubtitle || stripTags(prodDesc), image: prodImages[0] }
  }
  if (name === 'activity') {
    const activity = get(cache, reads.activity(storeCode, code))?.activity
    if (!activity) return null
    const { actTitle, actSubtitle, actContent, actImage } = activity
    return { title: actTitle, text: actSubtitle || stripTags(actContent), image: actImage }
  }
  if (name === 'coupon') {
    const coupon = get(cache, reads.coupon(storeCode, code))?.coupon
    if (!coupon) return { title: t.titles.coupon, text: '', image: undefined, isFound: false }
    const { cpnTitle, cpnDesc, cpnCondition, cpnImage } = coupon
    return { title: cpnTitle, text: cpnDesc || cpnCondition, image: cpnImage }
  }
  if (name === 'card') {
    const card = get(cache, reads.front(storeCode))?.pointCardList.find(
      ({ pcCode }) => pcCode.toLowerCase() === code.toLowerCase(),
    )
    if (!card) return { title: t.titles.card, text: '', image: undefined, isFound: false }
    return { title: card.pcName, text: card.pcNotice, image: card.pcBgImage }
  }
  return { title: name === 'home' ? '' : t.titles[name], text: store.storeIntro, image: undefined }
}

const get = <Answer>(cache: AnswerCache, read: Read<Answer>) => cache.get(read)?.body as Answer | undefined

const maxText = 160
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > maxText ? `${line.slice(0, maxText - 1)}…` : line
}

const stripTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
