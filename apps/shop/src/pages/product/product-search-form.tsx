import { frontProductSorts } from '@lumiroute/contract/front'
import { useEffect, useRef } from 'react'
import type { ProductSearch } from '../../api/reads.ts'
import { useText } from '../../app/app-context.ts'
import { Icon } from '../../kit/icon.tsx'

type Props = { search: ProductSearch; onChange: (part: Partial<ProductSearch>) => void }

export function ProductSearchForm({ search, onChange }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (location.hash === '#search') input.current?.focus()
  }, [])
  const names: Record<(typeof frontProductSorts)[number], string> = {
    newest: t.product.sortNewest,
    popular: t.product.sortPopular,
    price: t.product.sortPrice,
    '-price': t.product.sortPriceDown,
  }
  return (
    <form
      className="search-form"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onChange({ q: input.current?.value.trim() ?? '' })
      }}
    >
      <label className="search-box">
        <Icon name="search" />
        <span className="visually-hidden">{t.product.searchLabel}</span>
        <input
          ref={input}
          type="search"
          name="q"
          defaultValue={search.q}
          maxLength={100}
          placeholder={t.product.searchLabel}
          enterKeyHint="search"
          autoComplete="off"
        />
      </label>
      <label className="sort-box">
        <span className="visually-hidden">{t.product.sort}</span>
        <select name="sort" value={search.sort} onChange={(event) => onChange({ sort: event.target.value })}>
          <option value="">{t.product.sortDefault}</option>
          {frontProductSorts.map((sort) => (
            <option key={sort} value={sort}>
              {names[sort]}
            </option>
          ))}
        </select>
      </label>
    </form>
  )
}
