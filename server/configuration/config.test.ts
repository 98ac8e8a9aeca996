import { expect, test } from 'vitest';

import { readConfig, type Config } from './config.ts';

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, databaseUrl: '', marketSource: 'simulated', logLevel: 'info' });
  expect(config.dataDir.endsWith('.data')).toBe(true);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATA_DIR: '' }).port).toBe(3000);
});

test.each([
  ['PORT', '70000'],
  ['PORT', 'abc'],
  ['MARKET_SOURCE', 'guessed'],
  ['LIVE_EXCHANGE', 'nowhere'],
  ['LIVE_DELAY_SECONDS', '-60'],
  ['LOG_LEVEL', 'loud'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['HOT_WALLET_LIMIT', '-1'],
  ['SMTP_URL', 'https://mail.example'],
  ['SMTP_URL', 'smtps://'],
  ['NETWORK_BLOCK_MS', '5'],
  ['WATCHED_MARKET_MS', '300'],
  ['RESTING_MARKET_SECONDS', '0'],
  ['CONVERT_SPREAD', '0.2'],
  ['PUBLIC_URL', 'exchange.example'],
  ['PUBLIC_URL', 'https://exchange.example/trade'],
  ['PUBLIC_URL', 'not a url'],
  ['EXCHANGE_URL', 'nonsense'],
  ['EXCHANGE_TIMEOUT_MS', 'soon'],
  ['SITE_TYPE', 'mars'],
  ['ENVIRONMENT', 'production'],
  ['SENTRY_DSN', 'key'],
  ['DATABASE_URL', 'mysql://localhost/meridian'],
  ['JOURNAL_RETENTON', '30d'],
  ['DATABASE_URI', 'postgres://localhost/meridian'],
  ['TRUSTPROXY', 'true'],
  ['log_level', 'info'],
  ['JOURNAL_RETENTION', '0'],
  ['JOURNAL_RETENTION', 'some'],
  ['JOURNAL_RETENTION', '30 days'],
  ['JOURNAL_MAX_GB', '0'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '-1'],
  ['ALLOWED_HOSTS', 'https://www.exchange.example'],
  ['HSTS', 'true'],
  ['SECURITY_CONTACT', 'security@exchange.example'],
  ['OPERATOR_FROM_OUTSIDE', 'yes'],
  ['METRICS_TOKEN', 'short'],
  ['SLOW_CALL_MS', '0'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('names of other programs are none of ours', () => {
  const others = {
    PATH: '/bin',
    HOSTNAME: 'x',
    HOME: '/root',
    npm_config_cache: '/c',
    SHELL: '/bin/sh',
    TZ: 'UTC',
    PGHOST: 'x',
    HOSTS: 'x',
  };
  expect(readConfig({ ...others, ...process.env, PORT: '3001' }).port).toBe(3001);
});

test('the journal keeps thirty days within ten gigabytes, other days, a number of segments, or all', () => {
  const sets = [
    {},
    { JOURNAL_RETENTION: '7d', JOURNAL_MAX_GB: '0.5', JOURNAL_ARCHIVE: '/old' },
    { JOURNAL_RETENTION: '12' },
    { JOURNAL_RETENTION: 'all' },
  ];
  expect(sets.map((set) => readConfig(set).journalRetention)).toEqual([
    { keep: { days: 30, bytes: 10_000_000_000 }, archive: '' },
    { keep: { days: 7, bytes: 500_000_000 }, archive: '/old' },
    { keep: 12, archive: '' },
    { keep: 'all', archive: '' },
  ]);
});

test('accounts that may be without owners are named as refused starts have named them', () => {
  expect([{}, { RESERVE_ACCOUNTS: '2-b60056cb, 1-00c0ffee' }].map((set) => readConfig(set).reserveAccounts)).toEqual([
    [],
    ['2-b60056cb', '1-00c0ffee'],
  ]);
});

test('a replay needs its recordings, each a market and a file', () => {
  expect(() => readConfig({ MARKET_SOURCE: 'replay' })).toThrow('REPLAY');
  for (const list of ['ETHUSDT', 'ETHUSDT=', '=a.csv', 'ETHUSDT=a.csv,b.csv'])
    expect(() => readConfig({ MARKET_SOURCE: 'replay', REPLAY: list })).toThrow('REPLAY: ');
  expect(readConfig({ MARKET_SOURCE: 'replay', REPLAY: 'ETHUSDT=a=1.csv, SOLUSDT=/b c.csv' }).recordings).toEqual([
    { symbol: 'ETHUSDT', file: 'a=1.csv' },
    { symbol: 'SOLUSDT', file: '/b c.csv' },
  ]);
  expect(readConfig({ MARKET_SOURCE: 'replay', REPLAY_FILE: 'a.csv', REPLAY_SYMBOL: 'BTCUSDT' }).recordings).toEqual([
    { symbol: 'BTCUSDT', file: 'a.csv' },
  ]);
});

test('a live market follows Kraken a minute later, in all markets or in those named', () => {
  const config = readConfig({ MARKET_SOURCE: 'live', LIVE_MARKETS: 'BTCUSDT, ETHUSDT' });
  expect(config).toMatchObject({ marketSource: 'live', liveExchange: 'kraken', liveDelaySeconds: 60, liveMarkets: ['BTCUSDT', 'ETHUSDT'] });
  expect(readConfig({ MARKET_SOURCE: 'live' }).liveMarkets).toEqual([]);
});

/** Each switch of the environment: what it gives, the value left out, and what it gives when it is set. */
const switches: readonly (readonly [name: string, value: string, field: keyof Config, unset: unknown, set: unknown])[] = [
  ['PORT', '3100', 'port', 3000, 3100],
  ['HOST', '127.0.0.1', 'host', '0.0.0.0', '127.0.0.1'],
  ['DATABASE_URL', 'postgres://db/meridian', 'databaseUrl', '', 'postgres://db/meridian'],
  ['SEED', 'another', 'seed', 'meridian', 'another'],
  ['WATCHED_MARKET_MS', '1000', 'watchedMs', 250, 1000],
  ['RESTING_MARKET_SECONDS', '600', 'restingSeconds', 60, 600],
  ['MARKET_SOURCE', 'live', 'marketSource', 'simulated', 'live'],
  ['LIVE_EXCHANGE', 'okx', 'liveExchange', 'kraken', 'okx'],
  ['LIVE_MARKETS', 'BTCUSDT,ETHUSDT', 'liveMarkets', [], ['BTCUSDT', 'ETHUSDT']],
  ['LIVE_DELAY_SECONDS', '5', 'liveDelaySeconds', 60, 5],
  ['LOG_LEVEL', 'warn', 'logLevel', 'info', 'warn'],
  ['PUBLIC_URL', 'https://exchange.example', 'publicUrl', '', 'https://exchange.example'],
  ['TRUST_PROXY', 'true', 'trustProxy', { hops: 0 }, { hops: 1 }],
  ['TRUST_PROXY', '10.0.0.0/8', 'trustProxy', { hops: 0 }, { networks: ['10.0.0.0/8'] }],
  ['ALLOWED_HOSTS', 'www.exchange.example, [2001:db8::7]', 'allowedHosts', [], ['www.exchange.example', '[2001:db8::7]']],
  ['HSTS', 'host', 'hsts', 'subdomains', 'host'],
  ['SECURITY_CONTACT', 'mailto:security@exchange.example', 'securityContact', '', 'mailto:security@exchange.example'],
  ['COUNTRY_HEADER', 'CF-IPCountry', 'countryHeader', 'x-country', 'cf-ipcountry'],
  ['AUTH_SECRET', 'a secret', 'authSecret', '', 'a secret'],
  ['SIMULATION_PERMITTED', 'false', 'paperTrading', true, false],
  ['SITE_TYPE', 'cn', 'siteType', 'global', 'cn'],
  ['RATE_LIMIT_FACTOR', '2.5', 'rateLimitFactor', 1, 2.5],
  ['HOT_WALLET_LIMIT', '5000', 'hotWalletLimit', 100_000, 5000],
  ['NETWORK_BLOCK_MS', '50', 'networkBlockMs', 100, 50],
  ['CONVERT_SPREAD', '0.002', 'convertSpread', 0.001, 0.002],
];

test.each(switches)('%s: left out, and as %s', (name, value, field, unset, set) => {
  expect(readConfig({})[field]).toEqual(unset);
  expect(readConfig({ [name]: value })[field]).toEqual(set);
});

test('a mail server needs a sender, and an address that links lead to: the host name of a request is the caller’s own word', () => {
  const SMTP_URL = 'smtps://user:secret@mail.example:465';
  const [MAIL_FROM, PUBLIC_URL] = ['venue@example.com', 'https://venue.example'];
  expect(() => readConfig({ SMTP_URL, PUBLIC_URL })).toThrow(/^MAIL_FROM/);
  expect(() => readConfig({ SMTP_URL, MAIL_FROM })).toThrow(/^PUBLIC_URL/);
  expect(readConfig({ SMTP_URL, MAIL_FROM, PUBLIC_URL })).toMatchObject({ smtpUrl: SMTP_URL, mailFrom: MAIL_FROM });
  expect(readConfig({}).smtpUrl).toBe('');
});
