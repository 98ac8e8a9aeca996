// Random scripts of calls for a world: seats that trade coins and contracts, convert, start bots, lead, copy and ask; its owner’s orders; time; sleep.
import { defaultSettings } from '#lib/contract/wire/settings.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { worldGrids } from '#lib/contract/worlds/world-bounds.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { servedCalls } from '#server/http/served-calls.ts';
import { ScenarioKind } from '#server/market/contracts/bad-days/scenario.ts';
import type { Session } from '#server/services/accounts/accounts.ts';
import { WorldsDesk } from '#server/worlds/thread/worlds-desk.ts';
import type { WorldGenesis } from '#server/worlds/world/genesis.ts';
import type { AskedOfWorld, WorldOrder, WorldState } from '#server/worlds/worlds.ts';
import { createSiteData } from '#server/services/site/site-data.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';

type Fields = Readonly<Record<string, unknown>>;

type CallStep =
  | { readonly type: 'ask'; readonly seat: number; readonly path: string; readonly fields: Fields }
  /** A quote is taken by the name that it was given. */
  | { readonly type: 'convert'; readonly seat: number; readonly fields: Fields }
  | { readonly type: 'order'; readonly order: WorldOrder }
  | { readonly type: 'step'; readonly ms: number }
  | { readonly type: 'sleep' };

export type CallScript = { readonly genesis: WorldGenesis; readonly steps: readonly CallStep[] };

const spot = 'BTCUSDT_SPBL';
const contract = 'BTCUSDT_UMCBL';
const seats = [1, 2] as const;
export const scriptedWorld = 'scripted1';

/** Everything that a seat may look at, each from a state in which it has something to say sooner or later. */
export const looks: readonly (readonly [path: string, fields: Fields])[] = [
  ['v1/assets/getAssets', {}],
  ['v1/assets/history', { pageSize: '20' }],
  ['v1/spot/order/openOrders', { symbolId: spot }],
  ['v1/spot/order/history', {}],
  ['v1/spot/order/fills', {}],
  ['v1/spot/market/depth', { symbolId: spot, limit: '20' }],
  ['v1/spot/market/trades', { symbolId: spot }],
  ['v1/mcp/account/positions', { businessLine: '10' }],
  ['v1/mcp/history/fills', {}],
  ['v1/mcp/market/scenarios', {}],
  ['v1/trigger/plan/openPlans', {}],
  ['v1/trigger/strategy/strategyCurrentList', {}],
  ['v1/trigger/strategy/copy/leaders', {}],
  ['v1/trigger/trace/leader/list', { line: 'futures' }],
  ['v1/trigger/trace/leader/mine', {}],
  ['v1/trigger/strategy/copy/list', {}],
];

/** The accounts of the seats, in the order in which they are funded. */
const accountOf = (seat: number): string => String(999 + seat);
const copying = 'v1/trigger/strategy/copy/placeStrategyCopy';
const leading = (seat: number, call: 'apply' | 'share' | 'leave' | 'profile', fields: Fields): CallStep => ({
  type: 'ask',
  seat,
  path: `v1/trigger/trace/leader/${call}`,
  fields,
});
const lead = (seat: number, sharePercent: number): CallStep => leading(seat, 'apply', { line: 'futures', sharePercent, agreed: true });
const follow = (seat: number, leaderSeat: number): CallStep => {
  const size = { investAmount: '1500', copyType: 'multiplier', copyValue: '0.5' };
  return {
    type: 'ask',
    seat,
    path: copying,
    fields: { strategyType: 32, symbolId: contract, leaderId: accountOf(leaderSeat), profitShare: 10, ...size },
  };
};

const lever = (seat: number, delegateType: number, delegateCount: string): CallStep => ({
  type: 'ask',
  seat,
  path: 'v1/mcp/order/openContract',
  fields: { symbolId: contract, delegateType, orderType: 1, delegateCount },
});

/** Both seats have 30,000 USDT in spot, and 20,000 in futures. */
const funding = seats.flatMap((seat): CallStep[] => [
  { type: 'order', order: { order: 'fund', seat, coin: 'USDT', amount: '50000' } },
  {
    type: 'ask',
    seat,
    path: 'v1/assets/transfer',
    fields: { coin: 'USDT', amount: '20000', from: 'spot', to: 'futures' },
  },
]);

/** One seat leads, and the other has copied an opening of it. */
export const copyScript: CallScript = {
  genesis: { version: 1, seed: 'copies', startMs: 1_790_000_040_000, symbols: ['BTCUSDT', contract], gridMs: 250 },
  steps: [
    ...funding,
    lead(1, 8),
    leading(1, 'profile', { name: 'Slow hand', words: '', picture: 'peaks' }),
    follow(2, 1),
    leading(1, 'share', { line: 'futures', sharePercent: 10 }),
    lever(1, 21, '0.1'),
    { type: 'step', ms: 5000 },
  ],
};

export function randomCallScript(seed: number): CallScript {
  const random = randomSource(seed);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[random(values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const buy = (): CallStep => ({
    type: 'ask',
    seat: pick(seats),
    path: 'v1/spot/order/place',
    fields: { symbolId: spot, delegateType: pick([21, 22]), orderType: 1, delegateCount: String(50 + random(900)), tradeUnit: 'quote' },
  });
  const rest = (): CallStep => ({
    type: 'ask',
    seat: pick(seats),
    path: 'v1/spot/order/place',
    fields: { symbolId: spot, delegateType: 21, orderType: 0, delegatePrice: String(40_000 + random(20_000)), delegateCount: '0.01' },
  });
  const anyLever = (): CallStep => lever(pick(seats), pick([21, 22]), `0.0${1 + random(9)}`);
  const copies = (): CallStep => {
    const seat = pick(seats);
    const other = seat === 1 ? 2 : 1;
    return pick([
      lead(seat, random(11)),
      follow(seat, other),
      follow(seat, other),
      leading(seat, 'share', { line: 'futures', sharePercent: random(11) }),
      leading(seat, 'profile', { name: `Seat ${random(9)}`, words: '“slow” and steady', picture: 'peaks' }),
      leading(seat, 'leave', { line: 'futures' }),
      { type: 'ask', seat, path: 'v1/trigger/tracking/closeALLTrackingOrder', fields: {} },
    ]);
  };
  const step = (): CallStep => {
    const dice = random(18);
    if (dice >= 16) return copies();
    if (dice < 3) return buy();
    if (dice < 4) return rest();
    if (dice < 6) return anyLever();
    if (dice < 7) return { type: 'convert', seat: pick(seats), fields: { fromCoin: 'USDT', toCoin: 'BTC', fromCoinSize: '500' } };
    if (dice < 8) {
      const plan = { symbolId: spot, planType: 0, triggerType: 0, triggerPrice: '200000', delegateType: 21, delegateCount: '0.01' };
      return { type: 'ask', seat: pick(seats), path: 'v1/trigger/plan/placePlan', fields: plan };
    }
    if (dice < 9) {
      const [low, high] = [30_000, 200_000];
      const grid = { strategyType: 1, symbolId: spot, strategyNum: 40, strategyMinPrice: `${low}`, strategyMaxPrice: `${high}` };
      const path = 'v1/trigger/strategy/grid/placeStrategyGrid';
      return { type: 'ask', seat: pick(seats), path, fields: { ...grid, tokenQuoteInvestAmount: '9000' } };
    }
    if (dice < 11) {
      const [path, fields] = pick(looks);
      return { type: 'ask', seat: pick(seats), path, fields };
    }
    if (dice < 12 && random(8) === 0) return { type: 'order', order: { order: 'delist', symbol: 'BTCUSDT' } };
    if (dice < 12 && random(8) === 0) return { type: 'order', order: { order: 'stop-seat', seat: pick(seats) } };
    if (dice < 12 && random(3) === 0)
      return {
        type: 'order',
        order: {
          order: 'fault',
          fault: {
            kind: pick(['partial-fill', 'lost-answer'] as const),
            seatNumber: pick(seats),
            channel: null,
            key: null,
            times: 1 + random(2),
          },
        },
      };
    if (dice < 12)
      return { type: 'order', order: pick([{ order: 'grid', gridMs: pick(worldGrids) } as const, { order: 'end-scenario' } as const]) };
    if (dice < 13) return { type: 'order', order: { order: 'scenario', kind: pick(Object.values(ScenarioKind)), seed: `“${random(9)}”` } };
    return random(5) === 0 ? { type: 'sleep' } : { type: 'step', ms: random(9) === 0 ? random(60_000) : random(5000) };
  };
  return {
    genesis: {
      version: 1,
      seed: `seed ${random(5)}`,
      startMs: 1_790_000_040_000,
      symbols: ['BTCUSDT', contract],
      gridMs: pick(worldGrids),
    },
    steps: [
      ...funding,
      ...(random(2) === 0 ? [lead(1, 8), follow(2, 1)] : []),
      buy(),
      anyLever(),
      ...Array.from({ length: 18 }, step),
      { type: 'step', ms: 5000 },
    ],
  };
}

const sessionOf = (seat: number): Session => ({
  sessionId: `session-${seat}`,
  userId: `user-${seat}`,
  userName: '',
  mainAccount: null,
  traderIdentities: [],
  isFrozen: false,
  frozenReason: null,
  identityCountry: null,
  isGuest: false,
  isOperator: false,
  mode: TradingMode.paper,
  accountId: 0,
  expiresAtMs: Number.POSITIVE_INFINITY,
});

const context = {
  caller: { address: '', device: '' },
  requestId: '',
  operator: '',
  siteAddress: { hostName: '', origin: '' },
  proof: null,
};

/** The worlds of a folder, without a thread. */
export function openDesk(
  folder: string,
  notes: string[],
  given: Partial<Pick<ConstructorParameters<typeof WorldsDesk>[0], 'tell' | 'runsOn'>> = {},
): WorldsDesk {
  const calls = new Map(servedCalls.map((served) => [served.call.path, served]));
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (details: object, text: string) => void notes.push(`${text} ${'err' in details ? String(details.err) : ''}`),
  };
  return new WorldsDesk({
    folder,
    callOf: (path) => calls.get(path) ?? null,
    site: createSiteData({ folder: `${folder}-site`, log }),
    settings: {
      of: () => Promise.resolve({ ...defaultSettings, strategyAgreedMs: 1 }),
      change: () => Promise.reject(new Error('not here')),
    },
    runsOn: () => Promise.resolve(false),
    inTurn: () => undefined,
    tell: () => undefined,
    say: () => undefined,
    // Time goes on in steps alone.
    every: () => () => undefined,
    soon: () => undefined,
    ...given,
    log,
  });
}

export const askedBy = (seat: number, path: string, fields: Fields): AskedOfWorld => ({
  path,
  fields,
  session: sessionOf(seat),
  seat,
  context,
});

export const askDesk = (desk: WorldsDesk, seat: number, path: string, fields: Fields): Promise<unknown> =>
  desk.handle({ type: 'ask', worldId: scriptedWorld, asked: askedBy(seat, path, fields) });

const isState = (answer: unknown): answer is WorldState =>
  typeof answer === 'object' && answer !== null && 'hash' in answer && 'sequence' in answer;

/** Refuses (Error) what is no state of a world. */
export function stateOf(answer: unknown): WorldState {
  if (!isState(answer)) throw new Error(`not the state of a world: ${JSON.stringify(answer)}`);
  return answer;
}

const isQuote = (answer: unknown): answer is { readonly traceId: string } =>
  typeof answer === 'object' && answer !== null && 'traceId' in answer;

/** A world is weighed now and then by the machine's clock: its bytes are no part of the run. */
const unweighed = (answer: unknown): unknown => (isState(answer) ? { ...answer, bytes: 0 } : answer);

export type PlayedCalls = { readonly answers: readonly unknown[]; readonly notes: readonly string[] };

/** Plays a script in a folder of worlds. The last answer is the state of the world. */
export async function playCalls({ genesis, steps }: CallScript, folder: string): Promise<PlayedCalls> {
  const notes: string[] = [];
  const answers: unknown[] = [];
  let desk = openDesk(folder, notes);
  answers.push(await desk.handle({ type: 'create', worldId: scriptedWorld, genesis }));
  for (const step of steps) {
    if (step.type === 'sleep') {
      await desk.handle({ type: 'close' });
      desk = openDesk(folder, notes);
    } else if (step.type === 'step')
      answers.push(await desk.handle({ type: 'go', worldId: scriptedWorld, pace: { pace: 'step', ms: step.ms } }));
    else if (step.type === 'order') answers.push(await desk.handle({ type: 'tell', worldId: scriptedWorld, order: step.order }));
    else if (step.type === 'ask') answers.push(await askDesk(desk, step.seat, step.path, step.fields));
    else {
      const quote = await askDesk(desk, step.seat, 'v1/spot/convert/quotedPrice', step.fields);
      answers.push(quote);
      if (!(quote instanceof Refusal) && isQuote(quote))
        answers.push(await askDesk(desk, step.seat, 'v1/spot/convert/trade', { traceId: quote.traceId }));
    }
  }
  answers.push(await desk.handle({ type: 'state', worldId: scriptedWorld }));
  await desk.handle({ type: 'close' });
  return { answers: answers.map(unweighed), notes };
}
