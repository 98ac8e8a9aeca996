// The headers by which a request speaks of itself: those that are left of a stranger's request, and of one from a proxy.
import { IncomingMessage, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';

import { createHostCheck } from './own-hosts.ts';
import { settleHeaders } from './settle-headers.ts';
import { createTrustedProxies } from './trusted-proxies.ts';

const own = { publicUrl: 'https://exchange.example', allowedHosts: ['www.exchange.example'] };

function settled(peer: string, headers: IncomingHttpHeaders): { readonly isOwn: boolean; readonly headers: IncomingHttpHeaders } {
  const socket = new Socket();
  Object.defineProperties(socket, { remoteAddress: { value: peer }, localAddress: { value: '192.0.2.80' } });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  const proxies = createTrustedProxies({ networks: ['10.0.0.0/8'] });
  const isOwn = settleHeaders(request, { proxies, isOwnHost: createHostCheck(own), countryHeader: 'x-country' });
  return { isOwn, headers: request.headers };
}

const told = {
  host: 'upstream.internal:3000',
  'x-forwarded-host': 'exchange.example',
  'x-forwarded-for': '203.0.113.5',
  'x-forwarded-proto': 'https',
  'x-country': 'KR',
  'x-real-ip': '203.0.113.5',
  forwarded: 'for=203.0.113.5',
};

test('a proxy says who asks, for which host, how and from where', () => {
  expect(settled('10.0.0.1', told)).toEqual({
    isOwn: true,
    headers: { host: 'exchange.example', 'x-forwarded-for': '203.0.113.5', 'x-forwarded-proto': 'https', 'x-country': 'KR' },
  });
});

test('of a stranger none of it is believed', () => {
  expect(settled('203.0.113.66', { ...told, host: 'www.exchange.example' })).toEqual({
    isOwn: true,
    headers: { host: 'www.exchange.example' },
  });
  expect(settled('203.0.113.66', told).isOwn).toBe(false);
});

test('a host that is not listed is refused, whoever names it', () => {
  expect(settled('10.0.0.1', { ...told, 'x-forwarded-host': 'evil.example' }).isOwn).toBe(false);
  expect(settled('10.0.0.1', { ...told, 'x-forwarded-host': 'exchange.example, evil.example' }).isOwn).toBe(false);
  expect(settled('203.0.113.66', { host: 'evil.example' }).isOwn).toBe(false);
  expect(settled('203.0.113.66', {}).isOwn).toBe(false);
});

test('a request that names two hosts is refused, though both are ours', () => {
  const request = new IncomingMessage(new Socket());
  request.headers.host = 'localhost:3000';
  const options = { proxies: createTrustedProxies({ networks: [] }), isOwnHost: () => true, countryHeader: 'x-country' };
  const names = (...rawHeaders: string[]): boolean => settleHeaders(Object.assign(request, { rawHeaders }), options);
  expect(names('Host', 'localhost:3000', 'Accept', 'host')).toBe(true);
  expect(names('Host', 'localhost:3000', 'host', 'localhost:3000')).toBe(false);
});

test('a scheme is http or https, or nothing is known of it', () => {
  const scheme = (said: string) => settled('10.0.0.1', { ...told, 'x-forwarded-proto': said }).headers['x-forwarded-proto'];
  expect([scheme('HTTPS'), scheme('https, http'), scheme('javascript')]).toEqual(['https', 'http', undefined]);
});

test('over https only cookies that this host alone can have set are read', () => {
  const cookie = (sent: string, proto: string) => settled('10.0.0.1', { ...told, cookie: sent, 'x-forwarded-proto': proto }).headers.cookie;
  const mixed = '__Host-theme=dark; theme=planted; meridian.session_token=planted; __Host-meridian.session_token=own';
  expect(cookie(mixed, 'https')).toBe('theme=dark; meridian.session_token=own');
  expect(cookie('theme=planted; meridian.session_token=planted', 'https')).toBe('');
  expect(cookie('theme=dark; meridian.session_token=own', 'http')).toBe('theme=dark; meridian.session_token=own');
});

test.each([
  ['localhost:3000', true],
  ['desk.localhost', true],
  ['127.0.0.1:3000', true],
  ['127.8.9.10', true],
  ['[::1]:3000', true],
  ['EXCHANGE.example:8443', true],
  ['exchange.example.', true],
  ['www.exchange.example', true],
  // The address that the connection came to.
  ['192.0.2.80:3000', true],
  ['192.0.2.81', false],
  ['exchange.example.evil.example', false],
  ['evil-exchange.example', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['exchange.example@evil.example', false],
  ['evil.example/exchange.example', false],
  ['exchange.example:80:80', false],
  ['', false],
])('the host %s', (host, isOwn) => {
  expect(createHostCheck(own)(host, '::ffff:192.0.2.80')).toBe(isOwn);
});
