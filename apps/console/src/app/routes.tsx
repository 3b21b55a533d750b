import type { ComponentType } from 'react'
import type { TextArea, TextKey } from '../lib/text.ts'

/** Who may open the page: the signed-in of one role or any, or everyone, without the shell. */
export type PageAccess = 'public' | 'any' | 'operator' | 'store'

export type PageRow = {
  path: string
  title: TextKey
  access: PageAccess
  page: () => Promise<ComponentType>
  /** The texts that it says beside the common ones. */
  texts?: TextArea
  /** The page above this one, for breadcrumbs and the marked menu entry. */
  parent?: string
}

/** The pieces of the kit, for those who build with them. */
const gallery: PageRow = {
  path: '/gallery',
  title: 'brand.product',
  access: 'public',
  page: async () => (await import('../pages/gallery.tsx')).GalleryPage,
}

/** Every page of the console. A menu entry appears once its path stands here. */
export const pages: readonly PageRow[] = [
  ...(import.meta.env.DEV ? [gallery] : []),
  {
    path: '/signin',
    title: 'session.signIn.title',
    access: 'public',
    page: async () => (await import('../pages/sign-in.tsx')).SignInPage,
  },
  {
    path: '/signup',
    title: 'session.signUp.title',
    access: 'public',
    page: async () => (await import('../pages/sign-up.tsx')).SignUpPage,
  },
  {
    path: '/forgot-password',
    title: 'session.forgotPassword.title',
    access: 'public',
    page: async () => (await import('../pages/forgot-password.tsx')).ForgotPasswordPage,
  },
  {
    path: '/reset-password',
    title: 'session.resetPassword.title',
    access: 'public',
    page: async () => (await import('../pages/reset-password.tsx')).ResetPasswordPage,
  },
  {
    path: '/checkout',
    title: 'payment.checkout.page',
    access: 'public',
    texts: 'ads',
    page: async () => (await import('../pages/checkout.tsx')).CheckoutPage,
  },
  {
    path: '/first-page',
    title: 'nav.firstPage',
    access: 'any',
    page: async () => (await import('../pages/first-page.tsx')).FirstPage,
  },
  {
    path: '/account',
    title: 'nav.account',
    access: 'any',
    page: async () => (await import('../pages/account.tsx')).AccountPage,
  },
  {
    path: '/store/list',
    title: 'nav.storeList',
    access: 'operator',
    page: async () => (await import('../pages/store-list.tsx')).StoreListPage,
  },
  {
    path: '/store/create',
    title: 'store.form.page',
    access: 'operator',
    parent: '/store/list',
    page: async () => (await import('../pages/store-form.tsx')).StoreFormPage,
  },
  {
    path: '/store/edit',
    title: 'store.form.page',
    access: 'operator',
    parent: '/store/list',
    page: async () => (await import('../pages/store-form.tsx')).StoreFormPage,
  },
  {
    path: '/store/admin/create',
    title: 'account.firstAdmin.page',
    access: 'operator',
    parent: '/store/list',
    page: async () => (await import('../pages/store-admin.tsx')).StoreAdminPage,
  },
  {
    path: '/store/info',
    title: 'nav.storeInfo',
    access: 'any',
    page: async () => (await import('../pages/store-info.tsx')).StoreInfoPage,
  },
  {
    path: '/store/account/list',
    title: 'nav.accountList',
    access: 'any',
    page: async () => (await import('../pages/store-account-list.tsx')).StoreAccountListPage,
  },
  {
    path: '/route/list',
    title: 'nav.routeList',
    access: 'operator',
    texts: 'ads',
    page: async () => (await import('../pages/route-list.tsx')).RouteListPage,
  },
  {
    path: '/route/edit',
    title: 'route.form.page',
    access: 'operator',
    texts: 'ads',
    parent: '/route/list',
    page: async () => (await import('../pages/route-edit.tsx')).RouteEditPage,
  },
  {
    path: '/device/list',
    title: 'nav.deviceList',
    access: 'operator',
    texts: 'ads',
    page: async () => (await import('../pages/device-list.tsx')).DeviceListPage,
  },
  {
    path: '/device/edit',
    title: 'device.form.page',
    access: 'operator',
    texts: 'ads',
    parent: '/device/list',
    page: async () => (await import('../pages/device-edit.tsx')).DeviceEditPage,
  },
  {
    path: '/vehicle/list',
    title: 'nav.vehicleList',
    access: 'operator',
    texts: 'ads',
    page: async () => (await import('../pages/vehicle-list.tsx')).VehicleListPage,
  },
  {
    path: '/vehicle/edit',
    title: 'vehicle.form.page',
    access: 'operator',
    texts: 'ads',
    parent: '/vehicle/list',
    page: async () => (await import('../pages/vehicle-edit.tsx')).VehicleEditPage,
  },
  {
    path: '/timetable/list',
    title: 'nav.timetableList',
    access: 'operator',
    texts: 'ads',
    page: async () => (await import('../pages/timetable-list.tsx')).TimetableListPage,
  },
  {
    path: '/timetable/edit',
    title: 'timetable.form.page',
    access: 'operator',
    texts: 'ads',
    parent: '/timetable/list',
    page: async () => (await import('../pages/timetable-edit.tsx')).TimetableEditPage,
  },
  {
    path: '/order/list',
    title: 'nav.orderList',
    access: 'any',
    texts: 'ads',
    page: async () => (await import('../pages/order-list.tsx')).OrderListPage,
  },
  {
    path: '/ad/list',
    title: 'nav.adList',
    access: 'any',
    texts: 'ads',
    page: async () => (await import('../pages/ad-list.tsx')).AdListPage,
  },
  {
    path: '/ad/edit',
    title: 'ad.form.page',
    access: 'any',
    texts: 'ads',
    parent: '/ad/list',
    page: async () => (await import('../pages/ad-edit.tsx')).AdEditPage,
  },
  {
    path: '/adrecord/list',
    title: 'nav.adRecordList',
    access: 'any',
    texts: 'ads',
    page: async () => (await import('../pages/ad-record-list.tsx')).AdRecordListPage,
  },
  {
    path: '/adrecord/route',
    title: 'record.route.page',
    access: 'any',
    texts: 'ads',
    parent: '/adrecord/list',
    page: async () => (await import('../pages/ad-record-route.tsx')).AdRecordRoutePage,
  },
  {
    path: '/adcheck/list',
    title: 'nav.adCheckList',
    access: 'operator',
    texts: 'ads',
    page: async () => (await import('../pages/ad-check-list.tsx')).AdCheckListPage,
  },
  {
    path: '/adcheck/edit',
    title: 'adCheck.page',
    access: 'operator',
    texts: 'ads',
    parent: '/adcheck/list',
    page: async () => (await import('../pages/ad-check-edit.tsx')).AdCheckEditPage,
  },
  {
    path: '/playlist/list',
    title: 'nav.playlistList',
    access: 'any',
    texts: 'ads',
    page: async () => (await import('../pages/playlist-list.tsx')).PlaylistListPage,
  },
  {
    path: '/effect-ad/list',
    title: 'nav.effectAdList',
    access: 'any',
    texts: 'ads',
    page: async () => (await import('../pages/effect-list.tsx')).EffectAdListPage,
  },
  {
    path: '/effect-ad/detail',
    title: 'effect.ad.page',
    access: 'any',
    texts: 'ads',
    parent: '/effect-ad/list',
    page: async () => (await import('../pages/effect-ad-detail.tsx')).EffectAdDetailPage,
  },
  {
    path: '/effect-game/list',
    title: 'nav.effectGameList',
    access: 'any',
    texts: 'ads',
    page: async () => (await import('../pages/effect-list.tsx')).EffectGameListPage,
  },
  {
    path: '/effect-game/detail',
    title: 'effect.game.page',
    access: 'any',
    texts: 'ads',
    parent: '/effect-game/list',
    page: async () => (await import('../pages/effect-game-detail.tsx')).EffectGameDetailPage,
  },
  {
    path: '/member/list',
    title: 'nav.memberList',
    access: 'any',
    texts: 'shop',
    page: async () => (await import('../pages/member-list.tsx')).MemberListPage,
  },
  {
    path: '/member/detail',
    title: 'member.detail.page',
    access: 'any',
    texts: 'shop',
    parent: '/member/list',
    page: async () => (await import('../pages/member-detail.tsx')).MemberDetailPage,
  },
  {
    path: '/member/download',
    title: 'nav.memberDownload',
    access: 'any',
    texts: 'ads',
    page: async () => (await import('../pages/member-download.tsx')).MemberDownloadPage,
  },
  {
    path: '/shop-order/list',
    title: 'nav.shopOrderList',
    access: 'any',
    texts: 'shop',
    page: async () => (await import('../pages/shop-order-list.tsx')).ShopOrderListPage,
  },
  {
    path: '/shop-order/detail',
    title: 'shopOrder.detail.page',
    access: 'any',
    texts: 'shop',
    parent: '/shop-order/list',
    page: async () => (await import('../pages/shop-order-detail.tsx')).ShopOrderDetailPage,
  },
  {
    path: '/product/list',
    title: 'nav.productList',
    access: 'any',
    texts: 'shop',
    page: async () => (await import('../pages/product-list.tsx')).ProductListPage,
  },
  {
    path: '/product/edit',
    title: 'product.form.page',
    access: 'any',
    texts: 'shop',
    parent: '/product/list',
    page: async () => (await import('../pages/product-edit.tsx')).ProductEditPage,
  },
  {
    path: '/category/list',
    title: 'nav.categoryList',
    access: 'any',
    texts: 'shop',
    page: async () => (await import('../pages/category-list.tsx')).CategoryListPage,
  },
  {
    path: '/activity/list',
    title: 'nav.activityList',
    access: 'any',
    texts: 'shop',
    page: async () => (await import('../pages/activity-list.tsx')).ActivityListPage,
  },
  {
    path: '/activity/edit',
    title: 'activity.activity.page',
    access: 'any',
    texts: 'shop',
    parent: '/activity/list',
    page: async () => (await import('../pages/activity-edit.tsx')).ActivityEditPage,
  },
  {
    path: '/banner/list',
    title: 'nav.bannerList',
    access: 'any',
    texts: 'shop',
    page: async () => (await import('../pages/activity-list.tsx')).BannerListPage,
  },
  {
    path: '/banner/edit',
    title: 'activity.banner.page',
    access: 'any',
    texts: 'shop',
    parent: '/banner/list',
    page: async () => (await import('../pages/activity-edit.tsx')).BannerEditPage,
  },
  {
    path: '/coupon/list',
    title: 'nav.couponList',
    access: 'any',
    texts: 'shop',
    page: async () => (await import('../pages/coupon-list.tsx')).CouponListPage,
  },
  {
    path: '/coupon/edit',
    title: 'coupon.form.page',
    access: 'any',
    texts: 'shop',
    parent: '/coupon/list',
    page: async () => (await import('../pages/coupon-edit.tsx')).CouponEditPage,
  },
  {
    path: '/coupon/usage',
    title: 'coupon.usage.title',
    access: 'any',
    texts: 'shop',
    parent: '/coupon/list',
    page: async () => (await import('../pages/coupon-usage.tsx')).CouponUsagePage,
  },
  {
    path: '/pointcard/list',
    title: 'nav.pointCardList',
    access: 'any',
    texts: 'shop',
    page: async () => (await import('../pages/point-card-list.tsx')).PointCardListPage,
  },
  {
    path: '/pointcard/edit',
    title: 'pointCard.form.page',
    access: 'any',
    texts: 'shop',
    parent: '/pointcard/list',
    page: async () => (await import('../pages/point-card-edit.tsx')).PointCardEditPage,
  },
  {
    path: '/pointcard/usage',
    title: 'pointCard.usage.title',
    access: 'any',
    texts: 'shop',
    parent: '/pointcard/list',
    page: async () => (await import('../pages/point-card-usage.tsx')).PointCardUsagePage,
  },
  {
    path: '/redeem',
    title: 'nav.redeem',
    access: 'any',
    texts: 'shop',
    page: async () => (await import('../pages/redeem.tsx')).RedeemPage,
  },
]

/** Addresses of the specification that lead to another page. */
export const redirects: readonly { path: string; to: string }[] = [
  { path: '/store/account/create', to: '/store/account/list?add=1' },
]

export const builtPaths: ReadonlySet<string> = new Set(pages.map(({ path }) => path))
export const pageAt = (path: string | undefined) => pages.find((row) => row.path === path)
