// The account of the funded-trader programme in tests: somebody takes part and goes into it, in demo trading.
import { enterPaper } from '#lib/contract/calls/paptrading/switch.ts';
import { joinTraderPro } from '#lib/contract/calls/v1/trigger/trader-pro/join.ts';
import { enterSubAccount } from '#lib/contract/calls/v1/user/subAccount/enter.ts';
import { paperHeader } from '#lib/contract/trading-mode.ts';
import type { TestExchange } from '../start-test-exchange.ts';
import { createTrader } from '../trader.ts';
import { createVisitor, type Visitor } from '../visitor.ts';

/** Answers them as they trade there. `trader`: somebody who is there already. */
export async function enterProgramme(exchange: TestExchange, trader?: Visitor): Promise<Visitor> {
  const main = trader ?? (await createTrader(exchange));
  const { accountUserId } = await main.call(joinTraderPro, { locale: 'de' });
  await main.call(enterSubAccount, { userId: accountUserId ?? '' });
  await main.call(enterPaper, {});
  return createVisitor(exchange, { [paperHeader]: '1', cookie: main.cookie() });
}
