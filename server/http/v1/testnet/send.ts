// Lets the test network deliver coins.
import { sendTestCoins } from '#lib/contract/calls/v1/testnet/send.ts';
import { parseDecimal, formatDecimal } from '#server/engine/units.ts';
import { findNetwork } from '#server/answers/wallets/find-network.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { depositMinimum } from '#server/services/wallets/deposit-terms.ts';
import { shownAddress } from '#server/services/wallets/addresses/is-address.ts';

export const serveSendTestCoins = serveUser(
  sendTestCoins,
  ['listings', 'wallets', 'site'],
  async ({ coin, network, amount }, session, { listings, wallets, site }) => {
    if (!site.read('switches').testCoins) return refuse('testCoinsOff');
    const found = findNetwork(wallets, coin, network);
    if (found instanceof Refusal) return found;
    const decimals = listings.assetOf(coin)?.decimals ?? 0;
    const amountUnits = parseDecimal(amount, decimals);
    if (amountUnits === null) return refuseField('amount', `has more than ${decimals} decimals`);
    if (amountUnits === 0n) return refuseField('amount', 'must be more than zero');
    const minimum = depositMinimum(found.coin, found.network, decimals);
    if (amountUnits < (parseDecimal(minimum, decimals) ?? 0n)) return refuse('depositBelowMinimum', { minimum, coin });
    const maximum = found.coin.testCoinsMaximum;
    if (amountUnits > (parseDecimal(maximum, decimals) ?? 0n)) return refuse('amountAboveMaximum', { maximum, coin });
    const sent = await wallets.sendTestCoins(session, found.coin, found.network, amountUnits);
    if (sent === 'no-test-network') return refuse('noPermission');
    if ('retryAfterMs' in sent) return refuse('testCoinsLimit', { retryAfterSeconds: Math.ceil(sent.retryAfterMs / 1000) });
    return {
      coin,
      network: found.network.network,
      address: shownAddress(found.network.addressStyle, sent.address),
      amount: formatDecimal(amountUnits, decimals),
      transactionId: sent.transactionId,
    };
  },
);
