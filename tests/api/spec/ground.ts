// A line of contracts to ask calls on: its contract of bitcoin at 96,000 dollars, somebody to trade with, and traders with margin.
import type { RequestOf, ResponseOf } from '#lib/contract/call.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { closeAllPositions } from '#lib/contract/calls/v1/mcp/order/closeAll.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { inPaper, paperHeader, TradingMode } from '#lib/contract/trading-mode.ts';
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import { type ContractBusinessLine, type ContractLineKey, contractLines } from '#lib/contract/contract-lines.ts';
import { units } from '#server/engine/units.ts';
import { contractOf, setMark } from '../futures/contract-market.ts';
import type { TestExchange } from '../start-test-exchange.ts';
import { createTrader, goodPassword } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

type Terms = { readonly symbolId: string; readonly coin: string; readonly decimals: number; readonly isCoinMargined: boolean };

/** The contract of bitcoin of each line, its margin coin, and the decimals of its quantities. */
const terms: Readonly<Record<ContractLineKey, Terms>> = {
  usdt: { symbolId: 'BTCUSDT_UMCBL', coin: 'USDT', decimals: 4, isCoinMargined: false },
  usd: { symbolId: 'BTCUSD_DMCBL', coin: 'BTC', decimals: 3, isCoinMargined: true },
  usdc: { symbolId: 'BTCPERP_CMCBL', coin: 'USDC', decimals: 4, isCoinMargined: false },
  susdt: { symbolId: 'SBTCSUSDT_SUMCBL', coin: 'SUSDT', decimals: 4, isCoinMargined: false },
  susd: { symbolId: 'SBTCSUSD_SDMCBL', coin: 'SBTC', decimals: 3, isCoinMargined: true },
  susdc: { symbolId: 'SBTCSPERP_SCMCBL', coin: 'SUSDC', decimals: 4, isCoinMargined: false },
};

let made = 0;

type Open = RequestOf<typeof openContract>;

export type Ground = {
  readonly key: ContractLineKey;
  readonly businessLine: ContractBusinessLine;
  readonly symbolId: string;
  readonly coin: string;
  readonly isCoinMargined: boolean;
  readonly exchange: TestExchange;
  /** Nobody in particular. */
  readonly visitor: Visitor;
  /** A quantity as the line writes it. */
  count(quantity: number): string;
  /** Dollars in the margin coin: of a line that is margined in bitcoin, at 96,000 each. */
  money(dollars: number): string;
  /** Somebody new with 9,600 dollars' worth of the margin coin in the futures wallet. */
  trader(): Promise<Visitor>;
  order(delegateType: 1 | 2 | 21 | 22, price: number, quantity: number, more?: Partial<Open>): Open;
  /** An order of somebody else. */
  rest(delegateType: 21 | 22, price: number, quantity: number): Promise<ResponseOf<typeof openContract>>;
  /** A trader who has bought a tenth of a bitcoin at 96,000, at twenty times. */
  long(): Promise<Visitor>;
  /** Mark and index price. */
  mark(price: number): Promise<void>;
  /** Public data is a moment behind: waits for it. */
  told(): Promise<void>;
  holds(trader: Visitor): Promise<ResponseOf<typeof getPositions>>;
  /** Leaves no order, no plan and no position of those who have traded, and the price where it was. */
  clear(): Promise<void>;
};

async function fund(exchange: TestExchange, trader: Visitor, coin: string, dollars: number, price: number): Promise<void> {
  const asset = exchange.listings.assetOf(coin);
  const session = await exchange.accounts.session(trader.cookie());
  if (asset === undefined || session === null) throw new Error(`nobody is given ${coin}`);
  const amount = units(BigInt((dollars / price) * 10) * 10n ** BigInt(asset.decimals - 1));
  const given = { accountId: session.accountId, assetId: asset.assetId, units: amount };
  const replies = await exchange.client.submitAll([
    { type: 'credit-deposit', ...given, reference: `ground-${session.accountId}` },
    { type: 'transfer-funds', ...given, from: 'spot', to: 'futures' },
  ]);
  for (const reply of replies) if (!reply.ok) throw new Error(reply.reason);
}

/** Somebody who trades with play money: a registered user who has entered demo trading, and says so with every call. */
async function createPaperTrader(exchange: TestExchange): Promise<Visitor> {
  made += 1;
  const trader = createVisitor(exchange, { [paperHeader]: inPaper });
  await trader.call(register, { email: `paper-${process.pid}-${made}@example.com`, password: goodPassword });
  await trader.call(enterPaper, {});
  return trader;
}

/** In the live world, or in that of demo trading, which has books and money of its own. */
export async function openGround(live: TestExchange, key: ContractLineKey, world: TradingMode = TradingMode.live): Promise<Ground> {
  const isPaper = world === TradingMode.paper;
  const exchange = isPaper ? { ...live, ...(await live.paper()) } : live;
  if (isPaper) await setMark(exchange, terms[key].symbolId, '96000');
  const { symbolId, coin, decimals, isCoinMargined } = terms[key];
  const businessLine = contractLines[key];
  const coinPrice = isCoinMargined ? 96_000 : 1;
  const newTrader = async (dollars: number): Promise<Visitor> => {
    const trader = await (isPaper ? createPaperTrader(exchange) : createTrader(exchange));
    await fund(exchange, trader, coin, dollars, coinPrice);
    return trader;
  };
  const maker = await newTrader(960_000);
  const traders: Visitor[] = [];
  const enter = async (): Promise<Visitor> => {
    const trader = await newTrader(9600);
    traders.push(trader);
    return trader;
  };
  const { quantityDecimals } = contractOf(exchange, symbolId);
  if (quantityDecimals !== decimals) throw new Error(`${symbolId} has other decimals`);
  const order: Ground['order'] = (delegateType, price, quantity, more = {}) => ({
    symbolId,
    businessLine,
    delegateType,
    orderType: 0,
    delegatePrice: String(price),
    delegateCount: String(quantity),
    ...more,
  });
  const rest: Ground['rest'] = (delegateType, price, quantity) => maker.call(openContract, order(delegateType, price, quantity));
  const holds: Ground['holds'] = (trader) => trader.call(getPositions, { businessLine });
  const leave = async (trader: Visitor): Promise<void> => {
    await trader.call(batchCancelContract, { businessLine });
    await trader.call(batchCancelPlan, { businessLine });
    const { positions } = await holds(trader);
    for (const { holdSide, total } of positions)
      await (holdSide === 'long' ? rest(21, 95_990, Number(total)) : rest(22, 96_010, Number(total)));
    if (positions.length > 0) await trader.call(closeAllPositions, { businessLine });
  };
  return {
    key,
    businessLine,
    symbolId,
    coin,
    isCoinMargined,
    exchange,
    visitor: createVisitor(exchange, isPaper ? { [paperHeader]: inPaper } : {}),
    count: (quantity) => quantity.toFixed(decimals),
    money: (dollars) => String(Number((dollars / coinPrice).toFixed(8))),
    trader: enter,
    order,
    rest,
    long: async () => {
      const trader = await enter();
      await rest(22, 96_000, 0.1);
      await trader.call(openContract, order(21, 96_000, 0.1));
      return trader;
    },
    mark: (price) => setMark(exchange, symbolId, String(price)),
    told: () => exchange.projections.caughtUp(exchange.client.status().sequence),
    holds,
    clear: async () => {
      await setMark(exchange, symbolId, '96000');
      await maker.call(batchCancelContract, { businessLine });
      for (const trader of traders.splice(0)) await leave(trader);
    },
  };
}
