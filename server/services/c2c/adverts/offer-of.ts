// The offer that an order is made on: the advert as it is now, or why this taker cannot have it.
import type { ErrorKey } from '#lib/contract/errors.ts';
import type { AdvertPorts } from './advert-ports.ts';
import type { AdvertRow, AdvertRows } from './advert-rows.ts';
import type { Advert, AdvertNow, AdvertRefusal, Adverts } from './adverts.ts';
import { isFiat } from '#lib/contract/c2c/fiats.ts';

type Rooms = Pick<AdvertPorts, 'methodsOf' | 'recordsOf' | 'registeredOf' | 'mainOf'> & {
  readonly rows: Pick<AdvertRows, 'find'>;
  readonly told: (row: AdvertRow, nowMs: number) => Promise<AdvertNow>;
};

const dayMs = 86_400_000;

const keyOf: Readonly<Record<NonNullable<AdvertNow['resting']>, ErrorKey>> = {
  closed: 'advertClosed',
  paused: 'advertPaused',
  frozen: 'advertPaused',
  noMethods: 'advertPaused',
  hours: 'advertHours',
  noIndex: 'advertNoIndex',
  soldOut: 'advertSoldOut',
};

const refuse = (refused: ErrorKey, params: AdvertRefusal['params'] = {}): AdvertRefusal => ({ refused, params });

export function createOffers({ rows, told, methodsOf, recordsOf, registeredOf, mainOf }: Rooms): Pick<Adverts, 'offerOf'> {
  const meets = async (takerId: string, { conditions }: Advert, nowMs: number): Promise<boolean> => {
    const { registeredDays, doneIn30Days, completionPercent } = conditions;
    if (registeredDays === 0 && doneIn30Days === 0 && completionPercent === 0) return true;
    const [records, registered] = await Promise.all([recordsOf([takerId]), registeredOf([takerId])]);
    const record = records.get(takerId);
    const days = Math.floor((nowMs - (registered.get(takerId) ?? nowMs)) / dayMs);
    // A user without orders has completed none.
    return days >= registeredDays && (record?.doneIn30Days ?? 0) >= doneIn30Days && (record?.completionPercent ?? 0) >= completionPercent;
  };
  return {
    offerOf: async (advertId, { takerId, version, nowMs }) => {
      const row = await rows.find(advertId);
      if (row === null) return refuse('unknownAdvert');
      if ((await mainOf(takerId)) === (await mainOf(row.userId))) return refuse('ownAdvert');
      const { advert, price, available, resting } = await told(row, nowMs);
      if (resting === 'closed') return refuse('advertClosed');
      if (advert.version !== version) return refuse('advertChanged');
      if (resting !== null || price === null) return refuse(keyOf[resting ?? 'noIndex']);
      if (!(await meets(takerId, advert, nowMs))) return refuse('advertConditions');
      const own = new Set(isFiat(advert.quote) ? (await methodsOf(advert.userId)).map(({ methodId }) => methodId) : []);
      const methodIds = advert.methodIds.filter((methodId) => own.has(methodId));
      if (isFiat(advert.quote) && methodIds.length === 0) return refuse('advertPaused');
      const { userId, side, coin, quote, amount, minimum, maximum, paymentMinutes } = advert;
      const terms = { side, coin, quote, price, amount, available, minimum, maximum, methodIds, paymentMinutes, version };
      return { advertId, advertiserId: userId, ...terms };
    },
  };
}
