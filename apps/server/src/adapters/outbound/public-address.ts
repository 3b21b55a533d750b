import { BlockList, isIP } from 'node:net'

type Subnet = [network: string, prefix: number]

/**
 * Special-purpose IPv4 networks of the IANA registry: loopback, private, link-local (cloud metadata),
 * multicast …
 */
const specialIpv4: Subnet[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/**
 * Inside the global range 2000::/3, but documentation or a tunnel that can lead to a private IPv4 address.
 */
const specialIpv6: Subnet[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [network, prefix] of specialIpv4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of specialIpv6) special.addSubnet(network, prefix, 'ipv6')
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to the public internet; false for anything invalid or unknown. */
export function isPublicIp(address: string): boolean {
  const [plain = ''] = address.split('%')
  const family = isIP(plain)
  if (family === 4) return !special.check(plain, 'ipv4')
  return family === 6 && globalIpv6.check(plain, 'ipv6') && !special.check(plain, 'ipv6')
}

/** The IP address in a URL, in any notation; null if it contains a host name. */
export function ipOfUrl({ hostname }: URL): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return isIP(bare) ? bare : null
}

const isLocalName = (hostname: string) => /^(?:.+\.)?(?:localhost|local|internal)\.?$/i.test(hostname)

/** Based on the URL alone; a host name is checked again when it is resolved. */
export function isPublicUrl(url: URL): boolean {
  const ip = ipOfUrl(url)
  return url.protocol === 'https:' && (ip ? isPublicIp(ip) : !isLocalName(url.hostname))
}
