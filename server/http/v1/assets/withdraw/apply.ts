// Takes down a withdrawal.
import { applyWithdrawal } from '#lib/contract/calls/v1/assets/withdraw/apply.ts';
import { formatDecimal, parseDecimal } from '#server/engine/units.ts';
import { findPlace } from '#server/answers/wallets/find-place.ts';
import { readMoney } from '#server/answers/amounts/read-money.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { answerOrRefuse } from '#server/answers/wallets/withdrawal-answer.ts';
import { dailyLimit, worthMicros } from '#server/answers/wallets/withdrawal-limit.ts';
import { paidDecimals, withdrawalTerms } from '#server/services/wallets/withdrawal-terms.ts';

export const serveApplyWithdrawal = serveUser(
  applyWithdrawal,
  ['wallets', 'listings', 'addressBook', 'withdrawals', 'usdtPrice', 'client', 'site'],
  async (request, session, visit) => {
    const { wallets, listings, addressBook, withdrawals, usdtPrice } = visit;
    const place = findPlace(wallets, request);
    if (place instanceof Refusal) return place;
    const { coin, network, address, memo } = place;
    const asset = listings.assetOf(coin.code);
    if (asset === undefined) return refuse('unknownCoin', { coin: coin.code });
    const taken = readMoney(request.amount, asset);
    if (taken instanceof Refusal) return taken;
    const decimals = paidDecimals(network, asset.decimals);
    if (parseDecimal(request.amount, decimals) === null) return refuseField('amount', `has more than ${decimals} decimals`);
    const { fee, minimum } = withdrawalTerms(coin, network, decimals);
    if (taken < (parseDecimal(minimum, asset.decimals) ?? 0n)) return refuse('withdrawalBelowMinimum', { minimum, coin: coin.code });
    const obstacle = await addressBook.obstacle(session, { coin: coin.code, network: network.network, address, memo });
    if (obstacle === 'not-in-book') return refuse('addressNotInBook');
    if (obstacle !== null) return refuse('addressTooNew', { untilMs: obstacle.usableAtMs });
    const feeUnits = parseDecimal(fee, asset.decimals) ?? 0n;
    const limit = await dailyLimit(session, visit);
    const withdrawal = {
      coin: coin.code,
      network,
      address,
      memo,
      amountUnits: taken - feeUnits,
      feeUnits,
      worthMicros: worthMicros(formatDecimal(taken, asset.decimals), coin, usdtPrice),
      clientOid: request.clientOid ?? null,
    };
    return answerOrRefuse(await withdrawals.apply(session, withdrawal, limit.micros), listings);
  },
);
