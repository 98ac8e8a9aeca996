// @vitest-environment jsdom
// The notices of a margin that runs short and of a liquidation: once each, with a link to the reason.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';

import { ToastRegion } from '#components/ui/messages/toasts.tsx';
import type { ApiClient } from '#lib/api/create-api-client.ts';
import { ApiClientContext } from '#lib/api/use-api.ts';
import type { Liquidation } from '#lib/contract/history/contract-history.ts';
import { lineRisk } from '#lib/order-math/risk/line-risk.ts';
import { useMarginCall } from '#lib/session/notices/margin-call.ts';
import positions from '#locales/en-US/positions.json' with { type: 'json' };
import { sampleLiquidation } from '../panels/past-lists/sample-liquidation.ts';
import { usePanelsView } from '../panels/state/panels-view.ts';
import type { PanelLists } from '../panels/state/use-panel-lists.ts';
import { sampleAccount, sampleMarket, samplePosition, sampleRow, sampleTicker } from '../positions/sample-row.ts';
import type { LineState } from '../positions/use-line.ts';
import { RiskNotice } from './risk-notice.tsx';
import { useRiskNotices } from './use-risk-notices.ts';

const markets = new Map([[sampleMarket.symbolId, sampleMarket]]);
const tickers = new Map([[sampleTicker.symbol, sampleTicker]]);
const lists: PanelLists = { orders: [], plans: [], trailing: [], exits: [], orderChanges: [], planChanges: [], exitChanges: [] };

function stateOf(held: boolean): LineState {
  const account = sampleAccount(held ? [samplePosition] : []);
  return { account, markets, tickers, risk: lineRisk(account, markets, tickers), rows: held ? [sampleRow()] : [], sequence: 1 };
}

/** An exchange that knows these liquidations, newest first. */
function exchange(known: () => readonly Liquidation[]): ApiClient {
  return { call: (call) => Promise.resolve(z.parse(call.response, { list: known().slice(0, 1), nextId: null })) };
}

function Panel({ state }: { readonly state: LineState }) {
  const alarm = useRiskNotices('usdt', state, lists);
  return alarm === null ? null : <RiskNotice alarm={alarm} />;
}

const tree = (client: ApiClient, state: LineState) => (
  <NextIntlClientProvider locale="en-US" messages={{ positions }} timeZone="UTC">
    <ApiClientContext value={client}>
      <Panel state={state} />
      <ToastRegion />
    </ApiClientContext>
  </NextIntlClientProvider>
);
const chooseCall = (percent: number): void =>
  act(() => {
    useMarginCall.setState({ percent });
  });
const passing = (durationMs: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(durationMs).then(() => undefined));

beforeEach(() => {
  vi.useFakeTimers();
  useMarginCall.setState({ percent: 80 });
  usePanelsView.setState({ tab: 'positions', shownKey: null });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a position that goes by itself is no liquidation; one that was liquidated leads to its explanation', async () => {
  let known: readonly Liquidation[] = [];
  const client = exchange(() => known);
  const { rerender } = render(tree(client, stateOf(true)));
  await passing(100);
  rerender(tree(client, stateOf(false)));
  await passing(3000);
  expect(screen.queryByRole('alert')).toBeNull();

  rerender(tree(client, stateOf(true)));
  await passing(100);
  known = [sampleLiquidation];
  rerender(tree(client, stateOf(false)));
  await passing(400);
  expect(screen.getByRole('alert').textContent).toMatch(/Your position in .BTCUSDT. was liquidated\./);
  fireEvent.click(screen.getAllByRole('button', { name: 'View details' })[0] ?? document.body);
  expect(usePanelsView.getState()).toMatchObject({ tab: 'liquidations', shownKey: sampleLiquidation.id });
});

test('what had been liquidated before the page was opened is no news', async () => {
  const client = exchange(() => [sampleLiquidation]);
  const { rerender } = render(tree(client, stateOf(true)));
  await passing(100);
  rerender(tree(client, stateOf(false)));
  await passing(3000);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a margin call at the reader’s own ratio stays until it is put away or has passed', async () => {
  const client = exchange(() => []);
  const state = stateOf(true);
  const { rerender } = render(tree(client, state));
  await passing(100);
  expect(screen.queryByRole('alert')).toBeNull();
  // The ratio is 2.13 %.
  chooseCall(2);
  expect(screen.getByRole('alert').textContent).toContain('2.13%');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notice' }));
  expect(screen.queryByRole('alert')).toBeNull();
  chooseCall(80);
  chooseCall(2);
  rerender(tree(client, state));
  expect(screen.getByRole('alert').textContent).toContain('Margin call');
});
