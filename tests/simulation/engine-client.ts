// The exchange on this very thread, with the client's face and a clock that a test sets: no journal, no waiting.
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { createExchange, type Exchange } from '#server/engine/exchange.ts';
import type { Reply } from '#server/engine/reply.ts';
import { answerByName, askFromAfar, type Asked } from '#server/runtime/asked.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';

export type EngineClient = {
  readonly client: ExchangeClient;
  readonly exchange: Exchange;
  readonly records: EventRecord[];
  readonly replies: Reply[];
  /** The time that the next commands are stamped with. */
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
  const answers: Asked = {
    ...exchange,
    book: (marketId, levels) => ({ ...exchange.book(marketId, levels), sequence: records.length }),
  };
  const client: ExchangeClient = {
    submitAll,
    submit: async (command) => {
      const [reply] = await submitAll([command]);
      if (reply === undefined) throw new Error('no answer');
      return reply;
    },
    subscribe: () => () => undefined,
    ...askFromAfar((about, asked) => Promise.resolve(answerByName(answers, about, asked))),
    listed: () =>
      Promise.resolve({
        assetIds: exchange.assets().map(({ assetId }) => assetId),
        marketIds: exchange.markets().map(({ marketId }) => marketId),
      }),
    status: () => ({ state: 'ready', sequence: records.length, reason: null }),
    load: () => Promise.resolve({ waiting: 0, memory: 0 }),
    readersHave: () => undefined,
    close: () => Promise.resolve(),
  };
  const engine: EngineClient = { client, exchange, records, replies, timeMs: 0 };
  return engine;
}
