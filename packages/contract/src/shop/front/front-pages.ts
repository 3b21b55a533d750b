import { frontPath } from '../member/front-path.ts'

/** Lists of the front; one thing of a list has its own page below it. */
export const frontLists = ['products', 'activities', 'coupons', 'cards'] as const
export type FrontList = (typeof frontLists)[number]

/** What a page of the front shows; without a list, the first page. */
export type FrontTarget = { list?: FrontList | undefined; code?: string | undefined }

export function frontPagePath(storeCode: string, { list, code }: FrontTarget = {}): string {
  const parts = [list, list && code && encodeURIComponent(code)]
  return [frontPath(storeCode), ...parts.filter((part) => part !== undefined && part !== '')].join('/')
}

const isList = (text: string): text is FrontList => frontLists.some((list) => list === text)

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The opposite of `frontPagePath`; undefined for other pages and other stores. */
export function parseFrontPath(storeCode: string, path: string): FrontTarget | undefined {
  const front = frontPath(storeCode)
  const rest = path.slice(front.length).replace(/\/$/, '')
  if (path.slice(0, front.length).toLowerCase() !== front.toLowerCase()) return undefined
  if (rest === '') return {}
  const [before, list = '', code, ...more] = rest.split('/')
  if (before !== '' || !isList(list) || more.length > 0) return undefined
  if (code === undefined) return { list }
  const decoded = decode(code)
  return decoded ? { list, code: decoded } : undefined
}
