// Bots of a venue as calls see them. What changes one goes into the journal; what became of it is read from the automation.
import { runningBotLimit } from '#lib/contract/bots/bot-limits.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import { AccountMode, type MarketState } from '#lib/contract/enums.ts';
import { isErrorKey } from '#lib/contract/errors.ts';
import type { Automation } from '#server/automation/automation.ts';
import type { BotMarket, BotPrices, TermsProblem } from '#server/automation/bot-kind.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import { instructionText, type Instruction } from '#server/automation/instruction.ts';
import type { KindEntry } from '#server/automation/instances/run-kind.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { units } from '#server/engine/units.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import { toBotMarket, toldCoin } from './bot-market.ts';
import type { BotAnswer, BotHolding, BotRefusal, Bots, BotStart, Told } from './bots.ts';
import { marketRefusal } from './market-refusal.ts';
import { neededFunds } from './needed-funds.ts';

export type BotSources = {
  readonly client: ExchangeClient;
  readonly listings: Listings;
  readonly automation: Pick<Automation, 'bot' | 'botsOf' | 'caughtUp'>;
  readonly kindOf: (strategyType: number) => KindEntry | null;
  readonly pricesOf: (market: MarketListing) => BotPrices;
  readonly stateOf: (market: MarketListing) => MarketState;
  readonly decisions: Bots['decisions'];
  readonly now: () => number;
};

/** Names that owners give have no such sign: the start of a bot is nothing that anybody else can say. */
const startName = '!start';

const refuse = (refused: BotRefusal['refused'], params: BotRefusal['params'] = {}): BotRefusal => ({ refused, params });
const isRefusal = (value: object): value is BotRefusal => 'refused' in value;

/** The first of several: the form shows all of them in its preview. */
function problemRefusal([problem]: readonly TermsProblem[]): BotRefusal | null {
  if (problem === undefined) return null;
  const { field, code, params } = problem;
  return isErrorKey(code) ? refuse(code, { field, ...params }) : refuse('invalidField', { field, reason: code });
}

const isOver = ({ state }: BotView): boolean => state === BotState.stopping || state === BotState.stopped;

/** What is asked for holds already: it is not told once more. */
const isSo = ({ state }: BotView, { action }: Told): boolean =>
  (action === 'pause' && state === BotState.paused) || (action === 'stop' && state === BotState.stopped);

/** Why a bot cannot be told something in its state; null: it can. A stop that does not get on may be told again. */
function stateRefusal(bot: BotView, { action }: Told): BotRefusal | null {
  if (isOver(bot)) return action === 'stop' ? null : refuse('strategyEnded');
  if (action === 'resume') return bot.state === BotState.paused ? null : refuse('strategyState');
  if (action === 'last-round') return bot.terms.kind === 'martingale' ? null : refuse('strategyState');
  return action === 'edit' || action === 'stop' || action === 'pause' || bot.startedMs !== null ? null : refuse('strategyState');
}

/** Lets the starts of an owner wait for each other, so that two at a time are not one too many. */
function createTurns() {
  const last = new Map<AccountId, Promise<unknown>>();
  return async <Result>(ownerId: AccountId, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(ownerId) ?? Promise.resolve()).then(work, work);
    const settled = mine.catch(() => undefined);
    last.set(ownerId, settled);
    try {
      return await mine;
    } finally {
      if (last.get(ownerId) === settled) last.delete(ownerId);
    }
  };
}

export function createBots({ client, listings, automation, kindOf, pricesOf, stateOf, decisions, now }: BotSources): Bots {
  const inTurn = createTurns();

  const find = (ownerId: AccountId, strategyId: AccountId): BotView | null => {
    const bot = automation.bot(strategyId);
    return bot?.ownerId === ownerId ? bot : null;
  };

  /** A unified account stands on what it has: only a part may leave. */
  const free = async (ownerId: AccountId): Promise<ReadonlyMap<AssetId, bigint>> => {
    const unified = await client.unified(ownerId);
    if (unified !== null && unified.mode !== AccountMode.classic)
      return new Map(unified.coins.map(({ assetId, withdrawable }) => [assetId, withdrawable]));
    return new Map((await client.balances(ownerId)).map(({ assetId, available }) => [assetId, available]));
  };

  const instruct = async (strategyId: AccountId, name: string, told: Instruction): Promise<BotAnswer | BotRefusal> => {
    const reply = await client.submit({ type: 'instruct-strategy', accountId: strategyId, name, text: instructionText(told) });
    if (!reply.ok) return refuse(rejectKeys[reply.reason]);
    await automation.caughtUp(reply.sequence);
    return { strategyId, bot: automation.bot(strategyId) };
  };

  const termsRefusal = (entry: KindEntry, { market, terms }: BotStart): BotRefusal | null =>
    problemRefusal(entry.check(terms, toBotMarket(listings, market), pricesOf(market)));

  /** Null: nothing stands against a new bot. */
  const startRefusal = async (ownerId: AccountId, start: BotStart): Promise<BotRefusal | null> => {
    const entry = kindOf(start.strategyType);
    if (entry === null || entry.kind !== start.terms.kind) return refuse('marketWithoutBots');
    const refused = marketRefusal(start.market, stateOf(start.market), now()) ?? termsRefusal(entry, start);
    if (refused !== null) return refused;
    const running = automation.botsOf(ownerId).filter((bot) => bot.strategyType === start.strategyType && bot.state !== BotState.stopped);
    if (running.length >= runningBotLimit) return refuse('strategyRunning', { limit: runningBotLimit });
    const needed = neededFunds(start.terms, toBotMarket(listings, start.market));
    if (isRefusal(needed)) return needed;
    const has = await free(ownerId);
    return needed.every(({ assetId, units: asked }) => (has.get(assetId) ?? 0n) >= asked) ? null : refuse('insufficientBalance');
  };

  const start: Bots['start'] = (ownerId, asked) =>
    inTurn(ownerId, async () => {
      const { strategyType, market, terms, name } = asked;
      const known = (await client.strategiesOf(ownerId)).find((strategy) => strategy.name === name);
      const refused = known === undefined ? await startRefusal(ownerId, asked) : null;
      if (refused !== null) return refused;
      const opened = await client.submit({ type: 'open-strategy-account', ownerId, name });
      if (!opened.ok) return refuse(rejectKeys[opened.reason]);
      if (opened.accountId === undefined) throw new Error('an account was opened and has no number');
      const told = await instruct(opened.accountId, startName, { action: 'start', strategyType, marketId: market.marketId, terms });
      return isRefusal(told) && told.refused === rejectKeys[RejectReason.transferNameTaken] ? refuse('strategyNameTaken') : told;
    });

  const editRefusal = (bot: BotView, told: Told): BotRefusal | null => {
    if (told.action !== 'edit') return null;
    const entry = kindOf(bot.strategyType);
    if (entry === null || entry.kind !== told.edit.kind) return refuse('strategyState');
    const market: BotMarket = toBotMarket(listings, listings.market(bot.marketId));
    return problemRefusal(entry.create(bot.terms, market).checkEdit(told.edit, bot));
  };

  const fundsRefusal = async (bot: BotView, told: Told): Promise<BotRefusal | null> => {
    if (told.action !== 'add-funds') return null;
    return ((await free(bot.ownerId)).get(told.assetId) ?? 0n) >= BigInt(told.units) ? null : refuse('insufficientBalance');
  };

  const tell: Bots['tell'] = async (ownerId, strategyId, name, told) => {
    const bot = find(ownerId, strategyId);
    if (bot === null) return refuse('unknownStrategy');
    if (isSo(bot, told)) return { strategyId, bot };
    const refused = stateRefusal(bot, told) ?? editRefusal(bot, told) ?? (await fundsRefusal(bot, told));
    return refused ?? instruct(strategyId, name, told);
  };

  const holdings = async ({ strategyId }: BotView): Promise<readonly BotHolding[]> => {
    const [balances, futures] = await Promise.all([client.balances(strategyId), client.futures(strategyId)]);
    const held = new Map<AssetId, BotHolding>();
    for (const { assetId, available, frozen } of [...balances, ...(futures?.wallets ?? [])]) {
      const before = held.get(assetId);
      held.set(assetId, {
        assetId,
        available: units((before?.available ?? 0n) + available),
        frozen: units((before?.frozen ?? 0n) + frozen),
      });
    }
    return [...held.values()].filter(({ available, frozen }) => available !== 0n || frozen !== 0n);
  };

  /** Matched profit that was not taken out yet, as far as it lies free. */
  const withdrawable = async (bot: BotView): Promise<bigint> => {
    const { quoteAssetId, contract } = listings.rules(listings.market(bot.marketId));
    const profit = BigInt(bot.figures.matchedUnits - bot.returnedUnits);
    if (isOver(bot) || profit <= 0n) return 0n;
    const futures = contract === undefined ? null : await client.futures(bot.strategyId);
    const sendable = futures?.wallets.find(({ assetId }) => assetId === contract?.marginAssetId)?.sendable ?? 0;
    const coins = await client.balances(bot.strategyId);
    const spot = coins.find(({ assetId }) => assetId === (contract?.marginAssetId ?? quoteAssetId))?.available ?? 0n;
    const free = spot + BigInt(Math.max(0, Math.floor(sendable)));
    return profit < free ? profit : free;
  };

  const held: Bots['held'] = (ownerId) =>
    automation
      .botsOf(ownerId)
      .filter(({ state }) => state !== BotState.stopped)
      .flatMap((bot) => {
        const told = toldCoin(listings, listings.market(bot.marketId)).assetId;
        const isContracts = bot.positions.length > 0;
        // Of contracts equity is the margin coin and the gains: of spot it is the worth of two coins, and there are no gains beside them.
        const margin = bot.coins.find(({ assetId }) => assetId === told)?.units ?? 0;
        const unrealised = isContracts ? [{ assetId: told, units: 0n, unrealised: BigInt(bot.equityUnits - margin) }] : [];
        return [...bot.coins.map(({ assetId, units: has }) => ({ assetId, units: BigInt(has), unrealised: 0n })), ...unrealised];
      });

  return { start, tell, find, of: automation.botsOf, held, holdings, withdrawable, decisions, pricesOf };
}
