// Tells what withdrawing costs, and what this user has left today.
import { getWithdrawConfig } from '#lib/contract/calls/v1/assets/withdraw/config.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { microsText } from '#server/answers/wallets/withdrawal-answer.ts';
import { dailyLimit } from '#server/answers/wallets/withdrawal-limit.ts';
import { addressDelayMs } from '#server/services/wallets/address-book.ts';
import { hasMemo, paidDecimals, withdrawalTerms } from '#server/services/wallets/withdrawal-terms.ts';

export const serveWithdrawConfig = serveUser(
  getWithdrawConfig,
  ['listings', 'wallets', 'withdrawals', 'security', 'addressBook', 'now', 'client', 'usdtPrice', 'site'],
  async (_request, session, visit) => {
    const { listings, wallets, withdrawals, security, addressBook, now } = visit;
    const [limit, used, heldUntilMs, whitelist] = await Promise.all([
      dailyLimit(session, visit),
      withdrawals.usedToday(session.userId),
      security.withdrawalsHeldUntilMs(session.userId),
      addressBook.whitelist(session),
    ]);
    const coins = listings.assets.flatMap(({ code, name, decimals }) => {
      const coin = wallets.coin(code);
      if (coin === undefined) return [];
      const networks = coin.networks.map((network) => ({
        network: network.network,
        ...withdrawalTerms(coin, network, paidDecimals(network, decimals)),
        confirmations: network.confirmations,
        hasMemo: hasMemo(network),
        decimals: paidDecimals(network, decimals),
      }));
      return networks.length === 0 ? [] : [{ coin: code, name, networks }];
    });
    return {
      coins,
      vipLevel: limit.level,
      dailyLimit: microsText(limit.micros),
      dailyLeft: microsText(Math.max(0, limit.micros - used)),
      heldUntilMs: heldUntilMs > now() ? heldUntilMs : 0,
      nowMs: now(),
      whitelist: { on: whitelist.on, endsTimeMs: whitelist.endsAtMs },
      addressDelayMs,
    };
  },
);
