import type { Role } from '@lumiroute/contract'
import type { SvgIconComponent } from '@mui/icons-material'
import AdsClick from '@mui/icons-material/AdsClickOutlined'
import BarChart from '@mui/icons-material/BarChartOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Campaign from '@mui/icons-material/CampaignOutlined'
import Devices from '@mui/icons-material/DevicesOutlined'
import Download from '@mui/icons-material/FileDownloadOutlined'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import FactCheck from '@mui/icons-material/FactCheckOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import PlaylistPlay from '@mui/icons-material/PlaylistPlayOutlined'
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined'
import RouteIcon from '@mui/icons-material/RouteOutlined'
import SportsEsports from '@mui/icons-material/SportsEsportsOutlined'
import Store from '@mui/icons-material/StoreOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import Timeline from '@mui/icons-material/TimelineOutlined'
import type { TextKey } from '../lib/text.ts'

export type NavEntry = { path: string; title: TextKey; icon: SvgIconComponent }

const entry = (path: string, title: TextKey, icon: SvgIconComponent): NavEntry => ({ path, title, icon })

const firstPage = entry('/first-page', 'nav.firstPage', Home)

const shared: readonly NavEntry[] = [
  entry('/playlist/list', 'nav.playlistList', PlaylistPlay),
  entry('/ad/list', 'nav.adList', Campaign),
  entry('/adrecord/list', 'nav.adRecordList', Timeline),
  entry('/effect-ad/list', 'nav.effectAdList', AdsClick),
  entry('/effect-game/list', 'nav.effectGameList', EmojiEvents),
  entry('/order/list', 'nav.orderList', ReceiptLong),
]
const download = entry('/member/download', 'nav.memberDownload', Download)

const operatorMenu: readonly NavEntry[] = [
  firstPage,
  entry('/store/list', 'nav.storeList', Store),
  entry('/device/list', 'nav.deviceList', Devices),
  entry('/vehicle/list', 'nav.vehicleList', LocalShipping),
  entry('/route/list', 'nav.routeList', RouteIcon),
  entry('/timetable/list', 'nav.timetableList', CalendarMonth),
  entry('/adcheck/list', 'nav.adCheckList', FactCheck),
  ...shared,
  entry('/chart/cms', 'nav.chartCms', BarChart),
  download,
  entry('/adgame/list', 'nav.adGameList', SportsEsports),
]

const storeMenu: readonly NavEntry[] = [
  firstPage,
  entry('/store/info', 'nav.storeInfo', Storefront),
  entry('/store/account/list', 'nav.accountList', ManageAccounts),
  ...shared,
  download,
]

export const isOperator = (roles: readonly Role[]) => roles.includes('ROLE_ADMIN')

/** The whole menu of a role, in the specification's order. */
export const menuOf = (roles: readonly Role[]) => (isOperator(roles) ? operatorMenu : storeMenu)

/** The entries whose pages exist. */
export const builtMenu = (roles: readonly Role[], builtPaths: ReadonlySet<string>) =>
  menuOf(roles).filter(({ path }) => builtPaths.has(path))

/** The entry that stands for a page: /store/create belongs to /store/list. */
export function entryOf(menu: readonly NavEntry[], path: string, parent?: string) {
  return menu.find((one) => one.path === path) ?? menu.find((one) => one.path === parent)
}
