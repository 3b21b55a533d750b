import { mostHits } from '@lumiroute/contract/search'
import type { Link } from '@lumiroute/contract/link'
import type { SearchCategory } from '@lumiroute/contract/search'

export type PageLink = { title: string; path: string }
export type Found = {
  id: string
  category: SearchCategory | 'page'
  title: string
  detail: string
  /** A console URL, or a page that the server names. */
  link: string | Link
}
export type FoundPage = Found & { link: string }

const includes = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase())

export function findPages(pages: readonly PageLink[], word: string): FoundPage[] {
  if (!word) return []
  return pages
    .filter(({ title, path }) => includes(title, word) || includes(path, word))
    .slice(0, mostHits)
    .map(({ title, path }) => ({ id: `page ${path}`, category: 'page', title, detail: path, link: path }))
}
