import type { FrontProduct } from '@lumiroute/contract/front'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { pageSize, reads, type ProductSearch } from '../../api/reads.ts'
import { useRead } from '../../api/use-read.ts'
import { useApp, useText } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { usePlace } from '../../app/place-context.ts'
import { readSearch } from '../../app/place.ts'
import { useFront } from '../../app/use-front.ts'
import { fill, formatCount } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Notice } from '../../kit/notice.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductSearchForm } from './product-search-form.tsx'

/** Every choice is part of the address, so that it can be shared and going back works. */
export function ProductsPage() {
  const t = useText()
  const links = useLinks()
  const [, navigate] = useLocation()
  const search = readSearch(usePlace().query)
  const change = (part: Partial<ProductSearch>) => {
    const { cateCode, q, sort } = { ...search, ...part }
    navigate(links.products({ cateCode, q, sort }))
  }
  const { categoryList } = useFront()
  const current = categoryList.find(({ cateCode }) => cateCode === search.cateCode)
  return (
    <>
      <h1 className="page-title">{current?.cateName ?? t.product.all}</h1>
      <ProductSearchForm key={search.q} search={search} onChange={change} />
      <CategoryChips search={search} />
      <Results key={JSON.stringify(search)} search={search} />
    </>
  )
}

function CategoryChips({ search }: { search: ProductSearch }) {
  const t = useText()
  const links = useLinks()
  const { categoryList } = useFront()
  const shown = categoryList.filter(({ prodCount }) => prodCount > 0)
  if (shown.length === 0) return null
  const chips = [{ cateCode: '', cateName: t.product.all }, ...shown]
  return (
    <nav className="chips" aria-label={t.product.categories}>
      {chips.map(({ cateCode, cateName }) => (
        <Link
          key={cateCode}
          href={links.products({ cateCode, q: search.q, sort: search.sort })}
          className="chip"
          aria-current={cateCode === search.cateCode ? 'true' : undefined}
        >
          {cateName}
        </Link>
      ))}
    </nav>
  )
}

function Results({ search }: { search: ProductSearch }) {
  const t = useText()
  const links = useLinks()
  const { storeCode } = useApp()
  const reading = useRead(reads.products(storeCode, search))
  const isNarrowed = search.q !== '' || search.cateCode !== ''
  return (
    <Loaded reading={reading}>
      {({ productList, total }) =>
        total === 0 ? (
          <Notice
            title={isNarrowed ? t.product.none : t.product.empty}
            text={isNarrowed ? t.product.noneHelp : t.product.emptyHelp}
          >
            {isNarrowed && (
              <Link href={links.products()} className="button">
                {t.product.showAll}
              </Link>
            )}
          </Notice>
        ) : (
          <>
            <p className="caption" role="status">
              {fill(t.product.count, { n: formatCount(total) })}
            </p>
            <MoreProducts search={search} first={productList} total={total} />
          </>
        )
      }
    </Loaded>
  )
}

type MoreProps = { search: ProductSearch; first: FrontProduct[]; total: number }

/** Further pages are added below; a link, so that it works without a script. */
function MoreProducts({ search, first, total }: MoreProps) {
  const t = useText()
  const { cache, storeCode } = useApp()
  const links = useLinks()
  const [more, setMore] = useState<FrontProduct[]>([])
  const [isLoading, setIsLoading] = useState(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const shown = [...first, ...more]
  const isLast = search.page * pageSize - pageSize + shown.length >= total
  const nextPage = search.page + Math.ceil(shown.length / pageSize)
  const loadMore = async () => {
    setIsLoading(true)
    const read = reads.products(storeCode, { ...search, page: nextPage })
    await cache.refresh(read)
    if (!isHere.current) return
    const answer = cache.get(read)?.body as { productList: FrontProduct[] } | undefined
    const known = new Set(shown.map(({ prodCode }) => prodCode))
    setMore([...more, ...(answer?.productList ?? []).filter(({ prodCode }) => !known.has(prodCode))])
    setIsLoading(false)
  }
  return (
    <>
      <ProductGrid products={shown} />
      {!isLast && (
        <a
          className="button button-quiet button-wide"
          href={links.products({
            cateCode: search.cateCode,
            q: search.q,
            sort: search.sort,
            page: String(nextPage),
          })}
          aria-disabled={isLoading}
          onClick={(event) => {
            event.preventDefault()
            if (!isLoading) void loadMore()
          }}
        >
          {isLoading ? t.shell.loading : t.product.showMore}
        </a>
      )}
    </>
  )
}
