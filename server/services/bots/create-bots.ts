// Bots of a venue as calls see them. What changes one goes into the journal; what became of it is read from the automation.
import { runningBotLimit } from '#lib/contract/bots/bot-limits.ts';
import { BotState } from '#lib/contract/bots/strategy-codes.ts';
import type { KnownBots } from '#server/automation/automation.ts';
import type { BotPrices } from '#server/automation/bot-kind.ts';
import { botKind } from '#server/automation/bots/bot-kinds.ts';
import type { BotView } from '#server/automation/bot-view.ts';
import { fitsLine } from '#server/automation/instances/fits-line.ts';
import { type BotHistory, type Instruction, instructionText } from '#server/automation/instruction.ts';
import type { BotLeg } from '#server/automation/many-markets-kind.ts';
import type { AccountId, AssetId } from '#server/engine/ids.ts';
import type { Listings, MarketListing } from '#server/engine/listings.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { readCandles, ticksOf } from '#server/projections/candles/read-candles.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import type { ExchangeClient } from '#server/runtime/exchange-client.ts';
import type { Store } from '#server/store/open-store.ts';
import { toBotMarket, toldCoin } from './bot-market.ts';
import { carriedLossOf } from './carried-loss.ts';
import { createBotMoney } from './bot-money.ts';
import type { BotRefusal, Bots, BotStart, Told } from './bots.ts';
import { instructBot, instructToStart } from './instruct-bot.ts';
import { marketRefusal } from './market-refusal.ts';
import { neededFunds } from './needed-funds.ts';
import { followLeader } from './copy/follow-leader.ts';
import { stopRefusal, stopRefusalOfEdit } from './copy/stop-refusal.ts';
import { createOwnerTurns } from './owner-turns.ts';
import { createDecisionReader } from './read-decisions.ts';
import { subscribe } from './subscribe.ts';
import { startHistory } from './start-history.ts';
import { isRefusal, isSo, problemRefusal, refuse, stateRefusal } from './refusal.ts';

type Sources = {
  readonly client: ExchangeClient;
  readonly listings: Listings;
  readonly automation: KnownBots;
  readonly projections: Pick<Projections, 'market' | 'candles'>;
  readonly db: Store['db'];
  readonly now: () => number;
};

/** Names that owners give have no such sign: the start of a bot is nothing that anybody else can say. */
const startName = '!start';
/** Told before the start, and not with it: a start that is told again has to be the same, and its candles are not. */
const historyName = '!history';

/** What is nothing is left out. */
const promiseIn = (sharePercent: number, carriedUnits: number) => ({
  ...(sharePercent === 0 ? {} : { sharePercent }),
  ...(carriedUnits === 0 ? {} : { carriedUnits }),
});

/** A market of spot has no mark price of its own. */
const pricesOf = ({ ticker }: Projections['market'], market: MarketListing): BotPrices => {
  const { lastPrice, contract } = ticker(market.symbol) ?? {};
  const [lastTicks, markTicks] = [ticksOf(lastPrice, market), ticksOf(contract?.markPrice, market)];
  return { lastTicks, markTicks: markTicks === 0 ? lastTicks : markTicks };
};

export function createBots(sources: Sources): Bots {
  const { client, listings, automation, projections, db, now } = sources;
  const { stateOf } = projections.market;
  const decisions = createDecisionReader(db, listings, () => automation.written(client.status().sequence));
  const { free, held, holdings, withdrawable } = createBotMoney(sources);
  const inTurn = createOwnerTurns();

  const legOf = (market: MarketListing): BotLeg => ({
    market: toBotMarket(listings, market),
    prices: pricesOf(projections.market, market),
    state: stateOf(market),
  });

  const find = (ownerId: AccountId, strategyId: AccountId): BotView | null => {
    const bot = automation.bot(strategyId);
    return bot?.ownerId === ownerId ? bot : null;
  };

  /** Null: nothing stands against a new bot. */
  const startRefusal = async (ownerId: AccountId, { strategyType, markets, terms, subscription }: BotStart): Promise<BotRefusal | null> => {
    const entry = botKind(strategyType);
    if (entry === null || entry.kind !== terms.kind) return refuse('marketWithoutBots');
    const botMarkets = markets.map((market) => toBotMarket(listings, market));
    const [main] = botMarkets;
    if (main === undefined || !fitsLine(entry, botMarkets)) return refuse('marketWithoutBots');
    const closed = markets.map((market) => marketRefusal(market, stateOf(market), now())).find((refused) => refused !== null);
    const refused = closed ?? problemRefusal(entry.check(terms, markets.map(legOf))) ?? stopRefusal(terms, botMarkets);
    if (refused !== null) return refused;
    const running = automation.botsOf(ownerId).filter((bot) => bot.strategyType === strategyType && bot.state !== BotState.stopped);
    if (running.length >= runningBotLimit) return refuse('strategyRunning', { limit: runningBotLimit });
    const needed = neededFunds(terms, main);
    if (isRefusal(needed)) return needed;
    const has = await free(ownerId);
    const price = (assetId: AssetId): bigint => (subscription?.assetId === assetId ? subscription.units : 0n);
    return needed.every(({ assetId, units }) => (has.get(assetId) ?? 0n) >= units + price(assetId)) ? null : refuse('insufficientBalance');
  };

  const historyOf = async ({ strategyType, terms, markets }: BotStart): Promise<readonly BotHistory[]> => {
    const entry = botKind(strategyType);
    return entry === null
      ? []
      : startHistory(entry, terms, markets, { readCandles: (...asked) => readCandles(projections, ...asked), now });
  };

  /** Lets the owner of a copy in. A name that has started a bot starts no other: it pays for none, whatever is told under it. */
  const promisedShare = async (
    ownerId: AccountId,
    { copyOf, subscription, follows }: BotStart,
    hasStarted: boolean,
  ): Promise<{ readonly sharePercent: number } | BotRefusal> => {
    if (copyOf === undefined || subscription === undefined) return { sharePercent: follows?.sharePercent ?? 0 };
    const known = (await client.subscribersOf(copyOf)).find(({ subscriberId }) => subscriberId === subscription.subscriberId);
    if (known !== undefined) return { sharePercent: known.sharePercent };
    return hasStarted ? refuse('strategyNameTaken') : subscribe(client, ownerId, copyOf, subscription);
  };

  const carriedLoss: Bots['carriedLoss'] = (ownerId, pair) =>
    carriedLossOf([...automation.botsOf(ownerId), ...automation.unlistedOf(ownerId)], pair, now());

  /** One that is told again under its name carries what it has begun with. */
  const carriedBy = (begun: BotView | null, ownerId: AccountId, copyOf: AccountId, { strategyType, markets: [main] }: BotStart): number => {
    if (begun !== null || main === undefined) return begun?.profitShare?.carriedUnits ?? 0;
    return carriedLoss(ownerId, { copyOf, strategyType, toldAssetId: toldCoin(listings, main).assetId });
  };

  const start: Bots['start'] = (ownerId, asked) =>
    inTurn(ownerId, async () => {
      const { strategyType, markets, terms, follows, copyOf = follows?.leaderId, origin, notices, name } = asked;
      const known = (await client.strategiesOf(ownerId)).find((strategy) => strategy.name === name);
      const refused = known === undefined ? await startRefusal(ownerId, asked) : null;
      if (refused !== null) return refused;
      const opened = await client.submit({ type: 'open-strategy-account', ownerId, name });
      if (!opened.ok) return refuse(rejectKeys[opened.reason]);
      if (opened.accountId === undefined) throw new Error('an account was opened and has no number');
      const following = follows === undefined ? null : await followLeader(client, ownerId, opened.accountId, follows);
      if (following !== null) return following;
      const begun = automation.bot(opened.accountId);
      const hasStarted = begun !== null;
      for (const history of hasStarted ? [] : await historyOf(asked))
        await client.submit({
          type: 'instruct-strategy',
          accountId: opened.accountId,
          name: `${historyName}-${history.leg}`,
          text: instructionText({ action: 'history', ...history }),
        });
      // Paid when nothing is left that could refuse the start. Told again after a crash, it is not paid again.
      const promised = await promisedShare(ownerId, asked, hasStarted);
      if (isRefusal(promised)) return promised;
      const marketIds = markets.map(({ marketId }) => marketId);
      const { sharePercent } = promised;
      const copy = copyOf === undefined ? {} : { copyOf, ...promiseIn(sharePercent, carriedBy(begun, ownerId, copyOf, asked)) };
      const told: Instruction = { action: 'start', strategyType, marketIds, terms, origin, notices: [...notices], ...copy };
      const said = await instructToStart(sources, opened.accountId, startName, told);
      return isRefusal(said) && said.refused === rejectKeys[RejectReason.transferNameTaken] ? refuse('strategyNameTaken') : said;
    });

  const editRefusal = (bot: BotView, told: Told): BotRefusal | null => {
    if (told.action !== 'edit') return null;
    const entry = botKind(bot.strategyType);
    if (entry === null || entry.kind !== told.edit.kind) return refuse('strategyState');
    const { marketIds = bot.marketIds } = told;
    const legs = marketIds.map((marketId) => legOf(listings.market(marketId)));
    const markets = legs.map(({ market }) => market);
    if (!fitsLine(entry, markets)) return refuse('marketWithoutBots');
    return problemRefusal(entry.create(bot.terms, legs).checkEdit(told.edit, [])) ?? stopRefusalOfEdit(bot.terms, told.edit, markets);
  };

  const fundsRefusal = async ({ ownerId }: BotView, told: Told): Promise<BotRefusal | null> => {
    if (told.action !== 'add-funds') return null;
    return ((await free(ownerId)).get(told.assetId) ?? 0n) >= BigInt(told.units) ? null : refuse('insufficientBalance');
  };

  const tell: Bots['tell'] = async (ownerId, strategyId, name, told) => {
    const bot = find(ownerId, strategyId);
    if (bot === null) return refuse('unknownStrategy');
    if (isSo(bot, told)) return { strategyId, outcome: 'done', bot };
    // Told again under its name, it is not judged by what it has moved itself.
    if ((await automation.outcomeOf(strategyId, name, 0)) === 'done') return { strategyId, outcome: 'done', bot };
    const refused = stateRefusal(bot, told) ?? editRefusal(bot, told) ?? (await fundsRefusal(bot, told));
    return refused ?? instructBot(sources, strategyId, name, told);
  };

  const of: Bots['of'] = (ownerId) => automation.botsOf(ownerId);
  const unlisted: Bots['unlisted'] = (ownerId) => automation.unlistedOf(ownerId);
  return { start, carriedLoss, tell, find, of, unlisted, free, held, holdings, withdrawable, decisions };
}
