// Random scripts for worlds: seats that come, are funded, trade and start bots, words, time that passes, sleep, and processes that die.
import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { worldGrids } from '#lib/contract/worlds/world-bounds.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { noCheckpoint } from '#server/automation/host/checkpoint.ts';
import { instructionText } from '#server/automation/instruction.ts';
import { noAccounts } from '#server/automation/readers/wanted-records.ts';
import type { Command } from '#server/engine/command.ts';
import type { EventRecord } from '#server/engine/event.ts';
import { lots, ticks, units } from '#server/engine/units.ts';
import { ScenarioKind } from '#server/market/contracts/bad-days/scenario.ts';
import type { WorldGenesis } from '#server/worlds/world/genesis.ts';
import { createWorldFolder, openWorld, type World } from '#server/worlds/world/world.ts';
import { sampleGrid } from '#tests/automation/sample-terms.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';

type ScriptStep =
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'deposit'; readonly seat: number; readonly coin: string; readonly whole: number }
  /** `away`: from the best price on its own side, in thousandths; below 0: through the market. */
  | {
      readonly type: 'order';
      readonly seat: number;
      readonly symbol: string;
      readonly side: Side;
      readonly away: number;
      readonly lots: number;
    }
  | { readonly type: 'cancel'; readonly seat: number }
  | { readonly type: 'bot'; readonly seat: number }
  | { readonly type: 'word'; readonly word: Parameters<World['say']>[0] }
  | { readonly type: 'sleep' }
  /** Its process dies before so many more groups are written. */
  | { readonly type: 'kill'; readonly groups: number };

const startMs = 1_790_000_040_000;
const seats = [0, 1, 2];
/** The number of the first account. */
const firstSeat = 1000;
const spot = 'BTCUSDT';
const contract = 'BTCUSDT_UMCBL';

/** `prints`: of the file that it plays, as its folder keeps them. */
export type Script = { readonly genesis: WorldGenesis; readonly prints?: Uint8Array; readonly steps: readonly ScriptStep[] };

export function randomScript(seed: number): Script {
  const random = randomSource(seed);
  const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value => {
    const value = values[random(values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const symbols = random(3) === 0 ? [spot] : [spot, contract];
  const step = (): ScriptStep => {
    const dice = random(20);
    const seat = pick(seats);
    if (dice < 7) return { type: 'wait', ms: random(9) === 0 ? random(40_000) : random(4000) };
    if (dice < 9) return { type: 'deposit', seat, coin: pick(['BTC', 'USDT']), whole: 1 + random(5000) };
    if (dice < 15)
      return {
        type: 'order',
        seat,
        symbol: pick(symbols),
        side: pick([Side.buy, Side.sell]),
        away: random(12) - 4,
        lots: 1 + random(200_000),
      };
    if (dice < 16) return { type: 'cancel', seat };
    if (dice < 17) return { type: 'bot', seat };
    if (dice < 18 && random(5) === 0) return { type: 'word', word: { word: 'delist', symbol: spot } };
    if (dice < 18 && random(3) === 0) return { type: 'word', word: { word: 'thin-front', symbol: pick(symbols), lots: 1 + random(2000) } };
    if (dice < 18)
      return {
        type: 'word',
        word: pick([{ word: 'end-scenario' }, { word: 'grid', gridMs: pick(worldGrids) }, ...leaderWords(firstSeat + seat, random(21))]),
      };
    if (dice < 19) return { type: 'word', word: { word: 'scenario', kind: pick(Object.values(ScenarioKind)), seed: `bad “${random(9)}”` } };
    return random(2) === 0 ? { type: 'sleep' } : { type: 'kill', groups: 1 + random(12) };
  };
  const funding = seats.flatMap((seat): ScriptStep[] => [{ type: 'deposit', seat, coin: 'USDT', whole: 200_000 }]);
  return {
    genesis: { version: 1, seed: `seed ${random(5)}`, startMs, symbols, gridMs: pick(worldGrids) },
    steps: [...funding, ...Array.from({ length: 16 }, step), { type: 'wait', ms: 5000 }],
  };
}

/** A seat that leads, as the service of leaders would say it. */
function leaderWords(accountId: number, sharePercent: number): readonly Parameters<World['say']>[0][] {
  const place = { accountId, line: 'spot' } as const;
  const times = { firstStartedMs: startMs, startedMs: startMs + sharePercent, endedMs: null };
  const terms = { status: 1, sharePercent, nextSharePercent: null, nextShareMs: null, suspendedReason: null } as const;
  return [
    { word: 'leader', leader: { ...place, ...times, ...terms, userId: `seat-${accountId}` } },
    { word: 'never-led', ...place },
    { word: 'leader-profile', accountId, shown: { name: `Seat ${sharePercent}`, words: '“slow”', picture: 'sun' } },
  ];
}

class Killed extends Error {}

/** The end of the run; and what of it was worth playing. */
export type Played = {
  readonly end: World['end'];
  readonly seen: { trades: number; botSteps: number; kills: number; words: number };
};

/** Plays a script in a folder that is not there. */
export async function playScript({ genesis, prints, steps }: Script, folder: string): Promise<Played> {
  const seen = { trades: 0, botSteps: 0, kills: 0, words: 0 };
  let last = 0;
  const see = (records: readonly EventRecord[]): void => {
    // One that is awake again reads its journal again.
    const unseen = records.filter(({ sequence }) => sequence > last);
    last = unseen.at(-1)?.sequence ?? last;
    for (const { events } of unseen)
      for (const event of events) {
        if (event.type === 'trade-executed' && Math.max(event.maker.accountId, event.taker.accountId) >= firstSeat) seen.trades += 1;
        if (event.type === 'step-taken') seen.botSteps += 1;
        if (event.type === 'input-noted') seen.words += 1;
      }
  };
  let groupsLeft = Number.POSITIVE_INFINITY;
  const open = async (): Promise<World> => {
    return openWorld({
      folder,
      onNote: () => undefined,
      readers: { has: 0, checkpoint: noCheckpoint, accounts: noAccounts, onRecords: see },
      beforeGroup: () => {
        groupsLeft -= 1;
        if (groupsLeft < 0) throw new Killed();
      },
    });
  };
  createWorldFolder(folder, genesis, prints);
  let world = await open();
  for (const [place, step] of steps.entries()) {
    try {
      if (step.type === 'sleep') {
        world.close();
        world = await open();
      } else if (step.type === 'kill') groupsLeft = step.groups;
      else await playStep(world, step, place);
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      seen.kills += 1;
      groupsLeft = Number.POSITIVE_INFINITY;
      world.close();
      world = await open();
    }
  }
  const { end } = world;
  world.close();
  return { end, seen };
}

async function playStep(world: World, step: Exclude<ScriptStep, { type: 'sleep' | 'kill' }>, place: number): Promise<void> {
  if (step.type === 'wait') return world.advanceTo(world.timeMs + step.ms);
  if (step.type === 'word') return world.say(step.word);
  const [opened] = world.act([{ type: 'open-user-account', owner: `seat-${step.seat}`, replaces: 0, firstNumber: firstSeat }]);
  const accountId = opened?.ok === true ? (opened.accountId ?? 0) : 0;
  if (step.type === 'bot') return void world.act(await botCommands(world, accountId, place));
  const command = await commandOf(world, step, accountId, place);
  if (command !== null) world.act([command]);
}

async function commandOf(
  { client, markets }: World,
  step: Exclude<ScriptStep, { type: 'sleep' | 'kill' | 'wait' | 'word' | 'bot' }>,
  accountId: number,
  place: number,
): Promise<Command | null> {
  const { listings } = markets.venue;
  if (step.type === 'cancel') return { type: 'cancel-all-orders', accountId, marketId: -1, side: null };
  if (step.type === 'deposit') {
    const asset = listings.assetOf(step.coin);
    const amount = units(BigInt(step.whole) * 10n ** BigInt(asset?.decimals ?? 0));
    return { type: 'credit-deposit', accountId, assetId: asset?.assetId ?? 0, units: amount, reference: `script:${place}` };
  }
  const market = listings.marketOf(step.symbol);
  if (market === undefined) return null;
  const { bids, asks } = await client.book(market.marketId, 1);
  const best = (step.side === Side.buy ? bids : asks)[0]?.[0] ?? 100;
  const away = Math.round((best * step.away) / 1000);
  return {
    type: 'place-order',
    accountId,
    marketId: market.marketId,
    side: step.side,
    kind: 'limit',
    timeInForce: TimeInForce.gtc,
    priceTicks: ticks(Math.max(1, step.side === Side.buy ? best - away : best + away)),
    quantityLots: lots(step.lots),
    amountUnits: units(0n),
    clientOid: '',
    selfTradePrevention: SelfTradePrevention.cancelTaker,
  };
}

/** A grid around the price of this moment. */
async function botCommands({ client, markets }: World, accountId: number, place: number): Promise<Command[]> {
  const market = markets.venue.listings.marketOf(spot);
  if (market === undefined) return [];
  const { bids } = await client.book(market.marketId, 1);
  const price = (bids[0]?.[0] ?? 1) / 10 ** market.priceDecimals;
  const reply = await client.submit({ type: 'open-strategy-account', ownerId: accountId, name: `script-${place}` });
  if (!reply.ok || reply.accountId === undefined) return [];
  const terms = sampleGrid({
    lowerPrice: (price * 0.94).toFixed(2),
    upperPrice: (price * 1.06).toFixed(2),
    grids: 20,
    quoteInvestment: '9000',
  });
  const text = instructionText({
    action: 'start',
    strategyType: StrategyType.spotGrid,
    marketIds: [market.marketId],
    terms: { kind: 'grid', terms },
  });
  return [{ type: 'instruct-strategy', accountId: reply.accountId, name: 'start', text }];
}
