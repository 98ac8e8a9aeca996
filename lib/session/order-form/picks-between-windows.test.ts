// Two windows in one: what one sends is what a desk of the same market hears.
import { afterEach, expect, test, vi } from 'vitest';

import { useDesk } from './desk.ts';
import { receivePicks, sendPicks } from './picks-between-windows.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  useDesk.setState({ picked: null });
});

/** Somebody in another window. */
const other = (): BroadcastChannel => {
  const channel = new BroadcastChannel('meridian.picks');
  stops.push(() => channel.close());
  return channel;
};

test('a price of the market comes to the order form; another market’s and what makes no sense do not', async () => {
  stops.push(receivePicks('BTCUSDT'));
  const window = other();
  window.postMessage({ symbol: 'ETHUSDT', price: '3000', side: null, quantity: null });
  window.postMessage({ symbol: 'BTCUSDT', price: 3000, side: null, quantity: null });
  window.postMessage('BTCUSDT');
  window.postMessage({ symbol: 'BTCUSDT', price: '69918.75', side: null, quantity: '0.5' });
  await vi.waitFor(() => expect(useDesk.getState().picked).not.toBeNull());
  expect(useDesk.getState().picked).toMatchObject({ price: '69918.75', side: null, quantity: '0.5', count: 1 });
});

test('what is chosen in a panel’s window is told with its market', async () => {
  stops.push(sendPicks('BTCUSDT_UMCBL'));
  const heard = new Promise((resolve) => other().addEventListener('message', ({ data }) => resolve(data)));
  useDesk.getState().pick('60000.5', 'sell');
  expect(await heard).toEqual({ symbol: 'BTCUSDT_UMCBL', price: '60000.5', side: 'sell', quantity: null });
});
