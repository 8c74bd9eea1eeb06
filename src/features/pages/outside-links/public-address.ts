import { BlockList, isIP } from 'node:net'

/**
 * Whether an address is of the public internet. All others are of this machine, of the network around it, or of nobody:
 * whoever writes a link must not make us ask there (RFC 6890 and the registries of IANA).
 */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, 'ipv4')
    case 6:
      return global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
    default:
      return false
  }
}

/** All that is given out of IPv6. What holds an IPv4 address in it lies outside, or stands below. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

const notPublic = new BlockList()
const ipv4: [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
const ipv6: [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
for (const [network, bits] of ipv4) notPublic.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of ipv6) notPublic.addSubnet(network, bits, 'ipv6')
