import i18next from 'i18next'

export type Uploaded = { uuidName: string; url: string }
export type UploadOptions = { onProgress: (share: number) => void; signal: AbortSignal }
export type Upload<Result extends Uploaded = Uploaded> = (
  file: File,
  options: UploadOptions,
) => Promise<Result>

export class UploadError extends Error {
  override name = 'UploadError'
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

type Answer = { code?: string; message?: string }

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function settle<Result>(
  request: XMLHttpRequest,
  resolve: (result: Result) => void,
  reject: (error: Error) => void,
) {
  const answer = readAnswer(request.responseText)
  if (request.status >= 200 && request.status < 300) return resolve(answer as Result)
  const { code = '', message = '' } = (answer ?? {}) as Answer
  return reject(new UploadError(request.status, code, message))
}

function send<Result>(
  request: XMLHttpRequest,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => request.abort()
    signal.addEventListener('abort', abort, { once: true })
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => settle<Result>(request, resolve, reject)
    request.onerror = () => reject(new UploadError(0, '', ''))
    request.onabort = () => reject(new DOMException('The upload was cancelled', 'AbortError'))
    request.onloadend = () => signal.removeEventListener('abort', abort)
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

export type UploadTarget = {
  url: string
  /** Called for each request, so that a renewed token is used. */
  getToken?: () => string | null | undefined | Promise<string | null | undefined>
}

/** XMLHttpRequest, because fetch does not report upload progress. */
export function createUpload<Result extends Uploaded = Uploaded>({
  url,
  getToken,
}: UploadTarget): Upload<Result> {
  return async (file, options) => {
    const token = await getToken?.()
    options.signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('Accept-Language', i18next.language)
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    return send<Result>(request, file, options)
  }
}
