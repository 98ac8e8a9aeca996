// No test of calls may leave an exchange behind whose books do not add up.
import type { TestExchange } from './start-test-exchange.ts';

export async function assertSound({ client }: TestExchange): Promise<void> {
  const broken = await client.checkInvariants();
  if (broken.length > 0) throw new Error(broken.join('\n'));
}
