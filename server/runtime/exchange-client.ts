// The client by which the rest of the house speaks to the exchange's thread.
import type { Command } from '#server/engine/command.ts';
import type { AssetId, MarketId } from '#server/engine/ids.ts';
import type { Reply } from '#server/engine/reply.ts';

import { answerByName, answersOf, askFromAfar, type AskedFromAfar, type AskedName } from './asked.ts';
import type { ExchangeHost } from './exchange-host.ts';
import { EngineThread, type ExchangeLoad, type ExchangeStatus, type RecordListener, type StartOptions } from './engine-thread.ts';

/** Commands, and everything that the exchange can be asked, wherever it runs. */
export type ExchangeAccess = AskedFromAfar & {
  /** Resolves once the command is durable and applied. Rejects with ExchangeUnavailable. */
  submit(command: Command): Promise<Reply>;
  /** In order, with one message and (usually) one sync. */
  submitAll(commands: readonly Command[]): Promise<readonly Reply[]>;
  listed(): Promise<{ readonly assetIds: readonly AssetId[]; readonly marketIds: readonly MarketId[] }>;
};

/** The exchange on a thread of its own. */
export type ExchangeClient = ExchangeAccess & {
  /** Live records from now on, in order. Returns how to stop. */
  subscribe(listener: RecordListener): () => void;
  status(): ExchangeStatus;
  load(): Promise<ExchangeLoad>;
  /** Tells what the readers have for good: the journal keeps the rest for them. */
  readersHave(sequence: number): void;
  /** Snapshot, then stop. */
  close(): Promise<void>;
};

type Access = Pick<ExchangeAccess, 'submit' | 'submitAll'> & { ask(about: AskedName, asked: readonly unknown[]): Promise<unknown> };

function accessTo({ ask, submit, submitAll }: Access): ExchangeAccess {
  const asked = askFromAfar(ask);
  return {
    ...asked,
    submit,
    submitAll,
    listed: async () => {
      const [assets, markets] = await Promise.all([asked.assets(), asked.markets()]);
      return { assetIds: assets.map(({ assetId }) => assetId), marketIds: markets.map(({ marketId }) => marketId) };
    },
  };
}

/**
 * An exchange that runs in this very thread. `handle`: takes commands as one group, as `ExchangeHost.handle` does; what it throws rejects.
 */
export function localAccess(
  host: Pick<ExchangeHost, 'exchange' | 'sequence'>,
  handle: (commands: readonly Command[]) => readonly Reply[],
): ExchangeAccess {
  const submitAll: ExchangeAccess['submitAll'] = async (commands) => (commands.length === 0 ? [] : handle(commands));
  return accessTo({
    ask: async (about, asked) => answerByName(answersOf(host), about, asked),
    submitAll,
    submit: async (command) => {
      const [reply] = await submitAll([command]);
      if (reply === undefined) throw new Error(`${command.type} was not answered`);
      return reply;
    },
  });
}

function clientOf(thread: EngineThread): ExchangeClient {
  return {
    ...accessTo({
      ask: (about, what) => thread.ask(about, what),
      submit: (command) => thread.submit(command),
      submitAll: (commands) => thread.submitAll(commands),
    }),
    subscribe: (listener) => thread.subscribe(listener),
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
