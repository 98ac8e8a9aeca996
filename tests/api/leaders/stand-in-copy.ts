// A bot that stands in for a copy: it is bound to its leader as a copy is, and waits for alerts that never come.
import { firstSignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import type { LeaderLine } from '#lib/contract/leaders/leader-line.ts';
import { ownTerms } from '#lib/contract/bots/bot-origin.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { getTraceIdentity } from '#lib/contract/calls/v1/trigger/trace/user/identity.ts';
import type { TestExchange } from '../start-test-exchange.ts';
import type { Visitor } from '../visitor.ts';

/** A copy of 30 USDT, which stay what they are. Answers its number. */
export async function standInCopy(exchange: TestExchange, owner: Visitor, leaderId: number, line: LeaderLine = 'spot'): Promise<number> {
  const { client, listings, bots, automation } = exchange;
  const ownerId = Number((await owner.call(getTraceIdentity, {})).leaderId);
  const market = listings.marketOf(line === 'spot' ? 'BTCUSDT' : 'BTCUSDT_UMCBL');
  if (market === undefined) throw new Error('the market is not listed');
  const name = `copy-${leaderId}`;
  // It is bound before it acts: under its name there is one account.
  const opened = await client.submit({ type: 'open-strategy-account', ownerId, name });
  if (!opened.ok) throw new Error(opened.reason);
  const strategyId = opened.accountId ?? 0;
  const reply = await client.submit({ type: 'follow-leader', accountId: ownerId, strategyId, leaderId, line });
  if (!reply.ok) throw new Error(reply.reason);
  const copy = await bots.start(ownerId, {
    strategyType: StrategyType.signal,
    markets: [market],
    terms: {
      kind: 'signal',
      terms: {
        ...firstSignalTerms,
        direction: 'long',
        investment: '30',
        limitOrders: false,
      },
    },
    copyOf: leaderId,
    origin: ownTerms,
    notices: [],
    name,
  });
  if ('refused' in copy) throw new Error(copy.refused);
  await automation.caughtUp(client.status().sequence);
  return copy.strategyId;
}
