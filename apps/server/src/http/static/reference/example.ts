import type { JsonSchema } from './json-schema.ts'

type Schemas = Record<string, JsonSchema>
type Sub = JsonSchema | boolean | undefined

const byName: Record<string, unknown> = {
  id: 12,
  storeId: 3,
  storeCode: 'TPE001',
  store: 'TPE001',
  storeName: '台北信義店',
  storePhone: '02-2720-8889',
  storeAddr: '台北市信義區市府路 1 號',
  storeAddrLat: 25.0375,
  storeAddrLng: 121.5637,
  storeTaxNumber: '04595257',
  storeProdName: '手沖咖啡',
  storeWebsite: 'https://example.tw',
  adminAccount: 'store1',
  adminName: '王小明',
  name: '王小明',
  adminPasswd: 'Store@1234',
  currentPassword: 'Store@1234',
  password: 'Store@5678',
  newPassword: 'Store@5678',
  version: 1,
  page: 1,
  size: 20,
  q: '台北',
  message: '操作成功',
  responseStatus: 200,
  requestUrl: '/menu',
  date: '2026-11-15T14:05:00+08:00',
  mime: 'image/png',
  url: '/api/files/0b9f0e1c-5a0e-4d5b-9d6f-3f1f8f0a2c11.png',
  uuidName: '0b9f0e1c-5a0e-4d5b-9d6f-3f1f8f0a2c11.png',
  fileName: '0b9f0e1c-5a0e-4d5b-9d6f-3f1f8f0a2c11.png',
  businessTz: 'Asia/Taipei',
  broadcastDate: '2026-12-01,2026-12-02',
  stopAt: '2026-11-15T16:05:00+08:00',
  macAddr: '3C:5A:B4:10:20:01',
  deviceId: '3C:5A:B4:10:20:01',
  sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  deviceOne: '3C:5A:B4:10:20:01',
  sensorOne: '3C:5A:B4:10:20:02',
  no: 'RCX-1234',
  year: 2026,
  month: 12,
  yearMon: '2026-12',
  yearMonth: '2026-12',
  total: 1,
  muxToken: '',
  from: '09:00',
  to: '18:00',
}
const byFormat: Record<string, string> = {
  date: '2026-11-15',
  'date-time': '2026-11-15T14:05:00+08:00',
  email: 'store1@example.tw',
  base64: 'AAABIAAAAA==',
  uuid: '6f1c7c1e-0d6b-4f0e-8f3a-2b7f6d1c9a55',
  uri: 'https://example.tw',
}

const byPattern: Record<string, string> = {
  '^[A-Za-z0-9_-]+$': 'AQIDBAUGBwgJCgsMDQ4PEA',
  '^\\d{6}$': '123456',
  '^[0-9a-f]{64}$': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '^[A-Za-z0-9+/]+={0,2}$': 'MCowBQYDK2VwAyEALDO2vyMLLje/tPrAweT6pxmK5vzcThs4M/ZW93XJocQ=',
}

/** A recognisable value, from the schema's limits and the field's name. */
export function buildExample(schema: Sub, schemas: Schemas = {}, name = ''): unknown {
  if (typeof schema !== 'object') return {}
  if (schema.$ref) return buildExample(schemas[schema.$ref.split('/').at(-1) as string], schemas, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return buildExample(schema.anyOf[0] as Sub, schemas, name)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'object') return exampleObject(schema, schemas)
  if (schema.prefixItems) return schema.prefixItems.map((each) => buildExample(each as Sub, schemas, name))
  if (type === 'array') return [buildExample(schema.items as Sub, schemas, name)]
  if (type === 'boolean') return true
  if (type === 'null') return null
  return type === 'string' ? exampleText(schema, name) : exampleNumber(schema, name)
}

function exampleObject({ properties = {} }: JsonSchema, schemas: Schemas) {
  return Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, buildExample(each as Sub, schemas, name)]),
  )
}

function exampleText(schema: JsonSchema, name: string): string {
  if (name === 'stopAt') return byName.stopAt as string
  if (schema.pattern && byPattern[schema.pattern]) return byPattern[schema.pattern] as string
  if (schema.format && byFormat[schema.format]) return byFormat[schema.format] as string
  if (typeof byName[name] === 'string') return byName[name]
  if (/email/i.test(name)) return byFormat.email as string
  if (name.endsWith('At')) return byFormat['date-time'] as string
  if (/ur[il]$/i.test(name)) return byFormat.uri as string
  if (/image|banner|photo/i.test(name)) return byName.uuidName as string
  if (/Codes?$/.test(name)) return 'A-001'
  if (/token/i.test(name)) return 'eyJhbGciOi…'
  return '…'
}

function exampleNumber({ minimum = 0, maximum = Infinity }: JsonSchema, name: string): number {
  const usual = typeof byName[name] === 'number' ? byName[name] : minimum
  return Math.min(Math.max(usual, minimum), maximum)
}
