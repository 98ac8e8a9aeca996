// The answers that the desks of all kinds of markets share: candles, and how old an answer may be.
import 'server-only';

import { candleOf, type TerminalData } from '#features/terminal/terminal-data.ts';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { getCandles } from '#lib/contract/calls/v1/kline/getMoreKlineDataV2.ts';
import { KlineInterval } from '#lib/contract/enums.ts';
import { shareInWorld } from './world-answers.ts';

const candlesShown = 300;

/** The interval of an address; fifteen minutes for none or an unknown one. */
export const readInterval = (text: string | undefined): KlineInterval => KlineInterval.find((interval) => interval === text) ?? '15m';

/** The depth channel speaks ten times a second: a page need not know more, and its own channels tell it the rest once it stands. */
export const moving = { freshMs: 100, usableMs: 500 } as const;
/** A market's rules change with its listing, and of the candles only the last: its channel tells that one anew. */
export const resting = { freshMs: 1000, usableMs: 2000 } as const;

async function askCandles(client: ApiClient, symbolId: string, interval: KlineInterval): Promise<TerminalData['candles']> {
  const { candles } = await client.call(getCandles, { symbolId, interval: candleOf(interval), limit: candlesShown });
  return candles;
}
const shared = new Map(
  KlineInterval.map((interval) => [interval, shareInWorld((client, symbolId) => askCandles(client, symbolId, interval), resting)] as const),
);

export const candlesOf = async (symbolId: string, interval: KlineInterval): Promise<TerminalData['candles']> =>
  shared.get(interval)?.(symbolId) ?? [];
