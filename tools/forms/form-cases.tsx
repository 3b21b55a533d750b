/* oxlint-disable react/jsx-key -- each element is drawn on its own, not as a list */
import { getStore, getStoreInfo } from '@lumiroute/contract/store'
import { getFirstAdmin, listStoreAdmins } from '@lumiroute/contract/account'
import { listAds } from '@lumiroute/contract/ad'
import { listCategories } from '@lumiroute/contract/category'
import { listCoupons } from '@lumiroute/contract/coupon'
import { listDevices } from '@lumiroute/contract/device'
import { getMember } from '@lumiroute/contract/member'
import { getMessage } from '@lumiroute/contract/message'
import { listPlaces } from '@lumiroute/contract/place'
import { listPlaylists } from '@lumiroute/contract/playlist'
import { listPointCards } from '@lumiroute/contract/point-card'
import { listActivities } from '@lumiroute/contract/activity'
import { listRoutes } from '@lumiroute/contract/route'
import { getStoreQuota } from '@lumiroute/contract/store-quota'
import { listTags } from '@lumiroute/contract/tag'
import { listThirdParty } from '@lumiroute/contract/third-party'
import { listVehicles } from '@lumiroute/contract/vehicle'
import type { AnswerOf, CallOf, Endpoint } from '@lumiroute/contract'
import type { ReactElement } from 'react'
import { EditAccountDialog } from '../../apps/console/src/features/platform/account/edit-account-dialog.tsx'
import { FirstAdminForm } from '../../apps/console/src/features/platform/account/first-admin-form.tsx'
import { QuotaDialog } from '../../apps/console/src/features/platform/store-quota/quota-dialog.tsx'
import { ProfileForm } from '../../apps/console/src/features/platform/session/profile-form.tsx'
import { GameDialog } from '../../apps/console/src/features/platform/store/game-dialog.tsx'
import { InfoDialog } from '../../apps/console/src/features/platform/store/info-dialog.tsx'
import { StoreForm } from '../../apps/console/src/features/platform/store/store-form.tsx'
import { ThirdPartyForm } from '../../apps/console/src/features/platform/third-party/third-party-form.tsx'
import { AdForm } from '../../apps/console/src/features/advertising/ad/ad-form.tsx'
import { PlaylistDialog } from '../../apps/console/src/features/advertising/playlist/playlist-dialog.tsx'
import { DeviceForm } from '../../apps/console/src/features/road/device/device-form.tsx'
import { PlaceForm } from '../../apps/console/src/features/road/place/place-form.tsx'
import { RouteForm } from '../../apps/console/src/features/road/route/route-form.tsx'
import { VehicleForm } from '../../apps/console/src/features/road/vehicle/vehicle-form.tsx'
import { ActivityForm } from '../../apps/console/src/features/shop/activity/activity-form.tsx'
import { CategoryDialog } from '../../apps/console/src/features/shop/category/category-dialog.tsx'
import { CouponForm } from '../../apps/console/src/features/shop/coupon/coupon-form.tsx'
import { EditMemberDialog } from '../../apps/console/src/features/shop/member/edit-member-dialog.tsx'
import { MessageForm } from '../../apps/console/src/features/shop/message/message-form.tsx'
import { PointCardForm } from '../../apps/console/src/features/shop/point-card/point-card-form.tsx'
import { listOwnProducts } from '../../apps/console/src/features/shop/product/list-products.ts'
import { ProductForm } from '../../apps/console/src/features/shop/product/product-form.tsx'
import { ShippingDialog } from '../../apps/console/src/features/shop/shop/shipping-dialog.tsx'
import { TagFormDialog } from '../../apps/console/src/features/shop/tag/tag-form-dialog.tsx'
import { adParts } from '../../apps/console/src/pages/advertising/ad-parts.ts'

export type Read = <E extends Endpoint>(endpoint: E, input: CallOf<E>) => Promise<AnswerOf<E>>
export type Known = { read: Read; storeId: number; store: string; mbrCode: string; msgCode: string }
type Case = (known: Known) => Promise<ReactElement[]>

const nothing = () => undefined
const leave = { onSaved: nothing, onCancel: nothing }
const close = { open: true, onClose: nothing }
const getOne = async ({ read, storeId }: Known) => (await read(getStore, { id: storeId })).store

/** Every form of something stored, filled with each kind of stored row. */
export const formCases: Record<string, Case> = {
  'platform/store/store-form.tsx': async (known) => [<StoreForm store={await getOne(known)} {...leave} />],
  'platform/store/info-dialog.tsx': async ({ read, store }) =>
    (await read(getStoreInfo, { storeCode: store })).storeList.map((one) => (
      <InfoDialog store={one} {...close} />
    )),
  'platform/store/game-dialog.tsx': async (known) => [<GameDialog store={await getOne(known)} {...close} />],
  'platform/account/first-admin-form.tsx': async ({ read, storeId }) => {
    const { storeAdmin } = await read(getFirstAdmin, { id: storeId })
    return [<FirstAdminForm storeId={storeId} admin={storeAdmin} {...leave} />]
  },
  'platform/account/edit-account-dialog.tsx': async ({ read, store }) => {
    const { storeAdminList } = await read(listStoreAdmins, { storeCode: store })
    return storeAdminList.map((account) => <EditAccountDialog account={account} {...close} />)
  },
  'platform/store-quota/quota-dialog.tsx': async ({ read, store, storeId }) => {
    const quota = await read(getStoreQuota, { storeCode: store })
    return [<QuotaDialog store={{ id: storeId, storeName: '' }} quota={quota.quota} {...close} />]
  },
  'platform/session/profile-form.tsx': async () => [<ProfileForm />],
  'platform/third-party/third-party-form.tsx': async ({ read, store }) => {
    const { thirdPartyList } = await read(listThirdParty, { store })
    return [
      <ThirdPartyForm store={{ storeCode: store, storeName: '' }} stored={thirdPartyList[0]} {...close} />,
    ]
  },
  'road/place/place-form.tsx': async ({ read }) =>
    (await read(listPlaces, {})).placeList.map((place) => <PlaceForm place={place} {...leave} />),
  'road/route/route-form.tsx': async ({ read }) => {
    const { routeList } = await read(listRoutes, {})
    const whole = await Promise.all(routeList.map(({ id }) => read(listRoutes, { id })))
    return whole.map((one) => <RouteForm route={one.routeList[0]} {...leave} />)
  },
  'road/vehicle/vehicle-form.tsx': async ({ read }) =>
    (await read(listVehicles, {})).vehicleList.map((vehicle) => <VehicleForm vehicle={vehicle} {...leave} />),
  'road/device/device-form.tsx': async ({ read }) =>
    (await read(listDevices, {})).deviceList.map((device) => <DeviceForm device={device} {...leave} />),
  'advertising/playlist/playlist-dialog.tsx': async ({ read, storeId, store }) =>
    (await read(listPlaylists, { storeId })).playlistList.map((playlist) => (
      <PlaylistDialog {...{ storeId, playlist }} storeCode={store} {...close} />
    )),
  'advertising/ad/ad-form.tsx': async ({ read, storeId, store }) =>
    (await read(listAds, { storeId })).adList
      .filter(({ actions }) => actions.includes('edit'))
      .map((ad) => (
        <AdForm
          store={{ id: storeId, code: store }}
          ad={ad}
          mode="all"
          parts={adParts}
          playlistPath="/"
          onDone={nothing}
          onCancel={nothing}
        />
      )),
  'shop/member/edit-member-dialog.tsx': async ({ read, store, mbrCode }) => {
    const { member } = await read(getMember, { store, mbrCode })
    return [<EditMemberDialog storeCode={store} member={member} onClose={nothing} />]
  },
  'shop/category/category-dialog.tsx': async ({ read, store }) => {
    const { categoryList } = await read(listCategories, { store })
    return categoryList.map((category) => (
      <CategoryDialog storeCode={store} categories={categoryList} category={category} onClose={nothing} />
    ))
  },
  'shop/product/product-form.tsx': async ({ read, store }) =>
    (await read(listOwnProducts, { store })).productList.map((product) => (
      <ProductForm storeCode={store} chosen={undefined} product={product} {...leave} />
    )),
  'shop/activity/activity-form.tsx': async ({ read, store }) =>
    (await read(listActivities, { store })).activityList.map((activity) => (
      <ActivityForm type={activity.actType} storeCode={store} activity={activity} {...leave} />
    )),
  'shop/coupon/coupon-form.tsx': async ({ read, store }) =>
    (await read(listCoupons, { store })).couponList.map((coupon) => (
      <CouponForm storeCode={store} coupon={coupon} {...leave} />
    )),
  'shop/point-card/point-card-form.tsx': async ({ read, store }) =>
    (await read(listPointCards, { store })).pointCardList.map((card) => (
      <PointCardForm storeCode={store} card={card} {...leave} />
    )),
  'shop/message/message-form.tsx': async ({ read, store, msgCode }) => {
    const { messageItem } = await read(getMessage, { store, msgCode })
    return [<MessageForm storeCode={store} chosen={undefined} account="" message={messageItem} {...leave} />]
  },
  'shop/shop/shipping-dialog.tsx': async ({ store }) => [<ShippingDialog storeCode={store} {...close} />],
  'shop/tag/tag-form-dialog.tsx': async ({ read, store }) =>
    (await read(listTags, { store })).tagList.map((tag) => (
      <TagFormDialog storeCode={store} tag={tag} onClose={nothing} />
    )),
}

/** These begin empty, act on something instead of editing it, or change one's own sign-in. */
export const emptyForms = [
  'platform/account/add-account-dialog.tsx',
  'platform/second-factor/add-passkey-dialog.tsx',
  'platform/second-factor/reauthentication-dialog.tsx',
  'platform/second-factor/rename-passkey-dialog.tsx',
  'platform/second-factor/totp-dialog.tsx',
  'platform/session/change-password-form.tsx',
  'platform/session/forgot-password-form.tsx',
  'platform/session/reset-password-form.tsx',
  'platform/session/sign-up-form.tsx',
  'advertising/ad-check/reason-dialog.tsx',
  'advertising/ad-check/record-payment-dialog.tsx',
  'road/device/pair-device.tsx',
  'road/make-good/decline-dialog.tsx',
  'road/make-good/rebook-dialog.tsx',
  'road/timetable/booked-dialog.tsx',
  'road/timetable/create-month-dialog.tsx',
  'road/timetable/new-timetable.tsx',
  'shop/category/remove-category-dialog.tsx',
  'shop/order/refund-dialog.tsx',
  'shop/point-card/adjust-dialog.tsx',
]
