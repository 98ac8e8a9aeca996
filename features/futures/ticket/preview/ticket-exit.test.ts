// The exit that a contract's order takes with it: how each leg is executed and watched, and sent as it was typed.
import { expect, test } from 'vitest';

import { PlanType, TriggerType } from '#lib/contract/enums.ts';
import { neverUnusual, sampleContext } from '../form/sample-context.ts';
import { ticketReducer, type TicketChange } from '../state/ticket-reducer.ts';
import { initialTicket, type TicketState } from '../state/ticket-state.ts';
import { previewTicket, type SidePreview, type TicketPreview } from './ticket-preview.ts';

const look = (state: TicketState): TicketPreview => previewTicket(state, sampleContext, neverUnusual);
const codes = ({ problems }: SidePreview): readonly string[] => problems.map(({ code }) => code);

function exit(exitBy: TicketState['exitBy'], takeProfit: string, stopLoss: string): TicketState {
  const changes: readonly TicketChange[] = [
    { type: 'size', text: '0.1', unit: 'base' },
    { type: 'withExit', on: true },
    { type: 'choose', choices: { exitBy } },
    { type: 'text', field: 'takeProfit', text: takeProfit },
    { type: 'text', field: 'stopLoss', text: stopLoss },
  ];
  return changes.reduce((state, change) => ticketReducer(state, change), initialTicket('50000', 'base'));
}

test('each is executed at market or at a price, by the price that is chosen for it', () => {
  const typed = exit('price', '52000', '49000');
  const limited = [
    { type: 'choose', choices: { takeProfitAt: 'limit', stopLossWatch: TriggerType.fair } },
    { type: 'text', field: 'takeProfitLimit', text: '52010' },
  ] as const;
  const state = limited.reduce((now, change) => ticketReducer(now, change), typed);
  const body = look(state).buy.request?.body;
  expect(body).toMatchObject({ exeTakeProfitPrice: '52010', presetTppTriType: TriggerType.market, presetSlpTriType: TriggerType.fair });
  expect(body).not.toHaveProperty('exeStopLossPrice');
  const empty = ticketReducer(state, { type: 'text', field: 'takeProfitLimit', text: '' });
  expect(codes(look(empty).buy)).toEqual(['priceMissing']);
  // Turned off, nothing of it is left: no prices, no execution prices, and market for both.
  expect(ticketReducer(state, { type: 'withExit', on: false })).toMatchObject({
    takeProfitAt: 'market',
    stopLossAt: 'market',
    stopLossWatch: null,
    texts: { takeProfit: '', stopLoss: '', takeProfitLimit: '', stopLossLimit: '' },
  });
});

test('a stop-loss at a limit turns into a market order after 1 to 3,600 s, or never', () => {
  const typed = (text: string): TicketState =>
    (
      [
        { type: 'choose', choices: { stopLossAt: 'limit' } },
        { type: 'text', field: 'stopLossLimit', text: '48990' },
        { type: 'text', field: 'stopLossWait', text },
      ] as const
    ).reduce((now: TicketState, change) => ticketReducer(now, change), exit('price', '', '49000'));
  expect(look(typed('60')).buy.request?.body).toMatchObject({ exeStopLossPrice: '48990', stopLossMarketAfter: 60 });
  expect(look(typed('')).buy.request?.body).not.toHaveProperty('stopLossMarketAfter');
  for (const text of ['0', '3601']) expect(codes(look(typed(text)).buy)).toEqual(['waitOutOfRange']);
  // At market nothing is left that could turn.
  const atMarket = ticketReducer(typed('0'), { type: 'choose', choices: { stopLossAt: 'market' } });
  expect(codes(look(atMarket).buy)).toEqual([]);
  expect(look(atMarket).buy.request?.body).not.toHaveProperty('stopLossMarketAfter');
});

test('typed as returns they are sent as returns, the loss with a minus', () => {
  const body = look(exit('return', '50', '20')).buy.request?.body;
  expect(body).toMatchObject({ presetTakeProfitPriceRatio: '0.5', presetStopLossPriceRatio: '-0.2' });
  expect(body).not.toHaveProperty('presetTakeProfitPrice');
  expect(body).not.toHaveProperty('presetStopLossPrice');
});

test('a trailing order takes them as returns, whatever they were given as before', () => {
  const trailing = ticketReducer(exit('price', '52000', ''), { type: 'kind', kind: 'trailing' });
  expect(trailing.texts.takeProfit).toBe('');
  const guarded = ticketReducer(trailing, { type: 'text', field: 'takeProfit', text: '30' });
  expect(look(guarded).buy.request).toMatchObject({
    path: 'v1/trigger/plan/placePlan',
    body: { presetTakeProfitPriceRatio: '0.3', planType: PlanType.track },
  });
});
