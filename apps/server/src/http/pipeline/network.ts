import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** An IPv6 network counts as one address, since anyone may pick among its addresses. */
export function getNetwork(address: string): string {
  if (!isIPv6(address)) return address
  const old = mapped.exec(address)?.[1]
  return old ?? `${getGroups(address).slice(0, 4).join(':')}::/64`
}

/** All eight groups of an abbreviated address. */
function getGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] as string).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  return [...left, ...Array<string>(gap).fill('0'), ...right].map((group) => parseInt(group, 16).toString(16))
}
