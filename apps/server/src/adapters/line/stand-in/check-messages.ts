import { maxMessages } from '../line.port.ts'

const maxTextLength = 5000
const maxAltLength = 1500
type Fields = Record<string, unknown>

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= max
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

type Check = (message: Fields, takesHttp: boolean) => string | undefined

const isAddress = (value: unknown, takesHttp: boolean) =>
  isText(value, 2000) && (value.startsWith('https://') || (takesHttp && value.startsWith('http://')))

const media: Check = ({ originalContentUrl, previewImageUrl }, takesHttp) => {
  if (!isAddress(originalContentUrl, takesHttp)) return 'originalContentUrl: Must be a valid HTTPS URL'
  return isAddress(previewImageUrl, takesHttp) ? undefined : 'previewImageUrl: Must be a valid HTTPS URL'
}
const withAlt =
  (inner: string): Check =>
  (message) => {
    if (!isText(message.altText, maxAltLength)) return 'altText: May not be empty'
    return isObject(message[inner]) ? undefined : `${inner}: May not be empty`
  }

const checks: Record<string, Check> = {
  text: ({ text }) => (isText(text, maxTextLength) ? undefined : 'text: May not be empty'),
  image: media,
  video: media,
  flex: withAlt('contents'),
  template: withAlt('template'),
  imagemap: withAlt('baseSize'),
}

/** LINE's error for the messages; undefined if it would accept them. */
export function checkMessages(messages: unknown, takesHttp: boolean): string | undefined {
  if (!Array.isArray(messages) || messages.length < 1 || messages.length > maxMessages)
    return `messages: Size must be between 1 and ${maxMessages}`
  for (const [i, message] of messages.entries()) {
    const problem = checkMessage(message, takesHttp)
    if (problem) return `messages[${i}].${problem}`
  }
  return undefined
}

function checkMessage(message: unknown, takesHttp: boolean): string | undefined {
  const check = isObject(message) && typeof message.type === 'string' ? checks[message.type] : undefined
  if (!check) return 'type: must be one of the following types: text, image, video, flex, template, imagemap'
  return check(message as Fields, takesHttp)
}
