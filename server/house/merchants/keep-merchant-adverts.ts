// Keeps the adverts of a merchant of the house online, each once, and what they offer in its wallet.
import { Decimal } from 'decimal.js';

import { units } from '#server/engine/units.ts';
import type { AdvertNow } from '#server/services/c2c/adverts/adverts.ts';
import type { PaymentMethod } from '#server/services/c2c/payment-methods/payment-methods.ts';
import { merchantCoins } from './house-merchants.ts';
import type { MerchantRooms, OpenMerchant } from './merchant-rooms.ts';
import { merchantAdverts, merchantAmount, merchantTerms, type MerchantAdvert } from './merchant-terms.ts';

/** A user has fewer that are not closed. */
const allAdverts = 100;

/** Worth of each coin that a merchant is given at a time, in its largest orders: all its adverts of the coin, and as much again. */
const fundOrders = 80;

/** Given from outside when less than half of it is left, under a name of its own. Rejects (Error) when the exchange refuses. */
async function fundMerchant({ client, listings, usdtPrice, now }: MerchantRooms, { merchant, accountId }: OpenMerchant): Promise<void> {
  const held = new Map((await client.balances(accountId)).map(({ assetId, available }) => [assetId, available]));
  for (const code of merchantCoins) {
    const [asset, price] = [listings.assetOf(code), usdtPrice(code)];
    if (asset === undefined || price === null || new Decimal(price).lte(0)) continue;
    const coins = new Decimal(merchant.most).times(fundOrders).div(price);
    const fund = BigInt(coins.times(10 ** asset.decimals).toFixed(0, Decimal.ROUND_UP));
    if ((held.get(asset.assetId) ?? 0n) * 2n >= fund) continue;
    const reference = `house-merchant:${merchant.key}:${code}:${now()}`;
    const reply = await client.submit({ type: 'credit-deposit', accountId, assetId: asset.assetId, units: units(fund), reference });
    if (!reply.ok) throw new Error(`its ${code}: ${reply.reason}`);
  }
}

const isOf = ({ advert }: AdvertNow, { side, coin, quote }: MerchantAdvert): boolean =>
  advert.side === side && advert.coin === coin && advert.quote === quote && advert.state !== 'closed';

/** False: no market tells a price yet. */
async function keep(
  { adverts, usdtPrice }: MerchantRooms,
  { merchant, userId }: OpenMerchant,
  wanted: MerchantAdvert,
  found: AdvertNow | undefined,
  methods: readonly PaymentMethod[],
): Promise<boolean> {
  const [index, usdt] = [adverts.indexOf(wanted), usdtPrice(wanted.coin)];
  if (index === null || usdt === null) return false;
  const amount = merchantAmount(merchant, { usdt });
  // Offered anew when less than half is left: whoever looks at it meanwhile has to look again.
  if (found !== undefined && new Decimal(found.available).times(2).gte(amount)) return true;
  const terms = merchantTerms(merchant, wanted, methods, { index, usdt });
  const answer =
    found === undefined
      ? await adverts.publish(userId, wanted, { ...terms, amount: amount.toFixed() }, true)
      : await adverts.edit(userId, found.advert.advertId, found.advert.version, {
          ...terms,
          amount: amount.plus(found.advert.taken).toFixed(),
        });
  // An order that comes in between takes of it first: the next look finds the rest.
  if ('refused' in answer && answer.refused !== 'advertChanged')
    throw new Error(`${wanted.side} ${wanted.coin} for ${wanted.quote}: ${answer.refused} ${JSON.stringify(answer.params)}`);
  return true;
}

/** True: all of them are there. */
export async function keepMerchantAdverts(rooms: MerchantRooms, open: OpenMerchant): Promise<boolean> {
  const { adverts, paymentMethods } = rooms;
  await fundMerchant(rooms, open);
  const methods = await paymentMethods.list(open.userId);
  const own = await adverts.mine(open.userId, { before: null, limit: allAdverts, state: null });
  let all = true;
  for (const wanted of merchantAdverts(open.merchant)) {
    const found = own.find((advert) => isOf(advert, wanted));
    if (!(await keep(rooms, open, wanted, found, methods))) all = false;
  }
  return all;
}

/** Prices come from elsewhere: the house offers nothing for itself there. Orders that are open are brought to their end. */
export async function pauseMerchantAdverts({ adverts }: MerchantRooms, { userId }: Pick<OpenMerchant, 'userId'>): Promise<void> {
  for (const { advert } of await adverts.mine(userId, { before: null, limit: allAdverts, state: 'online' }))
    await adverts.pause(userId, advert.advertId);
}
