// Addresses and networks that somebody may call from.
import { BlockList, isIP } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' | null => (isIP(address) === 4 ? 'ipv4' : isIP(address) === 6 ? 'ipv6' : null);

/** An IPv4 address that arrives through an IPv6 socket is the same address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** True if a text is an address, or a network with a length of prefix that its family has. */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix] = text.split('/');
  const family = familyOf(address);
  return family !== null && (prefix === undefined || Number(prefix) <= (family === 'ipv4' ? 32 : 128));
}

/** An empty list lets everybody call. */
export function isAllowedFrom(list: readonly string[], address: string): boolean {
  if (list.length === 0) return true;
  const allowed = new BlockList();
  for (const text of list) {
    const [net = '', prefix] = text.split('/');
    const family = familyOf(net);
    if (family === null) continue;
    if (prefix === undefined) allowed.addAddress(net, family);
    else allowed.addSubnet(net, Number(prefix), family);
  }
  const from = plain(address);
  const family = familyOf(from);
  return family !== null && allowed.check(from, family);
}
