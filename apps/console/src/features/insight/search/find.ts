import {
  operatorCategories,
  search,
  searchCategories,
  searchPermissions,
  storeCategories,
} from '@lumiroute/contract/search'
import type { Permission } from '@lumiroute/contract/store-roles'
import type { SearchCategory } from '@lumiroute/contract/search'
import { useDeferredValue, useEffect, useState } from 'react'
import { useRead } from '../../../lib/api/query.ts'
import { findPages } from './find-pages.ts'
import type { Found, PageLink } from './find-pages.ts'

export type Category = SearchCategory | 'all' | 'page'

/** The categories in which this person can find something. */
export const categoriesFor = (isOperator: boolean, may: (permission: Permission) => boolean): Category[] => [
  'all',
  'page',
  ...searchCategories.filter(
    (category) => !getOthers(isOperator).includes(category) && may(searchPermissions[category]),
  ),
]
const getOthers = (isOperator: boolean) => (isOperator ? storeCategories : operatorCategories)

const pauseMs = 180

/** The word, once typing pauses: a request per key press would be wasted. */
function usePaused(word: string): string {
  const [paused, setPaused] = useState(word)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(word), pauseMs)
    return () => clearTimeout(timer)
  }, [word])
  return word === '' ? '' : paused
}

const isServed = (category: Category): category is SearchCategory | 'all' => category !== 'page'

export function useFound(pages: readonly PageLink[], typed: string, category: Category) {
  const word = useDeferredValue(typed.trim())
  const paused = usePaused(word).slice(0, 100)
  const enabled = paused !== '' && isServed(category)
  const input = { q: paused, ...(isServed(category) && category !== 'all' && { category }) }
  const { data, isFetching, isError } = useRead(search, input, { enabled, keepPrevious: true })
  const hits = enabled ? (data?.hitList ?? []) : []
  const own = category === 'all' || category === 'page' ? findPages(pages, word) : []
  const served = hits.map((hit, at): Found => ({ ...hit, id: `${hit.category} ${at}` }))
  return {
    found: [...own, ...served],
    isSearching: enabled && (isFetching || paused !== word),
    isError: enabled && isError,
  }
}
