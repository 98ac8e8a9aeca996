// The proxies whose word is believed: which of the addresses that a request came through are theirs, and which is the caller's.
import { BlockList, isIP, isIPv4 } from 'node:net';

/** A number of proxies in front, or the networks that they are in. */
export type ProxyTrust = { readonly hops: number } | { readonly networks: readonly string[] };

export type TrustedProxies = {
  /** True of this machine's own programs, whose pages ask for their readers, and of proxies. `hop` counts from the connection, which is 0. */
  isTrusted(address: string, hop: number): boolean;
  /** The address of the caller: the first on the way back that no proxy has. `forwarded` is what X-Forwarded-For says. */
  callerOf(peer: string, forwarded: string | undefined): string;
};

const mostHops = 10;
const loopback = /^(127\.|::1$)/;

/** An IPv4 address that is written as IPv6 is the same address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** An address of a list, which may bring its port along; null: none. */
function listed(text: string): string | null {
  const bare = text.trim().replace(/^\[(.*)\](:\d+)?$/, '$1');
  const address = isIP(bare) === 0 ? bare.replace(/:\d+$/, '') : bare;
  return isIP(address) === 0 ? null : plain(address);
}

/** The meaning of TRUST_PROXY; null: it makes no sense. */
export function readProxyTrust(text: string): ProxyTrust | null {
  if (text === 'false') return { hops: 0 };
  if (text === 'true') return { hops: 1 };
  if (/^\d+$/.test(text)) return Number(text) <= mostHops ? { hops: Number(text) } : null;
  const networks = text.split(',').map((network) => network.trim());
  return networks.every(isNetwork) ? { networks } : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6');

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

export function createTrustedProxies(trust: ProxyTrust): TrustedProxies {
  const networks = 'networks' in trust ? blockList(trust.networks) : null;
  const isProxy = (address: string, hop: number): boolean =>
    'hops' in trust ? hop < trust.hops : isIP(address) !== 0 && networks?.check(address, familyOf(address)) === true;
  const isTrusted: TrustedProxies['isTrusted'] = (address, hop) => {
    const known = plain(address);
    return (hop === 0 && loopback.test(known)) || isProxy(known, hop);
  };
  return {
    isTrusted,
    callerOf: (peer, forwarded) => {
      let caller = plain(peer);
      const way = (forwarded ?? '').split(',').toReversed();
      for (const [hop, text] of way.entries()) {
        const before = isTrusted(caller, hop) ? listed(text) : null;
        if (before === null) break;
        caller = before;
      }
      return caller;
    },
  };
}
