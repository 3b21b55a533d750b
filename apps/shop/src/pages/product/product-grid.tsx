import type { FrontProduct } from '@lumiroute/contract/front'
import { Link } from 'wouter'
import { useText } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { fill, formatMoney } from '../../kit/format.ts'
import { Icon } from '../../kit/icon.tsx'
import { pictureUrl } from '../../kit/picture-url.ts'

export function ProductGrid({ products }: { products: FrontProduct[] }) {
  return (
    <ul className="product-grid">
      {products.map((product) => (
        <li key={product.prodCode}>
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}

function ProductCard({ product }: { product: FrontProduct }) {
  const links = useLinks()
  const url = pictureUrl(product.prodImages[0], 'small')
  return (
    <Link href={links.product(product.prodCode)} className="card product-card">
      <span className="product-picture">
        {url ? <img src={url} alt="" width="320" height="320" loading="lazy" /> : <Icon name="bag" />}
        <Badge product={product} />
      </span>
      <span className="product-name">{product.prodName}</span>
      {product.prodSubtitle && <span className="product-subtitle">{product.prodSubtitle}</span>}
      <ProductPrice product={product} />
    </Link>
  )
}

function Badge({ product: { availability, prodTags } }: { product: FrontProduct }) {
  const t = useText()
  if (availability === 'soldout') return <span className="badge badge-quiet">{t.product.soldOut}</span>
  if (availability === 'few') return <span className="badge badge-warning">{t.product.few}</span>
  return prodTags[0] ? <span className="badge">{prodTags[0]}</span> : null
}

type Price = Pick<FrontProduct, 'prodSalePrice' | 'prodMaxPrice' | 'prodListPrice'>

export function ProductPrice({
  product: { prodSalePrice, prodMaxPrice, prodListPrice },
}: {
  product: Price
}) {
  const t = useText()
  const price = formatMoney(prodSalePrice)
  return (
    <span className="price">
      <strong>{prodMaxPrice > prodSalePrice ? fill(t.product.from, { price }) : price}</strong>
      {prodListPrice !== null && (
        <s>
          <span className="visually-hidden">{t.product.listPrice} </span>
          {formatMoney(prodListPrice)}
        </s>
      )}
    </span>
  )
}
