import type { Role } from '@lumiroute/contract/session'
import type { SvgIconComponent } from '@mui/icons-material'
import AdsClick from '@mui/icons-material/AdsClickOutlined'
import BarChart from '@mui/icons-material/BarChartOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Category from '@mui/icons-material/CategoryOutlined'
import Celebration from '@mui/icons-material/CelebrationOutlined'
import CreditCard from '@mui/icons-material/LoyaltyOutlined'
import Dashboard from '@mui/icons-material/DashboardOutlined'
import Devices from '@mui/icons-material/DevicesOutlined'
import Download from '@mui/icons-material/FileDownloadOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import FactCheck from '@mui/icons-material/FactCheckOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import Handshake from '@mui/icons-material/HandshakeOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import LocalMall from '@mui/icons-material/LocalMallOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import MyLocation from '@mui/icons-material/MyLocationOutlined'
import Panorama from '@mui/icons-material/PanoramaOutlined'
import Place from '@mui/icons-material/PlaceOutlined'
import PlaylistPlay from '@mui/icons-material/PlaylistPlayOutlined'
import QrCodeScanner from '@mui/icons-material/QrCodeScannerOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import RouteIcon from '@mui/icons-material/RouteOutlined'
import ShoppingBag from '@mui/icons-material/ShoppingBagOutlined'
import Sms from '@mui/icons-material/SmsOutlined'
import SportsEsports from '@mui/icons-material/SportsEsportsOutlined'
import Store from '@mui/icons-material/StoreOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import Ticket from '@mui/icons-material/ConfirmationNumberOutlined'
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined'
import Timeline from '@mui/icons-material/TimelineOutlined'
import type { TextKey } from '../lib/text.ts'

export type NavEntry = { path: string; title: TextKey; icon: SvgIconComponent }
export type NavGroup = { title: TextKey; icon: SvgIconComponent; entries: readonly NavEntry[] }
export type NavItem = NavEntry | NavGroup

export const isGroup = (item: NavItem): item is NavGroup => 'entries' in item

const entry = (path: string, title: TextKey, icon: SvgIconComponent): NavEntry => ({ path, title, icon })

const firstPage = entry('/first-page', 'nav.firstPage', Home)
const live = entry('/live', 'nav.live', MyLocation)

const shared: readonly NavEntry[] = [
  entry('/playlist/list', 'nav.playlistList', PlaylistPlay),
  entry('/ad/list', 'nav.adList', Campaign),
  entry('/adrecord/list', 'nav.adRecordList', Timeline),
  entry('/effect-ad/list', 'nav.effectAdList', AdsClick),
  entry('/effect-game/list', 'nav.effectGameList', EmojiEvents),
  entry('/order/list', 'nav.orderList', ReceiptLong),
  entry('/make-good/list', 'nav.makeGoodList', Handshake),
]
const shop: NavGroup = {
  title: 'nav.shop',
  icon: LocalMall,
  entries: [
    entry('/shop-order/list', 'nav.shopOrderList', ShoppingBag),
    entry('/product/list', 'nav.productList', Inventory),
    entry('/category/list', 'nav.categoryList', Category),
    entry('/activity/list', 'nav.activityList', Celebration),
    entry('/banner/list', 'nav.bannerList', Panorama),
    entry('/coupon/list', 'nav.couponList', Ticket),
    entry('/pointcard/list', 'nav.pointCardList', CreditCard),
    entry('/redeem', 'nav.redeem', QrCodeScanner),
    entry('/message/list', 'nav.messageList', Sms),
    entry('/member/list', 'nav.memberList', Groups),
  ],
}
const audit = entry('/audit/list', 'nav.auditList', History)
const download = entry('/member/download', 'nav.memberDownload', Download)

const operatorMenu: readonly NavItem[] = [
  firstPage,
  entry('/dashboard', 'nav.platformDashboard', Dashboard),
  live,
  entry('/store/list', 'nav.storeList', Store),
  entry('/device/list', 'nav.deviceList', Devices),
  entry('/transparency-log', 'nav.transparencyLog', VerifiedUser),
  entry('/place/list', 'nav.placeList', Place),
  entry('/vehicle/list', 'nav.vehicleList', LocalShipping),
  entry('/route/list', 'nav.routeList', RouteIcon),
  entry('/timetable/list', 'nav.timetableList', CalendarMonth),
  entry('/adcheck/list', 'nav.adCheckList', FactCheck),
  ...shared,
  shop,
  entry('/chart/cms', 'nav.chartCms', BarChart),
  audit,
  download,
  entry('/adgame/list', 'nav.adGameList', SportsEsports),
]

const storeMenu: readonly NavItem[] = [
  firstPage,
  entry('/dashboard', 'nav.storeDashboard', Dashboard),
  live,
  entry('/store/info', 'nav.storeInfo', Storefront),
  entry('/store/account/list', 'nav.accountList', ManageAccounts),
  ...shared,
  shop,
  audit,
  download,
]

export const isOperator = (roles: readonly Role[]) => roles.includes('ROLE_ADMIN')

/** The whole menu of a role, in the specification's order. */
export const getMenu = (roles: readonly Role[]) => (isOperator(roles) ? operatorMenu : storeMenu)

/** The pages of a menu, in order. */
export const getEntries = (menu: readonly NavItem[]) =>
  menu.flatMap((item) => (isGroup(item) ? item.entries : [item]))

/** The menu entries whose page is open to the person; groups without any are left out. */
export function openMenu(roles: readonly Role[], isOpen: (path: string) => boolean): NavItem[] {
  const items = getMenu(roles).flatMap((item): NavItem[] => {
    if (!isGroup(item)) return isOpen(item.path) ? [item] : []
    const entries = item.entries.filter(({ path }) => isOpen(path))
    return entries.length > 0 ? [{ ...item, entries }] : []
  })
  // A closed group alone would look like an empty menu.
  return items.every(isGroup) ? getEntries(items) : items
}

/** The menu entry of a page: /store/create belongs to /store/list. */
export function getEntry(entries: readonly NavEntry[], path: string, parent?: string) {
  return entries.find((one) => one.path === path) ?? entries.find((one) => one.path === parent)
}
