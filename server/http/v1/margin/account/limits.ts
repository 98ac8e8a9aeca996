// Tells what a margin wallet could borrow and give out of a coin.
import { getMarginLimits } from '#lib/contract/calls/v1/margin/account/limits.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { findCoin, findMarginWallet } from '#server/answers/margin/find-margin.ts';
import { Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveMarginLimits = serveUser(
  getMarginLimits,
  ['client', 'listings'],
  async (request, { accountId }, { client, listings }) => {
    const wallet = findMarginWallet(listings, accountId, request);
    if (wallet instanceof Refusal) return wallet;
    const asset = findCoin(listings, request.coin);
    if (asset instanceof Refusal) return asset;
    const limits = await client.marginLimits(wallet, asset.assetId);
    const text = (units: bigint): string => formatDecimal(units, asset.decimals);
    return { maxBorrowable: text(limits?.borrowable ?? 0n), maxTransferable: text(limits?.transferable ?? 0n) };
  },
);
