// A user who is logged in as an operator, as one who has shown password and second factor.
import type { TestExchange } from './start-test-exchange.ts';
import { createTrader } from './trader.ts';
import type { Visitor } from './visitor.ts';

export async function createOperator(exchange: TestExchange): Promise<Visitor> {
  const visitor = await createTrader(exchange);
  const session = await exchange.accounts.session(visitor.cookie());
  if (session === null) throw new Error('a session was opened and is not there');
  await exchange.accounts.setOperator(session.userId, true);
  await exchange.accounts.beginShift(session.sessionId);
  return visitor;
}
