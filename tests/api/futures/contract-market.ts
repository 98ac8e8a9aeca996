// A contract in a test: its mark price, and traders with margin for it.
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { Wallet, type Side } from '#lib/contract/enums.ts';
import type { ContractListing } from '#server/engine/listings.ts';
import { parseDecimal, ticks, units } from '#server/engine/units.ts';
import { isContract } from '#server/engine/markets/contract-listing.ts';
import { orderCommand } from '#tests/order-command.ts';
import type { TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import type { Visitor } from '../visitor.ts';

export function contractOf({ listings }: TestExchange, symbolId: string): ContractListing {
  const market = listings.marketOf(symbolId);
  if (market === undefined || !isContract(market)) throw new Error(`no contract ${symbolId}`);
  return market;
}

/** Sets mark and index price of a contract. */
export async function setMark(exchange: TestExchange, symbolId: string, price: string): Promise<void> {
  const { marketId, priceDecimals } = contractOf(exchange, symbolId);
  const priceTicks = ticks(Number(parseDecimal(price, priceDecimals)));
  for (const command of [
    { type: 'set-reference-price', marketId, priceTicks },
    { type: 'set-mark-price', marketId, markTicks: priceTicks, indexTicks: priceTicks },
  ] as const) {
    const reply = await exchange.client.submit(command);
    if (!reply.ok) throw new Error(`${command.type}: ${reply.reason}`);
  }
}

/** A limit order of the house (account 2) for a contract in dollars, with a million dollars behind it. */
export async function houseContractOrder(
  exchange: TestExchange,
  symbolId: string,
  side: Side,
  price: number,
  quantity: number,
): Promise<void> {
  const { marketId, priceDecimals, quantityDecimals } = contractOf(exchange, symbolId);
  const assetId = exchange.listings.assetOf('USDT')?.assetId ?? 0;
  const funds = { accountId: 2, assetId, units: units(10n ** 14n) };
  const replies = await exchange.client.submitAll([
    { type: 'credit-deposit', ...funds, reference: `house-${Math.random()}` },
    { type: 'transfer-funds', ...funds, from: Wallet.spot, to: Wallet.futures },
    orderCommand(2, marketId, side, Math.round(quantity * 10 ** quantityDecimals), price * 10 ** priceDecimals),
  ]);
  for (const reply of replies) if (!reply.ok) throw new Error(reply.reason);
}

/** A trader with USDT in the futures wallet. */
export async function createContractTrader(exchange: TestExchange, amount: string): Promise<Visitor> {
  const trader = await createTrader(exchange, { USDT: ['ERC20', amount] });
  await trader.call(transferFunds, { coin: 'USDT', amount, from: 'spot', to: 'futures' });
  return trader;
}
