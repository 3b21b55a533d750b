import type { FrontStore } from '@lumiroute/contract/front'
import { useText } from '../../app/app-context.ts'
import { isWebAddress, lineAccountUrl } from '../../app/links.ts'
import { Icon, type IconName } from '../../kit/icon.tsx'

type Contact = { icon: IconName; label: string; text: string; href: string }

/** How to reach the store: each opens the phone's own app. */
export function ContactList({ store }: { store: FrontStore }) {
  const t = useText()
  const contacts: Contact[] = [
    { icon: 'phone', label: t.home.call, text: store.storePhone, href: phoneUrl(store.storePhone) },
    { icon: 'pin', label: t.home.map, text: store.storeAddr, href: mapUrl(store) },
    { icon: 'chat', label: t.home.line, text: store.storeLineoa, href: lineAccountUrl(store.storeLineoa) },
    { icon: 'chat', label: t.home.facebook, text: t.home.facebook, href: webUrl(store.storeFacebook) },
    { icon: 'globe', label: t.home.website, text: t.home.website, href: webUrl(store.storeWebsite) },
  ]
  return (
    <ul className="contact-list">
      {contacts
        .filter(({ href }) => href)
        .map(({ icon, label, text, href }) => (
          <li key={label}>
            <a href={href} className="contact" {...(isWebAddress(href) && newWindow)}>
              <Icon name={icon} />
              <span>
                {label !== text && <small>{label}</small>}
                <span>{text}</span>
              </span>
              <Icon name="next" />
            </a>
          </li>
        ))}
    </ul>
  )
}

const newWindow = { target: '_blank', rel: 'noopener noreferrer' }

const phoneUrl = (phone: string) => (phone ? `tel:${phone.replace(/[^\d+#*]/g, '')}` : '')

function mapUrl({ storeAddr, storeAddrLat, storeAddrLng }: FrontStore): string {
  const place = storeAddrLat !== null && storeAddrLng !== null ? `${storeAddrLat},${storeAddrLng}` : storeAddr
  return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : ''
}

const webUrl = (url: string) => (isWebAddress(url) ? url : '')
