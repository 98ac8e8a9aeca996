// Icebergs, TWAP orders and callbacks of contracts, by hand: their pieces, what is sent, and what is wrong with them.
import { describe, expect, test } from 'vitest';

import { TimeInForce } from '#lib/contract/enums.ts';
import { neverUnusual, sampleAccount, sampleContext, samplePosition } from '../form/sample-context.ts';
import type { TicketContext } from '../form/ticket-context.ts';
import { previewTicket, type SidePreview, type TicketPreview } from './ticket-preview.ts';
import { ticketReducer, type TicketChange } from '../state/ticket-reducer.ts';
import { initialTicket, type TicketState } from '../state/ticket-state.ts';

const form = (...changes: readonly TicketChange[]): TicketState =>
  changes.reduce((state: TicketState, change) => ticketReducer(state, change), initialTicket('50000', 'base'));
const size = (text: string, unit: 'base' | 'margin' | 'priced' = 'base'): TicketChange => ({ type: 'size', text, unit });
const text = (field: keyof TicketState['texts'], typed: string): TicketChange => ({ type: 'text', field, text: typed });
const kind = (chosen: TicketState['kind']): TicketChange => ({ type: 'kind', kind: chosen });
const look = (state: TicketState, context: TicketContext = sampleContext): TicketPreview => previewTicket(state, context, neverUnusual);
const codes = ({ problems }: SidePreview): readonly string[] => problems.map(({ code }) => code);
const hedge: TicketContext = { ...sampleContext, account: { ...sampleAccount, positionMode: 2, positions: [samplePosition] } };
const oneWay: TicketContext = { ...sampleContext, account: { ...sampleAccount, positions: [samplePosition] } };

describe('icebergs', () => {
  const iceberg = (...changes: readonly TicketChange[]): TicketState => form(kind('iceberg'), text('price', '49000'), ...changes);

  test('one size of which a part is shown: its parts, its cost, and what is sent', () => {
    const { buy } = look(iceberg(size('0.1'), text('shown', '0.03')));
    expect(buy.pieces).toEqual({ count: 4, each: '0.03' });
    // As a limit order: 4,900 ÷ 10 × 1.01 and 4,900 × 0.0006 × 1.005.
    expect(buy.cost).toBe('497.8547');
    expect(buy.request).toMatchObject({
      path: 'v1/trigger/strategy/ice/place',
      list: 'open',
      body: {
        delegateType: 21,
        businessLine: 10,
        delegatePrice: '49000',
        delegateCount: '0.1',
        displayCount: '0.03',
        timeInForceValue: TimeInForce.gtc,
        isReducePosition: false,
      },
    });
  });

  test('in hedge mode it closes the long', () => {
    const { sell } = look(iceberg({ type: 'action', action: 'close' }, text('price', '51000'), size('0.1'), text('shown', '0.05')), hedge);
    expect(sell.request).toMatchObject({ closes: true, body: { delegateType: 3, delegateCount: '0.1', displayCount: '0.05' } });
  });

  test.each([
    ['nothing shown', [size('0.1')], 'shownMissing'],
    ['all of it shown', [size('0.1'), text('shown', '0.1')], 'shownOutOfRange'],
    // A hundredth of 0.15 is 0.0015: two lots.
    ['less than a hundredth', [size('0.15'), text('shown', '0.001')], 'shownOutOfRange'],
  ] as const)('%s', (_, changes, code) => {
    const { buy } = look(iceberg(...changes), oneWay);
    expect(codes(buy)).toContain(code);
    expect(buy.request).toBeNull();
  });

  test('maker-only is warned of where it would trade', () => {
    const makerOnly: TicketChange = { type: 'choose', choices: { timeInForce: TimeInForce.postOnly } };
    const { sell } = look(iceberg(makerOnly, size('0.1'), text('shown', '0.02')));
    expect(codes(sell)).toEqual(['postOnlyWouldTake']);
    expect(sell.request).toMatchObject({ body: { timeInForceValue: TimeInForce.postOnly } });
  });
});

describe('TWAP orders', () => {
  const twap = (...changes: readonly TicketChange[]): TicketState =>
    form(kind('twap'), text('durationMinutes', '10'), text('intervalSeconds', '120'), ...changes);

  test('five slices at market in two minutes each, varied by a tenth', () => {
    const { buy } = look(twap(size('0.1'), text('variance', '10')));
    expect(buy.pieces).toEqual({ count: 5, each: '0.02' });
    expect(buy.request).toMatchObject({
      path: 'v1/trigger/strategy/timeShare/place',
      list: 'plans',
      body: { delegateType: 21, delegateCount: '0.1', sliceCount: 5, intervalMs: 120_000, varianceRate: '0.1' },
    });
    expect(buy.request?.body).not.toHaveProperty('delegatePrice');
  });

  test('margin is counted at the limit price, of a sell not below the best ask', () => {
    const { buy, sell } = look(twap(text('sliceLimit', '49000'), size('98', 'margin')));
    // 98 × 10 ÷ 49,000 and ÷ 50,000
    expect([buy.size, sell.size]).toEqual(['0.02', '0.019']);
    expect(buy.request).toMatchObject({ body: { delegatePrice: '49000', delegateCount: '0.02' } });
  });

  test('in hedge mode it closes the long, and only that much', () => {
    const close = (count: string) => look(twap({ type: 'action', action: 'close' }, size(count)), hedge).sell;
    expect(close('0.1').request).toMatchObject({ closes: true, body: { delegateType: 3, delegateCount: '0.1' } });
    expect(codes(close('0.2'))).toEqual(['positionNotEnough']);
  });

  test.each([
    ['no duration', [text('durationMinutes', ''), size('0.1')], 'durationMissing'],
    ['one slice', [text('durationMinutes', '2'), size('0.1')], 'sliceCountOutOfRange'],
    ['slices below a lot', [size('0.004')], 'sliceTooSmall'],
    ['varied by more than half', [text('variance', '51'), size('0.1')], 'varianceOutOfRange'],
  ] as const)('%s', (_, changes, code) => {
    const { buy } = look(twap(...changes));
    expect(codes(buy)).toContain(code);
    expect(buy.request).toBeNull();
  });
});

test('a trailing stop: the callback as a distance', () => {
  const state = form(kind('trailing'), { type: 'choose', choices: { callbackBy: 'distance' } }, size('0.1'), text('callback', '750'));
  expect(look(state).buy.request).toMatchObject({ body: { callBackNum: '750' } });
  expect(look(state).buy.request?.body).not.toHaveProperty('rangeRate');
  expect(look(state).buy.term).toEqual({ name: 'field.callback', price: '750' });
  // 5 % of 50,000.
  expect(codes(look(ticketReducer(state, text('callback', '2500.1'))).buy)).toEqual(['invalidCallback']);
});
