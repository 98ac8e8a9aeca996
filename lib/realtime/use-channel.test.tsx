// @vitest-environment jsdom
// Channels in React: first what the server rendered, then what the exchange says, and nothing when there is nothing to follow.
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { PublicTrade } from '#lib/contract/market.ts';
import { createHub, type Hub } from './hub.ts';
import { fakeClock, fakeSocket } from './fake-line.ts';
import { useChannel } from './use-channel.ts';
import { useConnection } from './use-connection.ts';

const trade = (tradeId: string, price: string): PublicTrade => ({
  tradeId,
  symbol: 'BTCUSDT',
  price,
  quantity: '1',
  takerSide: 'buy',
  timeMs: 1,
});

function LastPrice({ hub, symbol }: { readonly hub: Hub; readonly symbol: string | null }) {
  const { status, data } = useChannel(hub, 'trade', symbol);
  const connection = useConnection(hub);
  return <p>{`${data?.[0]?.price ?? 'none'} ${status} ${connection.status}`}</p>;
}

test('server, browser, and leaving', () => {
  const clock = fakeClock();
  const socket = fakeSocket();
  const hub = createHub({ url: '', io: socket.factory, clock });
  hub.seed('trade', 'BTCUSDT', [trade('1', '100')], 1, 1);
  expect(renderToString(<LastPrice hub={hub} symbol="BTCUSDT" />)).toBe('<p>100 waiting connecting</p>');
  expect(() => socket.opened()).toThrow('nobody has opened the socket');

  const view = render(<LastPrice hub={hub} symbol="BTCUSDT" />);
  expect(screen.getByText('100 waiting connecting')).toBeDefined();
  act(() => socket.opened().connected());
  act(() => {
    socket.deliver({
      channel: 'trade',
      key: 'BTCUSDT',
      kind: 'snapshot',
      sequence: 1,
      timeMs: 2,
      data: [trade('1', '100'), trade('2', '101')],
    });
    clock.draw();
  });
  expect(screen.getByText('101 live open')).toBeDefined();

  view.rerender(<LastPrice hub={hub} symbol={null} />);
  expect(screen.getByText('none waiting open')).toBeDefined();
  act(() => clock.pass(1000));
  expect(socket.asked.map(({ event }) => event)).toEqual(['subscribe', 'unsubscribe']);
});
