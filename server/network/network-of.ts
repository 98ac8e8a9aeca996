// The network that an address belongs to, for limits.
import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;

/** An IPv4 address as it is, also one that is written as IPv6; of IPv6 the first 64 bits, which one household or machine has for itself. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const given = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros: string[] = Array.from({ length: tail === undefined ? 0 : Math.max(0, 8 - given.length - last.length) }, () => '0');
  const groups = [...given, ...zeros, ...last].slice(0, groupsOfNetwork);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
