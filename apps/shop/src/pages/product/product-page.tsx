import type { FrontProductDetail } from '@lumiroute/contract/front'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { reads } from '../../api/reads.ts'
import { useRead } from '../../api/use-read.ts'
import { useApp, useText } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { usePlace } from '../../app/place-context.ts'
import { addToCart, maxQuantity } from '../../cart/cart.ts'
import { fill } from '../../kit/format.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { pictureUrl } from '../../kit/picture-url.ts'
import { Quantity } from '../../kit/quantity.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { ShareButton } from '../../kit/share-button.tsx'
import { showToast } from '../../kit/toast.tsx'
import { choosePrice, findVariant, isPossible, type Choice, startChoice } from './choose-variant.ts'
import { Gallery } from './gallery.tsx'
import { OptionPicker } from './option-picker.tsx'
import { ProductPrice } from './product-grid.tsx'

export function ProductPage() {
  const t = useText()
  const links = useLinks()
  const { storeCode, code } = usePlace()
  const reading = useRead(reads.product(storeCode, code))
  const missing = {
    title: t.product.missing,
    text: t.product.missingHelp,
    action: (
      <Link href={links.products()} className="button">
        {t.product.showAll}
      </Link>
    ),
  }
  return (
    <Loaded reading={reading} missing={missing}>
      {({ product }) => <Product key={product.prodCode} product={product} />}
    </Loaded>
  )
}

function Product({ product }: { product: FrontProductDetail }) {
  const t = useText()
  const [choice, setChoice] = useState<Choice>(() => startChoice(product))
  const variant = findVariant(product, choice)
  const images = [...new Set([...(variant?.image ? [variant.image] : []), ...product.prodImages])]
  return (
    <article className="product">
      <Gallery key={images[0]} images={images} name={product.prodName} />
      <div className="product-facts">
        <header className="title-row">
          <h1>{product.prodName}</h1>
          <ShareButton title={product.prodName} />
        </header>
        {product.prodSubtitle && <p className="article-lead">{product.prodSubtitle}</p>}
        <p className="product-price-line">
          <ProductPrice product={choosePrice(product, variant)} />
          {(variant ?? product).availability === 'few' && (
            <span className="badge badge-warning">{t.product.few}</span>
          )}
        </p>
        {product.prodOptions.map((option, index) => (
          <OptionPicker
            key={option.name}
            option={option}
            value={choice[index] ?? ''}
            isPossible={(value) => isPossible(product, choice, index, value)}
            onChange={(value) => setChoice(choice.map((each, at) => (at === index ? value : each)))}
          />
        ))}
        <ul className="product-notes">
          {product.prodMaxPerOrder !== null && (
            <li>{fill(t.product.perOrder, { n: product.prodMaxPerOrder })}</li>
          )}
          {product.prodMinPerOrder > 1 && <li>{fill(t.product.minOrder, { n: product.prodMinPerOrder })}</li>}
          {product.prodPointEligible && <li>{t.product.points}</li>}
        </ul>
        {product.prodVideo && (
          <section>
            <h2>{t.product.video}</h2>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- stores upload no captions */}
            <video
              className="product-video"
              src={pictureUrl(product.prodVideo) ?? ''}
              controls
              preload="none"
            />
          </section>
        )}
        {product.prodDesc && (
          <section>
            <h2>{t.product.description}</h2>
            <RichText html={product.prodDesc} />
          </section>
        )}
      </div>
      <BuyBar key={variant?.varCode ?? ''} product={product} choice={choice} />
    </article>
  )
}

/** Within reach of the thumb, above the menu. */
function BuyBar({ product, choice }: { product: FrontProductDetail; choice: Choice }) {
  const { t, storeCode, isPreview } = useApp()
  const links = useLinks()
  const [, navigate] = useLocation()
  const [quantity, setQuantity] = useState(Math.max(1, product.prodMinPerOrder))
  const variant = findVariant(product, choice)
  const unchosen = product.prodOptions.find((_option, index) => !choice[index])
  const isSoldOut = (variant ?? product).availability === 'soldout'
  const add = () => {
    addToCart(storeCode, {
      prodCode: product.prodCode,
      varCode: variant?.varCode ?? '',
      quantity,
      name: product.prodName,
      options: variant?.optionValues.join('、') ?? '',
      price: variant?.salePrice ?? product.prodSalePrice,
      image: variant?.image ?? product.prodImages[0] ?? null,
    })
  }
  const isReady = !unchosen && !isSoldOut && !isPreview
  return (
    <div className="buy-bar">
      <Quantity
        value={quantity}
        min={Math.max(1, product.prodMinPerOrder)}
        max={product.prodMaxPerOrder ?? maxQuantity}
        label={t.product.quantity}
        onChange={setQuantity}
      />
      <button
        type="button"
        className="button button-quiet"
        disabled={!isReady}
        onClick={() => {
          add()
          showToast({ text: t.product.added, action: { label: t.product.toCart, href: links.cart } })
        }}
      >
        {t.product.add}
      </button>
      <button
        type="button"
        className="button"
        disabled={!isReady}
        onClick={() => {
          add()
          navigate(links.cart)
        }}
      >
        {isSoldOut
          ? t.product.soldOut
          : unchosen
            ? fill(t.product.choose, { option: unchosen.name })
            : t.product.buyNow}
      </button>
    </div>
  )
}
