// Addresses that look like the page of a lead trader, of a ranked strategy or of an order between people and have none: a page that finds this out itself can no longer answer 404 in words.
import { ApiError } from '#lib/api/api-error.ts';
import { createApiClient, type ApiClient } from '#lib/api/create-api-client.ts';
import { getC2cOrder } from '#lib/contract/calls/v1/c2c/order/detail.ts';
import { getRankedStrategy } from '#lib/contract/calls/v1/trigger/strategyPlatform/strategyRank/detail.ts';
import { getLeaderRecord } from '#lib/contract/calls/v1/trigger/trace/leader/detail.ts';
import { leaderLines, type LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { defaultTag, localeOf, localeTable } from '#lib/i18n/locales.ts';
import { askerClient, type Asker } from '../access/asker-client.ts';
import { exchangeUrl } from '../environment/exchange-url.ts';
import { shareAnswers } from '../exchange/shared-answer.ts';

/** A page is not kept waiting longer for an exchange that hangs: it finds out by itself. */
const patienceMs = 1000;
/** A new record may be a stranger for so long. */
const sharedForMs = 5000;

/** The kind of record that is missing, and the page of the ranking, or of one's own, in which others stand. */
type MissingRecord = { readonly kind: 'leader' | 'strategy' | 'order'; readonly list: string };

/** Tells the page for such places what was asked for; what a visitor sends under this name is taken away. */
export const missingRecordHeader = 'x-missing-record';

const codes = localeTable.map(({ code }) => code).join('|');
const page = new RegExp(`^(?:/(?:${codes}))?(/copy-trading/(${leaderLines.join('|')})|/(?:spot|future)-strategy)/([^/]+)/?$`);
const orderList = '/crypto-c2c/orders';
const orderPage = new RegExp(`^(?:/(?:${codes}))?${orderList}/([^/]+)/?$`);
/** Others are the number of nothing. */
const number = /^[1-9]\d{0,15}$/;

export type RecordAddress = { readonly list: string; readonly line: LeaderLine | null; readonly id: string };

const lineOf = (text: string | undefined): LeaderLine | null => leaderLines.find((line) => line === text) ?? null;

/** Null: the address is no page of a record. Without a line it is one of a strategy. */
export function recordOfAddress(path: string): RecordAddress | null {
  const [, list, line, id] = page.exec(path) ?? [];
  return list === undefined || id === undefined ? null : { list, line: lineOf(line), id };
}

/** The refusals of those who have no such record. */
export const missingKeys: readonly string[] = ['neverLed', 'notRanked'];

const ask = async (client: ApiClient, { line, id }: RecordAddress): Promise<unknown> => {
  const signal = AbortSignal.timeout(patienceMs);
  return line === null
    ? client.call(getRankedStrategy, { strategyId: id, indicatorDate: 0 }, { signal })
    : client.call(getLeaderRecord, { line, leaderId: id }, { signal });
};

/** By world and address. An exchange that does not say leaves the answer to the page. */
const isNowhere = shareAnswers(
  async (key: string): Promise<boolean> => {
    const [world, path = ''] = key.split(' ');
    const record = recordOfAddress(path);
    if (record === null) return false;
    const { code, languageKey, languageType } = localeOf(defaultTag);
    const mode = world === String(TradingMode.paper) ? TradingMode.paper : TradingMode.live;
    const client = createApiClient({ baseUrl: exchangeUrl(), locale: code, language: languageKey, languageType, mode });
    return ask(client, record).then(
      () => false,
      (error: unknown) => error instanceof ApiError && error.key !== null && missingKeys.includes(error.key),
    );
  },
  { freshMs: sharedForMs },
);

/** Null: the address is of something else, or its record is there. */
export async function missingRecord(path: string, world: TradingMode): Promise<MissingRecord | null> {
  const record = recordOfAddress(path);
  if (record === null) return null;
  const { list, line, id } = record;
  if (number.test(id) && !(await isNowhere(`${world} ${list}/${id}`))) return null;
  return { kind: line === null ? 'strategy' : 'leader', list };
}

/**
 * The same for an order between people, which is told to the two of them alone. Null also where nobody is logged in: the page sends a
 * visitor to log in first.
 */
export async function missingOrder(path: string, asker: Asker | null, world: TradingMode): Promise<MissingRecord | null> {
  const [, orderId] = orderPage.exec(path) ?? [];
  if (orderId === undefined || asker === null) return null;
  const missing = { kind: 'order', list: orderList } as const;
  if (!number.test(orderId)) return missing;
  return askerClient(asker, world)
    .call(getC2cOrder, { orderId }, { signal: AbortSignal.timeout(patienceMs) })
    .then(
      () => null,
      (error: unknown) => (error instanceof ApiError && error.key === 'unknownOrder' ? missing : null),
    );
}

/** The content of the header. */
export const writeMissingRecord = ({ list }: MissingRecord): string => list;

/** Null: no record was asked for. */
export function readMissingRecord(list: string | null): MissingRecord | null {
  if (list === null) return null;
  if (list === orderList) return { kind: 'order', list };
  return { kind: list.startsWith('/copy-trading/') ? 'leader' : 'strategy', list };
}
