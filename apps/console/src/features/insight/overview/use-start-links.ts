import { usePermitted } from '../../../lib/session/permitted.ts'
import { useUser } from '../../platform/session/current-user.tsx'
import type { StartLink } from './start-links.tsx'

const account: StartLink = { path: '/account', title: 'nav.account', text: 'overview.accountText' }
const playlists: StartLink = {
  path: '/playlist/list',
  title: 'nav.playlistList',
  text: 'overview.playlistListText',
}
const ads: StartLink = { path: '/ad/list', title: 'nav.adList', text: 'overview.adListText' }
const guide: StartLink = { path: '/guide', title: 'nav.guide', text: 'overview.guideText' }

const operatorLinks: readonly StartLink[] = [
  { path: '/dashboard', title: 'nav.platformDashboard', text: 'overview.dashboardText' },
  { path: '/store/list', title: 'nav.storeList', text: 'overview.storeListText' },
  playlists,
  ads,
  account,
  guide,
]
const storeLinks: readonly StartLink[] = [
  { path: '/dashboard', title: 'nav.storeDashboard', text: 'overview.dashboardText' },
  { path: '/store/info', title: 'nav.storeInfo', text: 'overview.storeInfoText' },
  playlists,
  ads,
  { path: '/store/account/list', title: 'nav.accountList', text: 'overview.accountListText' },
  account,
  guide,
]

/** Shortcuts on the home page for each role. */
export const getStartLinks = (roles: readonly string[]) =>
  roles.includes('ROLE_ADMIN') ? operatorLinks : storeLinks

export function useStartLinks(): readonly StartLink[] {
  const { canOpen } = usePermitted()
  return getStartLinks(useUser().roles).filter(({ path }) => canOpen(path))
}
