// Gives a user play money for the demo lines.
import type { ParsedRequestOf, ResponseOf } from '#lib/contract/call.ts';
import { giveDemoFunds } from '#lib/contract/calls/v1/mcp/dummyTransfer.ts';
import { AccountMode, Wallet } from '#lib/contract/enums.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { units } from '#server/engine/units.ts';
import { amountText, findDemoCoin, heldUnits, maxDemoUnits } from '#server/answers/paper/demo-coins.ts';
import { createOneAtATime } from '#server/answers/one-at-a-time.ts';
import { readMoney } from '#server/answers/amounts/read-money.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import type { Rooms } from '#server/answers/rooms.ts';

const inTurn = createOneAtATime();

async function give(
  { coin, amount }: ParsedRequestOf<typeof giveDemoFunds>,
  accountId: number,
  { client, listings, usdtPrice, newReference }: Pick<Rooms, 'client' | 'listings' | 'usdtPrice' | 'newReference'>,
): Promise<ResponseOf<typeof giveDemoFunds> | Refusal> {
  const found = findDemoCoin(listings, coin);
  if (found === null) return refuse('unknownCoin', { coin });
  const { asset, like } = found;
  const max = maxDemoUnits(asset, like, usdtPrice);
  if (max === null) return refuse('noMarkPrice');
  const room = max - (await heldUnits({ client }, accountId, asset.assetId));
  const wanted = amount === undefined ? room : readMoney(amount, asset);
  if (wanted instanceof Refusal) return wanted;
  const maximum = amountText(max, asset);
  if (wanted <= 0n || wanted > room) return refuse('demoFundsLimit', { maximum, coin });
  const given = { accountId, assetId: asset.assetId, units: units(wanted) };
  const arrival = { type: 'credit-deposit', ...given, reference: `demo:${accountId}:${coin}:${newReference()}` } as const;
  // The one wallet of a unified account is its futures wallet too.
  const isClassic = (await client.unified(accountId))?.mode === AccountMode.classic;
  const replies = await client.submitAll([
    arrival,
    ...(isClassic ? [{ type: 'transfer-funds', ...given, from: Wallet.spot, to: Wallet.futures } as const] : []),
  ]);
  for (const reply of replies) if (!reply.ok) return refuse(rejectKeys[reply.reason]);
  return { coin, amount: amountText(wanted, asset), maximum };
}

export const serveGiveDemoFunds = serveUser(
  giveDemoFunds,
  ['client', 'listings', 'usdtPrice', 'newReference'],
  (request, { accountId }, visit) => inTurn(accountId, () => give(request, accountId, visit)),
);
