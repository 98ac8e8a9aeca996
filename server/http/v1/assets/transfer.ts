// Moves a coin between the user's wallets.
import { transferFunds } from '#lib/contract/calls/v1/assets/transfer.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { Wallet } from '#lib/contract/enums.ts';
import { tellGrade } from '#server/answers/margin/interest-grade.ts';
import { findMarket } from '#server/answers/market/find-market.ts';
import { readMoney } from '#server/answers/amounts/read-money.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveTransferFunds = serveUser(
  transferFunds,
  ['client', 'listings', 'usdtPrice', 'site', 'now'],
  async ({ coin, amount, from, to, symbolId, clientOid }, { accountId }, rooms) => {
    const { client, listings } = rooms;
    const asset = listings.assetOf(coin);
    if (asset === undefined) return refuse('unknownCoin', { coin });
    if (from === to) return refuseField('to', 'must be the other wallet');
    const units = readMoney(amount, asset);
    if (units instanceof Refusal) return units;
    const isIsolated = from === Wallet.isolated || to === Wallet.isolated;
    if (isIsolated && symbolId === undefined) return refuseField('symbolId', 'is missing');
    const market = isIsolated && symbolId !== undefined ? findMarket(listings, symbolId) : null;
    if (market instanceof Refusal) return market;
    const reply = await client.submit({
      type: 'transfer-funds',
      accountId,
      assetId: asset.assetId,
      from,
      to,
      units,
      ...(market === null ? {} : { marketId: market.marketId }),
      ...(clientOid === undefined ? {} : { clientOid: clientOid }),
    });
    if (reply.ok && (to === Wallet.cross || to === Wallet.isolated)) await tellGrade(accountId, rooms);
    if (reply.ok) return { coin, amount: formatDecimal(units, asset.decimals), from, to };
    // A coin of a list that the core has not been told of yet.
    return reply.reason === RejectReason.unknownAsset ? refuse('unknownCoin', { coin }) : refuse(rejectKeys[reply.reason]);
  },
);
