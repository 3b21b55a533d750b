const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export type MultipartOptions = {
  field?: string
  fileName?: string
  mime?: string
  bytes?: Buffer
  boundary?: string
  isClosed?: boolean
  times?: number
}

/** One file as a browser's form sends it, or with any part of that wrong. */
export function multipartBody({
  field = 'file',
  fileName = 'photo.png',
  mime = 'image/png',
  bytes = png,
  boundary = 'walk-boundary',
  isClosed = true,
  times = 1,
}: MultipartOptions = {}): { payload: Buffer; type: string } {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: ${mime}\r\n\r\n`
  const one = [Buffer.from(head), bytes, Buffer.from('\r\n')]
  const all = Array.from({ length: times }, () => one).flat()
  if (isClosed) all.push(Buffer.from(`--${boundary}--\r\n`))
  return { payload: Buffer.concat(all), type: `multipart/form-data; boundary=${boundary}` }
}
