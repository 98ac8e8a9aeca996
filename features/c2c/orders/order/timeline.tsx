// The things that have happened to an order, oldest first, each in a sentence.
import { useTranslations } from 'next-intl';

import { TimeText } from '#components/trading/time-text.tsx';
import type { C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import type { C2cStep } from '#lib/contract/c2c/order-steps.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';

type Row = C2cOrderDetail['history'][number];
type Cause = C2cStep | 'place' | 'decide' | 'lapse' | 'expire' | 'carry-out';
type OfBoth = 'place' | 'ask-cancel' | 'accept-cancel' | 'decline-cancel' | 'appeal' | 'accept-decision' | 'object';

const byRole =
  <Name extends OfBoth>(name: Name) =>
  ({ by }: Row) =>
    `timeline.${name}.${by === 'seller' ? 'seller' : 'buyer'}` as const;
const always =
  <Key extends string>(key: Key) =>
  () =>
    key;

const lines = {
  place: byRole('place'),
  'mark-paid': always('timeline.mark-paid'),
  'unmark-paid': always('timeline.unmark-paid'),
  cancel: always('timeline.cancel'),
  'ask-cancel': byRole('ask-cancel'),
  'accept-cancel': byRole('accept-cancel'),
  'decline-cancel': byRole('decline-cancel'),
  release: always('timeline.release'),
  appeal: byRole('appeal'),
  'accept-decision': byRole('accept-decision'),
  object: byRole('object'),
  decide: always('timeline.decide'),
  // Unanswered, the buyer's own request is accepted, and the seller's lapses.
  lapse: ({ state }: Row) => (state === 'cancelled' ? 'timeline.lapse.canceled' : 'timeline.lapse.open'),
  expire: always('timeline.expire'),
  'carry-out': ({ state }: Row) => (state === 'released' ? 'timeline.carry-out.released' : 'timeline.carry-out.canceled'),
} satisfies Readonly<Record<Cause, (row: Row) => string>>;

const isCause = (cause: string): cause is Cause => Object.hasOwn(lines, cause);

export function useHappened(): (row: Row) => string {
  const t = useTranslations('c2cOrders');
  return (row) => t(isCause(row.cause) ? lines[row.cause](row) : 'timeline.unknown');
}

export function Timeline({ history }: { readonly history: readonly Row[] }) {
  const t = useTranslations('c2cOrders.timeline');
  const happened = useHappened();
  const zoneMinutes = useZoneOffset();
  return (
    <section aria-labelledby="order-timeline" className="flex flex-col gap-3 rounded-xl border border-subtle bg-surface-1 p-4">
      <h2 id="order-timeline" className="text-sm font-semibold">
        {t('title')}
      </h2>
      <ol className="flex flex-col gap-3">
        {history.map((row, place) => (
          <li key={place} className="flex flex-col gap-0.5 border-s-2 border-subtle ps-3 text-xs">
            <span className="text-primary">{happened(row)}</span>
            <TimeText timeMs={row.timeMs} zoneMinutes={zoneMinutes} />
          </li>
        ))}
      </ol>
    </section>
  );
}
