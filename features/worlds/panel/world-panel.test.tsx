// @vitest-environment jsdom
// The panel of a world: what each role may do in it, the requests that it sends, and what it shows of their answers.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { WorldRun } from '#lib/contract/worlds/world.ts';
import { sampleDetail, sampleRow, sampleRun, press, showWorlds, type, worldId } from '../on-screen.tsx';
import type { WorldDetail } from './panel-state.ts';
import { WorldPanel } from './world-panel.tsx';

vi.mock('#lib/i18n/navigation.ts', () => ({ Link: 'a' }));

const assign = vi.fn<(address: string) => void>();
beforeEach(() => {
  // The functions that jsdom lacks.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('location', { assign, origin: 'https://meridian.example', pathname: '/', search: '', href: 'https://meridian.example/' });
});
afterEach(() => {
  cleanup();
  assign.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (detail: WorldDetail, answers: Parameters<typeof showWorlds>[1] = {}, options = {}) =>
  showWorlds(<WorldPanel worldId={worldId} initial={detail} />, { getWorld: detail, ...answers }, options);
const part = (name: string) => within(screen.getByRole('region', { name }));
const choose = (name: string, value: string): void => void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

test('the owner runs the clock as fast as its interval allows, and its answer is shown at once', async () => {
  const sent = show(sampleDetail(), { setWorldClock: sampleRun({ speed: 10 }) });
  const speed = screen.getByRole('combobox', { name: 'Clock speed' });
  expect(
    within(speed)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.replaceAll(/[^\dx×]/g, '')),
  ).toEqual(['1×', '2×', '5×', '10×']);
  choose('Clock speed', '10');
  expect(sent).toEqual([]);
  press('Run the clock');
  expect(await screen.findByRole('button', { name: 'Pause the clock' })).toBeDefined();
  expect(sent[0]).toEqual({ name: 'setWorldClock', request: { worldId, action: 'run', speed: 10 } });
  expect(part('World time').getByText(/Running/)).toBeDefined();
});

test('a clock that stops by itself is told until when, on the reader’s clock', async () => {
  const sent = show(sampleDetail(), { setWorldClock: sampleRun({ speed: 1, untilMs: Date.UTC(2026, 0, 31, 13, 30) }) });
  type('Run until', '2026-01-31T13:30');
  press('Run the clock');
  expect(await screen.findByText(/Pauses at .*2026-01-31 13:30:00/)).toBeDefined();
  expect(sent[0]?.request).toEqual({ worldId, action: 'run', speed: 1, untilMs: Date.UTC(2026, 0, 31, 13, 30) });
});

test('steps are as long as the interval allows, and none is taken while the clock runs', async () => {
  const sent = show(sampleDetail(), { setWorldClock: sampleRun({ timeMs: Date.UTC(2026, 0, 31, 12, 15) }) });
  expect(screen.queryByRole('button', { name: '+60 min' })).toBeNull();
  press('+15 min');
  expect(await screen.findByText('2026-01-31 12:15:00')).toBeDefined();
  expect(sent[0]?.request).toEqual({ worldId, action: 'step', ms: 900_000 });
  type('Minutes to advance', '26');
  expect(screen.getByRole('button', { name: 'Advance' })).toHaveProperty('disabled', true);
  type('Minutes to advance', '25');
  press('Advance');
  await waitFor(() => expect(sent.at(-1)?.request).toEqual({ worldId, action: 'step', ms: 1_500_000 }));
});

test('the time goes on by itself between two answers, and no further than where the clock stops', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) });
  const run = sampleRun({ speed: 10, untilMs: Date.UTC(2026, 0, 31, 12, 0, 15) });
  show(sampleDetail({ run }), { getWorld: '50408' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByText('2026-01-31 12:00:10')).toBeDefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.getByText('2026-01-31 12:00:15')).toBeDefined();
});

test('a scenario is begun by kind and seed, shown with both, and ended', async () => {
  const scenario = { kind: 'funding-spike', seed: 'again', startMs: Date.UTC(2026, 0, 31, 12) } as const;
  const sent = show(sampleDetail(), {
    setWorldScenario: (request) => sampleRun({ scenario: JSON.stringify(request).includes('begin') ? scenario : null }),
  });
  choose('Scenario', 'funding-spike');
  type('Scenario seed', 'again');
  press('Start scenario');
  expect(await screen.findByText(/Running since .*seed .*again/)).toBeDefined();
  expect(sent[0]?.request).toEqual({ worldId, action: 'begin', kind: 'funding-spike', seed: 'again' });
  press('Stop scenario');
  expect(await screen.findByText('No scenario')).toBeDefined();
});

test('the owner funds every seat that trades', async () => {
  const sent = show(sampleDetail(), { fundWorldSeat: sampleRun() });
  const recipients = within(screen.getByRole('combobox', { name: 'Recipient' })).getAllByRole('option');
  expect(recipients.map(({ textContent }) => textContent)).toEqual(['Member 1 · You', 'Member 2']);
  press('Add demo funds');
  expect((await screen.findByRole('alert')).textContent).toBe('Enter an amount above zero.');
  choose('Recipient', '12');
  type('Amount', '2,500.5');
  press('Add demo funds');
  await waitFor(() => expect(sent[0]?.request).toEqual({ worldId, coin: 'USDT', amount: '2500.5', seatId: '12' }));
  expect(await screen.findByText('Demo funds added.')).toBeDefined();
});

test('a member is taken out after a question, and never the owner', async () => {
  const sent = show(sampleDetail(), { removeWorldSeat: {} });
  expect(part('Members').getAllByRole('button', { name: /^Remove/ })).toHaveLength(2);
  press('Remove: Member 2');
  const dialog = screen.getByRole('dialog', { name: 'Remove Member 2?' });
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent[0]).toEqual({ name: 'removeWorldSeat', request: { worldId, seatId: '12' } }));
});

test('a member that trades is frozen after a question, which everybody sees, and goes on at a press', async () => {
  const [owner, trader, viewer] = sampleDetail().seats;
  if (owner === undefined || trader === undefined || viewer === undefined) throw new Error('three seats');
  let frozen = false;
  const answers = {
    freezeWorldSeat: () => {
      frozen = !frozen;
      return { ...trader, frozen };
    },
    getWorld: () => sampleDetail({ seats: [owner, { ...trader, frozen }, viewer] }),
  };
  const sent = show(sampleDetail(), answers);
  const sentFreezes = () => sent.filter(({ name }) => name === 'freezeWorldSeat').map(({ request }) => request);
  expect(screen.queryByRole('button', { name: 'Freeze: Viewer' })).toBeNull();
  press('Freeze: Member 2');
  expect(sentFreezes()).toEqual([]);
  fireEvent.click(within(screen.getByRole('dialog', { name: 'Freeze Member 2?' })).getByRole('button', { name: 'Freeze' }));
  expect(await part('Members').findByText('Frozen')).toBeDefined();
  press('Unfreeze: Member 2');
  await waitFor(() => expect(part('Members').queryByText('Frozen')).toBeNull());
  expect(sentFreezes()).toEqual([true, false].map((wanted) => ({ worldId, seatId: '12', frozen: wanted })));
  cleanup();
  frozen = true;
  show(answers.getWorld());
  expect(part('Members').getByText('Frozen')).toBeDefined();
});

test('a spot market is delisted after a question, and told to everybody', async () => {
  const delisted = sampleRun({ symbols: ['BTCUSDT', 'ETHUSDT', 'BTCUSDT_UMCBL'], delisted: ['ETHUSDT'] });
  const sent = show(sampleDetail({ run: { ...delisted, delisted: [] } }), { setWorldScenario: delisted });
  const markets = within(screen.getByRole('combobox', { name: 'Spot market' })).getAllByRole('option');
  expect(markets.map((option) => option.getAttribute('value'))).toEqual(['BTCUSDT', 'ETHUSDT']);
  choose('Spot market', 'ETHUSDT');
  press('Delist');
  const dialog = screen.getByRole('dialog', { name: /^Delist .*ETHUSDT/ });
  expect(dialog.textContent).toContain('This can’t be undone.');
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delist' }));
  expect((await part('Scenario').findByText('Delisted')).parentElement?.textContent).toBe('Delisted: ETHUSDT');
  expect(sent[0]?.request).toEqual({ worldId, action: 'delist', symbol: 'ETHUSDT' });
  expect(within(screen.getByRole('combobox', { name: 'Spot market' })).getAllByRole('option')).toHaveLength(1);
  cleanup();
  show(sampleDetail({ run: delisted }, 'onlooker'));
  expect(part('Scenario').getByText('Delisted')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Delist' })).toBeNull();
});

test('faults are set for a member or for a channel, and those that wait are taken back', async () => {
  const lost = { kind: 'lost-message', seatNumber: null, channel: 'depth', key: 'BTCUSDT', times: 3 } as const;
  const twice = { kind: 'repeated-fill', seatNumber: 2, channel: null, key: null, times: 1 } as const;
  let faults: WorldRun['faults'] = [lost, twice];
  const sent = show(sampleDetail({ run: sampleRun({ faults }) }), { setWorldFault: () => sampleRun({ faults }) });
  const last = () => sent.at(-1)?.request;
  faults = [twice];
  press(/^Remove: Lost channel message .*depth.*BTCUSDT.*3×/);
  await waitFor(() => expect(part('Test faults').getAllByRole('listitem')).toHaveLength(1));
  expect(last()).toEqual({ worldId, kind: 'lost-message', channel: 'depth', key: 'BTCUSDT', times: 0 });
  press(/^Remove: Duplicate fill message .*Member 2/);
  await waitFor(() => expect(last()).toEqual({ worldId, kind: 'repeated-fill', seatId: '12', times: 0 }));
  const set = async (request: object) => {
    press('Set fault');
    await waitFor(() => expect(last()).toEqual({ worldId, ...request }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Set fault' }).getAttribute('aria-disabled')).not.toBe('true'));
  };
  await set({ kind: 'lost-answer', seatId: '11', times: 1 });
  choose('Member', '12');
  choose('Fault', 'partial-fill');
  type('Number of times', '101');
  expect(screen.getByRole('button', { name: 'Set fault' })).toHaveProperty('disabled', true);
  type('Number of times', '4');
  await set({ kind: 'partial-fill', seatId: '12', times: 4 });
  choose('Fault', 'wrong-checksum');
  expect(screen.queryByRole('combobox', { name: 'Member' })).toBeNull();
  await set({ kind: 'wrong-checksum', times: 4 });
  choose('Fault', 'lost-message');
  choose('Member', '');
  choose('Channel', 'tickers');
  await set({ kind: 'lost-message', channel: 'tickers', times: 4 });
});

test('a member that is no owner sees no faults', () => {
  show(sampleDetail({}, 'trader'));
  expect(screen.queryByRole('region', { name: 'Test faults' })).toBeNull();
});

test('the record tells the prices of the beginning, and the file that is the market with what was left out of it', () => {
  const tape = {
    symbol: 'BTCUSDT',
    name: 'january.csv',
    hash: '9f',
    of: 'candles',
    startMs: Date.UTC(2026, 0, 2, 3, 4),
    endMs: Date.UTC(2026, 0, 5, 6, 7),
    rows: 4321,
    passedOver: [
      { reason: 'time', count: 2, line: 17 },
      { reason: 'crowded', count: 1500, line: null },
    ],
  } as const;
  const run = sampleRun({
    prices: [{ coin: 'BTC', quote: 'USDT', price: '64123.4' }],
    tape: { ...tape, passedOver: [...tape.passedOver] },
  });
  show(sampleDetail({ run }, 'onlooker'));
  const facts = part('Run record')
    .getAllByRole('definition')
    .map((fact) => `${fact.previousElementSibling?.textContent}: ${fact.textContent}`);
  expect(facts).toEqual(
    expect.arrayContaining([
      'Initial prices: BTC/USDT 64,123.4',
      'Price file: january.csv',
      'Candles: 4,321',
      'Time range: 2026-01-02 03:04:00 – 2026-01-05 06:07:00',
      'Lines skipped: 2, the first is line 17: no valid time',
      'Trades skipped: 1,500 · too many trades at the same moment',
    ]),
  );
  cleanup();
  show(sampleDetail({}, 'onlooker'));
  expect(part('Run record').queryByText('Initial prices')).toBeNull();
});

test('an invite link is shown once, in the language of the page, and revoked', async () => {
  const token = 'SnErmWBLpBOw15hA04MLyze1xCRsiCKh';
  const link = { linkId: '22', role: 'trader', createdAtMs: Date.UTC(2026, 0, 31), revokedAtMs: null } as const;
  const sent = show(sampleDetail(), { createWorldLink: { link, token }, revokeWorldLink: {} }, { tag: 'de-DE' });
  press('Create trading link');
  const field = await screen.findByLabelText('Copy this link now. It is shown only once.');
  expect(field).toHaveProperty('value', `https://meridian.example/de/worlds/join/${token}`);
  expect(sent[0]?.request).toEqual({ worldId, role: 'trader' });
  press('Revoke');
  await waitFor(() => expect(sent).toContainEqual({ name: 'revokeWorldLink', request: { worldId, linkId: '21' } }));
});

test('settings are saved as they are chosen, and a name is wanted', async () => {
  const sent = show(sampleDetail(), { changeWorld: sampleRow({ runsOn: true }) });
  fireEvent.click(screen.getByRole('checkbox', { name: /Run without visitors/ }));
  await waitFor(() => expect(sent[0]).toEqual({ name: 'changeWorld', request: { worldId, runsOn: true } }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Run without visitors/ })).toHaveProperty('checked', true));
  type('World name', ' ');
  press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a name.');
});

test('beginning anew is asked about, and deletion leads to the list by a full load', async () => {
  const sent = show(sampleDetail(), { startWorldAnew: sampleRun({ sequence: 12 }), removeWorld: {} });
  press('Start over');
  fireEvent.click(within(screen.getByRole('dialog', { name: /^Start over in/ })).getByRole('button', { name: 'Start over' }));
  expect(await part('Run record').findByText('12')).toBeDefined();
  press('Delete world');
  fireEvent.click(within(screen.getByRole('dialog', { name: /^Delete/ })).getByRole('button', { name: 'Delete world' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/worlds'));
  expect(sent.map(({ name }) => name)).toEqual(['startWorldAnew', 'removeWorld']);
});

test('a trader funds the own seat alone, and may leave', async () => {
  const sent = show(sampleDetail({}, 'trader'), { fundWorldSeat: sampleRun(), leaveWorld: {} });
  for (const name of ['Run the clock', 'Start scenario', 'Delete world', 'Remove: Viewer'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Recipient' })).toBeNull();
  type('Amount', '10');
  press('Add demo funds');
  await waitFor(() => expect(sent[0]?.request).toEqual({ worldId, coin: 'USDT', amount: '10', seatId: '12' }));
  press('Leave world');
  fireEvent.click(within(screen.getByRole('dialog', { name: /^Leave/ })).getByRole('button', { name: 'Leave world' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ name: 'leaveWorld', request: { worldId } }));
});

test('a viewer reads, copies the hash, and may leave', async () => {
  const written: string[] = [];
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
  show(sampleDetail({}, 'onlooker'));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual(['Copy hash', 'Leave world']);
  expect(part('Run record').getByText('1,072')).toBeDefined();
  press('Copy hash');
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(written).toEqual(['a071e9b624a6']);
});

test('a world that cannot be opened says why, and begins anew all the same', () => {
  show(sampleDetail({ run: null, problem: '50406' }));
  expect(screen.getByRole('alert').textContent).toBe('This world has no storage left. Reset it to continue.');
  expect(screen.queryByRole('region', { name: 'World time' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Start over' })).toBeDefined();
});

test('what is refused stands beside what was pressed', async () => {
  show(sampleDetail(), { setWorldClock: '50409' });
  press('Run the clock');
  expect((await part('World time').findByRole('alert')).textContent).toBe('The clock of a world can only move forward.');
});
