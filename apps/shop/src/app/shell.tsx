import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { reads } from '../api/reads.ts'
import { useRead } from '../api/use-read.ts'
import { useCartCount } from '../cart/use-cart.ts'
import { Icon, type IconName } from '../kit/icon.tsx'
import { Notice } from '../kit/notice.tsx'
import { PageSkeleton } from '../kit/page-skeleton.tsx'
import { MemberSlot } from '../member/member-slot.tsx'
import { pictureUrl } from '../kit/picture-url.ts'
import { Toast } from '../kit/toast.tsx'
import { useApp, useText } from './app-context.ts'
import { useLinks } from './links.ts'
import { useVisit } from './use-visit.ts'

/** The frame of every page: store, search, cart, menu. Without the store there is no page. */
export function Shell({ children }: { children: ReactNode }) {
  const { storeCode } = useApp()
  const t = useText()
  const [, navigate] = useLocation()
  const { data, error, reload } = useRead(reads.front(storeCode))
  useVisit()
  if (!data && error?.status === 404)
    return (
      <main className="page">
        <Notice title={t.shell.missingStore} text={t.shell.missingStoreHelp} />
      </main>
    )
  if (!data && error)
    return (
      <main className="page">
        <Notice title={t.shell.unavailable} text={t.shell.unavailableHelp}>
          <button type="button" className="button" onClick={() => void reload()}>
            {t.shell.retry}
          </button>
        </Notice>
      </main>
    )
  return (
    <>
      <a className="skip-link" href="#main">
        {t.shell.skip}
      </a>
      <Header name={data?.store.storeName ?? ''} image={data?.store.storeImage ?? null} />
      {data && error?.code === 'OFFLINE' && (
        <p className="offline-bar" role="status">
          {t.shell.offline}
        </p>
      )}
      <main className="page" id="main" tabIndex={-1}>
        {data && <MemberSlot />}
        {data ? children : <PageSkeleton />}
      </main>
      <Toast navigate={navigate} />
      <TabBar hasMemberCard={data?.store.offers.memberCard ?? false} />
    </>
  )
}

function Header({ name, image }: { name: string; image: string | null }) {
  const links = useLinks()
  const t = useText()
  const count = useCartCount()
  const url = pictureUrl(image, 'small')
  return (
    <header className="header">
      <div className="header-inner">
        <Link href={links.home} className="header-store">
          {url && <img src={url} alt="" width="32" height="32" className="header-logo" />}
          <span className="header-name">{name}</span>
        </Link>
        <Link href={`${links.products()}#search`} className="icon-button" aria-label={t.shell.search}>
          <Icon name="search" />
        </Link>
        <Link
          href={links.cart}
          className="icon-button"
          aria-label={count > 0 ? t.shell.cartCount.replace('{n}', String(count)) : t.shell.cart}
        >
          <Icon name="cart" />
          {count > 0 && <span className="header-count">{count > 99 ? '99+' : count}</span>}
        </Link>
      </div>
    </header>
  )
}

function TabBar({ hasMemberCard }: { hasMemberCard: boolean }) {
  const links = useLinks()
  const t = useText()
  const [path] = useLocation()
  const tabs: { href: string; icon: IconName; label: string }[] = [
    { href: links.home, icon: 'home', label: t.shell.home },
    { href: links.products(), icon: 'bag', label: t.shell.products },
    ...(hasMemberCard
      ? ([
          { href: links.coupons, icon: 'ticket', label: t.shell.coupons },
          { href: links.cards, icon: 'stamp', label: t.shell.cards },
        ] as const)
      : []),
    { href: links.profile, icon: 'person', label: t.shell.me },
  ]
  const isCurrent = (href: string) =>
    href === links.home ? path.replace(/\/$/, '') === href : path.startsWith(href)
  return (
    <nav className="tab-bar" aria-label={t.shell.menu}>
      {tabs.map(({ href, icon, label }) => (
        <Link key={href} href={href} className="tab" aria-current={isCurrent(href) ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  )
}
