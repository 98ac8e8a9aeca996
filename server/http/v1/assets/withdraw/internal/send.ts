// Sends coins to another user.
import { sendToUser } from '#lib/contract/calls/v1/assets/withdraw/internal/send.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { internalTransferAnswer } from '#server/answers/wallets/internal-transfer-answer.ts';
import { readMoney } from '#server/answers/amounts/read-money.ts';
import { refuse, Refusal } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';
import { withdrawalRefusal } from '#server/answers/wallets/withdrawal-answer.ts';
import { dailyLimit, worthMicros } from '#server/answers/wallets/withdrawal-limit.ts';

export const serveSendToUser = serveUser(
  sendToUser,
  ['accounts', 'mail', 'addressBook', 'internalTransfers', 'listings', 'usdtPrice', 'wallets', 'client', 'site'],
  async ({ receiver, coin, amount, clientOid }, session, visit) => {
    const { accounts, mail, addressBook, internalTransfers, listings, usdtPrice, wallets } = visit;
    const [asset, listed] = [listings.assetOf(coin), wallets.coin(coin)];
    if (asset === undefined || listed === undefined) return refuse('unknownCoin', { coin });
    const amountUnits = readMoney(amount, asset);
    if (amountUnits instanceof Refusal) return amountUnits;
    // Nobody's address was ever verified where no e-mails are sent: anybody may have registered with it.
    if (receiver.includes('@') && mail === null) return refuse('receiverByIdOnly');
    const to = await accounts.receiver(receiver);
    if (to === null) return refuse('unknownReceiver');
    if (to.userId === session.userId) return refuse('receiverIsSelf');
    // Users stand in no address book: whoever allows nothing else sends to none.
    if ((await addressBook.whitelist(session)).on) return refuse('addressNotInBook');
    const limit = await dailyLimit(session, visit);
    const worth = worthMicros(formatDecimal(amountUnits, asset.decimals), listed, usdtPrice);
    const request = { to, coin, amountUnits, worthMicros: worth, clientOid: clientOid ?? null };
    const outcome = await internalTransfers.send(session, request, limit.micros);
    return 'id' in outcome
      ? internalTransferAnswer(outcome, session.userId, await accounts.emailOf(outcome.toUserId), listings)
      : withdrawalRefusal(outcome);
  },
);
