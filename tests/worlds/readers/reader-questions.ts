// A random question for each reader of projections: one without a question does not compile.
import { accountKindIds, walletKindIds } from '#lib/contract/accounts/account-kinds.ts';
import { BusinessLine, KlineInterval } from '#lib/contract/enums.ts';
import { positionEnds, liquidationSteps } from '#lib/contract/history/history-kinds.ts';
import { LedgerCause, movementKinds } from '#lib/contract/history/ledger-causes.ts';
import type { ExchangeEvent } from '#server/engine/event.ts';
import { planKinds } from '#server/engine/plans/plan-kinds.ts';
import type { Projections } from '#server/projections/create-projections.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';
import { unifiedTraders } from '#tests/simulation/unified/unified-venue.ts';
import type { Life } from './recorded-life.ts';

const hourMs = 3_600_000;
const kinds = ['loan', 'repayment', 'interest', 'call', 'liquidation'] as const;
const modes = ['cross', 'isolated', 'unified'] as const;
const lines = [BusinessLine.spot, BusinessLine.contract, BusinessLine.usdt, BusinessLine.usd] as const;
const contractLines = [BusinessLine.usdt, BusinessLine.usd] as const;
const sides = ['buy', 'sell'] as const;
const holdSides = ['long', 'short'] as const;
const wallets = ['own', 'margin', 'cross', 'isolated'] as const;

/** Everything of a life that a question can name. */
export function namesOf({ records, listings, startMs, endMs, futures }: Life) {
  const seen = <Name>(of: (event: ExchangeEvent) => readonly Name[]): readonly Name[] => [
    ...new Set(records.flatMap(({ events }) => events.flatMap(of))),
  ];
  const accounts = seen((event) => (event.type === 'ledger-posted' ? event.entries.map(({ accountId }) => accountId) : []));
  return {
    listings,
    startMs,
    endMs,
    futures,
    sequences: records.length,
    users: accounts.filter((accountId) => accountId >= 1000),
    coins: listings.assets.map(({ code }) => code),
    symbols: [...listings.markets, ...listings.contracts()].map(({ symbol }) => symbol),
    contracts: listings.contracts().map(({ symbol }) => symbol),
    marketIds: listings.contracts().map(({ marketId }) => marketId),
    orders: seen((event) => (event.type === 'order-accepted' ? [event.orderId] : [])),
    named: seen((event) => (event.type === 'order-accepted' && event.clientOid !== '' ? [event] : [])),
    plans: seen((event) => (event.type === 'plan-opened' ? [event] : [])),
    trades: seen((event) => (event.type === 'trade-executed' ? [event] : [])),
    quotes: seen((event) => (event.type === 'converted' && event.reference !== '' ? [event] : [])),
    c2cOrders: seen((event) => (event.type === 'c2c-order-placed' || event.type === 'c2c-coins-swapped' ? [event] : [])),
    traders: unifiedTraders,
    participants: ['ann', 'bob', 'cat'],
  };
}
type Names = ReturnType<typeof namesOf>;

/** Draws the parts of a question: the same ones for the same seed. */
export function createAsker(names: Names, seed: number) {
  const below = randomSource(seed);
  const pick = <One>(choices: readonly One[]): One => {
    const one = choices[below(choices.length)];
    if (one === undefined) throw new Error('nothing to ask of');
    return one;
  };
  const often = <One>(share: number, one: () => One): One | undefined => (below(100) < share ? one() : undefined);
  const ms = (): number => names.startMs + below(names.endMs - names.startMs);
  const span = () => {
    const [one, other] = [ms(), ms()];
    return { fromMs: often(25, () => Math.min(one, other)), toMs: often(25, () => Math.max(one, other)) };
  };
  const scope = () => ({ symbol: often(20, () => pick(names.symbols)), line: often(30, () => pick(lines)) });
  return {
    below,
    pick,
    often,
    ms,
    span,
    names,
    /** Mostly one of the few who do everything, now and then one of their bots or copies. */
    user: () => pick(below(5) > 0 ? names.traders : names.users),
    scope,
    limit: () => often(70, () => 1 + below(40)),
    /** A place in history. */
    place: () => often(30, () => String(BigInt(1 + below(names.sequences)) << 20n)),
    trade: () => pick(names.trades),
  };
}
type Asker = ReturnType<typeof createAsker>;
type Question = (projections: Projections, asker: Asker) => unknown;

/** Not questions: they tell. */
type Told = 'setContractFigures' | 'onChanged';
type Subject = Exclude<keyof Projections, 'onRecords' | 'readAhead' | 'start' | 'caughtUp' | 'health' | 'close'>;
type Questions = {
  readonly [Of in Subject]: Projections[Of] extends (...asked: never[]) => unknown
    ? Question
    : { readonly [Name in Exclude<keyof Projections[Of], Told>]: Question };
};

export const readerQuestions: Questions = {
  orders: {
    open: ({ orders }, { user, scope, often, pick }) => orders.open(user(), { ...scope(), wallet: often(30, () => pick(wallets)) }),
    history: ({ orders }, { user, scope, span, limit, often, pick, below, names }) =>
      orders.history(user(), {
        ...scope(),
        ...span(),
        wallet: often(30, () => pick(wallets)),
        side: often(20, () => pick(sides)),
        kind: often(20, () => pick(['limit', 'market'] as const)),
        outcome: often(40, () => pick(['filled', 'partlyFilled', 'cancelled'] as const)),
        ...(below(10) === 0 ? { isIceberg: true } : {}),
        before: often(30, () => pick(names.orders)),
        limit: limit(),
        skip: often(30, () => below(20)),
      }),
    find: ({ orders }, { pick, names }) => orders.find(pick(names.orders)),
    findByClientId: ({ orders }, { pick, names }) => {
      const { accountId, clientOid } = pick(names.named);
      return orders.findByClientId(accountId, clientOid);
    },
  },
  plans: {
    open: ({ plans }, { user, often, pick, names }) =>
      plans.open(
        user(),
        often(20, () => pick(names.symbols)),
      ),
    find: ({ plans }, { pick, names }) => plans.find(pick(names.plans.slice(-80)).planId),
    findOpen: ({ plans }, { pick, names }) => {
      const { accountId, planId } = pick(names.plans.slice(-80));
      return plans.findOpen(accountId, { planId: String(planId) });
    },
    history: ({ plans }, { user, scope, span, limit, often, pick, below, names }) =>
      plans.history(user(), {
        ...scope(),
        ...span(),
        wallet: often(20, () => pick(wallets)),
        side: often(20, () => pick(sides)),
        holdSide: often(10, () => pick(holdSides)),
        kind: often(40, () => pick(planKinds)),
        before: often(30, () => pick(names.plans).planId),
        limit: limit(),
        skip: often(20, () => below(10)),
      }),
    hadPlan: ({ plans }, { user, below, pick, names }) => {
      const { accountId, planId } = pick(names.plans);
      return plans.hadPlan(below(3) === 0 ? user() : accountId, { planId: String(planId) });
    },
  },
  fills: {
    list: ({ fills }, { user, scope, span, limit, often, pick, trade, names }) =>
      fills.list(user(), {
        ...scope(),
        ...span(),
        wallet: often(20, () => pick(wallets)),
        orderId: often(10, () => pick(names.orders)),
        side: often(20, () => pick(sides)),
        role: often(20, () => pick(['maker', 'taker'] as const)),
        before: often(20, () => {
          const { taker, tradeId } = trade();
          return `${taker.orderId}-${tradeId}`;
        }),
        limit: limit(),
      }),
  },
  costs: { list: ({ costs }, { user }) => costs.list(user()) },
  ledger: {
    list: ({ ledger }, { user, span, place, limit, often, pick, names }) =>
      ledger.list(user(), {
        ...span(),
        coin: often(20, () => pick(names.coins)),
        coins: often(20, () => [pick(names.coins), pick(names.coins)]),
        wallet: often(20, () => pick(['spot', 'cross', 'isolated', 'futures'] as const)),
        causes: often(30, () => [pick(Object.values(LedgerCause)), pick(Object.values(LedgerCause)), 'trade']),
        before: place(),
        limit: limit(),
      }),
  },
  movements: {
    list: ({ movements }, { user, span, place, below, often, pick, names }) =>
      movements.list(user(), {
        ...span(),
        coin: often(20, () => pick(names.coins)),
        account: often(30, () => pick(walletKindIds)),
        kinds: often(60, () => [pick(movementKinds), pick(movementKinds)]),
        before: place(),
        limit: 1 + below(60),
      }),
    explainedBalance: ({ movements }, { user, pick, names }) => movements.explainedBalance(user(), pick(walletKindIds), pick(names.coins)),
  },
  positions: {
    history: ({ positions }, { user, scope, span, limit, place, often, pick }) =>
      positions.history(user(), {
        ...scope(),
        ...span(),
        holdSide: often(20, () => pick(holdSides)),
        endedBy: often(20, () => pick(positionEnds)),
        before: place(),
        limit: limit(),
      }),
    periodResult: ({ positions }, { user, scope, span }) => positions.periodResult(user(), { ...scope(), ...span() }),
    futuresAccount: ({ positions }, { user, pick, names }) => {
      const accountId = user();
      return positions.futuresAccount(names.futures(accountId), accountId, pick(contractLines));
    },
  },
  liquidations: {
    list: ({ liquidations }, { user, scope, span, limit, place, often, pick }) =>
      liquidations.list(user(), {
        ...scope(),
        ...span(),
        holdSide: often(15, () => pick(holdSides)),
        step: often(15, () => pick(liquidationSteps)),
        before: place(),
        limit: limit(),
      }),
  },
  funding: {
    settled: ({ funding }, { pick, ms, names }) => funding.settled(pick(names.contracts), names.startMs, ms()),
    last: ({ funding }, { pick }) => funding.last(pick(contractLines)),
    payments: ({ funding }, { user, scope, span, limit, place, often, pick }) =>
      funding.payments(user(), {
        ...scope(),
        ...span(),
        holdSide: often(20, () => pick(holdSides)),
        flow: often(30, () => pick(['paid', 'received'] as const)),
        before: place(),
        limit: limit(),
      }),
  },
  deliveries: { deliveredAt: ({ deliveries }, { names, below }) => deliveries.deliveredAt(names.marketIds.slice(below(5))) },
  insurance: {
    amounts: ({ insurance }, { below }) => insurance.amounts([0, 1, 2, 3].slice(below(2))),
    flow: ({ insurance }, { pick, place, limit, often, below }) => {
      const by = pick(['entry', 'day'] as const);
      const before = by === 'entry' ? place() : often(30, () => String(20_000 + below(2_000)));
      return insurance.flow(by, { coin: pick(['USDT', 'USDT', 'BTC', 'SUSDT']), before, limit: limit() });
    },
  },
  margins: {
    records: ({ margins }, { user, span, limit, place, often, pick, names }) =>
      margins.records(user(), {
        ...span(),
        kind: pick(kinds),
        marginMode: often(50, () => pick(modes)),
        symbol: often(10, () => pick(names.symbols)),
        coin: often(20, () => pick(names.coins)),
        before: place(),
        limit: limit(),
      }),
    liquidation: async ({ margins }, { user, names }) => {
      const accountId = user();
      const { list } = await margins.records(accountId, { kind: 'liquidation' });
      const [id] = [list[0]?.id ?? String(names.sequences)];
      return margins.liquidation(accountId, id);
    },
  },
  conversions: {
    list: ({ conversions }, { user, span, place, below, often }) =>
      conversions.list(user(), { ...span(), assetId: often(40, () => below(4)), before: place(), limit: 1 + below(40) }),
    ofReference: ({ conversions }, { pick, names }) => {
      const { accountId, reference } = pick(names.quotes);
      return conversions.ofReference(accountId, reference);
    },
    orders: ({ conversions }, { user, below, often, pick, names }) =>
      conversions.orders(user(), {
        open: below(3) === 0,
        before: often(20, () => String(pick(names.orders))),
        limit: 1 + below(20),
      }),
    waitingCoins: ({ conversions }) => conversions.waitingCoins(),
  },
  c2c: {
    find: ({ c2c }, { pick, names }) => c2c.find(pick(names.c2cOrders).orderId),
    steps: ({ c2c }, { pick, names }) => c2c.steps(pick(names.c2cOrders).orderId),
    list: ({ c2c }, { user, below, often, pick, names }) =>
      c2c.list(user(), {
        open: below(3) === 0,
        before: often(30, () => String(pick(names.c2cOrders).orderId)),
        limit: 1 + below(40),
      }),
    appealed: ({ c2c }) => c2c.appealed(),
    endedSince: ({ c2c }, { user, ms }) => c2c.endedSince([user(), user()], ms()),
    isMethodInUse: ({ c2c }, { below }) => c2c.isMethodInUse(1 + below(9)),
  },
  strategyPayments: {
    toAuthor: ({ strategyPayments }, { pick, place, below, names }) =>
      strategyPayments.toAuthor(pick(names.traders), { before: place(), limit: 1 + below(30) }),
    sumsOf: async ({ strategyPayments }, { pick, names }) => {
      const sums = await strategyPayments.sumsOf(pick(names.traders));
      return sums.toSorted((a, b) => a.strategyId - b.strategyId || a.cause.localeCompare(b.cause) || a.assetId - b.assetId);
    },
  },
  equity: {
    pastWorth: ({ equity }, { user, pick, often, below, names }) => {
      const first = Math.floor(names.startMs / hourMs) * hourMs;
      const hours = Math.ceil((names.endMs - first) / hourMs);
      const moments = new Set(Array.from({ length: 1 + below(30) }, () => first + below(hours + 2) * hourMs));
      const owner = { accountId: user(), strategyIds: names.users.slice(0, below(6)) };
      return equity.pastWorth(
        owner,
        often(50, () => pick(accountKindIds)) ?? null,
        [...moments].toSorted((a, b) => a - b),
      );
    },
    firstHeldMs: ({ equity }, { user }) => equity.firstHeldMs(user()),
  },
  traderPro: {
    of: ({ traderPro }, { pick, names }) => traderPro.of(pick(names.participants)),
    ranking: ({ traderPro }, { below }) => traderPro.ranking(1 + below(4), below(3)),
    bestOf: ({ traderPro }, { pick, names }) => traderPro.bestOf(pick(names.participants)),
    newsOf: ({ traderPro }, { names }) => traderPro.newsOf(names.users),
    untold: ({ traderPro }) => traderPro.untold(),
    markTold: async ({ traderPro }, { pick }) => {
      const news = await traderPro.untold();
      if (news.length > 4) await traderPro.markTold(pick(news));
      return traderPro.untold();
    },
  },
  candles: {
    beginsMs: ({ candles }, { pick }) => candles.beginsMs(pick(KlineInterval)),
    list: ({ candles }, { pick, often, ms, below, names }) =>
      candles.list(pick(names.symbols), pick(KlineInterval), { endMs: often(70, ms), limit: 1 + below(60) }),
    hourlyCloses: ({ candles }, { below, names }) => candles.hourlyCloses(names.symbols, 1 + below(48)),
    openingPrice: ({ candles }, { pick, ms, names }) => candles.openingPrice(pick(names.symbols), ms()),
  },
  minutes: ({ minutes }, { pick, ms, below, names }) => {
    const fromMs = Math.floor(ms() / 60_000) * 60_000;
    return minutes(pick(names.symbols), fromMs, fromMs + (1 + below(600)) * 60_000);
  },
  trades: {
    before: ({ trades }, { trade, below, ms, names }) => {
      const { tradeId, marketId } = trade();
      return trades.before(names.listings.market(marketId).symbol, { timeMs: ms(), tradeId }, 1 + below(50));
    },
  },
  market: {
    depth: ({ market }, { pick, names }) => market.depth(pick(names.symbols)),
    ticker: ({ market }, { pick, names }) => market.ticker(pick(names.symbols)),
    tickers: ({ market }) => market.tickers(),
    publicTrades: ({ market }, { pick, below, names }) => market.publicTrades(pick(names.symbols), 1 + below(200)),
    stateOf: ({ market }, { pick, names }) => {
      const listing = names.listings.marketOf(pick(names.symbols));
      return listing === undefined ? null : market.stateOf(listing);
    },
  },
  waitedIn: ({ waitedIn }) => waitedIn(),
  checkpoint: async ({ checkpoint }) => ({ ...(await checkpoint()), writer: null }),
};
