import { Link } from 'wouter'
import { useText } from '../../app/app-context.ts'
import { useLinks } from '../../app/links.ts'
import { useFront } from '../../app/use-front.ts'
import { fill } from '../../kit/format.ts'
import { Icon } from '../../kit/icon.tsx'
import { pictureUrl } from '../../kit/picture-url.ts'
import { Section } from '../../kit/section.tsx'
import { ActivityCard } from '../activity/activity-card.tsx'
import { ContactList } from '../info/contact-list.tsx'
import { ProductGrid } from '../product/product-grid.tsx'
import { Banners } from './banners.tsx'
import { CouponStrip } from './coupon-strip.tsx'

export function HomePage() {
  const t = useText()
  const links = useLinks()
  const front = useFront()
  const { store } = front
  return (
    <>
      <h1 className="visually-hidden">{store.storeName}</h1>
      <Banners banners={front.bannerList} images={store.storeBigImage} storeName={store.storeName} />
      <Categories />
      {front.couponList.length > 0 && (
        <Section title={t.home.coupons} more={{ href: links.coupons, label: t.home.allCoupons }}>
          <CouponStrip coupons={front.couponList} />
        </Section>
      )}
      {front.pointCardList.length > 0 && (
        <Section title={t.home.cards}>
          <ul className="card-strip">
            {front.pointCardList.map(({ pcCode, pcName, pcColor, pcGoal }) => (
              <li key={pcCode}>
                <Link href={links.card(pcCode)} className="card-chip" style={{ backgroundColor: pcColor }}>
                  <strong>{pcName}</strong>
                  <span>{fill(t.home.cardGoal, { n: pcGoal })}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {store.gameId !== null && (
        <Link href={links.game} className="promo">
          <Icon name="game" />
          <span>
            <strong>{t.home.game}</strong>
            <small>
              {store.gamePrize ? fill(t.home.gamePrize, { title: store.gamePrize }) : t.home.gameText}
            </small>
          </span>
          <Icon name="next" />
        </Link>
      )}
      {front.productList.length > 0 && (
        <Section title={t.home.featured} more={{ href: links.products(), label: t.product.showAll }}>
          <ProductGrid products={front.productList} />
        </Section>
      )}
      {front.activityList.length > 0 && (
        <Section title={t.home.activities}>
          <div className="activity-list">
            {front.activityList.map((activity) => (
              <ActivityCard key={activity.actCode} activity={activity} />
            ))}
          </div>
        </Section>
      )}
      <Section title={t.home.about} more={{ href: links.info, label: t.home.moreInfo }}>
        {store.storeIntro && <p className="about-text">{store.storeIntro}</p>}
        <ContactList store={store} />
      </Section>
    </>
  )
}

function Categories() {
  const t = useText()
  const links = useLinks()
  const shown = useFront().categoryList.filter(
    ({ cateShowOnHome, prodCount }) => cateShowOnHome && prodCount > 0,
  )
  if (shown.length === 0) return null
  return (
    <nav className="category-row" aria-label={t.product.categories}>
      {shown.map(({ cateCode, cateName, cateImage }) => {
        const url = pictureUrl(cateImage, 'small')
        return (
          <Link key={cateCode} href={links.products({ cateCode })} className="category">
            <span className="category-picture">
              {url ? <img src={url} alt="" width="56" height="56" loading="lazy" /> : <Icon name="bag" />}
            </span>
            <span className="category-name">{cateName}</span>
          </Link>
        )
      })}
    </nav>
  )
}
