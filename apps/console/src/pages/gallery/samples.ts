import type { Tone } from '../../ui/status-badge.tsx'

export type Trip = {
  id: string
  code: string
  name: string
  plate: string
  city: string
  status: Tone
  plays: number
  dollars: number
  startAt: string | null
}

export const toneWords: Record<Tone, string> = {
  neutral: '草稿',
  info: '待審核',
  success: '已付款',
  warning: '即將到期',
  danger: '已退回',
  live: '播出中',
}
const tones = Object.keys(toneWords) as Tone[]
const cities = ['台北', '新北', '桃園', '台中', '台南', '高雄']
const seasons = ['春節檔期', '母親節特賣', '夏日飲品', '中秋烤肉', '週年慶', '跨年晚會']

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

function trip(index: number): Trip {
  const start = new Date(Date.UTC(2026, 10, 1, 1, 30) + index * 5_400_000)
  return {
    id: String(index),
    code: `AD${String(index + 1).padStart(6, '0')}`,
    name: `${pick(cities, index * 7)}${pick(seasons, index * 5 + 1)} ${index + 1}`,
    plate: `RCA-${1000 + ((index * 37) % 9000)}`,
    city: pick(cities, index * 7),
    status: pick(tones, index * 11),
    plays: (index * 7919) % 20_000,
    dollars: 8000 + ((index * 131) % 40) * 500,
    startAt: index % 17 === 5 ? null : start.toISOString(),
  }
}

export function trips(count: number): Trip[] {
  return Array.from({ length: count }, (_, index) => trip(index))
}

export const words = {
  title: '元件展示',
  purpose: '每個共用元件與它的各種狀態，只在開發環境出現。',
  table: '廣告列表',
  search: '搜尋代碼、名稱或車牌',
  longTable: '一萬筆資料',
  serverTable: '伺服器分頁',
  tableStates: '表格狀態',
  show: '顯示狀態',
  full: '有資料',
  loading: '載入中',
  empty: '空的',
  failed: '失敗',
  emptyTitle: '還沒有廣告',
  emptyText: '廣告會在指定的車輛與日期播出。先建立第一則，再送出審核。',
  create: '新增廣告',
  edit: '編輯',
  copy: '複製',
  remove: '刪除',
  locked: '播出中的廣告不能刪除',
  city: '全部城市',
  detail: '播出明細',
  columns: {
    code: '代碼',
    name: '名稱',
    plate: '車牌',
    city: '城市',
    status: '狀態',
    plays: '播放次數',
    dollars: '金額',
    startAt: '開始時間',
  },
  form: '表單',
  formText: '標籤在欄位上方，錯誤在欄位下方。送出空白表單可看錯誤狀態；帳號 taken 由伺服器退回。',
  account: '帳號',
  accountHelper: '4 到 20 個英文字母或數字',
  accountTaken: '帳號已存在',
  email: '電子郵件',
  password: '密碼',
  role: '角色',
  roles: [
    { value: 'admin', label: '管理員' },
    { value: 'editor', label: '編輯' },
    { value: 'viewer', label: '檢視者（已停用）', disabled: true },
  ],
  move: '移動方式',
  moves: [
    { value: 'fixed', label: '定點' },
    { value: 'route', label: '路線' },
    { value: 'live', label: '直播' },
  ],
  notify: '審核結果以電子郵件通知我',
  price: '單價',
  note: '備註',
  startDay: '開始日期',
  days: '播出日期',
  images: '店家圖片',
  save: '儲存',
  required: '必填',
  dates: '日期',
  vehicles: '輛',
  upload: '上傳',
  uploadText: '假的傳輸：檔名含 fail 的檔案會失敗，可重新上傳。',
  tooFew: '至少選一天',
  badges: '狀態標籤',
  states: '空白、失敗與載入',
  stages: '播放預覽',
  dialogs: '對話框與訊息',
  askDelete: '確定刪除廣告「春節檔期」？',
  askDeleteText: '它的 3 個播出日期會一併取消。此操作無法復原。',
  askSend: '確定送出審核？',
  result: '送出完成',
  resultText: '審核結果會以電子郵件通知。',
  openDelete: '刪除確認',
  openAsk: '一般確認',
  openForm: '表單對話框',
  openResult: '結果',
  success: '成功訊息',
  error: '錯誤訊息',
  line: '頂端進度線',
  veil: '整頁等待',
  saving: '產生報表中',
  figures: '文字與數字',
  section: '區塊標題',
  sectionText: '一行說明。',
  rules: [
    { id: 'length', label: '至少 8 個字元', test: (text: string) => text.length >= 8 },
    { id: 'upper', label: '含大寫英文字母', test: (text: string) => /[A-Z]/.test(text) },
    { id: 'digit', label: '含數字', test: (text: string) => /\d/.test(text) },
    { id: 'sign', label: '含符號', test: (text: string) => /[^A-Za-z0-9]/.test(text) },
  ],
}
