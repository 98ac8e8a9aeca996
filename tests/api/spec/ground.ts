// A line of contracts to ask calls on: its contract of bitcoin at 96,000 dollars, somebody to trade with, and traders with margin.
import type { RequestOf, ResponseOf } from '#lib/contract/call.ts';
import { getPositions } from '#lib/contract/calls/v1/mcp/account/positions.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { openContract } from '#lib/contract/calls/v1/mcp/order/openContract.ts';
import { type ContractBusinessLine, type ContractLineKey, contractLines } from '#lib/contract/contract-lines.ts';
import { units } from '#server/engine/units.ts';
import { contractOf, setMark } from '../futures/contract-market.ts';
import type { TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
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
  /** Takes out of the book what stands there. */
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

export async function openGround(exchange: TestExchange, key: ContractLineKey): Promise<Ground> {
  const { symbolId, coin, decimals, isCoinMargined } = terms[key];
  const businessLine = contractLines[key];
  const coinPrice = isCoinMargined ? 96_000 : 1;
  const newTrader = async (dollars: number): Promise<Visitor> => {
    const trader = await createTrader(exchange);
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
  return {
    key,
    businessLine,
    symbolId,
    coin,
    isCoinMargined,
    exchange,
    visitor: createVisitor(exchange),
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
    holds: (trader) => trader.call(getPositions, { businessLine }),
    clear: async () => {
      for (const trader of [maker, ...traders.splice(0)]) await trader.call(batchCancelContract, { businessLine });
    },
  };
}
