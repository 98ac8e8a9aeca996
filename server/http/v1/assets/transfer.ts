// Moves a coin between the user's wallets.
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { readMoney } from '#server/http/read-money.ts';
import { refuse, Refusal, refuseField } from '#server/http/refusal.ts';
import { serveUser } from '#server/http/serve.ts';

export const serveTransferFunds = serveUser(transferFunds, async ({ coin, amount, from, to }, { accountId }, { client, listings }) => {
  const asset = listings.assetOf(coin);
  if (asset === undefined) return refuse('unknownCoin', { coin });
  if (from === to) return refuseField('to', 'must be the other wallet');
  const units = readMoney(amount, asset);
  if (units instanceof Refusal) return units;
  const reply = await client.submit({ type: 'transfer-funds', accountId, assetId: asset.assetId, from, to, units });
  if (reply.ok) return { coin, amount: formatDecimal(units, asset.decimals), from, to };
  // A coin of a list that the core has not been told of yet.
  return reply.reason === RejectReason.unknownAsset ? refuse('unknownCoin', { coin }) : refuse(rejectKeys[reply.reason]);
});
