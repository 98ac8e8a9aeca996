// Adverts as the wire tells them, and their terms as the wire names them.
import type { OwnAdvert, ShownAdvert } from '#lib/contract/c2c/advert-answer.ts';
import type { ParsedRequestOf } from '#lib/contract/call.ts';
import type { editAdvert } from '#lib/contract/calls/v1/c2c/advert/edit.ts';
import type { AdvertNow, AdvertRefusal, AdvertTerms, Trader } from '#server/services/c2c/adverts/adverts.ts';
import { refuse, type Refusal } from '../refusal/refusal.ts';

const dayMs = 86_400_000;

type NamedTerms = Omit<ParsedRequestOf<typeof editAdvert>, 'advertId' | 'version' | 'languageType'>;

export const termsOf = ({ methodIds, paymentMinutes, ...terms }: NamedTerms): AdvertTerms => ({
  ...terms,
  methodIds: methodIds.map(Number),
  paymentMinutes: paymentMinutes ?? null,
});

const told = ({ advert, price, available, largest, schemes }: AdvertNow) => ({
  advertId: String(advert.advertId),
  side: advert.side,
  coin: advert.coin,
  quote: advert.quote,
  priceKind: advert.price.kind,
  premium: advert.price.kind === 'floating' ? advert.price.premium : null,
  price,
  available,
  minimum: advert.minimum,
  maximum: advert.maximum,
  largest,
  schemes: [...schemes],
  paymentMinutes: advert.paymentMinutes,
  conditions: advert.conditions,
  remark: advert.remark,
  hours: advert.hours,
  version: advert.version,
});

/** The reasons that are the advertiser's own affair. */
const restingSeen = (resting: AdvertNow['resting']): ShownAdvert['resting'] =>
  resting === 'frozen' || resting === 'noMethods' ? 'paused' : resting;

export const toShownAdvert = (now: AdvertNow, { nickname, isHouse, registeredMs, record }: Trader, nowMs: number): ShownAdvert => ({
  ...told(now),
  resting: restingSeen(now.resting),
  advertiser: { nickname, isHouse, registeredDays: Math.max(0, Math.floor((nowMs - registeredMs) / dayMs)), ...record },
});

export const toOwnAdvert = (now: AdvertNow): OwnAdvert => ({
  ...told(now),
  state: now.advert.state,
  resting: now.resting,
  amount: now.advert.amount,
  taken: now.advert.taken,
  methodIds: now.advert.methodIds.map(String),
  autoReply: now.advert.autoReply,
  createTimeMs: now.advert.createdMs,
});

/** The owner's answer to his word about an advert. */
export const ownAnswer = (answer: AdvertNow | AdvertRefusal): OwnAdvert | Refusal =>
  'refused' in answer ? refuse(answer.refused, answer.params) : toOwnAdvert(answer);
