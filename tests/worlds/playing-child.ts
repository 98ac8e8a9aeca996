// A process that trades in a world until somebody ends it: each answered order is told to its parent.
import { askDesk, openDesk, scriptedWorld } from './call-scripts.ts';

const [, , folder = ''] = process.argv;
const desk = openDesk(folder, []);
const genesis = { version: 1 as const, seed: 'killed', startMs: 1_790_000_040_000, symbols: ['BTCUSDT'], gridMs: 250 as const };
await desk.handle({ type: 'create', worldId: scriptedWorld, genesis });
await desk.handle({ type: 'tell', worldId: scriptedWorld, order: { order: 'fund', seat: 1, coin: 'USDT', amount: '50000' } });
for (;;) {
  const order = { symbolId: 'BTCUSDT_SPBL', delegateType: 21, orderType: 1, delegateCount: '20', tradeUnit: 'quote' };
  const answer = await askDesk(desk, 1, 'v1/spot/order/place', order);
  const state = await desk.handle({ type: 'go', worldId: scriptedWorld, pace: { pace: 'step', ms: 250 } });
  const told = { ...Object(answer), ...Object(state) };
  process.send?.({ sequence: told.sequence, orderId: told.orderId });
}
