// The lines that an operator can write about orders between people.
import { listC2cAppeals } from '#lib/contract/calls/v1/operator/c2c/appeals.ts';
import { decideC2cAppeal } from '#lib/contract/calls/v1/operator/c2c/decide.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { operatorCall as call } from './operator-call.ts';
import type { OperatorLine } from './operator-line.ts';

const worldOf = (text: string | undefined): TradingMode | undefined => Object.values(TradingMode).find((mode) => mode === text);

async function appeals(world: TradingMode): Promise<string> {
  const { list } = await call(listC2cAppeals, { world });
  const lines = list.map(({ orderId, quantity, coin, amount, quote, buyerAccountId, sellerAccountId, before, history }) => {
    const told = history.map(({ cause, by, timeMs }) => `${new Date(timeMs).toISOString()} ${by ?? 'exchange'} ${cause}`).join('; ');
    const earlier = before === null ? '' : `, decided for the ${before} before`;
    return `${orderId}: ${quantity} ${coin} for ${amount} ${quote}, account ${sellerAccountId} to ${buyerAccountId}${earlier}; ${told}`;
  });
  return lines.length === 0 ? 'nothing waits' : lines.join('\n');
}

async function decide(world: TradingMode, orderId: string, decidedFor: 'buyer' | 'seller', reason: string): Promise<string> {
  const { state, dueMs } = await call(decideC2cAppeal, { world, orderId, decidedFor, reason });
  return `order ${orderId} is ${state}${dueMs === null ? '' : ` until ${new Date(dueMs).toISOString()}`}`;
}

const decideLine = (decidedFor: 'buyer' | 'seller', about: string): OperatorLine => ({
  words: ['c2c', decidedFor],
  rest: 'live 12 "the reason"',
  about,
  run: ([named, orderId, reason, ...more]) => {
    const world = worldOf(named);
    if (world === undefined || orderId === undefined || reason === undefined || reason === '' || more.length > 0) return null;
    return decide(world, orderId, decidedFor, reason);
  },
});

export const c2cLines: readonly OperatorLine[] = [
  {
    words: ['c2c', 'appeals'],
    rest: 'live',
    about: 'orders between people that wait for a decision, of live or of paper',
    run: ([named, ...more]) => {
      const world = worldOf(named);
      return world === undefined || more.length > 0 ? null : appeals(world);
    },
  },
  decideLine('buyer', 'the coins of an appealed order go to the buyer, a day later unless somebody objects'),
  decideLine('seller', 'they go back to the seller'),
];
