// The headers that the proxy of docs/operate.md sends on, read from its configuration.
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';

const document = readFileSync(new URL('../docs/operate.md', import.meta.url), 'utf8');

/** For nginx. */
export const proxyConfiguration = /```nginx\n([\s\S]*?)```/.exec(document)?.[1] ?? '';

export const proxyRules: readonly (readonly [name: string, value: string])[] = [
  ...proxyConfiguration.matchAll(/proxy_set_header (\S+) (\S+);/g),
].map(([, name = '', value = '']) => [name, value] as const);

/** The reader's own headers, and those of the rules. Unless a rule says otherwise nginx names the upstream as the host and closes the connection. */
export function passedOn(request: IncomingMessage, upstream: string): Record<string, string> {
  const upgrade = request.headers.upgrade ?? '';
  const values: Readonly<Record<string, string>> = {
    $http_upgrade: upgrade,
    $connection_upgrade: upgrade === '' ? '' : 'upgrade',
    $remote_addr: request.socket.remoteAddress ?? '',
    $http_host: request.headers.host ?? '',
    $scheme: 'https',
    '""': '',
  };
  const own = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
  const said = proxyRules.map(([name, value]) => {
    const given = values[value];
    if (given === undefined) throw new Error(`nobody here knows ${value}`);
    return [name.toLowerCase(), given] as const;
  });
  const headers = { ...Object.fromEntries(own), host: upstream, connection: 'close', upgrade: '', ...Object.fromEntries(said) };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}
