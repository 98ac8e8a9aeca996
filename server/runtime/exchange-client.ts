// The client by which the rest of the house speaks to the exchange's thread.
import type { Command } from '#server/engine/command.ts';
import type { AssetId, MarketId } from '#server/engine/ids.ts';
import type { Reply } from '#server/engine/reply.ts';

import { askFromAfar, type AskedFromAfar } from './asked.ts';
import { EngineThread, type ExchangeLoad, type ExchangeStatus, type RecordListener, type StartOptions } from './engine-thread.ts';

/** Commands, and everything that the exchange can be asked. */
export type ExchangeClient = AskedFromAfar & {
  /** Resolves once the command is durable and applied. Rejects with ExchangeUnavailable. */
  submit(command: Command): Promise<Reply>;
  /** In order, with one message and (usually) one sync. */
  submitAll(commands: readonly Command[]): Promise<readonly Reply[]>;
  /** Live records from now on, in order. Returns how to stop. */
  subscribe(listener: RecordListener): () => void;
  listed(): Promise<{ readonly assetIds: readonly AssetId[]; readonly marketIds: readonly MarketId[] }>;
  status(): ExchangeStatus;
  load(): Promise<ExchangeLoad>;
  /** Tells what the readers have for good: the journal keeps the rest for them. */
  readersHave(sequence: number): void;
  /** Snapshot, then stop. */
  close(): Promise<void>;
};

function clientOf(thread: EngineThread): ExchangeClient {
  const asked = askFromAfar((about, what) => thread.ask(about, what));
  return {
    ...asked,
    submit: (command) => thread.submit(command),
    submitAll: (commands) => thread.submitAll(commands),
    subscribe: (listener) => thread.subscribe(listener),
    listed: async () => {
      const [assets, markets] = await Promise.all([asked.assets(), asked.markets()]);
      return { assetIds: assets.map(({ assetId }) => assetId), marketIds: markets.map(({ marketId }) => marketId) };
    },
    status: () => thread.status(),
    load: () => thread.load(),
    readersHave: (sequence) => thread.readersHave(sequence),
    close: () => thread.close(),
  };
}

/** Starts the exchange's thread and waits until it has recovered. Rejects (ExchangeUnavailable) with what is wrong with the folder. */
export function startExchange(options: StartOptions): Promise<ExchangeClient> {
  return new Promise((resolve, reject) => {
    const thread: EngineThread = new EngineThread(options, { resolve: () => resolve(clientOf(thread)), reject });
  });
}
