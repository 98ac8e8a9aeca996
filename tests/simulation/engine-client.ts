// The exchange on this very thread, with the client's face and a clock that a test sets: no journal, no waiting.
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange, type Exchange } from '#server/engine/exchange.ts';
import type { Reply } from '#server/engine/reply.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

export type EngineClient = {
  readonly client: ExchangeClient;
  readonly exchange: Exchange;
  readonly records: EventRecord[];
  readonly replies: Reply[];
  /** What the next commands are stamped with. */
  timeMs: number;
};

export function engineClient(exchange = createExchange()): EngineClient {
  const records: EventRecord[] = [];
  const replies: Reply[] = [];
  const submitAll = (commands: readonly Command[]): Promise<readonly Reply[]> => {
    const answers = commands.map((command) => {
      const { reply, record } = exchange.apply({ sequence: records.length + 1, timeMs: engine.timeMs, command });
      records.push(record);
      replies.push(reply);
      return reply;
    });
    return Promise.resolve(answers);
  };
  const client: ExchangeClient = {
    submitAll,
    submit: async (command) => {
      const [reply] = await submitAll([command]);
      if (reply === undefined) throw new Error('no answer');
      return reply;
    },
    subscribe: () => () => undefined,
    balances: (accountId) => Promise.resolve(exchange.balances(accountId)),
    openOrders: (accountId) => Promise.resolve(exchange.openOrders(accountId)),
    book: (marketId, levels) => Promise.resolve({ ...exchange.book(marketId, levels), sequence: records.length }),
    futures: (accountId) => Promise.resolve(exchange.futures(accountId)),
    contracts: () => Promise.resolve(exchange.contracts()),
    margins: (accountId) => Promise.resolve(exchange.margins(accountId)),
    marginLimits: (name, assetId) => Promise.resolve(exchange.marginLimits(name, assetId)),
    lending: () => Promise.resolve(exchange.lending()),
    convertPrices: (asked) => Promise.resolve(exchange.convertPrices(asked)),
    convertsDue: (nowMs, after) => Promise.resolve(exchange.convertsDue(nowMs, after)),
    conversion: (accountId) => Promise.resolve(exchange.conversion(accountId)),
    unified: (accountId) => Promise.resolve(exchange.unified(accountId)),
    unifiedTerms: () => Promise.resolve(exchange.unifiedTerms()),
    accountKind: (accountId) => Promise.resolve(exchange.accountKind(accountId)),
    accountOf: (owner) => Promise.resolve(exchange.accountOf(owner)),
    userAccounts: (skip, limit) => Promise.resolve(exchange.userAccounts(skip, limit)),
    identity: () => Promise.resolve(exchange.identity()),
    listed: () =>
      Promise.resolve({
        assetIds: exchange.assets().map(({ assetId }) => assetId),
        marketIds: exchange.markets().map(({ marketId }) => marketId),
      }),
    stateHash: () => Promise.resolve(exchange.stateHash()),
    checkInvariants: () => Promise.resolve(exchange.checkInvariants()),
    status: () => ({ state: 'ready', sequence: records.length, reason: null }),
    readersHave: () => undefined,
    close: () => Promise.resolve(),
  };
  const engine: EngineClient = { client, exchange, records, replies, timeMs: 0 };
  return engine;
}
