// The settings of an operator: the environment, read once, refused at start when a value makes no sense.
import { resolve } from 'node:path';
import { z } from 'zod/mini';

import type { SiteType } from '#lib/contract/site/place-rules.ts';
import type { Retention } from '#server/journal/retention.ts';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));

/** A scheme and a host; a path would be of no page. */
const isSiteAddress = (url: string): boolean =>
  url === '' || (/^https?:\/\//i.test(url) && URL.canParse(url) && ['', '/'].includes(new URL(url).pathname));

const isMailServer = (url: string): boolean => url === '' || (/^smtps?:\/\/[^/]/i.test(url) && URL.canParse(url));

const environment = z.object({
  /** The port and host on which the whole product listens. */
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '0.0.0.0'),
  /** Journal, snapshots, embedded database, secrets. */
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  /** Empty: the embedded PostgreSQL (PGlite) in DATA_DIR. */
  DATABASE_URL: z._default(z.string(), ''),
  /** The seed of the simulated market: the same seed gives the same tape. Fixed by the first start of a DATA_DIR. */
  SEED: z._default(z.string().check(z.minLength(1), z.maxLength(64)), 'meridian'),
  /** The time between moves of a simulated market that somebody watches; between them the screens stand still. */
  WATCHED_MARKET_MS: z._default(z.coerce.number().check(z.multipleOf(250), z.minimum(250), z.maximum(10_000)), 250),
  MARKET_SOURCE: z._default(z.enum(['simulated', 'replay', 'live']), 'simulated'),
  /** Recordings and the markets they drive: ETHUSDT=eth.csv,SOLUSDT=sol.csv; each a CSV of ts_ms,price,qty,taker_side. */
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
  /** 'true' when a proxy in front sets X-Forwarded-For and X-Forwarded-Proto. */
  TRUST_PROXY: z._default(z.enum(['true', 'false']), 'false'),
  /** The header in which a proxy says where a reader is. */
  COUNTRY_HEADER: z._default(z.string(), 'x-country'),
  /** Signs sessions; empty: made at first start and kept in DATA_DIR. */
  AUTH_SECRET: z._default(z.string(), ''),
  /** What the journal keeps: '30d' are the segments of thirty days, '200' so many segments, 'all' all of them. */
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
  SITE_TYPE: z._default(z.string(), 'global'),
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
  readonly trustProxy: boolean;
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
  /** A share, to the millionth. */
  readonly convertSpread: number;
};

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
 * Refuses (Error naming the variable) a value out of range, or a replay without a file.
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${String(issue?.path[0] ?? 'environment')}: ${issue?.message ?? 'not valid'}`);
  }
  const values = parsed.data;
  const recordings = readRecordingList(values.REPLAY, values.REPLAY_FILE, values.REPLAY_SYMBOL);
  if (values.MARKET_SOURCE === 'replay' && recordings.length === 0) throw new Error('REPLAY: needed when MARKET_SOURCE is replay');
  if (values.SMTP_URL !== '' && !values.MAIL_FROM.includes('@')) throw new Error('MAIL_FROM: the sender of e-mails, needed with SMTP_URL');
  // The host name of a request is the caller's own word: a link to it could lead anywhere.
  if (values.SMTP_URL !== '' && values.PUBLIC_URL === '') throw new Error('PUBLIC_URL: needed with SMTP_URL, for links in e-mails');
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    seed: values.SEED,
    watchedMs: values.WATCHED_MARKET_MS,
    marketSource: values.MARKET_SOURCE,
    recordings,
    liveExchange: values.LIVE_EXCHANGE,
    liveMarkets: values.LIVE_MARKETS.split(',')
      .map((symbol) => symbol.trim())
      .filter((symbol) => symbol !== ''),
    liveDelaySeconds: values.LIVE_DELAY_SECONDS,
    pageSpeed: values.PAGE_SPEED === 'true',
    logLevel: values.LOG_LEVEL,
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    trustProxy: values.TRUST_PROXY === 'true',
    countryHeader: values.COUNTRY_HEADER.toLowerCase(),
    authSecret: values.AUTH_SECRET,
    journalRetention: retentionOf(values),
    reserveAccounts: values.RESERVE_ACCOUNTS.split(',')
      .map((code) => code.trim())
      .filter((code) => code !== ''),
    paperTrading: values.SIMULATION_PERMITTED === 'true',
    siteType: values.SITE_TYPE === 'cn' ? 'cn' : 'global',
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    hotWalletLimit: values.HOT_WALLET_LIMIT,
    networkBlockMs: values.NETWORK_BLOCK_MS,
    evm:
      values.EVM_NETWORKS === ''
        ? null
        : { file: resolve(values.EVM_NETWORKS), signerKey: values.EVM_SIGNER_KEY, signerToken: values.EVM_SIGNER_TOKEN },
    convertSpread: values.CONVERT_SPREAD,
  };
}
