// A venue over real files for measuring bots: journal and snapshots, embedded database, the core's thread and the bots' one.
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';

import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { openAutomation, type OpenAutomation } from '#server/automation/open-automation.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { startExchange, type ExchangeClient } from '#server/runtime/exchange-client.ts';
import { openStore } from '#server/store/open-store.ts';

import { accountOf, listings, marketCount, opening, owners, startOf, startTicks, strangersTrade } from './bot-markets.ts';

const batch = 500;

export type BotVenue = {
  readonly client: ExchangeClient;
  readonly automation: OpenAutomation;
  close(): Promise<void>;
};

const log = { info: () => undefined, error: (text: string) => process.stderr.write(`${text}\n`) };

/** Open once orders are taken and the bots have seen everything. */
export async function openBotVenue(
  dataDir: string,
  snapshotEveryCommands = 200_000,
  onRecords: (records: readonly EventRecord[]) => void = () => undefined,
): Promise<BotVenue> {
  const store = await openStore({ dataDir, databaseUrl: '', log: pino({ level: 'silent' }) });
  const automation = await openAutomation({
    store,
    listings,
    mode: TradingMode.live,
    readersHave: 0,
    now: Date.now,
    log: { info: () => undefined, error: (_about, text) => log.error(text) },
  });
  const client = await startExchange({
    dataDir,
    replayEventsAfter: automation.writtenThrough(),
    onRecords: (records) => {
      onRecords(records);
      automation.onRecords(records);
    },
    log,
    snapshotEveryCommands,
  });
  automation.start(client);
  await automation.caughtUp(client.status().sequence);
  return {
    client,
    automation,
    close: async () => {
      await automation.close();
      await client.close();
      await store.close();
    },
  };
}

/** In order, and not too many at once. */
async function submit(client: ExchangeClient, commands: readonly Command[]): Promise<readonly number[]> {
  const accounts: number[] = [];
  for (let from = 0; from < commands.length; from += batch) {
    for (const reply of await client.submitAll(commands.slice(from, from + batch))) {
      if (!reply.ok) throw new Error(`the venue of the bench does not open: ${reply.reason}`);
      accounts.push(reply.accountId ?? 0);
    }
  }
  return accounts;
}

/** Answers when every bot stands with its orders in the book. */
async function running({ automation }: BotVenue, bots: number): Promise<void> {
  for (;;) {
    const { waiting, inFlight, problem } = automation.lag();
    if (problem !== null) throw new Error(problem);
    const views = owners.flatMap((owner) => automation.botsOf(owner));
    if (waiting + inFlight === 0 && views.filter(({ state }) => state === BotState.running).length === bots) return;
    const stopped = views.find(({ state }) => state === BotState.stopped);
    if (stopped !== undefined) throw new Error(`a bot of the bench has stopped: ${stopped.stopReason}`);
    await pause(250);
  }
}

/** A folder in which so many grids run, closed; it is taken away with the process. */
export async function makeBotFolder(bots: number, grids: number): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-bench-bots-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const venue = await openBotVenue(dataDir);
  const { client } = venue;
  await submit(client, opening());
  await submit(client, Array.from({ length: marketCount }, (_, marketId) => strangersTrade(marketId, startTicks)).flat());
  const places = Array.from({ length: bots }, (_, place) => place);
  const accounts = await submit(client, places.map(accountOf));
  await submit(
    client,
    places.map((place) => startOf(accounts[place] ?? 0, place, grids)),
  );
  await running(venue, bots);
  await venue.close();
  return dataDir;
}
