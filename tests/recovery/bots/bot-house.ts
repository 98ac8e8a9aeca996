// A venue with bots over real files: journal, embedded database, both threads. Prices move when somebody trades.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import pino from 'pino';

import { openAutomation, type OpenAutomation } from '#server/automation/open-automation.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { startExchange, type ExchangeClient } from '#server/runtime/exchange-client.ts';
import { openStore, type Store } from '#server/store/open-store.ts';

import { listings, openMarkets } from './house-markets.ts';

export type BotHouse = {
  readonly client: ExchangeClient;
  readonly automation: OpenAutomation;
  readonly store: Store;
  close(): Promise<void>;
};

const log = pino({ level: 'silent' });
const said = { info: () => undefined, error: (text: string) => process.stderr.write(`${text}\n`) };

/** `begin`: what is done in a venue that was never open before. */
export async function openBotHouse(dataDir: string, begin: (client: ExchangeClient) => Promise<void>): Promise<BotHouse> {
  const store = await openStore({ dataDir, databaseUrl: '', log });
  const automation = await openAutomation({
    store,
    listings,
    mode: TradingMode.live,
    readersHave: 0,
    now: Date.now,
    log: { info: () => undefined, error: (_about, text) => said.error(text) },
  });
  const client = await startExchange({
    dataDir,
    replayEventsAfter: automation.writtenThrough(),
    onRecords: (records: readonly EventRecord[]) => automation.onRecords(records),
    log: said,
    snapshotEveryCommands: 300,
    retention: { keep: 'all', archive: '' },
  });
  if ((await client.listed()).assetIds.length === 0) {
    const replies = await client.submitAll(openMarkets());
    if (!replies.every(({ ok }) => ok)) throw new Error('the venue does not open');
    await begin(client);
  }
  await automation.hasRead();
  automation.start(client);
  return {
    client,
    automation,
    store,
    close: async () => {
      await automation.close();
      await client.close();
      await store.close();
    },
  };
}
