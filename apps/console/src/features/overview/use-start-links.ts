import { useUser } from '../session/current-user.tsx'
import type { StartLink } from './start-links.tsx'

const account: StartLink = { path: '/account', title: 'nav.account', text: 'overview.accountText' }
const guide: StartLink = { path: '/guide', title: 'nav.guide', text: 'overview.guideText' }

const operatorLinks: readonly StartLink[] = [
  { path: '/dashboard', title: 'nav.platformDashboard', text: 'overview.dashboardText' },
  { path: '/store/list', title: 'nav.storeList', text: 'overview.storeListText' },
  account,
  guide,
]
const storeLinks: readonly StartLink[] = [
  { path: '/dashboard', title: 'nav.storeDashboard', text: 'overview.dashboardText' },
  { path: '/store/info', title: 'nav.storeInfo', text: 'overview.storeInfoText' },
  { path: '/store/account/list', title: 'nav.accountList', text: 'overview.accountListText' },
  account,
  guide,
]

/** Where a person of this role usually begins. */
export function useStartLinks(): readonly StartLink[] {
  return useUser().roles.includes('ROLE_ADMIN') ? operatorLinks : storeLinks
}
