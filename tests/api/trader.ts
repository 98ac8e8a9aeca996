// A registered user with money, ready to trade.
import { register } from '#lib/contract/calls/v1/user/register.ts';
import { sendTestCoins } from '#lib/contract/calls/v1/testnet/send.ts';
import { getDeposits } from '#lib/contract/calls/v1/assets/deposit/records.ts';
import type { TestExchange } from './start-test-exchange.ts';
import { createVisitor, type Visitor } from './visitor.ts';

let made = 0;

export const goodPassword = 'a seat by the window';

export async function createTrader(
  exchange: TestExchange,
  funds: Readonly<Record<string, readonly [network: string, amount: string]>> = {},
): Promise<Visitor> {
  made += 1;
  const visitor = createVisitor(exchange);
  await visitor.call(register, { email: `trader-${process.pid}-${made}@example.com`, password: goodPassword });
  for (const [coin, [network, amount]] of Object.entries(funds)) await visitor.call(sendTestCoins, { coin, network, amount });
  for (;;) {
    const { list } = await visitor.call(getDeposits, {});
    if (list.every((deposit) => deposit.status === 'credited')) return visitor;
    await exchange.chain.mineBlock();
  }
}
