// The proxies that are believed, and the caller behind them.
import { describe, expect, test } from 'vitest';

import { createTrustedProxies, readProxyTrust } from './trusted-proxies.ts';

test.each([
  ['false', { hops: 0 }],
  ['true', { hops: 1 }],
  ['2', { hops: 2 }],
  ['10.0.0.0/8, fd00::/8,192.0.2.7', { networks: ['10.0.0.0/8', 'fd00::/8', '192.0.2.7'] }],
  ['11', null],
  ['-1', null],
  ['yes', null],
  ['10.0.0.0/33', null],
  ['10.0.0.0/8/8', null],
  ['10.0.0.0/8,', null],
  ['proxy.example', null],
])('TRUST_PROXY=%s', (text, trust) => {
  expect(readProxyTrust(text)).toEqual(trust);
});

describe('the caller', () => {
  const caller = (trust: string, peer: string, forwarded?: string) =>
    createTrustedProxies(readProxyTrust(trust) ?? { hops: 0 }).callerOf(peer, forwarded);

  test.each([
    // Nobody is believed but this machine itself, whose pages ask for their readers.
    ['false', '203.0.113.5', '6.6.6.6', '203.0.113.5'],
    ['false', '::ffff:127.0.0.1', '6.6.6.6', '6.6.6.6'],
    ['false', '127.0.0.1', '9.9.9.9, 6.6.6.6', '6.6.6.6'],
    // One proxy: its word is the last, and what the caller wrote before it counts for nothing.
    ['true', '198.51.100.1', '9.9.9.9, 203.0.113.5', '203.0.113.5'],
    ['true', '198.51.100.1', undefined, '198.51.100.1'],
    // Two in a row.
    ['2', '10.0.0.1', '9.9.9.9, 203.0.113.5, 198.51.100.1', '203.0.113.5'],
    ['2', '10.0.0.1', '203.0.113.5', '203.0.113.5'],
    // Networks: the first that is in none of them.
    ['10.0.0.0/8,fd00::/8', '10.0.0.1', '9.9.9.9, 203.0.113.5, 10.2.0.9', '203.0.113.5'],
    ['10.0.0.0/8,fd00::/8', 'fd00::1', '2001:db8::5', '2001:db8::5'],
    ['10.0.0.0/8', '::ffff:10.0.0.1', '203.0.113.5', '203.0.113.5'],
    ['10.0.0.0/8', '203.0.113.9', '6.6.6.6', '203.0.113.9'],
    // Ports are taken off; what is no address ends the way.
    ['true', '10.0.0.1', '203.0.113.5:4711', '203.0.113.5'],
    ['true', '10.0.0.1', '[2001:db8::5]:4711', '2001:db8::5'],
    ['true', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['2', '10.0.0.1', '203.0.113.5, <script>', '10.0.0.1'],
  ])('with TRUST_PROXY=%s, from %s with %s: %s', (trust, peer, forwarded, expected) => {
    expect(caller(trust, peer, forwarded)).toBe(expected);
  });
});
