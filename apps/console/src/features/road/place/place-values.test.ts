import { PlaceForm } from '@lumiroute/contract/place'
import type { Place } from '@lumiroute/contract/place'
import { expect, test } from 'vitest'
import { toUploaded } from '../../platform/store/store-images.ts'
import { placeValues, PlaceValuesSchema } from './place-values.ts'

const photo = '0a1b2c3d-0000-4000-8000-000000000001.png'
const flat = {
  name: '夜市口',
  address: '台北市中正路 1 號',
  latitude: 25.1,
  longitude: 121.5,
  panelWidth: 1920,
  panelHeight: 480,
  direction: 'n',
  photo,
}
const place = { ...flat, direction: { code: 'n', name: '' } } as unknown as Place
const bare = {
  ...place,
  latitude: null,
  longitude: null,
  panelWidth: null,
  panelHeight: null,
  direction: null,
  photo: null,
} as unknown as Place

test('a new place is empty', () => {
  expect(placeValues()).toEqual({
    name: '',
    address: '',
    latitude: undefined,
    longitude: undefined,
    panelWidth: undefined,
    panelHeight: undefined,
    direction: '',
    photo: [],
  })
})

test('sends back a place unchanged', () => {
  expect(placeValues(place)).toEqual({ ...flat, photo: [toUploaded(photo)] })
  expect(PlaceValuesSchema.parse(placeValues(place))).toEqual(PlaceForm.parse(flat))
  expect(placeValues(bare)).toEqual({ ...placeValues(), name: flat.name, address: flat.address })
  const { name, address } = flat
  expect(PlaceValuesSchema.parse(placeValues(bare))).toEqual(
    PlaceForm.parse({ ...placeValues(), name, address, photo: null }),
  )
})
