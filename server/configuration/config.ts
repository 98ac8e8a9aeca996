// The settings of an operator: the environment, read once, refused at start when a value makes no sense.
import { resolve } from 'node:path';
import { z } from 'zod/mini';

import type { SiteType } from '#lib/contract/site/place-rules.ts';
import type { Retention } from '#server/journal/retention.ts';
import type { HstsScope } from '#server/edge/answer-headers.ts';
import { isHostName } from '#server/edge/own-hosts.ts';
import { readProxyTrust, type ProxyTrust } from '#server/edge/trusted-proxies.ts';
import { misspeltVariable } from './misspelt-variable.ts';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));

/** A scheme and a host; a path would be of no page. */
const isSiteAddress = (url: string): boolean =>
  url === '' || (/^https?:\/\//i.test(url) && URL.canParse(url) && ['', '/'].includes(new URL(url).pathname));

const isMailServer = (url: string): boolean => url === '' || (/^smtps?:\/\/[^/]/i.test(url) && URL.canParse(url));

const isContact = (url: string): boolean =>
  url === '' || (/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+|tel:\S+)$/.test(url) && URL.canParse(url));
const isCollector = (url: string): boolean => url === '' || (/^https?:\/\//i.test(url) && URL.canParse(url));

/** The driver takes forms that are no address elsewhere, such as a socket in place of a host. */
const isDatabase = (url: string): boolean => url === '' || /^postgres(ql)?:\/\/\S+$/i.test(url);

/** Read by the pages, which are asked for an answer long after the start: they are tried with the rest. */
const ofPages = {
  ENVIRONMENT: z.optional(z.enum(['online', 'beta', 'test', 'development'])),
  EXCHANGE_URL: z.optional(z.string().check(z.refine(isSiteAddress, 'should be like http://127.0.0.1:3000'))),
  EXCHANGE_TIMEOUT_MS: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(600_000))),
  SENTRY_DSN: z.optional(z.string().check(z.refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), 'should be an address'))),
};

/** Read by the commands, or by a library. */
const elsewhere = ['NODE_ENV', 'OPERATOR_KEY', 'OTEL_SERVICE_NAME', 'OTEL_EXPORTER_OTLP_HEADERS'];

const environment = z.object({
  ...ofPages,
  /** The port and host on which the whole product listens. */
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  /** Journal, snapshots, embedded database, secrets. */
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  /** Empty: the embedded PostgreSQL (PGlite) in DATA_DIR. */
  DATABASE_URL: z._default(z.string().check(z.refine(isDatabase, 'should be like postgres://user:password@host:5432/name')), ''),
  /** The seed of the simulated market: the same seed gives the same tape. Fixed by the first start of a DATA_DIR. */
  SEED: z._default(z.string().check(z.minLength(1), z.maxLength(64)), 'meridian'),
  /** The time between moves of a simulated market that somebody watches; between them the screens stand still. */
  WATCHED_MARKET_MS: z._default(z.coerce.number().check(z.multipleOf(250), z.minimum(250), z.maximum(10_000)), 250),
  /** The time between moves of a simulated market that nobody looks at and nothing waits in: its candles of a minute still have trades. */
  RESTING_MARKET_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3600)), 60),
  MARKET_SOURCE: z._default(z.enum(['simulated', 'replay', 'live']), 'simulated'),
  /** Recordings and the markets they drive: ETHUSDT=eth.csv,SOLUSDT=sol.csv; each in one of the forms of docs/market-files.md. */
  REPLAY: z._default(z.string(), ''),
  /** One more recording, for one market. */
  REPLAY_FILE: z._default(z.string(), ''),
  /** The market that the file drives. */
  REPLAY_SYMBOL: z._default(z.string(), 'ETHUSDT'),
  /** The venue whose public data is followed. */
  LIVE_EXCHANGE: z._default(z.enum(['kraken', 'binance', 'bitstamp', 'coinbase', 'okx']), 'kraken'),
  /** Symbols to follow, such as BTCUSDT,ETHUSDT; empty: all that both venues have. */
  LIVE_MARKETS: z._default(z.string(), ''),
  /** The delay between a trade there and its print here. */
  LIVE_DELAY_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(600)), 60),
  /** 'true': browsers measure how fast pages are, and tell this server. */
  PAGE_SPEED: z._default(z.enum(['true', 'false']), 'false'),
  LOG_LEVEL: z._default(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
  /** The address that people type, for links and cookies behind a proxy; empty: what the request says. */
  PUBLIC_URL: z._default(z.string().check(z.refine(isSiteAddress, 'should be like https://exchange.example')), ''),
  /** The server that sends e-mails, with user and password; empty: none are sent. */
  SMTP_URL: z._default(z.string().check(z.refine(isMailServer, 'should be like smtps://user:password@mail.example:465')), ''),
  /** The sender of e-mails. */
  MAIL_FROM: z._default(z.string(), ''),
  /** Further names of this site, such as www.exchange.example, beside that of PUBLIC_URL. */
  ALLOWED_HOSTS: z._default(z.string(), ''),
  /** The proxies in front whose X-Forwarded-For, -Proto and -Host are believed: 'true' (one), how many, or their networks. */
  TRUST_PROXY: z._default(z.string(), 'false'),
  /** Over https browsers are told to come over https alone for a year: here and below this name, here, or not. */
  HSTS: z._default(z.enum(['subdomains', 'host', 'off']), 'subdomains'),
  /** The address for those who find a fault in the guard of this site, for security.txt; empty: none is said. */
  SECURITY_CONTACT: z._default(z.string().check(z.refine(isContact, 'should be like mailto:security@exchange.example')), ''),
  /** The header in which a proxy says where a reader is. */
  COUNTRY_HEADER: z._default(z.string(), 'x-country'),
  /** Signs sessions; empty: made at first start and kept in DATA_DIR. */
  AUTH_SECRET: z._default(z.string(), ''),
  /** Segments that the journal keeps: '30d' are those of thirty days, '200' so many, 'all' all of them. */
  JOURNAL_RETENTION: z._default(z.string().check(z.regex(/^(all|[1-9]\d{0,5}d?)$/, 'should be like 30d, 200 or all')), '30d'),
  /** The most room that the journal's days take, in GB: beyond it the oldest go sooner. */
  JOURNAL_MAX_GB: z._default(z.coerce.number().check(z.positive(), z.maximum(1_000_000)), 10),
  /** The folder into which segments of the journal go before they are removed; empty: they are gone. */
  JOURNAL_ARCHIVE: z._default(z.string(), ''),
  /** Sets of accounts that may be without owners in the database, as a refused start has named them. */
  RESERVE_ACCOUNTS: z._default(z.string(), ''),
  /** 'false': there is no venue of play money, and nobody can enter it. */
  SIMULATION_PERMITTED: z._default(z.enum(['true', 'false']), 'true'),
  /** The kind of site that this is: some of what is said depends on it. */
  SITE_TYPE: z._default(z.enum(['global', 'cn']), 'global'),
  /** Multiplies every allowance of calls; 1 for people, more for load tests on one's own machine. */
  RATE_LIMIT_FACTOR: z._default(z.coerce.number().check(z.positive(), z.maximum(1_000_000)), 1),
  /** The amount that withdrawals may take out of the hot wallet in 24 hours before two operators have to agree, in USDT. */
  HOT_WALLET_LIMIT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)), 100_000),
  /** A file of real EVM chains; empty: every network is simulated. */
  EVM_NETWORKS: z._default(z.string(), ''),
  /** The time that a block of a simulated network takes. */
  NETWORK_BLOCK_MS: z._default(z.coerce.number().check(z.int(), z.minimum(10), z.maximum(600_000)), 100),
  /** Signs payouts in this process; of development chains alone. */
  EVM_SIGNER_KEY: z._default(z.string(), ''),
  /** The token that signers on other machines are shown. */
  EVM_SIGNER_TOKEN: z._default(z.string(), ''),
  /** 'true': the operator's calls are taken through a proxy and from other machines too. */
  OPERATOR_FROM_OUTSIDE: z._default(z.enum(['true', 'false']), 'false'),
  /** Whoever shows it reads the metrics from other machines; empty: this machine alone does. */
  METRICS_TOKEN: z._default(
    z.string().check(z.refine((token) => token === '' || token.length >= 16, 'must have at least 16 characters')),
    '',
  ),
  /** A call that takes longer is a line of the log. */
  SLOW_CALL_MS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(600_000)), 1000),
  /** The collector that traces are sent to; empty: none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z._default(z.string().check(z.refine(isCollector, 'should be like http://127.0.0.1:4318')), ''),
  /** The share that the convert account keeps of what the books would give. */
  CONVERT_SPREAD: z._default(z.coerce.number().check(z.minimum(0), z.maximum(0.1)), 0.001),
});

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly seed: string;
  /** A whole number of the market's steps. */
  readonly watchedMs: number;
  readonly restingSeconds: number;
  readonly marketSource: 'simulated' | 'replay' | 'live';
  readonly recordings: readonly { readonly symbol: string; readonly file: string }[];
  readonly liveExchange: 'kraken' | 'binance' | 'bitstamp' | 'coinbase' | 'okx';
  readonly liveMarkets: readonly string[];
  readonly liveDelaySeconds: number;
  readonly pageSpeed: boolean;
  readonly logLevel: string;
  readonly publicUrl: string;
  /** Empty: no e-mails are sent. */
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly allowedHosts: readonly string[];
  readonly trustProxy: ProxyTrust;
  readonly hsts: HstsScope;
  /** Empty: none is said. */
  readonly securityContact: string;
  /** In small letters. */
  readonly countryHeader: string;
  readonly authSecret: string;
  readonly journalRetention: Retention;
  readonly reserveAccounts: readonly string[];
  readonly paperTrading: boolean;
  readonly siteType: SiteType;
  readonly rateLimitFactor: number;
  /** In USDT, of 24 hours. */
  readonly hotWalletLimit: number;
  /** The block time of simulated chains. */
  readonly networkBlockMs: number;
  /** Null: simulated chains. */
  readonly evm: { readonly file: string; readonly signerKey: string; readonly signerToken: string } | null;
  readonly operatorFromOutside: boolean;
  readonly metricsToken: string;
  readonly slowCallMs: number;
  /** Empty: no traces are made. */
  readonly traceEndpoint: string;
  /** A share, to the millionth. */
  readonly convertSpread: number;
};

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** 'ETHUSDT=eth.csv,SOLUSDT=sol.csv'; a path may hold '=' but no comma. */
function readRecordingList(list: string, file: string, symbol: string): Config['recordings'] {
  const pairs = list.split(',').filter((pair) => pair.trim() !== '');
  const recordings = pairs.map((pair) => {
    const [, name = '', path = ''] = /^\s*([A-Z0-9]+)=(.+?)\s*$/.exec(pair) ?? [];
    if (path === '') throw new Error(`REPLAY: ${pair.trim()} should be a market and a file, such as ETHUSDT=trades.csv`);
    return { symbol: name, file: path };
  });
  return file === '' ? recordings : [...recordings, { symbol, file }];
}

type KeptJournal = Pick<z.infer<typeof environment>, 'JOURNAL_RETENTION' | 'JOURNAL_MAX_GB' | 'JOURNAL_ARCHIVE'>;

function retentionOf({ JOURNAL_RETENTION: kept, JOURNAL_MAX_GB: gigabytes, JOURNAL_ARCHIVE: archive }: KeptJournal): Retention {
  const count = Number.parseInt(kept, 10);
  const keep = kept === 'all' ? kept : kept.endsWith('d') ? { days: count, bytes: gigabytes * 1e9 } : count;
  return { keep, archive: archive === '' ? '' : resolve(archive) };
}

/**
 * Reads the environment; an empty variable counts as not set.
 * Refuses (Error naming the variable) a name that is nearly one of ours, a value out of range, or a replay without a file.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const wrong = misspeltVariable(Object.keys(given), [...Object.keys(environment.shape), ...elsewhere]);
  if (wrong !== null)
    throw new Error(`${wrong.name}: there is no such variable; ${wrong.meant} is meant, or another name is to be found for it`);
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${String(issue?.path[0] ?? 'environment')}: ${issue?.message ?? 'not valid'}`);
  }
  const values = parsed.data;
  const recordings = readRecordingList(values.REPLAY, values.REPLAY_FILE, values.REPLAY_SYMBOL);
  if (values.MARKET_SOURCE === 'replay' && recordings.length === 0) throw new Error('REPLAY: needed when MARKET_SOURCE is replay');
  if (values.SMTP_URL !== '' && !values.MAIL_FROM.includes('@')) throw new Error('MAIL_FROM: the sender of e-mails, needed with SMTP_URL');
  const trustProxy = readProxyTrust(values.TRUST_PROXY);
  if (trustProxy === null)
    throw new Error('TRUST_PROXY: should be true, false, a number of proxies up to 10, or networks such as 10.0.0.0/8');
  const allowedHosts = listOf(values.ALLOWED_HOSTS);
  const stray = allowedHosts.find((name) => !isHostName(name));
  if (stray !== undefined) throw new Error(`ALLOWED_HOSTS: ${stray} should be a name such as www.exchange.example`);
  // The host name of a request is the caller's own word: a link to it could lead anywhere.
  if (values.SMTP_URL !== '' && values.PUBLIC_URL === '') throw new Error('PUBLIC_URL: needed with SMTP_URL, for links in e-mails');
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    seed: values.SEED,
    watchedMs: values.WATCHED_MARKET_MS,
    restingSeconds: values.RESTING_MARKET_SECONDS,
    marketSource: values.MARKET_SOURCE,
    recordings,
    liveExchange: values.LIVE_EXCHANGE,
    liveMarkets: listOf(values.LIVE_MARKETS),
    liveDelaySeconds: values.LIVE_DELAY_SECONDS,
    pageSpeed: values.PAGE_SPEED === 'true',
    logLevel: values.LOG_LEVEL,
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    allowedHosts,
    trustProxy,
    hsts: values.HSTS,
    securityContact: values.SECURITY_CONTACT,
    countryHeader: values.COUNTRY_HEADER.toLowerCase(),
    authSecret: values.AUTH_SECRET,
    journalRetention: retentionOf(values),
    reserveAccounts: listOf(values.RESERVE_ACCOUNTS),
    paperTrading: values.SIMULATION_PERMITTED === 'true',
    siteType: values.SITE_TYPE,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    hotWalletLimit: values.HOT_WALLET_LIMIT,
    networkBlockMs: values.NETWORK_BLOCK_MS,
    evm:
      values.EVM_NETWORKS === ''
        ? null
        : { file: resolve(values.EVM_NETWORKS), signerKey: values.EVM_SIGNER_KEY, signerToken: values.EVM_SIGNER_TOKEN },
    operatorFromOutside: values.OPERATOR_FROM_OUTSIDE === 'true',
    metricsToken: values.METRICS_TOKEN,
    slowCallMs: values.SLOW_CALL_MS,
    traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    convertSpread: values.CONVERT_SPREAD,
  };
}
