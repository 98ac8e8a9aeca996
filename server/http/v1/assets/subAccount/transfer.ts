// Sends what is free in spot from one account of a family to another.
import { sendToFamily } from '#lib/contract/calls/v1/assets/subAccount/transfer.ts';
import { formatDecimal } from '#server/engine/units.ts';
import { rejectKeys } from '#server/engine/reject-key.ts';
import { RejectReason } from '#server/engine/reject.ts';
import { findMember } from '#server/answers/users/family.ts';
import { readMoney } from '#server/answers/amounts/read-money.ts';
import { refuse, Refusal, refuseField } from '#server/answers/refusal/refusal.ts';
import { serveUser } from '#server/http/serving/serve.ts';

export const serveSendToFamily = serveUser(
  sendToFamily,
  ['accounts', 'client', 'listings'],
  async ({ from, to, coin, amount, clientOid }, session, { accounts, client, listings }) => {
    const asset = listings.assetOf(coin);
    if (asset === undefined) return refuse('unknownCoin', { coin });
    if (from === to) return refuseField('to', 'must be another account');
    const [sender, receiver] = [await findMember(accounts, session, from), await findMember(accounts, session, to)];
    if (sender instanceof Refusal) return sender;
    if (receiver instanceof Refusal) return receiver;
    // A sub-account gives away what is its own, and takes nothing.
    if (session.mainAccount !== null && from !== session.userId) return refuse('noPermission');
    const units = readMoney(amount, asset);
    if (units instanceof Refusal) return units;
    const [accountId, toAccountId] = [await accounts.accountOf(from, session.mode), await accounts.accountOf(to, session.mode)];
    const named = clientOid === undefined ? {} : { clientOid: clientOid };
    const reply = await client.submit({ type: 'send-funds', accountId, toAccountId, assetId: asset.assetId, units, ...named });
    if (reply.ok) return { coin, amount: formatDecimal(units, asset.decimals) };
    // A coin of a list that the core has not been told of yet.
    return reply.reason === RejectReason.unknownAsset ? refuse('unknownCoin', { coin }) : refuse(rejectKeys[reply.reason]);
  },
);
